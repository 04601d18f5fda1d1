public import Foundation

/// uikit/uiview
@MainActor open class UIView: UIResponder {
  /// uikit/uiview/ishidden
  open var isHidden = false
  /// uikit/uiview/alpha
  open var alpha: CGFloat = 1
  /// uikit/uiview/isuserinteractionenabled
  open var isUserInteractionEnabled = true
  /// uikit/uiview/superview
  public private(set) weak var superview: UIView?
  /// uikit/uiview/window
  public var window: UIWindow? { superview?.window }
  private var children: [UIView] = []

  /// uikit/uiview/init(frame:)
  public override init() {}

  /// uikit/uiview/addsubview(_:)
  open func addSubview(_ view: UIView) {
    children.append(view)
    view.superview = self
  }

  /// uikit/uiview/isdescendant(of:)
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// uikit/uiview/endediting(_:)
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, responder.isDescendant(of: self)
    else { return false }
    return force ? responder.resign(asking: false) : responder.resignFirstResponder()
  }

  public override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    // The old one's delegate may have put the focus elsewhere.
    guard window.firstResponder == nil else { return isFirstResponder }
    window.firstResponder = self
    didBecomeFirstResponder()
    return isFirstResponder
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { resign(asking: true) }

  func resign(asking: Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard !asking || mayResign else { return false }
    guard isFirstResponder else { return true }
    willResignFirstResponder()
    window?.firstResponder = nil
    didResignFirstResponder()
    return true
  }

  var mayResign: Bool { true }
  func didBecomeFirstResponder() {}
  func willResignFirstResponder() {}
  func didResignFirstResponder() {}
}
