extension InputModel {
  /// What an input method is composing, in UTF-16 units; `nil` if it is not (2.26).
  public final var markedRange: Range<Int>? { state.editing.marked }

  /// Marks `text` in place of what is marked, else of the selection (2.26).
  ///
  /// Should-change is asked and the change announced, as typing in an input method does. An empty
  /// text takes the marked span away; without one it does nothing (2.27).
  ///
  /// - Parameters:
  ///   - text: What to mark.
  ///   - selected: What to select, relative to `text`; its end unless said.
  /// - Returns: Whether the text changed.
  @discardableResult
  public final func compose(_ text: String, selected: Range<Int>? = nil) -> Bool {
    let text = admitted(text)
    guard !text.isEmpty || markedRange != nil else { return false }
    return change(markedRange ?? selection, to: text) { editing, range in
      editing.mark(text, in: range, selected: selected)
    }
  }

  /// Replaces what is marked by `text` and accepts it: one question, one announcement.
  ///
  /// - Returns: Whether the text changed; without marked text, `text` is inserted.
  @discardableResult
  public final func commit(_ text: String) -> Bool {
    let text = admitted(text)
    return change(markedRange ?? selection, to: text) { editing, range in
      editing.edit(range, with: text, as: .composition)
      editing.acceptMarked()
    }
  }

  /// Accepts what is marked as it is: no question, one announcement.
  ///
  /// - Returns: Whether there was something marked.
  @discardableResult
  public final func commit() -> Bool {
    guard markedRange != nil else { return false }
    acceptMarkedText(listener)
    return true
  }

  /// Has the system's correction wait for the word before the caret; without a word, or with a
  /// selection in place of a caret, nothing waits.
  public final func suggest(_ replacement: String) {
    guard isFirstResponder else { return }
    state.editing.suggest(admitted(replacement))
  }

  /// Accepts marked text and a correction that waits, each announced once and neither asked about;
  /// nothing where none does.
  public final func acceptPendingText() {
    guard state.editing.hasPendingText else { return }
    acceptPendingText(listener)
  }

  final func acceptPendingText(_ listener: InputListener) {
    if markedRange != nil { acceptMarkedText(listener) }
    if let correction = state.editing.pendingCorrection {
      announce(to: listener) {
        state.editing.edit(correction.range, with: correction.replacement, as: .single)
      }
    }
  }

  final func acceptMarkedText(_ listener: InputListener) {
    announce(to: listener) { state.editing.acceptMarked() }
  }
}
