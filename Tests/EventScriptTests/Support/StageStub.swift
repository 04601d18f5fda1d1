import InputAccessory
import KeyboardWorld

/// A stage whose answers a test puts there.
final class StageStub: Stage {
  var line: Int32 = 0
  let trace: Trace
  var check: ((Int) -> Void)?
  /// What happened so far, with the line it was put down to.
  private(set) var performed: [(event: StageEvent, line: Int32)] = []
  /// What else an event does.
  var onEvent: ((StageEvent, StageStub) throws(StageError) -> Void)?

  var properties: [ElementID: [Property: PropertyValue]] = [:]
  var itemProperties: [ToolbarAction: [ItemProperty: PropertyValue]] = [:]
  var focusedElement: ElementID?
  var focusedElements: [ElementID: ElementID] = [:]
  var currentBar: ElementID?
  var obstacles: [ToolbarAction: String] = [:]
  var chain: [ElementID] = []
  var freed: Set<ElementID> = []
  var lastOutcome: ActionOutcome?
  var lastResult: Bool?

  init(capacity: Int = Trace.defaultCapacity) {
    trace = Trace(capacity: capacity)
  }

  func perform(_ event: StageEvent) throws(StageError) {
    performed.append((event, line))
    try onEvent?(event, self)
  }

  func value(of property: Property, of element: ElementID) throws(StageError) -> PropertyValue {
    guard let value = properties[element]?[property] else {
      throw StageError("there is no '\(property.rawValue)'; leave it out")
    }
    return value
  }

  func value(of property: ItemProperty, of action: ToolbarAction, in bar: ElementID)
    throws(StageError) -> PropertyValue
  {
    guard let value = itemProperties[action]?[property] else {
      throw StageError("the bar has no such item; add it")
    }
    return value
  }

  func focusedElement(in window: ElementID) -> ElementID? { focusedElements[window] }
  func prepare() {}
  func canPerform(_ action: ToolbarAction, in bar: ElementID) throws(StageError) -> Bool {
    try value(of: .enabled, of: action, in: bar) == .flag(true) && obstacles[action] == nil
  }
  func obstacle(to action: ToolbarAction, in bar: ElementID) -> String? { obstacles[action] }
  func chain(of bar: ElementID) -> [ElementID] { chain }
  func isAlive(_ element: ElementID) -> Bool { !freed.contains(element) }

  /// Adds an entry to the trace, as if the line of the moment had caused it.
  func note(
    _ subject: ElementID, _ name: TraceName, _ arguments: TraceEntry.Arguments = .none
  ) {
    trace.append(
      TraceEntry(
        line: line, turn: 0, time: 0, subject: subject, name: name, arguments: arguments))
  }
}
