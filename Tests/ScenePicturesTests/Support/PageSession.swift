import ScenePictures
import Testing

/// The session of the tests of pages, and what they ask of the page.
enum PageSession {
  /// The lines of the session, each of which is a frame but for the first two, which share one.
  static let lines = [
    "field name at=20,60 size=300,31 placeholder=\"Name\"",
    "toolbar bar for=* items=previous,next,flexible,done",
    "focus name",
    "type \"Ada\"",
    "insert field age keyboard=number-pad at=20,120 size=120,31",
    "tap next",
    "type \"36\"",
    "set name.secure yes",
    "tap done",
  ]
  static let frameCount = lines.count - 1

  /// The page of the session, whose last expectation fails.
  static func page() throws -> String {
    try film(of: lines.joined(separator: "\n") + "\nexpect age.text \"37\"").html
  }
}

extension Browser {
  /// The frame that a page shows, as an expression.
  static let now = "document.querySelector('article.now')"

  /// The number of the frame that the page shows; 0 where it does not show exactly one.
  func shownFrame() throws -> Int {
    let numbers: [Int] = try value(
      "[...document.querySelectorAll('article.now')].map((one) => Number(one.id.slice(1)))")
    return numbers.count == 1 ? numbers[0] : 0
  }

  /// A property of the element of an id.
  func property<Value>(_ name: String, of id: String) throws -> Value {
    try value("document.getElementById('\(id)').\(name)")
  }

  /// How many elements a selector finds.
  func count(_ selector: String) throws -> Int {
    try value("document.querySelectorAll(\(Self.quoted(selector))).length")
  }

  /// Gives an element the focus.
  func focus(_ selector: String) throws {
    let _: Bool = try value("(document.querySelector(\(Self.quoted(selector))).focus(), true)")
  }

  /// Waits until an expression is true, for 20 seconds at most.
  func wait(until expression: String) throws {
    for _ in 0..<400 {
      if try value("Boolean(\(expression))") { return }
      try wait(50)
    }
    throw Failure(description: "\(expression) does not come true")
  }

  /// Lets time pass.
  func wait(_ milliseconds: Int) throws {
    let _: Bool = try value(
      "new Promise((done) => setTimeout(() => done(true), \(milliseconds)))")
  }
}
