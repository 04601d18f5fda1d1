internal import EventScript
internal import KeyboardWorld

/// What is played of a file before a person takes over.
struct PlaySetup {
  /// What is performed and judged first.
  let script: Script
  /// The lines that declare what statements may name.
  let declarations: [String]
  /// The file's lines that a recording begins with, with their numbers.
  private let lines: [(number: Int32, text: String)]

  /// Takes the part of a script that is to be played.
  ///
  /// Unless it is played to its end, that is what stands before its first event, without
  /// expectations and marks. Expectations inside callbacks are left out either way, since they speak
  /// of what the file does and not of what a person will do.
  ///
  /// - Parameters:
  ///   - all: The whole script.
  ///   - bytes: The text that it was read from.
  ///   - toEnd: Whether all of it is played.
  init(_ all: Script, text bytes: [UInt8], toEnd: Bool) {
    let end =
      toEnd
      ? all.statements.count
      : all.statements.firstIndex { !$0.body.isSetup } ?? all.statements.count
    // Comments behind the last line played say what the rest of the file does.
    let lastLine = toEnd ? .max : all.statements[..<end].last?.line ?? 0
    var statements: [Statement] = []
    var leftOut: Set<Int32> = []
    var declaring: [Int32] = []
    for var statement in all.statements[..<end] {
      if statement.body.isJudgingLater || !toEnd && statement.body.isJudging {
        leftOut.insert(statement.line)
        // Nothing, no times: the places of the others are named by `repeat`.
        statement.body = .repeat(count: 0, end: statements.count)
      } else if statement.body.declares {
        declaring.append(statement.line)
      }
      statements.append(statement)
    }
    script = Script(
      source: all.source, statements: statements, expectations: all.expectations,
      names: all.names, expectationSources: all.expectationSources)
    let source = Self.lines(of: bytes)
    declarations = declaring.map { source[Int($0) - 1] }
    lines = source.enumerated().compactMap { index, text in
      let number = Int32(truncatingIfNeeded: index + 1)
      return number <= lastLine && !leftOut.contains(number) ? (number, text) : nil
    }
  }

  /// How a recording begins, in the standard form: the lines played, without those in `leftOut`.
  func preamble(without leftOut: Set<Int32> = []) -> String {
    let text = lines.filter { !leftOut.contains($0.number) }.map { $0.text + "\n" }.joined()
    return (try? ScriptFormatter.format(text, source: script.source)) ?? text
  }

  /// The lines of a text, without their ends and a byte order mark.
  private static func lines(of bytes: [UInt8]) -> [String] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
    }
  }
}

extension Statement.Body {
  /// Whether it may stand before the first event: set-up, expectations and marks.
  fileprivate var isSetup: Bool {
    switch self {
    case .event(let event): event.isSetUp
    case .expect, .invariant, .mark: true
    case .repeat, .end: false
    }
  }

  fileprivate var isJudging: Bool {
    switch self {
    case .expect, .invariant, .mark: true
    case .event, .repeat, .end: false
    }
  }

  /// Whether it has an expectation judged inside a callback.
  fileprivate var isJudgingLater: Bool {
    guard case .event(.react(let reaction)) = self, case .check = reaction.body else {
      return false
    }
    return true
  }

  /// Whether statements may name what it brings: a thing, or an item of a bar.
  fileprivate var declares: Bool {
    guard case .event(let event) = self else { return false }
    if case .react(let reaction) = event, case .event(let inner) = reaction.body {
      return inner.declares
    }
    return event.declares
  }
}

extension StageEvent {
  fileprivate var declares: Bool {
    switch self {
    case .declare, .set(_, .items, _): true
    default: false
    }
  }
}
