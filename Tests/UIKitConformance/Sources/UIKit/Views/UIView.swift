public import Foundation
import InputAccessory
import KeyboardRules
@testable import KeyboardWorld

/// uikit/uiview
@MainActor open class UIView: UIResponder, UICoordinateSpace {
  /// uikit/uiview/autoresizing
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// uikit/uiview/autoresizing/flexiblewidth
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// uikit/uiview/autoresizing/flexibleheight
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  let simulator: Simulator
  private var storedElement: Element?
  private var storedAccessory: Element?
  private var ownTransform = CGAffineTransform.identity
  // What is held lives as long; their order is the world's.
  private var children: [UIView] = []

  /// uikit/uiview/autoresizingmask
  open var autoresizingMask: AutoresizingMask = []
  /// uikit/uiview/tag
  open var tag = 0
  /// uikit/uiview/tintcolor
  open var tintColor: UIColor!
  /// uikit/uiview/backgroundcolor
  open var backgroundColor: UIColor?
  /// uikit/uiview/gesturerecognizers
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// uikit/uiview/traitcollection
  open var traitCollection = UITraitCollection()
  /// objectivec/nsobject-swift.class/accessibilityidentifier
  open var accessibilityIdentifier: String?
  /// uikit/uiview/alpha
  open var alpha: CGFloat = 1

  /// uikit/uiview/init(frame:)
  public init(frame: CGRect) {
    simulator = .current
    super.init()
    self.frame = frame
  }

  /// uikit/uiview/init(frame:)
  public override init() {
    simulator = .current
    super.init()
  }

  /// A view that stands for what a world has from the start.
  init(simulating id: ElementID, on simulator: Simulator) {
    self.simulator = simulator
    super.init()
    storedElement = simulator.world.element(id)
  }

  // MARK: What stands for it on the world

  var elementKind: ElementKind { .container }

  var element: Element {
    if let storedElement { return storedElement }
    let element = simulator.makeElement(elementKind, for: self)
    storedElement = element
    didTakeElement()
    return element
  }

  /// Has something that a script declared stand for the view.
  func take(_ id: ElementID) {
    storedElement = simulator.world.element(id)
    simulator.register(self, for: id)
    didTakeElement()
  }

  func didTakeElement() {}

  /// What stands for the view above the keyboard.
  var accessoryElement: Element {
    if let storedAccessory { return storedAccessory }
    let element = simulator.makeElement(.accessory, for: self)
    storedAccessory = element
    return element
  }

  /// Has something that a script declared stand for the view above the keyboard.
  func takeAccessory(_ id: ElementID) {
    storedAccessory = simulator.world.element(id)
    fitAccessory()
  }

  /// Has the accessory be as high as the view is now (6.6).
  func fitAccessory() {
    accessoryElement.height = Double(frame.height)
    accessoryElement.accessory?.height = Double(frame.height)
  }

  // MARK: Tree

  /// uikit/uiview/superview
  public var superview: UIView? {
    if storedElement?.id == .root { return simulator.mainWindow }
    if let storedElement, storedElement.kind == .sheet {
      let isPresented = simulator.world.surfaces.level(of: storedElement.id) != nil
      return isPresented ? simulator.mainWindow : nil
    }
    guard let storedElement, storedElement.isInTree, let holder = storedElement.parent
    else { return nil }
    return simulator.view(holder)
  }

  /// uikit/uiview/subviews
  public var subviews: [UIView] {
    element.children.filter { simulator.world.element($0)?.isInTree ?? false }
      .compactMap(simulator.view)
  }

  /// uikit/uiview/window
  public var window: UIWindow? { superview?.window }

  /// uikit/uiview/addsubview(_:)
  open func addSubview(_ view: UIView) {
    precondition(view.simulator === simulator, "a view of another device cannot stand here")
    view.removeFromSuperview()
    children.append(view)
    let world = simulator.world
    world.move(view.element, to: element.id)
    view.element.isInTree = true
    world.refreshStanding(of: view.element)
    view.didMoveToSuperview()
    view.tellMoveToWindow()
  }

  /// uikit/uiview/removefromsuperview()
  open func removeFromSuperview() {
    guard let holder = superview, let storedElement else { return }
    // It always resigns, whatever should-end says (1.17).
    try? simulator.world.remove(storedElement.id)
    holder.children.removeAll { $0 === self }
    tellMoveToWindow()
  }

