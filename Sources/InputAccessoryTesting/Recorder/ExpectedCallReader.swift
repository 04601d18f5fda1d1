internal import EventScript
internal import KeyboardWorld

/// Takes the text of an expected call apart.
struct ExpectedCallReader {
  private let text: String
  private(set) var subject = ""
  private(set) var name: TraceName?
  private(set) var arguments: String?
  private(set) var answer: Bool?
  private(set) var problem: String?

  init(_ text: String) {
    self.text = text
  }

  mutating func read() {
    let whole = text[...].trimmed
    guard !whole.isEmpty else {
      return fail("an empty text names no call; write one as in 'amount.didEndEditing'")
    }
    // Arguments may hold whatever a text may, so the brackets are found first.
    let opening = whole.firstIndex(of: "(")
    guard let opening else {
      if let arrow = whole.firstArrow {
        readAnswer(whole[arrow...])
        return readTitle(whole[..<arrow].trimmed)
      }
      return readTitle(whole)
    }
    guard let closing = end(ofArguments: whole[opening...]) else {
      return fail("the bracket is not closed; end it with ')'")
    }
    let rest = whole[whole.index(after: closing)...].trimmed
    if !rest.isEmpty { readAnswer(rest) }
    readTitle(whole[..<opening])
  }

  private mutating func fail(_ problem: String) {
    if self.problem == nil { self.problem = problem }
  }

  private mutating func readTitle(_ title: Substring) {
    if title == TraceName.touchDismiss.word {
      subject = String(title)
      name = .touchDismiss
      return
    }
    guard let dot = title.lastIndex(of: "."), dot > title.startIndex else {
      return fail(
        "\(quote(title)) names no call; write who calls, a dot and what, as in "
          + "'amount.didEndEditing'")
    }
    subject = String(title[..<dot])
    let word = String(title[title.index(after: dot)...])
    name = TraceName.allCases.first { $0.word == word }
    guard let name else {
      let words = TraceName.allCases.map(\.word)
      let remedy =
        Suggestion.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
        ?? "calls are named as in 'amount.didEndEditing' and 'bar.didTapDone'"
      return fail("nothing is called \(quote(word)); \(remedy)")
    }
    if answer != nil, !name.isQuestion {
      fail("'\(name.word)' is no question and has no answer; take '->' and what follows out")
    }
  }

  private mutating func readAnswer(_ rest: Substring) {
    guard rest.hasPrefix("->") else {
      return fail("unexpected \(quote(rest)) behind the call; an answer is written '-> yes'")
    }
    switch rest.dropFirst(2).trimmed {
    case "yes": answer = true
    case "no": answer = false
    case let word: fail("an answer cannot be \(quote(word)); write yes or no")
    }
  }

  /// Reads what stands in brackets, with single blanks between its parts.
  ///
  /// - Returns: Where the closing bracket is; `nil` where there is none.
  private mutating func end(ofArguments part: Substring) -> Substring.Index? {
    var result = ""
    var isQuoted = false
    var isEscaped = false
    for index in part.indices.dropFirst() {
      let character = part[index]
      if isQuoted {
        result.append(character)
        if character == "\"", !isEscaped { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
      } else if character == ")" {
        arguments = String(result[...].trimmed)
        return index
      } else if character == " " || character == "\t" {
        if result.last != " " { result.append(" ") }
      } else {
        isQuoted = character == "\""
        result.append(character)
      }
    }
    return nil
  }

  private func quote(_ text: some StringProtocol) -> String {
    "'" + ScriptText.shown(String(text)) + "'"
  }
}

extension Substring {
  /// Without blanks at both ends.
  fileprivate var trimmed: Substring {
    var rest = drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }

  /// Where the first `->` begins.
  fileprivate var firstArrow: Index? {
    indices.first { self[$0...].hasPrefix("->") }
  }
}
