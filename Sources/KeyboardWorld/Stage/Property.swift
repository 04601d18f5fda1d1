internal import InputAccessory

/// A property of a thing on the stage, spelled as scripts spell it.
///
/// A world refuses those that it does not model yet, such as ``submit``. Numbers in brackets name
/// facts about UIKit.
public enum Property: String, CaseIterable, Hashable, Sendable {
  // Of views.
  /// The view that holds it, by name; `root` where none was named.
  case parent = "in"
  /// Its place in what holds it, x and y in points; stacked from y = 80, 40 apart, if not said.
  case at
  /// Width and height in points, neither negative; 280 and 31 if not said.
  case size
  /// `yes` hides what it holds, too, and ends editing inside by force.
  case hidden
  /// Whether touches reach it and what it holds; `yes` if not said.
  case interaction
  /// x, y, width and height in points, in what holds it; the keyboard's are on the screen.
  case frame
  /// How far keyboard and bar cover it from its bottom up, in points; 0 where they do not meet.
  case overlap
  /// Where the root view stands on the screen, x and y in points.
  case origin

  // Of fields and text views.
  /// The text, in quotes; in a field, each line end becomes a blank.
  case text
  /// The keyboard asked for: `default`, `number-pad`, `email-address` and the like.
  case keyboard
  /// The title of the Return key, and nothing else: `default`, `next`, `search` and the like.
  case returnKey = "return"
  /// What shows while the text is empty, in quotes; a bar's `title` item shows it.
  case placeholder
  /// `yes`: nothing can be cut, and the keyboard has no suggestions.
  case secure
  /// `no` ends editing by force and refuses focus; a toolbar is hidden, its items ignored.
  case enabled
  /// `no` ends editing by force; focus is then refused, and nobody asked.
  case editable
  /// `no`: focus is refused, and nobody asked; what has it keeps it.
  case focusable
  /// `no`: Next and Previous pass it over.
  case navigates
  /// Whether the system may suggest corrections; `yes` or `no`.
  case autocorrects
  /// The longest text allowed: a whole number, counted in the limit's unit, or `none`.
  case limit
  /// What the limit counts: `characters` or `utf16`, its code units.
  case limitUnit = "limit-unit"
  /// What may be typed: `digits`, `decimal`, `money`, or `none` for anything.
  case rule
  /// Whether a number shows separators between its groups of digits; `yes` or `no`.
  case grouping
  /// How many digits may follow a number's decimal separator: a whole number, at least 0, or `none`
  /// for what the rule has.
  case fraction
  /// The least number that is valid, or `none`; it may be negative.
  case minimum
  /// The greatest number that is valid, or `none`; it may be negative.
  case maximum
  /// The form of the text, as in `"+1 [000] [000]"`: `0` a digit, `A` a letter, `_` either.
  case mask
  /// When the clear button shows: `never`, `while-editing`, `unless-editing`, `always`.
  case clearButton = "clear-button"
  /// `yes`: gaining focus empties the text, unless should-clear says no (2.18).
  case clearsOnBegin = "clears-on-begin"
  /// `yes`: the next insertion replaces the whole text, once (8.7).
  case clearsOnInsertion = "clears-on-insertion"
  /// `yes`: a secure field keeps its text at the first key after it gains focus (8.9).
  case secureKeeps = "secure-keeps"
  /// `yes`: Return does nothing while the text is empty (8.4).
  case enablesReturn = "enables-return"
  /// `yes`: pasting and cutting keep one blank between words (2.12).
  case smartInsert = "smart-insert"
  /// `no`: nothing moves out of the keyboard's way for it.
  case avoids
  /// The number that an app may give a view: whole, and possibly negative.
  case tag
  /// What follows a Return that was allowed: `stays`, `ends` or `moves`, to the next field.
  case onReturn = "on-return"
  /// Whether a touch outside ends editing: `yes`, `no`, or `default`, which leaves it to the rule.
  case touchDismiss = "touch-dismiss"
  /// Where the caret is, in UTF-16 units; with a selection, its end.
  case caret
  /// The selection in UTF-16 units, such as `3..<5`; `3..<3` when empty.
  case selection
  /// The text being composed, as a range in UTF-16 units; `none` without one.
  case marked
  /// What the text stands for: a number under a numeric rule, else the text in quotes; `none` where
  /// it stands for no number.
  case value
  /// Whether the text meets its rule, bounds and mask; `yes` or `no`.
  case valid
  /// Who answers its questions and hears its news, by name; `none` once that was dropped.
  case delegate
  /// The bar that it has above its keyboard, by name, or `none`.
  case accessory

