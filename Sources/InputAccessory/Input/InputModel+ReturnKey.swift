extension InputModel {
  /// The title that the Return key shows: the one that the input's bar has it show, else the input's
  /// own, ``returnKeyType``, which no bar changes.
  public final var shownReturnKeyType: ReturnKeyType {
    (accessory as? AccessoryToolbar)?.returnKey(of: self) ?? returnKeyType
  }
}
