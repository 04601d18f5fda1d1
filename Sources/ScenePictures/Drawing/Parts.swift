/// A piece of a picture.
enum Piece: Hashable {
  /// Markup that stands alone, such as the beginning of a group.
  case markup(String)
  /// A part by its number: something whole that other pictures may have too.
  case part(Int)
}

/// The parts that pictures are made of, each once however many pictures have it.
struct Parts {
  /// How many bytes the parts' markup has.
  private(set) var size = 0
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  /// The piece for a part's markup.
  mutating func piece(_ markup: String) -> Piece {
    if let number = numbers[markup] { return .part(number) }
    let number = all.count
    numbers[markup] = number
    all.append(markup)
    size += markup.utf8.count
    return .part(number)
  }
}

/// Writes pictures that share parts: what several of them have is defined once and used by name.
struct SharedParts {
  /// Shorter ones are written out; their use would take as much room.
  private static let leastLength = 60

  private let parts: [String]
  /// The name of each part that is shared; 0 where it is written out.
  private var names: [Int]
  private(set) var definitions = ""

  /// Finds what to share.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - pictures: The pictures that are made of them, in order.
  init(_ parts: Parts, in pictures: some Sequence<[Piece]>) {
    self.parts = parts.all
    var uses = Array(repeating: 0, count: parts.all.count)
    for case .part(let number) in pictures.lazy.joined() { uses[number] += 1 }
    names = Array(repeating: 0, count: parts.all.count)
    var last = 0
    for (number, markup) in parts.all.enumerated()
    where uses[number] > 1 && markup.utf8.count >= Self.leastLength {
      last += 1
      names[number] = last
      definitions += "<g id=\"p\(last)\">\(markup)</g>\n"
    }
  }

  /// The markup of a picture.
  func markup(of picture: [Piece]) -> String {
    var markup = ""
    for piece in picture {
      switch piece {
      case .markup(let text): markup += text
      case .part(let number):
        if names[number] > 0 {
          markup += "<use href=\"#p\(names[number])\"/>"
        } else if parts[number].utf8.count >= Self.leastLength {
          markup += "<g>\(parts[number])</g>"
        } else {
          markup += parts[number]
        }
      }
    }
    return markup
  }
}
