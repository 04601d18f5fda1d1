#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import Foundation
public import InputAccessory
public import UIKit

/// A bar above the keyboard, drawn by a `UIToolbar`: Done, Cancel, Previous, Next and items of one's
/// own.
///
/// What a tap does is decided by ``toolbar``; this view draws its items, tells it when editing begins
/// and ends, and hands the delegate `UITextField`s. It never touches a delegate of an input.
///
/// ```swift
/// let bar = AccessoryToolbarView(items: [.previous, .next, .flexible, .done])
/// bar.delegate = self
/// bar.attach(toInputsIn: view)
/// ```
///
/// An input is held weakly; it owns the bar as its accessory.
@MainActor public class AccessoryToolbarView: UIView, UIInputViewAudioFeedback {
  /// The component beneath. Its choices may be set there too; say ``reloadItems()`` after that.
  public let toolbar: AccessoryToolbar
  /// Decides about and hears of taps. Held weakly.
  public weak var delegate: (any AccessoryToolbarViewDelegate)? {
    didSet {
      bridge = delegate.map { DelegateBridge(self, $0) }
      toolbar.delegate = bridge
    }
  }

  private let bar = UIToolbar()
  private var bridge: DelegateBridge?
  private let notifications = Notifications()
  private let streams = Streams<ActionReport>()
  private var reports: ObservationToken?
  private var drawnItems: [ToolbarItem]?
  private var buttons: [UIBarButtonItem] = []
  /// The inputs that the bar is the accessory of, with what they had before.
  var attachments: [Attachment] = []
  /// The view whose inputs are served, those that come later included.
  weak var root: UIView?
  var order = ChainOrder.tree
  /// The input whose session the toolbar knows of before it was posted.
  weak var caughtUpInput: UIView?
  /// The titles of Return keys that follow the bar, as they were.
  var ownReturnKeys: [ObjectIdentifier: UIReturnKeyType] = [:]
  var returnPress: ReturnPress?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - items: What it shows; Cancel, a space and Done unless said.
  ///   - inputs: The inputs that it serves, in the order of Next and Previous. The caller sets the bar
  ///     as their `inputAccessoryView`; ``attach(to:)`` does both.
  public init(
    items: [ToolbarItem] = [.cancel, .flexible, .done], serving inputs: [any TextInputView] = []
  ) {
    toolbar = AccessoryToolbar(items: items, serving: inputs)
    // The original's width, until the keyboard stretches it.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: AccessoryToolbar.naturalHeight))
    toolbar.locale = InputLocale(Locale.current.identifier)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(bar)
    reports = toolbar.observe { [streams] report in
      MainActor.assumeIsolated { streams.send(report) }
    }
    hearOfEditing()
    fitHeight()
    reloadItems()
  }

  /// None: a bar is made in code.
  public required init?(coder: NSCoder) { nil }

