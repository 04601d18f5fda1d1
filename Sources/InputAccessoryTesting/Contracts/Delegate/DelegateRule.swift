/// What toolbar, fields and the rest of an app rely on in a delegate, by stable names.
public enum DelegateRule: String, CheckRule {
  /// Every begin that a delegate hears of has its end, and none comes twice.
  case balanced
  /// Of a session at most one Done, Cancel or Submit is reported.
  case oneReport = "one-report"
  /// Done, Cancel and Submit are reported once the session has ended, not before.
  case reportAfterEnd = "report-after-end"
  /// A delegate that is let go is freed, whatever field and bar do.
  case released
  /// Once a delegate is gone, nothing of what it wired acts any more.
  case silentAfterRelease = "silent-after-release"
  /// A delegate keeps no field and no bar alive.
  case keepsNothing = "keeps-nothing"
  /// What a delegate does inside calls comes to an end.
  case bounded
  /// A question leaves focus and sessions as they are.
  case questionKeepsFocus = "question-keeps-focus"
  /// A question leaves text and selection as they are.
  case questionKeepsText = "question-keeps-text"
  /// A question leaves the bar, the inputs' state and their delegates as they are.
  case questionKeepsForm = "question-keeps-form"
  /// A question that is asked again at once has the same answer.
  case sameAnswer = "same-answer"
  /// The same events lead to the same calls.
  case repeatable
  /// A sequence of the caller's can be read, runs to its end, and what it expects holds.
  case playable

  /// The rule's name.
  public var name: String { rawValue }

  /// The rule in one sentence.
  public var statement: String {
    switch self {
    case .balanced: "Every begin that a delegate hears of has its end, and none comes twice."
    case .oneReport: "Of a session at most one Done, Cancel or Submit is reported."
    case .reportAfterEnd:
      "Done, Cancel and Submit are reported once the session has ended, not before."
    case .released: "A delegate that is let go is freed, whatever field and bar do."
    case .silentAfterRelease:
      "Once a delegate is gone, nothing of what it wired acts any more."
    case .keepsNothing: "A delegate keeps no field and no bar alive."
    case .bounded: "What a delegate does inside calls comes to an end."
    case .questionKeepsFocus: "A question leaves focus and sessions as they are."
    case .questionKeepsText: "A question leaves text and selection as they are."
    case .questionKeepsForm:
      "A question leaves the bar, the inputs' state and their delegates as they are."
    case .sameAnswer: "A question that is asked again at once has the same answer."
    case .repeatable: "The same events lead to the same calls."
    case .playable:
      "A sequence of the caller's can be read, runs to its end, and what it expects holds."
    }
  }

  /// The call or the fact about UIKit that has it.
  public var source: String {
    switch self {
    case .balanced: "TextFieldDelegate, fact 2.1"
    case .oneReport: "AccessoryToolbarDelegate, fact 10.2"
    case .reportAfterEnd: "AccessoryToolbarDelegate, fact 10.2"
    case .released: "AccessoryToolbar.delegate, fact 9.1"
    case .silentAfterRelease: "AccessoryToolbar.handlers"
    case .keepsNothing: "InputModel.accessory, fact 10.4"
    case .bounded: "FocusScope.nestingLimit"
    case .questionKeepsFocus, .questionKeepsForm, .sameAnswer:
      "AccessoryToolbarDelegate, fact 1.3"
    case .questionKeepsText: "TextFieldDelegate, fact 2.4"
    case .repeatable: "Recorder.log"
    case .playable: "DelegateContract"
    }
  }
}
