/// What a toolbar relies on in an input, by stable names.
public enum InputRule: String, CheckRule {
  /// becomeFirstResponder() returns whether the input is the first responder when it returns.
  case beginResult = "begin-result"
  /// An input that begins editing tells its bar.
  case beginTellsBar = "begin-tells-bar"
  /// The bar is told the text that the session begins with; Cancel may restore it.
  case beginText = "begin-text"
  /// Asking the first responder to become it returns true, asks nobody and begins nothing.
  case beginAgain = "begin-again"
  /// Should-begin is asked once for each attempt.
  case shouldBeginOnce = "should-begin-once"
  /// Should-begin is asked before anything changes.
  case shouldBeginFirst = "should-begin-first"
  /// A no of should-begin changes nothing and is no news.
  case refusedBegin = "refused-begin"
  /// endEditing(_:) returns whether the call ended editing.
  case endResult = "end-result"
  /// An input that ends editing tells its bar.
  case endTellsBar = "end-tells-bar"
  /// An end keeps the text.
  case endKeepsText = "end-keeps-text"
  /// Without a session endEditing(_:) returns false, asks nobody and tells nobody.
  case endWithoutSession = "end-without-session"
  /// Should-end is asked once for each attempt.
  case shouldEndOnce = "should-end-once"
  /// After a no of should-end editing goes on with text and selection as they were.
  case refusedEnd = "refused-end"
  /// A forced end ends editing and does not even ask should-end.
  case forcedEnd = "forced-end"
  /// A session has one did-begin and one did-end.
  case balancedNews = "balanced-news"
  /// The bar is told of a begin and an end before the delegate hears of it.
  case barBeforeDelegate = "bar-before-delegate"
  /// acceptPendingText() ends the mark, keeps its text and goes on editing.
  case acceptPending = "accept-pending"
  /// Accepting asks nobody, announces at most one change, and is nothing where nothing waits.
  case acceptQuietly = "accept-quietly"
  /// An input that can drop pending text takes the mark away before did-end, unannounced.
  case dropPending = "drop-pending"
  /// Where should-end says no, what was to be dropped stays marked.
  case refusedDrop = "refused-drop"
  /// Nothing is marked once editing has ended.
  case noMarkAfterEnd = "no-mark-after-end"
  /// currentText is the text of editingState.
  case textIsState = "text-is-state"
  /// editingState has the text and selection that were set.
  case stateRoundTrip = "state-round-trip"
  /// replaceText(with:) gives the input this text.
  case replaceText = "replace-text"
  /// A text set by program ends the mark.
  case replaceEndsMark = "replace-ends-mark"
  /// Cancel leaves the text empty, which it sets once editing has ended.
  case cancelClears = "cancel-clears"
  /// A Cancel that clears first and is refused puts text and selection back.
  case refusedCancel = "refused-cancel"
  /// What is set by program asks nobody and announces no change.
  case silentProgram = "silent-program"
  /// clearByUser() returns whether the text is empty now.
  case clearResult = "clear-result"
  /// Should-clear is asked at most once.
  case clearOnce = "clear-once"
  /// A clear goes on editing.
  case clearKeepsEditing = "clear-keeps-editing"
  /// A no of should-clear keeps the text.
  case refusedClear = "refused-clear"
  /// pressReturn() returns what became of editing, and ignored without focus.
  case returnOutcome = "return-outcome"
  /// Return asks should-return once if the input says that it does, and else never.
  case returnQuestion = "return-question"
  /// A no of should-return is vetoed and changes nothing.
  case refusedReturn = "refused-return"
  /// insertByUser(_:) returns whether the text went in.
  case insertResult = "insert-result"
  /// A no of should-change keeps the text.
  case refusedInsert = "refused-insert"
  /// moveCaretByUser(_:) stops at the ends of the text and keeps it.
  case caretMove = "caret-move"
  /// Reading asks no delegate and changes nothing.
  case quietReading = "quiet-reading"
  /// What an input can do does not depend on its session.
  case constantCapabilities = "constant-capabilities"
  /// Next moves focus and the bar's session to the next input, Previous back.
  case handOver = "hand-over"
  /// Where the next input refuses to begin, the current one goes on as it was.
  case refusedHandOver = "refused-hand-over"
  /// An end inside did-begin leaves one did-end, no session, and false for the outer call.
  case endInsideDidBegin = "end-inside-did-begin"
  /// A begin inside did-end has focus and a session of the bar's afterwards.
  case beginInsideDidEnd = "begin-inside-did-end"
  /// Where a delegate ends editing inside should-end, the outer call returns false and ends nothing
  /// more.
  case endInsideShouldEnd = "end-inside-should-end"
  /// However deep begins and ends nest, input and bar agree about the session in the end.
  case nestedAgreement = "nested-agreement"
  /// An input is freed when its owner lets it go, whatever bar and delegate do.
  case freed = "freed"

  /// The rule's name.
  public var name: String { rawValue }
  /// The rule in one sentence.
  public var statement: String { text.statement }
  /// The call of `TextInput` that has it, and the fact about UIKit.
  public var source: String { text.source }
}
