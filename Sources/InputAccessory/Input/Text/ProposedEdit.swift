/// An edit that a delegate has agreed to, as rules see it before the text is changed.
package struct ProposedEdit: Hashable, Sendable {
  /// Where an edit comes from; undo and the steps of a composition are no business of rules.
  package enum Source: Hashable, Sendable {
    case key, paste, deletion, commit, correction
  }

  /// What goes, in UTF-16 units: within the text, and of whole scalars.
  package var range: Range<Int>
  /// What comes.
  package var insertion: String
  /// Where the edit comes from.
  package var source: Source

  /// Makes an edit.
  package init(range: Range<Int>, insertion: String, source: Source) {
    self.range = range
    self.insertion = insertion
    self.source = source
  }
}

/// What rules make of an edit.
package enum EditRuling: Hashable, Sendable {
  /// It happens as it was proposed.
  case agreed
  /// Something else comes in place of its range.
  case insertion(String)
  /// The whole text becomes another one, with the caret at a UTF-16 offset, which is clamped.
  case text(String, caret: Int)
  /// It does not happen: the text stays, a mark or a correction that waited goes.
  case refused
}

/// Decides what becomes of the user's edits once their delegate has agreed; a pure value.
package protocol EditRules {
  /// Rules on an edit of the text that `editing` holds.
  func ruling(on edit: ProposedEdit, in editing: EditingState) -> EditRuling
}
