@testable import KeyboardWorld

/// uikit/uicontrol
@MainActor open class UIControl: UIView {
  /// uikit/uicontrol/event
  public struct Event: OptionSet, Sendable {
    /// uikit/uicontrol/event/rawvalue
    public let rawValue: UInt

    /// uikit/uicontrol/event/init(rawvalue:)
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// uikit/uicontrol/event/touchupinside
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// uikit/uicontrol/event/primaryactiontriggered
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// uikit/uicontrol/event/editingdidbegin
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// uikit/uicontrol/event/editingchanged
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// uikit/uicontrol/event/editingdidend
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// uikit/uicontrol/event/editingdidendonexit
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  override var elementKind: ElementKind { .button }

  /// uikit/uicontrol/isenabled
  open var isEnabled = true

  /// uikit/uicontrol/allcontrolevents
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let identifier = action.identifier {
      removeAction(identifiedBy: identifier, for: controlEvents)
    }
    actions.append((action, controlEvents))
  }

  /// uikit/uicontrol/removeaction(identifiedby:for:)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }

  /// uikit/uicontrol/sendactions(for:)
  open func sendActions(for controlEvents: Event) {
    if let name = controlEvents.traceName { simulator.world.record(name, of: element.id) }
    perform(controlEvents)
  }

  /// Runs the actions for events that are in the trace already.
  func perform(_ controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}

extension UIControl.Event {
  fileprivate var traceName: TraceName? {
    switch self {
    case .primaryActionTriggered: .primaryActionTriggered
    case .editingDidBegin: .editingDidBegin
    case .editingChanged: .editingChanged
    case .editingDidEnd: .editingDidEnd
    case .editingDidEndOnExit: .editingDidEndOnExit
    default: nil
    }
  }
}
