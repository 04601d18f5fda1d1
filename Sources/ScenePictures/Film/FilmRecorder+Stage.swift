internal import InputAccessory
internal import KeyboardWorld

// To the player, a recorder is the world that it records.

extension FilmRecorder: Stage {
  func perform(_ event: StageEvent) throws(StageError) { try record(event) }
  func prepare() throws(StageError) { try world.prepare() }

  var line: Int32 {
    get { world.line }
    set { world.line = newValue }
  }
  var trace: Trace { world.trace }
  var check: ((Int) -> Void)? {
    get { world.check }
    set { world.check = newValue }
  }

  func value(of property: Property, of element: ElementID) throws(StageError) -> PropertyValue {
    try world.value(of: property, of: element)
  }
  func value(
    of property: ItemProperty, of action: ToolbarAction, in bar: ElementID
  ) throws(StageError) -> PropertyValue {
    try world.value(of: property, of: action, in: bar)
  }

  var focusedElement: ElementID? { world.focusedElement }
  func focusedElement(in window: ElementID) -> ElementID? { world.focusedElement(in: window) }
  var currentBar: ElementID? { world.currentBar }
  func canPerform(_ action: ToolbarAction, in bar: ElementID) throws(StageError) -> Bool {
    try world.canPerform(action, in: bar)
  }
  func obstacle(to action: ToolbarAction, in bar: ElementID) throws(StageError) -> String? {
    try world.obstacle(to: action, in: bar)
  }
  func chain(of bar: ElementID) throws(StageError) -> [ElementID] { try world.chain(of: bar) }
  func readsFromRightToLeft(_ bar: ElementID) -> Bool { world.readsFromRightToLeft(bar) }
  func isAlive(_ element: ElementID) -> Bool { world.isAlive(element) }
  var lastOutcome: ActionOutcome? { world.lastOutcome }
  var lastResult: Bool? { world.lastResult }
}
