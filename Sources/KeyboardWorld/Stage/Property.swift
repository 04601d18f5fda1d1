internal import InputAccessory

/// A property of a thing on the stage, spelled as scripts spell it.
public enum Property: String, CaseIterable, Hashable, Sendable {
  // Of views.
  case parent = "in"
  case at
  case size
  case hidden
  case interaction
  case frame
  case overlap
  case origin

  // Of fields and text views.
  case text
  case keyboard
  case returnKey = "return"
  case placeholder
  case secure
  case enabled
  case editable
  case focusable
  case navigates
  case autocorrects
  case limit
  case limitUnit = "limit-unit"
  case rule
  case grouping
  case fraction
  case minimum
  case maximum
  case mask
  case clearButton = "clear-button"
  case clearsOnBegin = "clears-on-begin"
  case clearsOnInsertion = "clears-on-insertion"
  case secureKeeps = "secure-keeps"
  case avoids
  case tag
  case onReturn = "on-return"
  case touchDismiss = "touch-dismiss"
  case caret
  case selection
  case marked
  case value
  case valid
  case delegate
  case accessory

  // Of toolbars and accessories.
  case boundTo = "for"
  case items
  case cancel
  case order
  case refusal
  case contract
  case by
  case skip
  case wrap
  case arrows
  case submit
  case returnKeys = "return-keys"
  case done
  case escape
  case height
  case field
  case visible

  // Of scroll views, sheets and delegates.
  case dismiss
  case content
  case inset
  case indicatorInset = "indicator-inset"
  case offset
  case kind
  case of
}

extension Property {
  /// The form of a property's value.
  public enum Shape: Hashable, Sendable {
    /// A text in quotes.
    case text
    /// `yes` or `no`.
    case flag
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// One of these words.
    case word([String])
    /// A range in UTF-16 units, or `none`.
    case range
    /// Two numbers.
    case point
    /// Two numbers, neither negative.
    case size
    /// Four numbers.
    case rect
    /// Four numbers: top, left, bottom, right.
    case insets
    /// A list of toolbar items.
    case items
    /// One name, or `none`.
    case element
    /// A list of names; `*` too where every input may be meant.
    case elements
  }

  /// The largest distance, count or length that a script may name.
  public static let largestNumber: Double = 1_000_000

  /// The form of the property's value.
  public var shape: Shape {
    let anyNumber = -Self.largestNumber...Self.largestNumber
    let atLeastZero = 0...Self.largestNumber
    return switch self {
    case .text, .placeholder, .mask, .submit: .text
    case .hidden, .interaction, .secure, .enabled, .editable, .focusable, .navigates,
      .autocorrects, .grouping, .clearsOnBegin, .clearsOnInsertion, .secureKeeps, .avoids, .valid,
      .wrap, .visible:
      .flag
    case .limit, .fraction, .height, .overlap, .caret: .number(atLeastZero)
    case .minimum, .maximum, .tag, .value: .number(anyNumber)
    case .keyboard: .word(KeyboardType.words)
    case .returnKey: .word(ReturnKeyType.words)
    case .clearButton: .word(ClearButtonMode.words)
    case .onReturn: .word(ReturnBehavior.words)
    case .limitUnit: .word(["characters", "utf16"])
    case .rule: .word(["digits", "decimal", "money", "none"])
    case .touchDismiss: .word(["default", "yes", "no"])
    case .cancel: .word(CancelPolicy.words)
    case .order: .word(EndingOrder.words)
    case .refusal: .word(RefusalPolicy.words)
    case .contract: .word(ActionContract.words)
    case .done: .word(DonePolicy.words)
    case .by: .word(["listed", "tree", "tag", "position"])
    case .skip: .word(["disabled", "stop"])
    case .arrows: .word(["always", "auto", "never"])
    case .returnKeys: .word(["keep", "follow"])
    case .escape: .word(["cancels", "nothing"])
    case .dismiss: .word(["none", "on-drag", "interactive"])
    case .kind: .word(["sheet", "full-screen", "alert"])
    case .at, .origin, .offset: .point
    case .size, .content: .size
    case .frame: .rect
    case .inset, .indicatorInset: .insets
    case .selection, .marked: .range
    case .items: .items
    case .parent, .delegate, .accessory, .field: .element
    case .boundTo, .of: .elements
    }
  }

  /// Whether a statement may set the property; the others are only read.
  public var isSettable: Bool {
    switch self {
    case .frame, .overlap, .origin, .caret, .selection, .marked, .value, .valid, .delegate,
      .accessory, .field, .visible, .offset:
      false
    default: true
    }
  }
}
