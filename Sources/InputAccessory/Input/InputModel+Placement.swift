// What stands beside an input's state, as values that a model of its surroundings can keep.

extension InputModel {
  /// Where an input stands and what it may hold.
  package struct Placement {
    fileprivate let accessory: (any InputAccessoryView)?
    fileprivate let scope: FocusScope?
    fileprivate let isInWindow: Bool
    fileprivate let rules: TextRules
  }

  /// What an input shows, and who was told of its session.
  package struct Presence {
    fileprivate let accessory: (any InputAccessoryView)?
    fileprivate let isBeginTold: Bool
  }

  /// Where the input stands and what it may hold, between events; setting it tells nobody.
  package final var placement: Placement {
    get {
      Placement(
        accessory: accessory, scope: placedScope, isInWindow: isPlacedInWindow, rules: rules)
    }
    set {
      accessory = newValue.accessory
      rules = newValue.rules
      place(in: newValue.scope, isInWindow: newValue.isInWindow)
    }
  }

  /// What the input shows, and who was told of its session, between events; setting it tells nobody.
  package final var presence: Presence {
    get { Presence(accessory: shownAccessory, isBeginTold: isBeginTold) }
    set {
      isBeginTold = newValue.isBeginTold
      if shownAccessory !== newValue.accessory { show(newValue.accessory) }
    }
  }

  /// Whether a session is open that somebody was told of.
  package final var isSessionTold: Bool { isBeginTold && isFirstResponder }
}