  private func tellMoveToWindow() {
    didMoveToWindow()
    for view in children { view.tellMoveToWindow() }
  }

  /// uikit/uiview/didmovetowindow()
  open func didMoveToWindow() {}
  /// uikit/uiview/didmovetosuperview()
  open func didMoveToSuperview() {}

  /// uikit/uiview/isdescendant(of:)
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// uikit/uiview/endediting(_:)
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    let scope = window?.element.scope
    guard let id = scope?.firstResponder?.id,
      let view = simulator.view(ElementID(rawValue: Int32(id))), view.isDescendant(of: self)
    else { return false }
    return view.element.input?.endEditing(EditingEnd(isForced: force)) ?? false
  }

  // MARK: Look

  /// uikit/uiview/ishidden
  open var isHidden: Bool {
    get { element.isHidden }
    set {
      element.isHidden = newValue
      simulator.world.refreshHidden(in: element)
    }
  }

  /// uikit/uiview/isuserinteractionenabled
  open var isUserInteractionEnabled: Bool {
    get { element.isInteractive }
    set { element.isInteractive = newValue }
  }

  /// uikit/uiview/effectiveuserinterfacelayoutdirection
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    simulator.world.locale.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Geometry

  /// uikit/uiview/frame
  open var frame: CGRect {
    get { CGRect(simulator.world.frame(of: element)) }
    set {
      element.position = Point(x: Double(newValue.minX), y: Double(newValue.minY))
      element.size = Size(width: Double(newValue.width), height: Double(newValue.height))
      simulator.world.forgetBounds(of: element)
      if storedAccessory != nil { fitAccessory() }
      layoutSubviews()
    }
  }

  /// uikit/uiview/bounds
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// uikit/uiview/safeareainsets
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// uikit/uiview/transform
  open var transform: CGAffineTransform {
    get { ownTransform }
    set {
      guard newValue != ownTransform else { return }
      let base = frame.origin
      let place = Point(
        x: Double(base.x + newValue.tx - ownTransform.tx),
        y: Double(base.y + newValue.ty - ownTransform.ty))
      ownTransform = newValue
      let world = simulator.world
      guard element.kind == .root else {
        element.position = place
        world.forgetBounds(of: element)
        return
      }
      world.avoidance.rootOrigin = newValue == .identity ? nil : place
      world.record(
        .move, of: .root,
        .shift(
          to: place, duration: simulator.animation?.duration ?? 0,
          curve: simulator.animation?.curve ?? 0))
    }
  }

  /// uikit/uiview/convert(_:to:)
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let origin = (coordinateSpace as? UIView)?.contentOrigin ?? .zero
    return rect.offsetBy(dx: contentOrigin.x - origin.x, dy: contentOrigin.y - origin.y)
  }

  /// uikit/uiview/convert(_:from:)
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    let origin = (coordinateSpace as? UIView)?.contentOrigin ?? .zero
    return rect.offsetBy(dx: origin.x - contentOrigin.x, dy: origin.y - contentOrigin.y)
  }

  /// Where the origin of the view's own space stands on the screen.
  private var contentOrigin: CGPoint {
    var origin = frame.origin
    origin.x -= bounds.minX
    origin.y -= bounds.minY
    guard let outer = superview?.contentOrigin else { return origin }
    return CGPoint(x: origin.x + outer.x, y: origin.y + outer.y)
  }

  /// uikit/uiview/keyboardlayoutguide
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(self)

  // MARK: Layout

  /// uikit/uiview/nointrinsicmetric
  public static let noIntrinsicMetric: CGFloat = -1
  /// uikit/uiview/intrinsiccontentsize
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// uikit/uiview/invalidateintrinsiccontentsize()
  open func invalidateIntrinsicContentSize() {}
  /// uikit/uiview/setcontenthuggingpriority(_:for:)
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// uikit/uiview/layoutsubviews()
  open func layoutSubviews() {}
  /// uikit/uiview/setneedslayout()
  open func setNeedsLayout() { layoutSubviews() }
  /// uikit/uiview/sizethatfits(_:)
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // MARK: Touch

  /// uikit/uiview/hittest(_:with:)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }

  /// uikit/uiview/addgesturerecognizer(_:)
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// uikit/uiview/removegesturerecognizer(_:)
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
