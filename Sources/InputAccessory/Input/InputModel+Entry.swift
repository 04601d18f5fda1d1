// Traits that change what typing, pasting and deleting do.

extension InputModel.State {
  /// Whether the text is hidden from eyes and from copying. Where it becomes so, the next insertion
  /// replaces the text and the next backspace empties it (8.9), unless
  /// ``keepsSecureText`` says otherwise.
  public var isSecure: Bool {
    get { entry[.secure] }
    set {
      if newValue != isSecure { entry[.secureIsFresh] = newValue }
      entry[.secure] = newValue
    }
  }
  /// Whether a secure field keeps text and caret where 8.9 has it start anew.
  public var keepsSecureText: Bool {
    get { entry[.secureKeeps] }
    set { entry[.secureKeeps] = newValue }
  }
  /// Whether the next insertion replaces everything; a change and another selection reset it (8.7).
  public var clearsOnInsertion: Bool {
    get { entry[.clearsOnInsertion] }
    set { entry[.clearsOnInsertion] = newValue }
  }
  /// Whether a field's text goes when editing begins, if should-clear agrees (2.18, 8.8); a text
  /// view takes no notice.
  public var clearsOnBeginEditing: Bool {
    get { entry[.clearsOnBegin] }
    set { entry[.clearsOnBegin] = newValue }
  }
}

extension InputModel {
  /// Whether the text is hidden from eyes and from copying; `false` by default (8.10).
  ///
  /// The first insertion after the input gained focus, or became secure while being edited, replaces
  /// the text, and a backspace in its place empties it (8.9). Should-change is asked for the whole
  /// text then; which range UIKit reports is not known.
  public final var isSecure: Bool {
    get { state.isSecure }
    set { state.isSecure = newValue }
  }
  /// Whether a secure input keeps text and caret instead; `false` by default, as in UIKit (8.9).
  public final var keepsSecureText: Bool {
    get { state.keepsSecureText }
    set { state.keepsSecureText = newValue }
  }
  /// Whether the next insertion replaces everything; `false` by default. Any change by the user and
  /// another selection reset it (8.7); setting the text by program does not.
  public final var clearsOnInsertion: Bool {
    get { state.clearsOnInsertion }
    set { state.clearsOnInsertion = newValue }
  }
  /// Whether pasting and cutting keep one blank between words; by default they take no notice.
  public final var smartInsertDelete: SmartInsertDelete {
    get { state.smartInsertDelete }
    set { state.smartInsertDelete = newValue }
  }
  /// Whether the system may offer corrections; `true` by default. Where not, none waits.
  public final var autocorrects: Bool {
    get { state.autocorrects }
    set { state.autocorrects = newValue }
  }
  /// Whether Return does nothing while the text is empty; `false` by default (8.4).
  public final var enablesReturnKeyAutomatically: Bool {
    get { state.enablesReturnKeyAutomatically }
    set { state.enablesReturnKeyAutomatically = newValue }
  }
  /// How the input does what sources disagree about.
  public final var policies: EditingPolicies {
    get { state.policies }
    set { state.policies = newValue }
  }

  /// Whether Return is enabled now (8.4).
  public final var isReturnKeyEnabled: Bool {
    !state.enablesReturnKeyAutomatically || state.editing.length > 0
  }

  /// What an insertion takes the place of.
  @inline(__always)
  final var insertionRange: Range<Int> {
    if !state.entry.isEmpty, state.entry.insertionReplacesAll { return 0..<state.editing.length }
    return state.editing.marked ?? state.editing.selection
  }
}
