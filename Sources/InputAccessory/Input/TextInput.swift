/// What a toolbar needs of an input, be it a model or a view of a UI framework.
///
/// The toolbar holds inputs weakly. Whoever conforms tells the toolbar when editing begins and ends,
/// by ``AccessoryToolbar/inputDidBeginEditing(_:from:)`` and
/// ``AccessoryToolbar/inputDidEndEditing(_:)``; a model does so for the accessory it owns.
public protocol TextInput: AnyObject {
  /// What the input can do beyond what every input can.
  var capabilities: TextInputCapabilities { get }
  /// A reference that does not keep the input alive; a weak one unless the input has its own.
  var reference: InputReference { get }
  /// Whether keys go to the input.
  var isFirstResponder: Bool { get }
  /// Why Next and Previous leave the input out; `nil` if they do not. Asks no delegate.
  var focusObstacle: FocusObstacle? { get }
  /// Why Next and Previous from `other` leave the input out; `nil` if they do not. Asks no delegate.
  /// The same as ``focusObstacle`` for an input that knows of no windows.
  func focusObstacle(from other: any TextInput) -> FocusObstacle?
  /// The text, marked text included.
  var currentText: String { get }
  /// The text, the selection and what is being composed. Setting it is by program: it asks nothing
  /// and announces nothing.
  var editingState: EditingState { get set }

  /// What shows while the text is empty; a bar's title shows it.
  var currentPlaceholder: String { get }
  /// Whether the text is kept from view, so that a bar shows dots for it.
  var hidesText: Bool { get }
  /// Whether the text is as the input's own rules want it.
  var isTextValid: Bool { get }

  /// Asks for focus.
  ///
  /// - Returns: Whether the input is the first responder when the call returns (1.1).
  func becomeFirstResponder() -> Bool
  /// Ends editing, if nobody objects.
  ///
  /// - Returns: Whether this call ended it; `false` where a delegate said no, and where no session
  ///   was open or a delegate ended it meanwhile.
  func endEditing(_ end: EditingEnd) -> Bool
  /// Accepts marked text and a correction that waits, each announced once; nothing where none does.
  func acceptPendingText()
  /// Replaces the text by program: it asks nothing and announces nothing.
  func replaceText(with text: String)
  /// Does what the field's own clear button does (2.17).
  ///
  /// - Returns: Whether the text is empty now and was announced; `false` where a delegate said no.
  func clearByUser() -> Bool
  /// Does what the Return key does.
  ///
  /// - Returns: `vetoed` where should-return said no, `refused` where should-end or should-begin did,
  ///   `moved`, `done` where editing ended, `performed` where it goes on, `ignored` without focus.
  func pressReturn() -> ActionOutcome
  /// Inserts a text at the selection, as typing it does.
  ///
  /// - Returns: Whether it went in; `false` where a delegate said no.
  func insertByUser(_ text: String) -> Bool
  /// Moves the caret by so many characters, back where negative; at the ends of the text it stays.
  func moveCaretByUser(_ distance: Int)
}

extension TextInput {
  /// What stands in the way from everywhere.
  public func focusObstacle(from other: any TextInput) -> FocusObstacle? { focusObstacle }
  /// None.
  public var currentPlaceholder: String { "" }
  /// No.
  public var hidesText: Bool { false }
  /// Yes.
  public var isTextValid: Bool { true }

  /// Inserts by program, which asks nothing.
  public func insertByUser(_ text: String) -> Bool {
    let before = editingState
    let selection = before.marked ?? before.selection
    let start = String(before[0..<selection.lowerBound]) + text
    let caret = start.utf16.count
    editingState = EditingState(
      text: start + before[selection.upperBound..<before.length], selection: caret..<caret)
    return true
  }

  /// Moves it by program.
  public func moveCaretByUser(_ distance: Int) {
    let before = editingState
    var caret = distance < 0 ? before.selection.lowerBound : before.selection.upperBound
    for _ in 0..<min(distance.magnitude, UInt(before.length)) {
      caret =
        distance < 0
        ? before.characterRange(before: caret).lowerBound
        : before.characterRange(after: caret).upperBound
    }
    editingState = EditingState(text: before.text, selection: caret..<caret)
  }

  /// A weak reference.
  public var reference: InputReference { WeakInputReference(self) }
}
