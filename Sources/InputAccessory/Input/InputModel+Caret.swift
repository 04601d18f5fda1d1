extension InputModel {
  /// Moves the caret by one user-perceived character, as an arrow key does.
  ///
  /// A selection collapses to its edge; at the ends of the text the caret stays.
  ///
  /// - Parameters:
  ///   - forward: Whether to move towards the end.
  ///   - isExtending: Whether Shift is held: the selection's end moves, and its start stays.
  public final func moveCaret(forward: Bool, extending isExtending: Bool = false) {
    let editing = state.editing
    let selection = editing.selection
    if !isExtending, !selection.isEmpty {
      let edge = forward ? selection.upperBound : selection.lowerBound
      return select(edge..<edge)
    }
    let end = selection.upperBound
    let moved =
      forward
      ? editing.characterRange(after: end).upperBound
      : editing.characterRange(before: end).lowerBound
    guard isExtending else { return select(moved..<moved) }
    select(selection.lowerBound..<max(moved, selection.lowerBound))
  }

  /// Moves the caret to the line before or after, to the same column in characters; in a field, and
  /// on the first and last line, to the start or the end of the text.
  public final func moveCaretByLine(forward: Bool) {
    let editing = state.editing
    let caret = forward ? editing.selection.upperBound : editing.selection.lowerBound
    guard isTextView else {
      let edge = forward ? editing.length : 0
      return select(edge..<edge)
    }
    let lines = editing.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let before = editing[0..<caret]
    let line = before.reduce(0) { $0 + ($1.isNewline ? 1 : 0) }
    let column = before.reversed().prefix { !$0.isNewline }.count
    let target = line + (forward ? 1 : -1)
    guard target >= 0 else { return select(0..<0) }
    guard target < lines.count else { return select(editing.length..<editing.length) }
    let end = lines[target].prefix(column).endIndex
    let offset = editing.text.utf16.distance(from: editing.text.startIndex, to: end)
    select(offset..<offset)
  }
}
