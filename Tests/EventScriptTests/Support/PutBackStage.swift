import InputAccessory
import KeyboardWorld

/// A world that does each event twice: once to see what it does, with more that follows, all of which
/// is then put back, and once for good.
final class PutBackStage: Stage {
  let world: World
  let trace = Trace()
  /// How often the state that was put back had another fingerprint than the one that was taken.
  private(set) var differences = 0
  var check: ((Int) -> Void)?
  private var isTrying = false
  private var copied = 0
  /// What may follow an event that is put back.
  private var others: [StageEvent] = [
    .type("7"), .rotate(.landscape), .delete(1), .focusLast, .tab(backward: false), .background,
    .hardwareKeyboard(isOn: true), .foreground, .drop(.owner), .clock(isManual: true),
    .endEditing(force: true), .touchPoint(Point(x: 3, y: 3), isPencil: false), .returnKey,
    .dismiss,
  ]
  private var next = 0

  init() {
    world = World()
    world.check = { [unowned self] number in
      guard !isTrying else { return }
      copy()
      check?(number)
    }
  }

  var line: Int32 {
    get { world.line }
    set { world.line = newValue }
  }

  func perform(_ event: StageEvent) throws(StageError) {
    switch event {
    case .declare(let thing) where thing.kind == .field || thing.kind == .textView:
      others += [
        .focus(thing.id), .remove(thing.id), .set(thing.id, .hidden, .flag(true)),
        .set(thing.id, .text, .text("x")), .insert(thing.id),
      ]
    case .device, .system:
      // The profile is chosen by the first statement that is neither.
      return try world.perform(event)
    default: break
    }
    try world.prepare()
    tryOut(event)
    copied = world.trace.total
    defer { copy() }
    try world.perform(event)
  }

  private func tryOut(_ event: StageEvent) {
    isTrying = true
    let fingerprint = world.fingerprint()
    let snapshot = world.takeSnapshot()
    try? world.perform(event)
    for _ in 0..<3 {
      next = (next + 1) % others.count
      try? world.perform(others[next])
    }
    world.putBack(snapshot)
    if world.fingerprint() != fingerprint { differences += 1 }
    isTrying = false
  }

  private func copy() {
    while copied < world.trace.total {
      trace.append(world.trace[copied])
      copied += 1
    }
  }

  func prepare() throws(StageError) { try world.prepare() }
  func value(of property: Property, of element: ElementID) throws(StageError) -> PropertyValue {
    try world.value(of: property, of: element)
  }
  func value(of property: ItemProperty, of action: ToolbarAction, in bar: ElementID)
    throws(StageError) -> PropertyValue
  {
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
