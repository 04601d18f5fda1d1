/// A rule that holds after every event, whatever delegates answer and do inside their callbacks.
///
/// The rules are those of the toolbar's contract and of the house.
public enum ContractRule: String, CaseIterable, Hashable, Sendable {
  /// Each did-begin of an input is followed by its did-end, once.
  case beginsAndEndsAlternate = "begins-and-ends-alternate"
  /// Should-begin and should-end are asked once in an attempt.
  case askedOnce = "asked-once"
  /// Done, Cancel, Submit and a move are told once where they came about, and never elsewhere.
  case reportMatchesOutcome = "report-matches-outcome"
  /// Done, Cancel and Submit are told once editing has ended.
  case reportComesAfterTheEnd = "report-comes-after-the-end"
  /// Cancel changes the text after the end, or before should-end where the bar says so.
  case clearComesInOrder = "clear-comes-in-order"
  /// Cancel leaves the text that the bar's policy says.
  case cancelLeavesItsText = "cancel-leaves-its-text"
  /// What is refused, vetoed or ignored changes nothing.
  case refusalChangesNothing = "refusal-changes-nothing"
  /// What has focus is shown, enabled, editable and stands in its window.
  case focusIsPossible = "focus-is-possible"
  /// No marked text and no correction outlives its session.
  case pendingTextEnds = "pending-text-ends"
  /// Selection and marked text lie within the text.
  case textIsWhole = "text-is-whole"
  /// A bar serves the input that shows it, and nothing once that ended.
  case barServesTheFocus = "bar-serves-the-focus"
  /// Next and Previous go to what the bar is bound to and stands on the screen.
  case chainIsFresh = "chain-is-fresh"
  /// The keyboard is up while an input has focus, and only then.
  case keyboardFollowsFocus = "keyboard-follows-focus"
  /// What moves for the keyboard stands where base and frame say.
  case placesAreAbsolute = "places-are-absolute"
  /// What moved for the keyboard stands at its base once it has gone.
  case movedComesBack = "moved-comes-back"
  /// Nothing keeps alive what was dropped.
  case droppedIsFreed = "dropped-is-freed"
  /// Reading changes nothing and asks nobody.
  case questionsAreSilent = "questions-are-silent"

  /// What the rule says.
  public var sentence: String {
    switch self {
    case .beginsAndEndsAlternate: "each did-begin of an input is followed by its did-end, once"
    case .askedOnce: "should-begin and should-end are asked once in an attempt"
    case .reportMatchesOutcome:
      "Done, Cancel, Submit and a move are told once where they came about, and never elsewhere"
    case .reportComesAfterTheEnd: "Done, Cancel and Submit are told once editing has ended"
    case .clearComesInOrder:
      "Cancel changes the text after the end, or before should-end where the bar says so"
    case .cancelLeavesItsText: "Cancel leaves the text that the bar's policy says"
    case .refusalChangesNothing: "what is refused, vetoed or ignored changes nothing"
    case .focusIsPossible: "what has focus is shown, enabled, editable and stands in its window"
    case .pendingTextEnds: "no marked text and no correction outlives its session"
    case .textIsWhole: "selection and marked text lie within the text"
    case .barServesTheFocus: "a bar serves the input that shows it, and nothing once that ended"
    case .chainIsFresh: "Next and Previous go to what the bar is bound to and stands on the screen"
    case .keyboardFollowsFocus: "the keyboard is up while an input has focus, and only then"
    case .placesAreAbsolute: "what moves for the keyboard stands where base and frame say"
    case .movedComesBack: "what moved for the keyboard stands at its base once it has gone"
    case .droppedIsFreed: "nothing keeps alive what was dropped"
    case .questionsAreSilent: "reading changes nothing and asks nobody"
    }
  }
}

/// A rule that did not hold.
package struct BrokenRule: Hashable, Sendable, CustomStringConvertible {
  /// The rule.
  package let rule: ContractRule
  /// Whose rule it is here, by name, and what was seen; safe to print where names are.
  package let finding: String

  /// The rule's name, what it says, and what was seen.
  package var description: String { "\(rule.rawValue): \(rule.sentence); \(finding)" }
}
