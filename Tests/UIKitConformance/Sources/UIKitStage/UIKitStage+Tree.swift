import Foundation
import InputAccessory
import InputAccessoryUIKit
import KeyboardRules

@testable import KeyboardWorld
@testable import UIKit

// Things that come into being, leave the tree, come back and go for good.

extension UIKitStage {
  func declare(_ declaration: Declaration) throws(StageError) {
    switch declaration.kind {
    case .toolbar: return try declareBar(declaration)
    case .delegate: return try declareDelegate(declaration)
    case .accessory: return try declareAccessory(declaration)
    default: break
    }
    for (property, value) in declaration.properties {
      try require(property, value, of: declaration.kind)
    }
    try world.apply(.declare(declaration))
    guard declaration.kind != .root else { return }
    let view: UIView =
      switch declaration.kind {
      case .field: UITextField()
      case .textView: UITextView()
      case .scroll: UIScrollView()
      case .button: UIButton()
      case .window: UIWindow()
      default: UIView()
      }
    view.take(declaration.id)
    view.isNavigationGroup = declaration.kind == .group
    views[declaration.id] = view
    noteRemains(view, of: declaration.id)
    (view as? UITextField)?.delegate = delegates[.owner]
    (view as? UITextView)?.delegate = delegates[.owner]
    for (property, value) in declaration.properties { mirror(property, value, on: view) }
    takeRules(of: view)
  }

  private func declareDelegate(_ declaration: Declaration) throws(StageError) {
    let delegate = StageDelegate(self)
    delegates[declaration.id] = delegate
    noteRemains(delegate, of: declaration.id)
    for (property, value) in declaration.properties {
      try set(property, ofDelegate: declaration.id, to: value)
    }
  }

  private func declareAccessory(_ declaration: Declaration) throws(StageError) {
    let own = declaration.properties.filter { $0.0 != .boundTo }
    try world.apply(
      .declare(
        Declaration(
          id: declaration.id, name: declaration.name, kind: .accessory, properties: own)))
    let view = UIView()
    let height = world.element(declaration.id)?.height ?? 0
    view.frame = .init(x: 0, y: 0, width: 320, height: height)
    view.takeAccessory(declaration.id)
    views[declaration.id] = view
    noteRemains(view, of: declaration.id)
    for (property, value) in declaration.properties where property == .boundTo {
      guard case .elements(let ids) = value else {
        throw unsupported("an accessory of one's own for every input")
      }
      for id in ids { (views[id] as? any TextInputView)?.inputAccessoryView = view }
    }
  }

  /// Refuses what UIKit's views do not have.
  func require(
    _ property: Property, _ value: PropertyValue, of kind: ElementKind?
  ) throws(StageError) {
    switch (property, value) {
    case (.editable, _) where kind == .field:
      throw unsupported("'editable' of a text field, which UIKit's have not")
    case (.limit, _), (.limitUnit, _), (.rule, _), (.grouping, _), (.fraction, _), (.minimum, _),
      (.maximum, _), (.mask, _):
      guard kind == .field else {
        throw unsupported("rules for the text of a text view, which its own delegate applies")
      }
    case (.focusable, _):
      throw unsupported("'focusable': UIKit's own answer asks the delegate (1.3)")
    default: break
    }
  }

  /// Has a view of UIKit's say what a script said of it.
  func mirror(_ property: Property, _ value: PropertyValue, on view: UIView) {
    switch (property, value) {
    case (.navigates, .flag(let flag)): view.inputOptions.isNavigable = flag
    case (.avoids, .flag(let flag)):
      view.inputOptions.avoidsKeyboard = flag
      avoidance?.refresh()
    case (.touchDismiss, .word(let word)):
      view.inputOptions.touchDismiss = TouchChoice(word: word) ?? .default
    case (.tag, .number(let number)): view.tag = Int(number)
    case (.onReturn, .word("ends")):
      (view as? UITextField)?.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    case (.onReturn, .word("moves")):
      // The bar's part, not the model's.
      view.element.input?.state.returnBehavior = .stays
      view.inputOptions.onReturn = .moves
    default: break
    }
  }

  /// Has the adapter's rules hold in place of the model's.
  func takeRules(of view: UIView) {
    guard let field = view as? UITextField, !field.element.restrictions.isEmpty else { return }
    field.inputOptions.rules = field.element.restrictions.rules(symbols: world.locale.symbols)
    field.field.rules = TextRules()
  }

  // MARK: Coming and going

  func insert(_ id: ElementID, _ event: StageEvent) throws(StageError) {
    try world.apply(event)
    if let bar = bars[id] {
      bar.isInUse = true
      bar.attach()
    }
  }

  func remove(_ id: ElementID, _ event: StageEvent) throws(StageError) {
    try takeAway(id)
    try world.apply(event)
  }

  func drop(_ id: ElementID, _ event: StageEvent) throws(StageError) {
    if bars[id]?.isInUse ?? false { try takeAway(id) }
    bars[id] = nil
    delegates[id] = nil
    if id == .owner { world.element(.owner)?.delegate = nil }
    // Of a delegate the world knows nothing.
    if world.element(id) != nil { try world.apply(event) }
    views[id] = nil
  }

  private func takeAway(_ id: ElementID) throws(StageError) {
    if let bar = bars[id] {
      guard bar.isInUse else { return }
      bar.isInUse = false
      bar.view.detach()
    } else if let strip = views[id], world.element(id)?.kind == .accessory {
      for case let view as any TextInputView in views.values where view.inputAccessoryView === strip
      {
        view.inputAccessoryView = nil
      }
    }
  }
}
