// What stands beside an input's state, as a value that a model of its surroundings can keep.

extension InputModel {
  /// Where an input stands, and who was told of its session.
  package struct Placement {
    fileprivate var accessory: (any InputAccessoryView)?
    fileprivate var shownAccessory: (any InputAccessoryView)?
    fileprivate var scope: FocusScope?
    fileprivate var isInWindow: Bool
    fileprivate var rules: TextRules
    /// Whether somebody was told that the session began, who is then told of its end.
    package fileprivate(set) var isBeginTold: Bool
  }

  /// Where the input stands, between events; setting it tells nobody.
  package final var placement: Placement {
    get {
      Placement(
        accessory: accessory, shownAccessory: shownAccessory, scope: placedScope,
        isInWindow: isPlacedInWindow, rules: rules, isBeginTold: isBeginTold)
    }
    set {
      accessory = newValue.accessory
      rules = newValue.rules
      isBeginTold = newValue.isBeginTold
      place(
        in: newValue.scope, isInWindow: newValue.isInWindow, showing: newValue.shownAccessory)
    }
  }

  /// Whether a session is open that somebody was told of.
  package final var isSessionTold: Bool { isBeginTold && isFirstResponder }
}
