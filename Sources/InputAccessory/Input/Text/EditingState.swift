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
  private var history = EditHistory()

  /// Makes the state of an input that holds `text`, with the caret at its end (2.14).
  public init(text: String = "") {
    self.text = text
    length = text.utf16.count
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

  // MARK: Ranges

  /// The part of `range` that lies within the text.
  public func clamp(_ range: Range<Int>) -> Range<Int> {
    let lower = min(max(range.lowerBound, 0), length)
    return lower..<min(max(range.upperBound, lower), length)
  }

  /// `range` within the text and widened so that it splits no scalar; a caret inside one moves
  /// before it.
  func whole(_ range: Range<Int>) -> Range<Int> {
    let range = clamp(range)
    let lower = splitsScalar(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
    guard !range.isEmpty else { return lower..<lower }
    return lower..<(splitsScalar(range.upperBound) ? range.upperBound + 1 : range.upperBound)
  }

  private func splitsScalar(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return false }
    return UTF16.isTrailSurrogate(text.utf16[index(offset)])
  }

  private func index(_ offset: Int) -> String.Index {
    offset == length ? text.endIndex : text.utf16.index(text.startIndex, offsetBy: offset)
  }

  /// The text of `range`, which is clamped and made whole.
  public subscript(range: Range<Int>) -> Substring {
    let range = whole(range)
    return text[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// What a backspace at `offset` takes: the user-perceived character before it (2.31).
  ///
  /// - Complexity: O(*n*) in the text before `offset`, O(1) for ASCII.
  public func characterRange(before offset: Int) -> Range<Int> {
    let end = whole(offset..<offset).lowerBound
    guard let character = text[..<index(end)].last else { return end..<end }
    return end - character.utf16.count..<end
  }

  /// What a forward delete at `offset` takes: the user-perceived character after it.
  public func characterRange(after offset: Int) -> Range<Int> {
    let start = whole(offset..<offset).lowerBound
    guard let character = text[index(start)...].first else { return start..<start }
    return start..<start + character.utf16.count
  }

  /// Whether there is marked text and `range` exceeds it.
  func leavesMark(_ range: Range<Int>) -> Bool {
    guard let marked else { return false }
    return range.lowerBound < marked.lowerBound || range.upperBound > marked.upperBound
  }

  /// The run of characters other than blanks and line ends right before the caret.
  var lastWord: Range<Int> {
    let end = whole(selection.lowerBound..<selection.lowerBound).lowerBound
    let before = text[..<index(end)]
    let word = before.reversed().prefix { !$0.isWhitespace && !$0.isNewline }
    return end - word.reduce(0) { $0 + $1.utf16.count }..<end
  }

  // MARK: Edits

  /// Replaces `range`, puts the caret behind what came and remembers the step.
  @inline(__always)
  mutating func edit(_ range: Range<Int>, with new: String, as kind: EditHistory.Kind) {
    let range = whole(range)
    let old = range.isEmpty ? "" : String(self[range])
    splice(range, with: new)
    history.record(at: range.lowerBound, removed: old, inserted: new, as: kind)
  }

  private mutating func splice(_ range: Range<Int>, with new: String) {
    let added = new.utf16.count
    if range.isEmpty, range.lowerBound == length {
      text += new
    } else {
      text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    }
    length += added - range.count
    let caret = range.lowerBound + added
    selection = caret..<caret
    marked = nil
    pendingCorrection = nil
  }

  /// Replaces the whole text by program: nothing can be undone, nothing is pending afterwards.
  mutating func set(_ new: String) {
    text = new
    length = new.utf16.count
    selection = length..<length
    marked = nil
    pendingCorrection = nil
    history.forget()
    revision &+= 1
  }

  /// Replaces `range` by program.
  mutating func replaceByProgram(_ range: Range<Int>, with new: String) {
    splice(whole(range), with: new)
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
    let end = start + new.utf16.count
    marked = end > start ? start..<end : nil
    if let selected {
      let lower = min(start + max(selected.lowerBound, 0), end)
      selection = lower..<min(max(start + selected.upperBound, lower), end)
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
    history.lastStep.map { ($0.start..<$0.start + $0.inserted.utf16.count, $0.removed) }
  }

  /// The edit that does the step undone last again.
  var redoStep: (range: Range<Int>, text: String)? {
    history.nextStep.map { ($0.start..<$0.start + $0.removed.utf16.count, $0.inserted) }
  }

  /// Takes back the last step.
  mutating func undo() {
    guard let step = undoStep else { return }
    splice(whole(step.range), with: step.text)
    history.didUndo()
  }

  /// Does the step undone last again.
  mutating func redo() {
    guard let step = redoStep else { return }
    splice(whole(step.range), with: step.text)
    history.didRedo()
  }
}
