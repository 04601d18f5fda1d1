import Foundation
package import InputAccessory
@testable import InputAccessoryUIKit

@testable package import KeyboardWorld
@testable import UIKit

// Bars of the adapter's.

extension UIKitStage {
  func id(of view: AccessoryToolbarView) -> ElementID? {
    bars.first { $0.value.view === view }?.key
  }

  func declareBar(_ declaration: Declaration) throws(StageError) {
    try world.apply(
      .declare(Declaration(id: declaration.id, name: declaration.name, kind: .accessory)))
    let view = AccessoryToolbarView()
    view.toolbar.locale = world.locale
    view.takeAccessory(declaration.id)
    view.delegate = delegates[.owner]
    let id = declaration.id
    let bar = Bar(view, root: simulator.mainWindow) { [weak self] report in
      MainActor.assumeIsolated { self?.note(report, of: id) }
    }
    bars[id] = bar
    noteRemains(view, of: id)
    do throws(StageError) {
      // What it is bound to comes last: the bar is whole then.
      for (property, value) in declaration.properties where property != .boundTo {
        try set(property, of: bar, to: value)
      }
      for (property, value) in declaration.properties where property == .boundTo {
        try set(property, of: bar, to: value)
      }
    } catch {
      bars[id] = nil
      throw error
    }
  }

  private func note(_ report: ActionReport, of id: ElementID) {
    world.state.lastOutcome = report.outcome
    world.record(.outcome, of: id, .outcome(report.action, report.outcome))
  }

  // MARK: Choices

  func set(_ property: Property, of bar: Bar, to value: PropertyValue) throws(StageError) {
    let view = bar.view
    switch (property, value) {
    case (.boundTo, .elements(let ids)):
      bar.inputs = ids.compactMap { views[$0] as? any TextInputView }
      bar.isBoundToAll = false
      bar.attach()
    case (.boundTo, .everyInput):
      bar.isBoundToAll = true
      bar.attach()
    case (.by, .word(let word)):
      bar.order = ChainOrder(word: word)
      if bar.isBoundToAll, bar.order == .listed {
        throw unsupported("'by=listed' for every input: the adapter finds them in the tree")
      }
      bar.attach()
    case (.items, .items(let items)): view.items = items
    case (.height, .number(let height)): view.height = height
    case (.enabled, .flag(let flag)):
      bar.isEnabled = flag
      view.isEnabled = bar.isEnabled && !bar.isHidden
    case (.hidden, .flag(let flag)):
      bar.isHidden = flag
      view.isEnabled = bar.isEnabled && !bar.isHidden
    case (.interaction, .flag(let flag)): view.isUserInteractionEnabled = flag
    case (.wrap, .flag(let flag)): view.policies.navigation.wraps = flag
    case (.skip, .word(let word)): view.policies.navigation.stopsAtObstacle = word == "stop"
    case (.escape, .word(let word)): view.policies.escapeCancels = word == "cancels"
    case (.arrows, .word(let word)): view.arrows = ArrowMode(word: word) ?? .always
    case (.submit, .text(let title)): view.submitTitle = title
    case (.returnKeys, .word(let word)): view.returnKeys = ReturnKeyPolicy(word: word) ?? .keep
    case (.cancel, .word(let word)): view.policies.cancel = CancelPolicy(word: word) ?? .clears
    case (.order, .word(let word)): view.policies.order = EndingOrder(word: word) ?? .endsFirst
    case (.refusal, .word(let word)): view.policies.refusal = RefusalPolicy(word: word) ?? .stops
    case (.contract, .word(let word)):
      view.policies.contract = ActionContract(word: word) ?? .corrected
    case (.done, .word(let word)): view.policies.done = DonePolicy(word: word) ?? .ends
    default: throw StageError("a bar has no '\(property.rawValue)' to set to this")
    }
  }

  func set(
    _ property: ItemProperty, of action: ToolbarAction, in id: ElementID, to value: PropertyValue
  ) throws(StageError) {
    let view = try bar(id).view
    guard let place = view.items.firstIndex(where: { $0.action == action }) else {
      guard action == .submit, case .text(let title) = value else { throw missing(action, in: id) }
      view.submitTitle = title
      return
    }
    switch (property, value) {
    case (.enabled, .flag(let flag)): view.items[place].isEnabled = flag
    case (.hidden, .flag(let flag)): view.items[place].isHidden = flag
    case (.title, .text(let text)): view.items[place].title = text
    case (.needs, .word(let word)):
      view.items[place].requirement = TextRequirement(rawValue: word) ?? .none
    default: throw StageError("an item's '\(property.rawValue)' cannot be set to this")
    }
  }

  // MARK: Taps

