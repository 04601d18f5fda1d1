import InputAccessory
@testable import KeyboardWorld

/// uikit/uiwindow
@MainActor open class UIWindow: UIView {
  /// uikit/uiwindow/screen
  public var screen: UIScreen { simulator.screen }
  /// uikit/uiwindow/windowscene
  public var windowScene: UIWindowScene? { simulator.scene }
  /// uikit/uiwindow/rootviewcontroller
  open var rootViewController: UIViewController? {
    get { element.id == .main ? SimulatedController(simulator) : ownController }
    set {
      ownController = newValue
      if let view = newValue?.view, view.superview == nil { addSubview(view) }
    }
  }
  private var ownController: UIViewController?

  override var elementKind: ElementKind { .window }

  /// uikit/uiview/window: a window is its own.
  public override var window: UIWindow? { self }

  public override var subviews: [UIView] {
    guard element.id == .main else { return super.subviews }
    return [simulator.rootView] + simulator.presentedViews
  }

  /// uikit/uiwindow/makekeyandvisible()
  open func makeKeyAndVisible() {
    if let scope = element.scope { simulator.world.makeKey(scope) }
  }

  /// uikit/uiwindow/iskeywindow
  open var isKeyWindow: Bool { element.scope === simulator.world.scope }
}
