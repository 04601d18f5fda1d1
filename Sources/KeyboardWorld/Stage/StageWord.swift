public import InputAccessory
public import KeyboardRules

/// A choice that scripts spell as a word.
public protocol StageWord: CaseIterable {
  /// The choice's spelling in a script.
  var word: String { get }
}

extension StageWord {
  /// Finds the choice spelled `word`.
  ///
  /// - Complexity: O(*n*) over the choices.
  public init?(word: some StringProtocol) {
    guard let choice = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = choice
  }

  /// The spellings of all choices, in order.
  public static var words: [String] { allCases.map(\.word) }
}

extension KeyboardType: StageWord {
  /// The type's spelling in a script.
  public var word: String {
    switch self {
    case .default: "default"
    case .asciiCapable: "ascii-capable"
    case .numbersAndPunctuation: "numbers-and-punctuation"
    case .url: "url"
    case .numberPad: "number-pad"
    case .phonePad: "phone-pad"
    case .namePhonePad: "name-phone-pad"
    case .emailAddress: "email-address"
    case .decimalPad: "decimal-pad"
    case .twitter: "twitter"
    case .webSearch: "web-search"
    case .asciiCapableNumberPad: "ascii-capable-number-pad"
    }
  }
}

extension ReturnKeyType: StageWord {
  /// The type's spelling in a script.
  public var word: String {
    switch self {
    case .default: "default"
    case .go: "go"
    case .google: "google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "yahoo"
    case .done: "done"
    case .emergencyCall: "emergency-call"
    case .continue: "continue"
    }
  }
}

extension ClearButtonMode: StageWord {
  /// The mode's spelling in a script.
  public var word: String {
    switch self {
    case .never: "never"
    case .whileEditing: "while-editing"
    case .unlessEditing: "unless-editing"
    case .always: "always"
    }
  }
}

extension ReturnBehavior: StageWord {
  /// The behaviour's spelling in a script.
  public var word: String {
    switch self {
    case .stays: "stays"
    case .ends: "ends"
    case .moves: "moves"
    }
  }
}

extension CancelPolicy: StageWord {
  /// The policy's spelling in a script.
  public var word: String {
    switch self {
    case .clears: "clears"
    case .restores: "restores"
    case .keeps: "keeps"
    }
  }
}

extension EndingOrder: StageWord {
  /// The order's spelling in a script.
  public var word: String {
    switch self {
    case .endsFirst: "ends-first"
    case .clearsFirst: "clears-first"
    }
  }
}

extension RefusalPolicy: StageWord {
  /// The policy's spelling in a script.
  public var word: String {
    switch self {
    case .stops: "stops"
    case .proceeds: "proceeds"
    }
  }
}

extension DonePolicy: StageWord {
  /// The policy's spelling in a script.
  public var word: String {
    switch self {
    case .ends: "ends"
    case .returns: "returns"
    }
  }
}

extension ActionContract: StageWord {
  /// The contract's spelling in a script.
  public var word: String {
    switch self {
    case .corrected: "corrected"
    case .original: "original"
    }
  }
}

extension ActionOutcome: StageWord {
  /// The outcome's spelling in a script.
  public var word: String {
    switch self {
    case .done: "done"
    case .cancelled: "cancelled"
    case .moved: "moved"
    case .performed: "performed"
    case .refused: "refused"
    case .vetoed: "vetoed"
    case .ignored: "ignored"
    }
  }
}

extension FocusObstacle: StageWord {
  /// The obstacle's spelling in a script.
  public var word: String {
    switch self {
    case .hidden: "hidden"
    case .disabled: "disabled"
    case .notEditable: "not-editable"
    case .otherGroup: "other-group"
    case .otherWindow: "other-window"
    case .covered: "covered"
    case .optedOut: "opted-out"
    }
  }
}

extension ChainOrder: StageWord {
  /// The order's spelling in a script.
  public var word: String {
    switch self {
    case .listed: "listed"
    case .tree: "tree"
    case .tag: "tag"
    case .position: "position"
    }
  }
}

extension ArrowMode: StageWord {
  /// The mode's spelling in a script.
  public var word: String {
    switch self {
    case .always: "always"
    case .auto: "auto"
    case .never: "never"
    }
  }
}

extension ReturnKeyPolicy: StageWord {
  /// The policy's spelling in a script.
  public var word: String {
    switch self {
    case .keep: "keep"
    case .follow: "follow"
    }
  }
}

extension TouchChoice: StageWord {
  /// The choice's spelling in a script.
  public var word: String {
    switch self {
    case .default: "default"
    case .yes: "yes"
    case .no: "no"
    }
  }
}

extension TouchControls: StageWord {
  /// The policy's spelling in a script.
  public var word: String {
    switch self {
    case .pass: "pass"
    case .dismiss: "dismiss"
    }
  }
}

extension DoneKeyTiming: StageWord {
  /// The moment's spelling in a script.
  public var word: String {
    switch self {
    case .atWillShow: "will-show"
    case .turnAfterWillShow: "turn-after-will-show"
    case .atDidShow: "did-show"
    case .turnAfterDidShow: "turn-after-did-show"
    }
  }
}

extension KeyboardDismissMode {
  /// The mode's spelling in a script; one that scripts cannot name has that of its family.
  public var word: String {
    switch self {
    case .none: "none"
    case .onDrag, .onDragWithAccessory: "on-drag"
    case .interactive, .interactiveWithAccessory: "interactive"
    }
  }
}