  /// A finger on an item: the button is tapped that the adapter drew.
  func tap(_ action: ToolbarAction, of named: ElementID?) throws(StageError) {
    guard let id = named ?? currentBar else {
      throw StageError("no bar to tap; give the focused field one")
    }
    let bar = try bar(id)
    guard bar.view.toolbar.hasItem(for: action) else { throw missing(action, in: id) }
    if action == .cancel, world.focusedInput?.state.editing.hasPendingText ?? false {
      throw unsupported("Cancel while text is marked or corrected: UIKit cannot drop it")
    }
    guard bar.isInUse, !isOffScreen(bar) else {
      world.state.lastOutcome = .ignored
      return world.record(.outcome, of: id, .outcome(action, .ignored))
    }
    // A finger that comes down finds the items as they are now.
    _ = bar.view.hitTest(.zero, with: nil)
    guard let button = bar.view.barButtonItem(for: action), button.tap() else {
      // The button is dead, or a long press offers the item: what the bar makes of it by name.
      let isOffered = bar.view.items.contains { $0.choices.contains { $0.action == action } }
      guard bar.view.perform(action) == .ignored || isOffered else {
        throw StageError("the button '\(action.word)' is dead, though its action is not")
      }
      return
    }
  }

  /// Whether the input that a bar serves is covered: no finger finds the bar then.
  private func isOffScreen(_ bar: Bar) -> Bool { bar.view.currentInput?.isCovered ?? false }

  /// The Return key: what follows the field's primary action may be the bar's part.
  func pressReturn(_ event: StageEvent) throws(StageError) {
    let field = simulator.firstResponder as? UITextField
    let bar = field?.inputAccessoryView as? AccessoryToolbarView
    if let field, bar == nil, field.inputOptions.onReturn == .moves {
      throw unsupported("Return that moves without a bar: it is the app's delegate's")
    }
    try world.apply(event)
    if let field, let outcome = bar?.takeReturnOutcome(of: field) {
      world.state.lastOutcome = outcome
    }
  }

  /// Keys of a hardware keyboard, which a controller hands to the bar.
  func press(
    _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, otherwise event: StageEvent
  ) throws(StageError) {
    if let bar = focusedBar, let outcome = bar.handle([UIPress(key, modifiers: modifiers)]) {
      world.state.lastOutcome = outcome
    } else {
      try world.apply(event)
    }
  }

  func press(_ press: KeyPress, _ event: StageEvent) throws(StageError) {
    switch (press.key, press.modifiers) {
    case (.tab, []): try self.press(.keyboardTab, [], otherwise: event)
    case (.tab, [.shift]): try self.press(.keyboardTab, .shift, otherwise: event)
    case (.escape, []): try self.press(.keyboardEscape, [], otherwise: event)
    case (.period, [.command]): try self.press(.keyboardPeriod, .command, otherwise: event)
    default: try world.apply(event)
    }
  }

  private var focusedBar: AccessoryToolbarView? {
    (simulator.firstResponder as? any TextInputView)?.inputAccessoryView as? AccessoryToolbarView
  }

  // MARK: Reading

  func bar(_ id: ElementID) throws(StageError) -> Bar {
    guard let bar = bars[id] else { throw StageError("this is no toolbar, or it was dropped") }
    return bar
  }

  func missing(_ action: ToolbarAction, in id: ElementID) -> StageError {
    StageError("the bar has no item '\(action.word)'")
  }

  package var currentBar: ElementID? {
    let input = world.scope.firstResponder ?? world.scope.lastFirstResponder
    guard let input else { return nil }
    let id = world.id(of: input)
    let view = views[id] as? any TextInputView
    if let bar = view?.inputAccessoryView as? AccessoryToolbarView { return self.id(of: bar) }
    return bars.keys.sorted().last { id in
      bars[id].map { bar in bar.isBoundToAll || bar.inputs.contains { $0 === view } } ?? false
    }
  }

  package func canPerform(
    _ action: ToolbarAction, in bar: ElementID
  ) throws(StageError) -> Bool {
    let bar = try self.bar(bar)
    guard bar.view.toolbar.hasItem(for: action) else {
      throw StageError("the bar has no item '\(action.word)'")
    }
    guard bar.isInUse, !isOffScreen(bar), bar.view.canPerform(action) else { return false }
    _ = bar.view.hitTest(.zero, with: nil)
    return bar.view.barButtonItem(for: action)?.isEnabled ?? true
  }

  package func obstacle(
    to action: ToolbarAction, in bar: ElementID
  ) throws(StageError) -> String? {
    let view = try self.bar(bar).view
    _ = view.currentInput
    switch view.toolbar.navigationBlock(for: action) {
    case nil: return view.currentInput?.isCovered ?? false ? FocusObstacle.covered.word : nil
    case .first: return "first"
    case .last: return "last"
    case .noField: return "no-field"
    case .obstacle(let obstacle): return obstacle.word
    }
  }

  package func chain(of bar: ElementID) throws(StageError) -> [ElementID] {
    let view = try self.bar(bar).view
    _ = view.currentInput
    return view.toolbar.reachableInputs.compactMap { ($0 as? UIView)?.element.id }
  }

  package func readsFromRightToLeft(_ bar: ElementID) -> Bool {
    bars[bar]?.view.toolbar.direction == .rightToLeft
  }
}
