/// uikit/uiresponder
@MainActor open class UIResponder {
  /// objectivec/nsobject-swift.class/init()
  public init() {}

  /// uikit/uiresponder/isfirstresponder
  public var isFirstResponder: Bool { false }

  /// uikit/uiresponder/canbecomefirstresponder
  open var canBecomeFirstResponder: Bool { false }

  /// uikit/uiresponder/becomefirstresponder()
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// uikit/uiresponder/resignfirstresponder()
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
