/// The text of an input with all that editing needs to know about it, as one value.
///
/// Every range is in UTF-16 units, as UIKit counts (2.5). Ranges handed in may exceed the text or
/// split a surrogate pair (2.6, 2.30): they are clamped to the text, and an edit takes the whole of
/// a character's scalar rather than half of it, so the text never holds a lone surrogate.
public struct EditingState: Hashable, Sendable {
  /// The text, marked text included.
  public private(set) var text: String
  /// The text's length in UTF-16 units.
  public private(set) var length: Int
  /// What is selected; empty where there is a caret. It lies within the text.
  public private(set) var selection: Range<Int>
  /// The span an input method is still composing; never empty.
  public private(set) var marked: Range<Int>?
  /// A correction that the system will apply unless the user goes on with the word.
  public private(set) var pendingCorrection: PendingCorrection?
  /// How often the text was set by program; tells whether somebody set it meanwhile.
  public private(set) var revision: UInt32 = 0
  private(set) var history = EditHistory()

  /// Makes the state of an input that holds `text`, with the caret at its end (2.14).
  public init(text: String = "") {
    self.text = text
    length = text.utf16Length
    selection = length..<length
  }

  /// Makes the state of an input of another kind, which has no undo and no correction of its own.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: What is selected, in UTF-16 units; clamped to the text.
  ///   - marked: What is being composed; clamped, and nothing if it is empty.
  public init(text: String, selection: Range<Int>, marked: Range<Int>? = nil) {
    self.init(text: text)
    self.selection = clamp(selection)
    self.marked = marked.map(clamp).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether marked text or a correction waits to be accepted.
  public var hasPendingText: Bool { marked != nil || pendingCorrection != nil }
  /// Whether there is a step to undo.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is a step to do again.
  public var canRedo: Bool { history.canRedo }

  /// Whether the text is the same, scalar by scalar.
  func hasSameText(as other: EditingState) -> Bool {
    length == other.length && text.utf8.elementsEqual(other.text.utf8)
  }

  // MARK: Ranges

  /// The part of `range` that lies within the text.
  public func clamp(_ range: Range<Int>) -> Range<Int> {
    let lower = min(max(range.lowerBound, 0), length)
    return lower..<min(max(range.upperBound, lower), length)
  }

  /// `range` within the text and widened so that it splits no scalar; a caret inside one moves
  /// before it.
  func whole(_ range: Range<Int>) -> Range<Int> {
    // Most keys are pressed at the end, where nothing is split.
    range.lowerBound == length && range.isEmpty ? range : span(range).offsets
  }

  private func span(_ range: Range<Int>) -> UTF16Span {
    text.span(of: clamp(range), length: length)
  }

  /// The text of `range`, which is clamped and made whole.
  public subscript(range: Range<Int>) -> Substring { text[span(range).indices] }

  /// The user-perceived character before `offset`, which an arrow key steps over.
  ///
  /// - Complexity: O(*n*) in the distance to the nearer end of the text, O(1) for ASCII.
  public func characterRange(before offset: Int) -> Range<Int> {
    deletionRange(before: offset, .wholeCharacter)
  }

  /// What a backspace at `offset` takes: the user-perceived character before it, or a part of it
  /// (2.31).
  func deletionRange(before offset: Int, _ policy: ClusterBackspace) -> Range<Int> {
    let end = span(offset..<offset)
    guard let character = text[..<end.indices.lowerBound].last else { return end.offsets }
    var length = character.utf16.count
    if length > 1, let mark = character.unicodeScalars.last, policy.takesAlone(mark) {
      length = UTF16.width(mark)
    }
    return end.offsets.lowerBound - length..<end.offsets.lowerBound
  }

  /// What a forward delete at `offset` takes: the user-perceived character after it.
  public func characterRange(after offset: Int) -> Range<Int> {
    let start = span(offset..<offset)
    guard let character = text[start.indices.lowerBound...].first else { return start.offsets }
    let lower = start.offsets.lowerBound
    return lower..<lower + character.utf16.count
  }

  /// Whether there is marked text and `range` exceeds it.
  func leavesMark(_ range: Range<Int>) -> Bool {
    guard let marked else { return false }
    return range.lowerBound < marked.lowerBound || range.upperBound > marked.upperBound
  }

  /// The run of characters other than blanks and line ends right before the caret.
  var lastWord: Range<Int> {
    let end = span(selection.lowerBound..<selection.lowerBound)
    let before = text[..<end.indices.lowerBound]
    let word = before.reversed().prefix { !$0.isWhitespace && !$0.isNewline }
    let upper = end.offsets.lowerBound
    return upper - word.reduce(0) { $0 + $1.utf16.count }..<upper
  }

  // MARK: Edits

  /// Replaces `range`, puts the caret behind what came and remembers the step.
  @inline(__always)
  mutating func edit(_ range: Range<Int>, with new: String, as kind: EditHistory.Kind) {
    let added = new.utf16Length
    // Most keys are pressed at the end, where nothing needs to be looked up.
    if range.lowerBound == length, range.isEmpty {
      history.record(at: length, removed: "", inserted: new, length: added, as: kind)
      text += new
      didReplace(range, by: added)
      return
    }
    let span = span(range)
    history.record(
      at: span.offsets.lowerBound, removed: range.isEmpty ? "" : String(text[span.indices]),
      inserted: new, length: added, as: kind)
    text.replaceSubrange(span.indices, with: new)
    didReplace(span.offsets, by: added)
  }

  private mutating func splice(_ range: Range<Int>, with new: String) {
    let span = span(range)
    text.replaceSubrange(span.indices, with: new)
    didReplace(span.offsets, by: new.utf16Length)
  }

  @inline(__always)
  private mutating func didReplace(_ range: Range<Int>, by added: Int) {
    length += added - range.count
    let caret = range.lowerBound + added
    selection = caret..<caret
    marked = nil
    pendingCorrection = nil
  }

  /// Replaces the whole text as a step of the user's, and puts the caret where it is asked for.
  ///
  /// - Parameters:
  ///   - new: The text.
  ///   - caret: In UTF-16 units; clamped to the text, and before a scalar that it would split.
  ///   - kind: What made the change.
  mutating func rewrite(_ new: String, caret: Int, as kind: EditHistory.Kind) {
    history.recordRewrite(of: text, by: new, as: kind)
    text = new
    length = new.utf16Length
    let caret = min(max(caret, 0), length)
    selection = whole(caret..<caret)
    marked = nil
    pendingCorrection = nil
  }

  /// The text without what is being composed.
  ///
  /// - Complexity: O(*n*) in the text while something is.
  public var committedText: String {
    guard let marked else { return text }
    return String(self[0..<marked.lowerBound] + self[marked.upperBound..<length])
  }

  /// Replaces the whole text by program: nothing can be undone, nothing is pending afterwards.
  mutating func set(_ new: String) {
    text = new
    length = new.utf16Length
    selection = length..<length
    marked = nil
    pendingCorrection = nil
    history.forget()
    revision &+= 1
  }

  /// Replaces `range` by program.
  mutating func replaceByProgram(_ range: Range<Int>, with new: String) {
    splice(range, with: new)
    history.forget()
    revision &+= 1
  }

  /// Has the next change be an undo step of its own.
  mutating func endRun() {
    history.endRun()
  }

  /// Selects the part of `range` that lies within the text; a run of keys ends there.
  mutating func select(_ range: Range<Int>) {
    selection = clamp(range)
    history.endRun()
  }

  // MARK: Pending text

  /// Replaces `range`, what is marked or else selected, by `new` and marks it (2.26).
  ///
  /// - Parameters:
  ///   - new: What to mark.
  ///   - range: What it replaces.
  ///   - selected: What to select within `new`; its end unless said.
  mutating func mark(_ new: String, in range: Range<Int>, selected: Range<Int>?) {
    let range = whole(range)
    edit(range, with: new, as: .composition)
    let start = range.lowerBound
    let end = selection.upperBound
    marked = end > start ? start..<end : nil
    if let selected {
      let within = selected.clamped(to: 0..<end - start)
      selection = start + within.lowerBound..<start + within.upperBound
    }
  }

  /// Accepts marked text as it is.
  mutating func acceptMarked() {
    marked = nil
    history.endRun()
  }

  /// Has `replacement` wait for the word before the caret; nothing waits where there is no word, or
  /// a selection in place of a caret.
  mutating func suggest(_ replacement: String) {
    let word = selection.isEmpty ? lastWord : selection.lowerBound..<selection.lowerBound
    pendingCorrection =
      word.isEmpty ? nil : PendingCorrection(range: word, replacement: replacement)
  }

  /// Forgets the correction that waits.
  mutating func forgetCorrection() {
    pendingCorrection = nil
  }

  /// Takes away what was never accepted: the marked span and the correction that waits. Undo brings
  /// back what the span had replaced.
  mutating func dropPending() {
    if let marked { edit(marked, with: "", as: .composition) }
    pendingCorrection = nil
    history.endRun()
  }

  // MARK: Undo

  /// The edit that takes back the last step: what to replace, and by what.
  var undoStep: (range: Range<Int>, text: String)? {
    history.lastStep.map { ($0.start..<$0.end, $0.removed) }
  }

  /// The edit that does the step undone last again.
  var redoStep: (range: Range<Int>, text: String)? {
    history.nextStep.map { ($0.start..<$0.start + $0.removed.utf16Length, $0.inserted) }
  }

  /// Takes back the last step.
  mutating func undo() {
    guard let step = undoStep else { return }
    splice(step.range, with: step.text)
    history.didUndo()
  }

  /// Does the step undone last again.
  mutating func redo() {
    guard let step = redoStep else { return }
    splice(step.range, with: step.text)
    history.didRedo()
  }
}
