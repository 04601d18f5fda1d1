import Foundation
import InputAccessory
import KeyboardRules
@testable import KeyboardWorld

/// The device that the views of the stand-in stand on: a `World`, which has the focus, the keyboard,
/// the places of views and the clock.
///
/// The world's own bars, avoidance and touch-dismissal are never used: that is the adapter's part.
@MainActor public final class Simulator {
  /// The device that views made from now on stand on.
  public static var current = Simulator()

  /// The world beneath.
  let world: World
  private var views: [Int32: WeakView] = [:]
  private var nextID: Int32
  private var pendingNews: [(TraceName, KeyboardChange)] = []
  /// How long what is animated now takes, and its curve; `nil` where nothing is.
  var animation: (duration: Double, curve: Int)?
  /// Judges a check of a script's; negative numbers are the stand-in's own.
  public var check: ((Int) -> Void)?
  /// The line of the script that what happens now is put down to.
  public var line: () -> Int32 = { 0 }
  /// The application's window.
  public private(set) lazy var mainWindow = UIWindow(simulating: .main, on: self)
  /// The root view in it.
  public private(set) lazy var rootView = UIView(simulating: .root, on: self)

  private struct WeakView {
    weak var view: UIView?
  }

  private static let keyboardNews: [TraceName] = [
    .willChangeFrame, .willShow, .willHide, .didChangeFrame, .didShow, .didHide,
  ]

  /// The one screen, and the one scene.
  private(set) lazy var screen = UIScreen(self)
  private(set) lazy var scene = UIWindowScene(self)

  /// Makes a device.
  ///
  /// - Parameter firstID: The first number that a view's element may have.
  public init(firstID: Int32 = 64) {
    world = World()
    nextID = firstID
    for name in Self.keyboardNews {
      let number = Int(name.rawValue)
      world.book.add(
        Reaction(subject: .keyboard, name: name, body: .check(-1 - number)))
    }
    world.check = { [weak self] number in
      MainActor.assumeIsolated { self?.hear(number) }
    }
  }

  /// Has `body` run on a new device, which is the current one meanwhile.
  public static func run<Result>(_ body: (Simulator) throws -> Result) rethrows -> Result {
    let before = current
    defer { current = before }
    current = Simulator()
    return try body(current)
  }

  // MARK: Views

  /// Makes what stands for a view on the world.
  func makeElement(_ kind: ElementKind, for view: UIView) -> Element {
    let element = Element(id: ElementID(rawValue: nextID), name: "view\(nextID)", kind: kind)
    nextID += 1
    element.isInTree = false
    element.position = .zero
    element.size = .zero
    let number = Int(element.id.rawValue)
    switch kind {
    case .field: element.input = TextField(text: "", id: number, monitor: world.port)
    case .textView: element.input = TextView(text: "", id: number, monitor: world.port)
    case .scroll:
      element.scroll = ScrollState()
      world.hasScrollViews = true
    case .accessory:
      element.accessory = PlainAccessory()
      element.isInTree = true
    case .window:
      element.role = .other
      element.scope = FocusScope(host: world.port)
    default: break
    }
    world.put(element)
    if kind != .accessory { register(view, for: element.id) }
    if kind == .window {
      element.isInTree = true
      world.changeSurfaces(hidingLater: true) {}
    }
    return element
  }

  func register(_ view: UIView, for id: ElementID) {
    views[id.rawValue] = WeakView(view: view)
  }

  /// The view that stands for an element; `nil` where none does.
  func view(_ id: ElementID) -> UIView? {
    switch id {
    case .main: mainWindow
    case .root: rootView
    default: views[id.rawValue]?.view
    }
  }

  /// The input that keys go to.
  public var firstResponder: UIView? { world.focusedElement.flatMap(view) }

  /// The views of the sheets and alerts that are presented, the topmost last.
  var presentedViews: [UIView] { world.surfaces.presented.compactMap { view($0.sheet) } }

  // MARK: Accessories

  /// Has `input` be bound to the accessory of a view, or to none.
  func bind(_ input: UIView, to accessory: UIView?) {
    for case let element? in world.elements where element.kind == .accessory {
      element.boundInputs.removeAll { $0 == input.element.id }
    }
    if let accessory {
      accessory.fitAccessory()
      accessory.accessoryElement.boundInputs.append(input.element.id)
    }
    world.bindInputs()
  }

  // MARK: Keyboard

  /// Posts what the keyboard announced alone, without a show or a hide after it.
  public func flush() {
    while !pendingNews.isEmpty {
      let (name, change) = pendingNews.removeFirst()
      post(name, change)
    }
  }

  /// Hears of the keyboard by the world's reactions; everything else is a script's check.
  private func hear(_ number: Int) {
    guard number < 0 else {
      check?(number)
      return
    }
    let name = TraceName.allCases[-1 - number]
    world.line = line()
    guard case .keyboard(let change)? = latestNews(name) else { return }
    pendingNews.append((name, change))
    // A change of frame is followed by the show or hide that it is part of.
    if name != .willChangeFrame, name != .didChangeFrame { flush() }
  }

  private func latestNews(_ name: TraceName) -> TraceEntry.Arguments? {
    let trace = world.trace
    var place = trace.total - 1
    while place >= trace.dropped {
      let entry = trace[place]
      if entry.name == name, entry.subject == .keyboard { return entry.arguments }
      place -= 1
    }
    return nil
  }

  private func post(_ name: TraceName, _ change: KeyboardChange) {
    let notification: NSNotification.Name
    switch name {
    case .willChangeFrame: notification = UIResponder.keyboardWillChangeFrameNotification
    case .willShow: notification = UIResponder.keyboardWillShowNotification
    case .willHide: notification = UIResponder.keyboardWillHideNotification
    case .didChangeFrame: notification = UIResponder.keyboardDidChangeFrameNotification
    case .didShow: notification = UIResponder.keyboardDidShowNotification
    case .didHide: notification = UIResponder.keyboardDidHideNotification
    default: return
    }
    NotificationCenter.default.post(
      name: notification, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: CGRect(change.begin),
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(change.end),
        UIResponder.keyboardAnimationDurationUserInfoKey: change.duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: change.curve,
        UIResponder.keyboardIsLocalUserInfoKey: change.isLocal,
      ])
  }

  // MARK: Keys

  /// Types on the keyboard of what has focus.
  public func type(_ text: String) { world.focusedInput?.insert(text) }

  /// Pastes into what has focus.
  public func paste(_ text: String) { world.focusedInput?.paste(text) }

  // MARK: Time

  /// Has everything happen that is due.
  public func settle() {
    flush()
    world.settle()
    flush()
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}
