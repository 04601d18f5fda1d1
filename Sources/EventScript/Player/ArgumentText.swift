/// Brings the arguments that a script writes between an entry's brackets into a trace's own form.
///
/// One blank between words, no blank around them, numbers as ``NumberText`` and texts as
/// ``ScriptText`` print them: `( 0..<0   "\u{41}" )` and `(0..<0 "A")` are the same.
enum ArgumentText {
  /// The normal form of `arguments`; what is no form of the language stays as it is.
  static func normalized(_ arguments: String) -> String {
    var words: [String] = []
    var rest = arguments.unicodeScalars[...]
    while true {
      rest = rest.drop(while: isBlank)
      guard let first = rest.first else { return words.joined(separator: " ") }
      if first == "\"" {
        guard let text = quoted(&rest) else { return arguments }
        words.append(ScriptText.quoted(text))
      } else {
        let word = rest.prefix { !isBlank($0) && $0 != "\"" }
        rest = rest[word.endIndex...]
        words.append(number(String(String.UnicodeScalarView(word))))
      }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  private static func number(_ word: String) -> String {
    guard let first = word.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
      let number = Double(word), number.isFinite
    else { return word }
    return NumberText.decimal(number)
  }

  /// Takes a text in quotes off the front of `rest`; `nil` where it is not well formed.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var text = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let escaped = escape(&rest) else { return nil }
        text.append(escaped)
      default: text.append(scalar)
      }
    }
    return nil
  }

  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(String.UnicodeScalarView(rest[..<end]))
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}

extension Expectation.Kind {
  /// The kind with its patterns' arguments in normal form; `nil` where it has none.
  var normalized: Expectation.Kind? {
    switch self {
    case .count(let pattern, let count) where pattern.arguments != nil:
      .count(pattern.normalized, count)
    case .trace(let patterns) where patterns.contains { $0.arguments != nil }:
      .trace(patterns.map(\.normalized))
    case .traceOnly(let patterns) where patterns.contains { $0.arguments != nil }:
      .traceOnly(patterns.map(\.normalized))
    default: nil
    }
  }
}

extension Expectation.EntryPattern {
  fileprivate var normalized: Self {
    Self(subject: subject, name: name, arguments: arguments.map(ArgumentText.normalized))
  }
}
