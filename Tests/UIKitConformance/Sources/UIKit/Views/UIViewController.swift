public import Foundation

/// uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// uikit/uiviewcontroller/title
  open var title: String?

  /// uikit/uiviewcontroller/view
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// uikit/uiviewcontroller/presentedviewcontroller
  open var presentedViewController: UIViewController? { nil }
  /// uikit/uiviewcontroller/isbeingdismissed
  open var isBeingDismissed: Bool { false }

  /// uikit/uiviewcontroller/viewdidload()
  open func viewDidLoad() {}
  /// uikit/uiviewcontroller/viewdidlayoutsubviews()
  open func viewDidLayoutSubviews() {}
}

/// What presents the sheets of a world: the first stands for the application's window.
final class SimulatedController: UIViewController {
  private let simulator: Simulator
  private let level: Int

  init(_ simulator: Simulator, level: Int = 0) {
    self.simulator = simulator
    self.level = level
    super.init()
    view = level == 0 ? simulator.rootView : simulator.presentedViews[level - 1]
  }

  override var presentedViewController: UIViewController? {
    guard level < simulator.presentedViews.count else { return nil }
    return SimulatedController(simulator, level: level + 1)
  }
}

/// uikit/uilabel
@MainActor open class UILabel: UIView {
  /// uikit/uilabel/text
  open var text: String?
}

/// uikit/uibutton
@MainActor open class UIButton: UIControl {
  /// uikit/uibutton/init(frame:primaryaction:)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

/// uikit/uinavigationbar
@MainActor open class UINavigationBar: UIView {}
