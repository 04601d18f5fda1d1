import Foundation
package import InputAccessory
import InputAccessoryUIKit

@testable package import KeyboardWorld
@testable import UIKit

/// A stage whose bars, avoidance, touch-dismissal, chains and actions are the adapter's.
///
/// Focus, keys, the keyboard, touches and the clock are those of the world beneath the stand-in; its own
/// bars, avoidance and touch-dismissal are never used. What UIKit has no word for stops a script,
/// with an error that begins with ``gap``.
@MainActor package final class UIKitStage {
  /// What an error about something that UIKit has no word for begins with.
  package static let gap = "not on the phone: "

  /// Judges the expectation of a number inside a callback.
  package var check: ((Int) -> Void)?

  let simulator: Simulator
  var world: World { simulator.world }
  var views: [ElementID: UIView] = [:]
  var bars: [ElementID: Bar] = [:]
  var delegates: [ElementID: StageDelegate] = [:]
  private var remains: [ElementID: Remains] = [:]
  private var reactions: [StageEvent] = []
  var avoidance: KeyboardAvoidance?
  var touchDismissal: TouchDismissal?
  var ignoredViews: [UIView] = []
  var finger: UITouch?
  private var token: (any NSObjectProtocol)?

  private struct Remains {
    weak var object: AnyObject?
  }

  /// The first number of a check that is a reaction of this stage's.
  private static let firstReaction = 1_000_000

  /// Makes a stage, on a device that is the stand-in's current one from now on.
  ///
  /// - Parameter names: How many things the script names.
  package init(names: Int) {
    simulator = Simulator(firstID: Int32(names) + 8)
    Simulator.current = simulator
    views[.root] = simulator.rootView
    views[.main] = simulator.mainWindow
    let owner = StageDelegate(self)
    delegates[.owner] = owner
    noteRemains(owner, of: .owner)
    simulator.check = { [weak self] number in self?.hear(number) }
    token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let field = notification.object as? UITextField else { return }
      MainActor.assumeIsolated { self?.fieldChanged(field) }
    }
  }

  /// Takes the stage down; nothing hears of it any more.
  package func close() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    simulator.check = nil
    bars = [:]
    avoidance = nil
    touchDismissal = nil
  }

  // MARK: What cannot be said

  /// The error for what UIKit has no word for.
  func unsupported(_ reason: String) -> StageError { StageError(Self.gap + reason) }

  // MARK: Callbacks

  private func fieldChanged(_ field: UITextField) {
    // The delegate of a text field is told by nothing but this.
    guard field.simulator === simulator, field.delegate is StageDelegate else { return }
    world.record(.didChange, of: field.element.id)
  }

  private func hear(_ number: Int) {
    guard number >= Self.firstReaction else {
      check?(number)
      return
    }
    performNested(reactions[number - Self.firstReaction])
  }

  private func add(_ reaction: Reaction) {
    var reaction = reaction
    if case .event(let event) = reaction.body {
      reaction.body = .check(Self.firstReaction + reactions.count)
      reactions.append(event)
    }
    world.book.add(reaction)
  }

  /// Makes an event happen inside a callback; nothing settles.
  private func performNested(_ event: StageEvent) {
    guard !world.isExhausted else { return }
    world.state.reactionCount += 1
    if world.isExhausted {
      world.state.failure = StageError("too many events inside callbacks", line: world.line)
      return
    }
    guard world.state.depth < World.nestingLimit else {
      world.record(.tooDeep, of: .window, .depth(world.state.depth + 1))
      world.state.lastOutcome = .refused
      return
    }
    world.state.depth += 1
    do throws(StageError) {
      try apply(event)
    } catch {
      if world.state.failure == nil {
        world.state.failure = StageError(error.description, line: world.line)
      }
    }
    world.state.depth -= 1
  }

  // MARK: Events

  private func finish() {
    simulator.flush()
    if world.isAvoidanceStale {
      world.isAvoidanceStale = false
      avoidance?.refresh()
    }
    if !world.state.clock.isManual { simulator.settle() }
    world.state.depth = 0
  }

  private func apply(_ event: StageEvent) throws(StageError) {
    if world.state.isInBackground, world.ignoresInBackground(event) { return }
    if world.hasSurfaces, world.ignoresWhileCovered(event) { return }
    if avoidance != nil { world.noteAvoidance(of: event) }
    switch event {
    case .locale:
      try world.apply(event)
      for bar in bars.values { bar.view.toolbar.locale = world.locale }
      for view in views.values { takeRules(of: view) }
      refreshBars()
    case .declare(let declaration):
      try declare(declaration)
      refreshBars()
    case .react(let reaction): add(reaction)
    case .doneKey(nil): break
    case .doneKey, .tapDoneKey:
      throw unsupported("a key over the number pad; today's systems give no way in")
    case .avoid(let setting): try setAvoidance(setting)
    case .touchDismiss(let setting): try setTouchDismiss(setting)
    case .tap(let action, let bar): try tap(action, of: bar)
    case .suggest:
      if let view = simulator.firstResponder, !view.inputOptions.rules.isEmpty {
        throw unsupported("a correction where rules hold: UIKit asks nobody about it (2.29)")
      }
      try world.apply(event)
    case .returnKey: try pressReturn(event)
    case .tab(let backward):
      try press(.keyboardTab, backward ? .shift : [], otherwise: event)
    case .key(let key): try press(key, event)
    case .touch(let id, let isPencil): try touch(id, isPencil: isPencil, event)
    case .touchPoint(let point, let isPencil): try touch(at: point, isPencil: isPencil, event)
    case .press(let point): try fingerDown(at: point, event)
    case .move(let point): try fingerMoves(to: point, event)
    case .lift(let point): try fingerLifts(at: point, event)
    case .drag(let start, let end): try drag(from: start, to: end, event)
    case .set(let id, let property, let value):
      try set(property, of: id, to: value, event)
      refreshBars()
    case .setItem(let bar, let action, let property, let value):
      try set(property, of: action, in: bar, to: value)
    case .insert(let id):
      try insert(id, event)
      refreshBars()
    case .remove(let id):
      try remove(id, event)
      refreshBars()
    case .drop(let id):
      try drop(id, event)
      refreshBars()
    case .reload: simulator.firstResponder?.reloadInputViews()
    case .present, .dismiss:
      try world.apply(event)
      refreshBars()
    case .background:
      try world.apply(event)
      NotificationCenter.default.post(
        name: UIScene.didEnterBackgroundNotification, object: simulator.mainWindow.windowScene)
    case .foreground:
      try world.apply(event)
      NotificationCenter.default.post(
        name: UIScene.didActivateNotification, object: simulator.mainWindow.windowScene)
    case .rotate(let orientation):
      // Bars are as high as they are in the new orientation before the keyboard comes in it.
      let before = world.state.orientation
      world.state.orientation = orientation
      refreshBars()
      world.state.orientation = before
      try world.apply(event)
    default: try world.apply(event)
    }
  }

  /// Has bars find the inputs that came, went or changed places, as an app does.
  private func refreshBars() {
    for id in bars.keys.sorted() where bars[id]?.isInUse ?? false { bars[id]?.refresh() }
  }

  // MARK: Things that may be gone

  func noteRemains(_ object: AnyObject, of id: ElementID) {
    remains[id] = Remains(object: object)
  }
}

extension UIKitStage: @MainActor Stage {
  package var line: Int32 {
    get { world.line }
    set { world.line = newValue }
  }

  package var trace: Trace { world.trace }

  package func prepare() throws(StageError) {
    try world.prepare()
  }

  package func perform(_ event: StageEvent) throws(StageError) {
    switch event {
    case .device, .system: break
    default: try world.prepare()
    }
    world.state.depth = 1
    world.state.reactionCount = 0
    do throws(StageError) {
      try apply(event)
    } catch {
      finish()
      world.state.failure = nil
      throw error
    }
    finish()
    guard let failure = world.state.failure else { return }
    world.state.failure = nil
    throw failure
  }

  package var focusedElement: ElementID? { world.focusedElement }

  package func focusedElement(in window: ElementID) -> ElementID? {
    world.focusedElement(in: window)
  }

  package var lastOutcome: ActionOutcome? { world.lastOutcome }

  package var lastResult: Bool? { world.lastResult }

  package func isAlive(_ element: ElementID) -> Bool {
    if let remains = remains[element] { return remains.object != nil }
    return world.isAlive(element)
  }
}