  private func hearOfEditing() {
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      notifications.hear(name) { [weak self] in self?.viewDidBeginEditing($0) }
    }
    for name in [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ] {
      notifications.hear(name) { [weak self] in self?.viewDidEndEditing($0) }
    }
    for name in [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification] {
      notifications.hear(name) { [weak self] view in
        if let self, self.toolbar.currentInput === view { self.drawItems() }
      }
    }
  }

  // MARK: Actions

  /// The input whose session is open; `nil` between sessions.
  public var currentInput: (any TextInputView)? {
    catchUp()
    return toolbar.currentInput as? any TextInputView
  }

  /// Does what a tap on an item does; see ``/InputAccessory/AccessoryToolbar/perform(_:)``.
  ///
  /// - Parameter action: The action of an item that the bar has; any other is the caller's bug and traps.
  /// - Returns: How it ended.
  @discardableResult
  public func perform(_ action: ToolbarAction) -> ActionOutcome {
    act { toolbar.perform(action) }
  }

  /// Whether a tap on the button for `action` would do something. Asks no delegate; one may refuse.
  public func canPerform(_ action: ToolbarAction) -> Bool {
    catchUp()
    return toolbar.canPerform(action)
  }

  /// Takes keys of a hardware keyboard: Tab and Shift-Tab move, Escape and Command-period cancel.
  ///
  /// A controller calls it from `pressesBegan(_:with:)`, and its super where the answer is no.
  ///
  /// - Returns: The outcome; `nil` where the bar has no use for the keys.
  @discardableResult
  public func handle(_ presses: Set<UIPress>) -> ActionOutcome? {
    for press in presses {
      guard let key = press.key else { continue }
      let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
      switch (key.keyCode, modifiers) {
      case (.keyboardTab, []): return act { toolbar.performTab() }
      case (.keyboardTab, .shift): return act { toolbar.performTab(backward: true) }
      case (.keyboardEscape, []), (.keyboardPeriod, .command):
        return act { toolbar.performEscape() }
      default: continue
      }
    }
    return nil
  }

  /// Every action from now on and how it ended, after the delegate has heard; a reader who is more than
  /// 64 behind misses the oldest. The stream ends with the bar.
  public var events: AsyncStream<ActionReport> { streams.make() }

  private func act<Result>(_ body: () -> Result) -> Result {
    catchUp()
    defer { update() }
    // Whoever hears of an action lives until it has ended.
    return withExtendedLifetime((delegate, bridge)) { body() }
  }

  private func tap(_ item: ToolbarItem, _ action: ToolbarAction) {
    if item.playsClick { UIDevice.current.playInputClick() }
    guard toolbar.hasItem(for: action) else { return }
    perform(action)
  }

  /// Items that insert text may click as keys do.
  public var enableInputClicksWhenVisible: Bool { true }

  // MARK: Drawing

  /// Draws the items as they stand now. The bar does so by itself when editing begins or ends, the text
  /// changes, an action has run or a finger comes down on it.
  public func reloadItems() {
    update()
  }

  func update() {
    drawItems()
    showLook()
    showReturnKeys()
  }

  private func drawItems() {
    let shown = toolbar.displayedItems
    if shown != drawnItems {
      drawnItems = shown
      buttons = shown.map(makeButton)
      bar.setItems(buttons, animated: toolbar.animatesItems)
    }
    for (item, button) in zip(shown, buttons) { show(item, on: button) }
  }

  private func makeButton(_ item: ToolbarItem) -> UIBarButtonItem {
    switch item.kind {
    case .flexible: return .flexibleSpace()
    case .fixed(let width): return .fixedSpace(CGFloat(width))
    case .button(let action): return makeButton(item, action)
    case .title: return makeButton(item, .title)
    }
  }

  private func makeButton(_ item: ToolbarItem, _ action: ToolbarAction) -> UIBarButtonItem {
    let title = toolbar.visibleTitle(of: item)
    let image = toolbar.imageName(of: item).flatMap(Self.image)
    let button = UIBarButtonItem(
      title: title, image: image, primaryAction: makeAction(item, action, title, image),
      menu: item.choices.isEmpty ? nil : UIMenu(children: item.choices.compactMap(makeChoice)))
    button.style = item.isProminent ? .done : .plain
    if item.width > 0 { button.width = CGFloat(item.width) }
    return button
  }

  private func makeAction(
    _ item: ToolbarItem, _ action: ToolbarAction, _ title: String, _ image: UIImage?
  ) -> UIAction {
    UIAction(title: title, image: image) { [weak self] _ in self?.tap(item, action) }
  }

  private func makeChoice(_ item: ToolbarItem) -> UIAction? {
    guard let action = item.action, !item.isHidden else { return nil }
    let choice = makeAction(
      item, action, toolbar.displayedTitle(of: item),
      toolbar.imageName(of: item).flatMap(Self.image))
    if !item.isEnabled { choice.attributes = .disabled }
    return choice
  }

  private static func image(_ name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
  }

  private func show(_ item: ToolbarItem, on button: UIBarButtonItem) {
    // An equal value set anew would have the bar laid out anew.
    if button.isHidden != item.isHidden { button.isHidden = item.isHidden }
    guard let action = item.action, let spoken = toolbar.accessibility(of: item) else { return }
    let isEnabled = toolbar.canPerform(action)
    if button.isEnabled != isEnabled { button.isEnabled = isEnabled }
    let title = toolbar.visibleTitle(of: item)
    if button.title != title { button.title = title }
    button.accessibilityLabel = spoken.label
    button.accessibilityHint = spoken.hint
    button.accessibilityIdentifier = spoken.identifier
    button.accessibilityTraits = UIAccessibilityTraits(spoken.traits)
  }

  /// The oldest system that the adapter runs on.
  private static let oldestSystem = 16

  private func showLook() {
    let input = toolbar.currentInput as? any TextInputView
    let look = BarAppearance(
      toolbar.look,
      keyboard: KeyboardAppearance(rawValue: input?.keyboardAppearance.rawValue ?? 0) ?? .default,
      interfaceIsDark: traitCollection.userInterfaceStyle == .dark,
      version: max(ProcessInfo.processInfo.operatingSystemVersion.majorVersion, Self.oldestSystem))
    bar.barStyle = look.isDark ? .black : .default
    bar.isTranslucent = look.isTranslucent
    bar.barTintColor = look.background.flatMap(UIColor.init(named:))
    bar.tintColor = look.itemTint.flatMap(UIColor.init(named:))
  }

  /// The items that the `UIToolbar` shows, in the order of ``/InputAccessory/AccessoryToolbar/displayedItems``.
  public var barButtonItems: [UIBarButtonItem] { buttons }

  /// The button for an action; `nil` where the bar shows none.
  public func barButtonItem(for action: ToolbarAction) -> UIBarButtonItem? {
    zip(drawnItems ?? [], buttons).first { $0.0.action == action }?.1
  }

  // MARK: Layout

  /// Takes the height that bars have on this device, unless the app set one (4.10, 4.11).
  func fitHeight() {
    let size = bar.sizeThatFits(CGSize(width: bounds.width, height: 0))
    toolbar.sizeToFit(naturalHeight: Double(size.height))
    let height = CGFloat(toolbar.height)
    guard frame.height != height else { return }
    // The keyboard's window stretches the width (6.6).
    frame = CGRect(x: 0, y: 0, width: frame.width, height: height)
    invalidateIntrinsicContentSize()
  }

  /// As high as the bar, and the safe area beneath it where it stands on the screen's edge.
  public override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: CGFloat(toolbar.height) + safeAreaInsets.bottom)
  }

  /// Lays the bar out inside the safe area.
  public override func layoutSubviews() {
    super.layoutSubviews()
    // Bars are lower where the device is held sideways (4.10).
    fitHeight()
    bar.frame = bounds.inset(by: safeAreaInsets)
  }

  /// Has the items be as they stand now before a finger finds them.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    catchUp()
    update()
    return super.hitTest(point, with: event)
  }
}
#endif
