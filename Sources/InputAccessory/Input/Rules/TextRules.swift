/// What the rules of an input make of an edit.
public enum EditOutcome: Hashable, Sendable {
  /// The edit is taken as it is.
  case asIs
  /// Another edit is made instead: `insertion` in place of `range`, then the caret at `caret`; both
  /// in UTF-16 units, within the text, and splitting no scalar. The range is the least that differs,
  /// so a key that appends still appends; it may even be empty where only the caret moves.
  case instead(range: Range<Int>, insertion: String, caret: Int)
  /// A rule said no: nothing changes and nothing is announced.
  case refused
  /// A rule gave an answer that fits no text: nothing changes.
  case faulty(RuleFault)
}

/// An answer of a rule that cannot be carried out.
public struct RuleFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule's place in its ``TextRules``, from 0.
  public let index: Int
  /// Where it put the caret, in UTF-16 units.
  public let caret: Int
  /// The length of the text it wrote, in UTF-16 units.
  public let length: Int

  /// What went wrong, fit to print as it is.
  public var description: String {
    let place = (0...length).contains(caret) ? "inside a character's code" : "outside"
    return "text rule \(index + 1) put the caret at \(caret), \(place) of a text of \(length);"
      + " the edit was refused"
  }
}

/// The rules of one input, in the order in which they are asked.
///
/// Rules that choose or format (digits, a number, a mask) stand before a limit, which then counts
/// what they left. An input without rules has an empty list, which costs a look at its count.
public struct TextRules: Hashable, Sendable {
  /// The rules, in order.
  public let list: [any TextRule]

  /// Makes a list of rules; without any, every edit is taken as it is.
  public init(_ list: [any TextRule] = []) {
    self.list = list
  }

  /// Whether there is no rule.
  @inline(__always)
  public var isEmpty: Bool { list.isEmpty }

  /// Says what becomes of an edit by the user.
  ///
  /// Deleting always goes through: a rule may tidy up after it, but a `refuse` and an answer that
  /// fits no text are passed over. Nothing is asked while an input method is composing.
  public func outcome(of edit: TextEdit) -> EditOutcome {
    if list.isEmpty || edit.cause == .composing { return .asIs }
    for index in list.indices {
      let verdict = list[index].verdict(on: edit)
      if case .accept = verdict { continue }
      return outcome(of: edit, from: index, verdict)
    }
    return .asIs
  }

  /// What becomes of an edit that the rule at `first` does not take as it is.
  private func outcome(
    of edit: TextEdit, from first: Int, _ verdict: EditVerdict
  ) -> EditOutcome {
    var current = edit
    for index in first..<list.count {
      switch index == first ? verdict : list[index].verdict(on: current) {
      case .accept: break
      case .refuse:
        if !edit.isDeletion { return .refused }
      case .insert(let text):
        current =
          current.caret.map { current.rewriting(to: text, caret: Self.clamp($0, to: text)) }
          ?? current.inserting(text)
      case .rewrite(let text, let caret):
        if let fault = Self.fault(in: text, caret: caret, index: index) {
          if edit.isDeletion { continue }
          return .faulty(fault)
        }
        current = current.rewriting(to: text, caret: caret)
      }
    }
    return Self.outcome(of: current, insteadOf: edit)
  }

  /// A text set by program in the form that the rules give it: grouped, with the mask's literals and
  /// the locale's separator. Nothing is cut or filtered, since nobody asked the program to type.
  public func formatted(_ text: String) -> String {
    list.reduce(text) { $1.formatted($0) }
  }

  /// The number that a text stands for, by the first rule that reads one.
  public func number(in text: String) -> ExactNumber? {
    for rule in list {
      if let number = rule.number(in: text) { return number }
    }
    return nil
  }

  /// Whether a text is complete and meets every rule.
  public func areMet(by text: String) -> Bool {
    let number = number(in: text)
    return list.allSatisfy { $0.isMet(by: text, number: number) }
  }

  /// Two lists are equal if they hold equal rules in the same order.
  public static func == (one: TextRules, other: TextRules) -> Bool {
    one.list.count == other.list.count
      && zip(one.list, other.list).allSatisfy { $0.erased == $1.erased }
  }

  /// Adds every rule to a hash.
  public func hash(into hasher: inout Hasher) {
    for rule in list { hasher.combine(rule.erased) }
  }

  // MARK: Carrying out

  private static func clamp(_ caret: Int, to text: String) -> Int {
    var caret = min(caret, text.utf16.count)
    if splitsScalar(caret, of: text) { caret -= 1 }
    return caret
  }

  private static func splitsScalar(_ offset: Int, of text: String) -> Bool {
    let units = text.utf16
    guard offset > 0, offset < units.count else { return false }
    return UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: offset)])
  }

  private static func fault(in text: String, caret: Int, index: Int) -> RuleFault? {
    let length = text.utf16.count
    if (0...length).contains(caret), !splitsScalar(caret, of: text) { return nil }
    return RuleFault(index: index, caret: caret, length: length)
  }

  private static func outcome(of changed: TextEdit, insteadOf edit: TextEdit) -> EditOutcome {
    guard let caret = changed.caret else {
      if changed.insertion == edit.insertion,
        changed.insertion.utf8.elementsEqual(edit.insertion.utf8)
      {
        return .asIs
      }
      // Nothing in place of nothing is no change, unless one that is there already goes.
      if changed.insertion.isEmpty, changed.range.isEmpty { return .refused }
      let end = changed.range.lowerBound + changed.insertion.utf16.count
      return .instead(range: changed.range, insertion: changed.insertion, caret: end)
    }
    return leastEdit(from: changed, to: changed.insertion, caret: caret)
  }

  /// The least edit that turns the one text into the other; both ends lie between scalars.
  private static func leastEdit(
    from edit: TextEdit, to text: String, caret: Int
  ) -> EditOutcome {
    let (old, new) = (edit.text.unicodeScalars, text.unicodeScalars)
    var (start, newStart, offset) = (old.startIndex, new.startIndex, 0)
    while start < old.endIndex, newStart < new.endIndex, old[start] == new[newStart] {
      offset += UTF16.width(old[start])
      old.formIndex(after: &start)
      new.formIndex(after: &newStart)
    }
    var (end, newEnd, tail) = (old.endIndex, new.endIndex, 0)
    while end > start, newEnd > newStart,
      old[old.index(before: end)] == new[new.index(before: newEnd)]
    {
      old.formIndex(before: &end)
      new.formIndex(before: &newEnd)
      tail += UTF16.width(old[end])
    }
    return .instead(
      range: offset..<edit.length - tail, insertion: String(new[newStart..<newEnd]), caret: caret)
  }
}

extension TextRule {
  fileprivate var erased: AnyHashable { AnyHashable(self) }
}
