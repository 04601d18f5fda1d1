public import Foundation

/// uikit/uitouch
@MainActor open class UITouch {
  /// uikit/uitouch/touchtype
  public enum TouchType: Int, Sendable {
    /// uikit/uitouch/touchtype/direct
    case direct = 0
    /// uikit/uitouch/touchtype/pencil
    case pencil = 2
  }

  /// uikit/uitouch/type
  public let type: TouchType
  /// uikit/uitouch/view
  public let view: UIView?
  /// Where it is, on the screen.
  public var place: CGPoint

  /// Makes a touch of the stand-in's.
  public init(_ type: TouchType, in view: UIView?, at place: CGPoint) {
    self.type = type
    self.view = view
    self.place = place
  }

  /// uikit/uitouch/location(in:)
  open func location(in view: UIView?) -> CGPoint { place }
}

extension UITouch: Hashable {
  /// objectivec/nsobjectprotocol/isequal(_:)
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// objectivec/nsobjectprotocol/hash
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// uikit/uievent
@MainActor open class UIEvent {
  /// Makes an event.
  public init() {}
}

/// uikit/uigesturerecognizer
@MainActor open class UIGestureRecognizer {
  /// uikit/uigesturerecognizer/state-swift.enum
  public enum State: Int, Sendable {
    /// uikit/uigesturerecognizer/state-swift.enum/possible
    case possible = 0
    /// uikit/uigesturerecognizer/state-swift.enum/failed
    case failed = 5
  }

  /// uikit/uigesturerecognizer/state-swift.property
  open var state = State.possible
  /// uikit/uigesturerecognizer/view
  public internal(set) weak var view: UIView?
  /// uikit/uigesturerecognizer/cancelstouchesinview
  open var cancelsTouchesInView = true
  /// uikit/uigesturerecognizer/delaystouchesbegan
  open var delaysTouchesBegan = false
  /// uikit/uigesturerecognizer/delaystouchesended
  open var delaysTouchesEnded = true

  /// uikit/uigesturerecognizer/init(target:action:): the stand-in has no selectors.
  public init(target: Any?, action: Never?) {}

  /// uikit/uigesturerecognizer/touchesbegan(_:with:)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// uikit/uigesturerecognizer/touchesmoved(_:with:)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// uikit/uigesturerecognizer/touchesended(_:with:)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// uikit/uigesturerecognizer/touchescancelled(_:with:)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// uikit/uigesturerecognizer/reset()
  open func reset() {}
  /// uikit/uigesturerecognizer/canprevent(_:)
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// uikit/uigesturerecognizer/canbeprevented(by:)
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
