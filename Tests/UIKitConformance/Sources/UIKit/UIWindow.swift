/// uikit/uiwindow
@MainActor open class UIWindow: UIView {
  weak var firstResponder: UIView?

  /// uikit/uiview/window: a window is its own.
  public override var window: UIWindow? { self }
}