  // Of toolbars and accessories.
  /// The inputs that it serves, by name, in the order of Next and Previous; `*` means all.
  case boundTo = "for"
  /// A bar's items: set by their words, such as `done`; read as shown, titles in quotes.
  case items
  /// What Cancel leaves: `clears` empties the text, `restores` the one at the start, `keeps`.
  case cancel
  /// Cancel: `ends-first` resigns, then changes the text; `clears-first` the other way round.
  case order
  /// What follows a no of should-end: `stops`, or `proceeds` by force.
  case refusal
  /// `corrected`, or `original`: the bar this one grew from, with its faults.
  case contract
  /// The order of Next and Previous: `listed`, as bound; `tree`, `tag` or `position`, row by row.
  case by
  /// What cannot be edited: `disabled` has Next and Previous pass it over, `stop` stops them.
  case skip
  /// Whether Next goes on from the last field to the first, and Previous back; `yes` or `no`.
  case wrap
  /// When Previous and Next show: `always`, `never`, or `auto`, with two fields or more.
  case arrows
  /// The title that stands in place of Done on the last field, in quotes; empty takes it away.
  case submit
  /// Whether fields `keep` the titles of their Return keys, or these `follow` Next and Done.
  case returnKeys = "return-keys"
  /// What Done does: `ends` editing, or `returns`, which asks should-return as Return does.
  case done
  /// Whether Escape and Command-period tap Cancel: `cancels` or `nothing`.
  case escape
  /// The height of what stands there, in points, at least 0; a toolbar has 44 if not said.
  case height
  /// Whose session the bar serves, by name, or `none`.
  case field
  /// Whether it is on the screen: `yes` or `no`.
  case visible

  // Of scroll views, sheets and delegates.
  /// How dragging puts the keyboard away: `none`, `on-drag` or `interactive` (7.1).
  case dismiss
  /// The size of what scrolls, width and height in points.
  case content
  /// Room around the content, in points: top, left, bottom, right.
  case inset
  /// Room around the scroll indicators, in points: top, left, bottom, right.
  case indicatorInset = "indicator-inset"
  /// The point of the content at the view's top left corner, x and y in points.
  case offset
  /// How a sheet covers what is beneath: `sheet`, `full-screen` or `alert`. What a window is for:
  /// `alert`, `text-effects`, `remote-keyboard` or `other`.
  case kind
  /// Whom a delegate serves: the names of inputs and toolbars, or `none`.
  case of

  // Of the Done key over the number pad.
  /// What the key shows, in quotes; `Done` if not said.
  case title
  /// Whether a finger holds it down: `yes` or `no`.
  case pressed
  /// The window that it is in, by name, or that window's kind: `application`, `alert`,
  /// `text-effects`, `remote-keyboard`, `other`; `none` while it is in none.
  case window
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
    /// A number within bounds, or `none`.
    case numberOrNone(ClosedRange<Double>)
    /// A number, a text in quotes, or `none`.
    case numberOrText(ClosedRange<Double>)
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
  /// The largest number that the value of a text, and its bounds, may be in a script.
  public static let largestValue: Double = 1_000_000_000_000_000

  /// The form of the property's value.
  public var shape: Shape {
    let anyNumber = -Self.largestNumber...Self.largestNumber
    let atLeastZero = 0...Self.largestNumber
    return switch self {
    case .text, .placeholder, .mask, .submit, .title: .text
    case .hidden, .interaction, .secure, .enabled, .editable, .focusable, .navigates,
      .autocorrects, .grouping, .clearsOnBegin, .clearsOnInsertion, .secureKeeps, .enablesReturn,
      .smartInsert, .avoids, .valid, .wrap, .visible, .pressed:
      .flag
    case .height, .overlap, .caret: .number(atLeastZero)
    case .limit, .fraction: .numberOrNone(atLeastZero)
    case .tag: .number(anyNumber)
    case .minimum, .maximum: .numberOrNone(-Self.largestValue...Self.largestValue)
    case .value: .numberOrText(-Self.largestValue...Self.largestValue)
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
    case .by: .word(ChainOrder.words)
    case .skip: .word(["disabled", "stop"])
    case .arrows: .word(ArrowMode.words)
    case .returnKeys: .word(ReturnKeyPolicy.words)
    case .escape: .word(["cancels", "nothing"])
    case .dismiss: .word(["none", "on-drag", "interactive"])
    case .kind:
      .word(["sheet", "full-screen", "alert", "text-effects", "remote-keyboard", "other"])
    case .at, .origin, .offset: .point
    case .size, .content: .size
    case .frame: .rect
    case .inset, .indicatorInset: .insets
    case .selection, .marked: .range
    case .items: .items
    case .parent, .delegate, .accessory, .field, .window: .element
    case .boundTo, .of: .elements
    }
  }

  /// Whether a statement may set the property; the others are only read.
  public var isSettable: Bool {
    switch self {
    case .frame, .overlap, .origin, .caret, .selection, .marked, .value, .valid, .delegate,
      .accessory, .field, .visible, .pressed, .window:
      false
    default: true
    }
  }
}
