/// A change of first responder as a value: which questions it asks, and what it then does.
///
/// All questions come before any change, with one exception: once the new input has agreed, the old
/// one's marked and pending text is accepted, so that should-end sees the final text. Where a
/// question is answered no, the rest does not happen (1.10, 1.11).
public struct Handover: Hashable, Sendable, Sequence {
  /// One step; the order of the cases is the order in time.
  public enum Step: UInt8, CaseIterable, Hashable, Sendable {
    /// The new input's delegate is asked whether editing may begin.
    case askShouldBegin
    /// The old input's marked and pending text is accepted and announced.
    case acceptPendingText
    /// The old input's delegate is asked whether editing may end.
    case askShouldEnd
    /// The old input's marked and pending text is dropped.
    case dropPendingText
    /// The old input is no longer first responder; its accessory is told.
    case resign
    /// The keyboard is asked to go, where the system does so before did-end (3.24).
    case hideKeyboardBeforeEnd
    /// The old input's delegate is told, then its control event is sent.
    case tellDidEnd
    /// The keyboard is asked to go.
    case hideKeyboard
    /// The new input is first responder; its accessory is told. A field that clears on begin then
    /// asks should-clear, so that did-begin sees the text that is left (2.18).
    case become
    /// The keyboard is asked to come, for a text view (3.6).
    case showKeyboardBeforeBegin
    /// The new input's delegate is told, then its control event is sent.
    case tellDidBegin
    /// The keyboard is asked to come, for a text field (3.6).
    case showKeyboard
  }

  /// Where a system puts the keyboard's news among the input's; the disputed facts as a value.
  public struct KeyboardOrder: Hashable, Sendable {
    /// Whether will-hide comes before did-end; `false` by default (3.24, disputed).
    public var hidesBeforeDidEnd: Bool
    /// Whether will-show comes before a text field's did-begin; `false` by default (3.6, disputed).
    public var showsBeforeDidBeginOfField: Bool
    /// Whether will-show comes before a text view's did-begin; `true` by default (3.6).
    public var showsBeforeDidBeginOfTextView: Bool

    /// Makes an order.
    public init(
      hidesBeforeDidEnd: Bool = false, showsBeforeDidBeginOfField: Bool = false,
      showsBeforeDidBeginOfTextView: Bool = true
    ) {
      self.hidesBeforeDidEnd = hidesBeforeDidEnd
      self.showsBeforeDidBeginOfField = showsBeforeDidBeginOfField
      self.showsBeforeDidBeginOfTextView = showsBeforeDidBeginOfTextView
    }
  }

  private var steps = OrderedSteps<Step>()

  /// Plans that an input, if any, gives way to another one, if any.
  ///
  /// - Parameters:
  ///   - end: How editing of the old input ends; `nil` where there is no old one.
  ///   - isTextView: Whether the new input is a text view; `nil` where there is no new one.
  ///   - order: Where the keyboard's news comes.
  public init(
    ending end: EditingEnd?, beginningTextView isTextView: Bool?,
    order: KeyboardOrder = KeyboardOrder()
  ) {
    if let end {
      steps.add(.acceptPendingText, if: end.pendingText == .accepted)
      steps.add(.askShouldEnd, if: !end.isForced)
      steps.add(.dropPendingText, if: end.pendingText == .dropped)
      steps.add(.resign)
      steps.add(.tellDidEnd)
      if isTextView == nil {
        steps.add(order.hidesBeforeDidEnd ? .hideKeyboardBeforeEnd : .hideKeyboard)
      }
    }
    if let isTextView {
      steps.add(.askShouldBegin)
      steps.add(.become)
      steps.add(.tellDidBegin)
      let showsEarly =
        isTextView ? order.showsBeforeDidBeginOfTextView : order.showsBeforeDidBeginOfField
      steps.add(showsEarly ? .showKeyboardBeforeBegin : .showKeyboard)
    }
  }

  /// Whether the change has `step`.
  public func contains(_ step: Step) -> Bool { steps.contains(step) }

  /// Walks the steps in the order in time.
  public func makeIterator() -> OrderedSteps<Step> { steps }
}
