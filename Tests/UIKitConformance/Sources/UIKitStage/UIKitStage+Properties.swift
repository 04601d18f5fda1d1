import Foundation
package import InputAccessory
import InputAccessoryUIKit

@testable package import KeyboardWorld
@testable import UIKit

// Properties, read and set under the names that scripts have for them.

extension UIKitStage {
  func set(
    _ property: Property, of id: ElementID, to value: PropertyValue, _ event: StageEvent
  ) throws(StageError) {
    if let bar = bars[id] { return try set(property, of: bar, to: value) }
    if delegates[id] != nil { return try set(property, ofDelegate: id, to: value) }
    try require(property, value, of: world.element(id)?.kind)
    if property == .boundTo { throw unsupported("another binding of an accessory of one's own") }
    try world.apply(event)
    guard let view = views[id] else { return }
    mirror(property, value, on: view)
    takeRules(of: view)
    if property == .height, case .number(let height) = value {
      view.frame = .init(x: 0, y: 0, width: 320, height: height)
    }
  }

  func set(
    _ property: Property, ofDelegate id: ElementID, to value: PropertyValue
  ) throws(StageError) {
    guard property == .of, case .elements(let ids) = value, let delegate = delegates[id] else {
      throw StageError("a delegate has no '\(property.rawValue)'")
    }
    for (other, view) in views where !ids.contains(other) && self.delegate(of: view) === delegate {
      serve(view, delegates[.owner])
    }
    for (other, bar) in bars where !ids.contains(other) && bar.view.delegate === delegate {
      bar.view.delegate = delegates[.owner]
    }
    for other in ids {
      if let view = views[other] { serve(view, delegate) }
      bars[other]?.view.delegate = delegate
    }
  }

  private func serve(_ view: UIView, _ delegate: StageDelegate?) {
    (view as? UITextField)?.delegate = delegate
    (view as? UITextView)?.delegate = delegate
  }

  private func delegate(of view: UIView) -> AnyObject? {
    (view as? UITextField)?.delegate ?? (view as? UITextView)?.delegate
  }

  private func named(_ delegate: AnyObject?) -> PropertyValue {
    guard let delegate else { return .none }
    return delegates.first { $0.value === delegate }.map { .elements([$0.key]) } ?? .none
  }

  package func value(of property: Property, of id: ElementID) throws(StageError) -> PropertyValue {
    if let bar = bars[id], let value = value(of: property, of: bar) { return value }
    if let view = views[id] as? any TextInputView {
      switch property {
      case .delegate: return named(delegate(of: view))
      case .accessory:
        guard let accessory = view.inputAccessoryView else { return .none }
        let bar = (accessory as? AccessoryToolbarView).flatMap(self.id)
        let strip = views.first { $0.value === accessory }?.key
        return (bar ?? strip).map { .elements([$0]) } ?? .none
      case .valid: return .flag(view.isTextValid)
      case .value:
        let restrictions = view.element.restrictions
        guard restrictions.mask == nil, restrictions.kind != .none else { break }
        return view.inputOptions.rules.number(in: view.editingState.committedText).map {
          .number($0.double)
        } ?? .none
      default: break
      }
    }
    if let delegate = delegates[id], property == .of {
      let wards = views.filter { self.delegate(of: $0.value) === delegate }.map(\.key)
      return .elements(
        (wards + bars.filter { $0.value.view.delegate === delegate }.map(\.key)).sorted())
    }
    return try world.value(of: property, of: id)
  }

  private func value(of property: Property, of bar: Bar) -> PropertyValue? {
    let view = bar.view
    switch property {
    case .boundTo:
      return bar.isBoundToAll ? .everyInput : .elements(bar.inputs.map(\.element.id))
    case .items:
      _ = view.currentInput
      return .items(view.toolbar.displayedItems.map { shown($0, view.toolbar) })
    case .height: return .number(view.height)
    case .enabled: return .flag(bar.isEnabled)
    case .hidden: return .flag(bar.isHidden)
    case .interaction: return .flag(view.isUserInteractionEnabled)
    case .overlap: return .number(0)
    case .wrap: return .flag(view.policies.navigation.wraps)
    case .skip: return .word(view.policies.navigation.stopsAtObstacle ? "stop" : "disabled")
    case .escape: return .word(view.policies.escapeCancels ? "cancels" : "nothing")
    case .by: return .word((bar.order ?? (bar.isBoundToAll ? .tree : .listed)).word)
    case .arrows: return .word(view.arrows.word)
    case .submit: return .text(view.submitTitle ?? "")
    case .returnKeys: return .word(view.returnKeys.word)
    case .cancel: return .word(view.policies.cancel.word)
    case .order: return .word(view.policies.order.word)
    case .refusal: return .word(view.policies.refusal.word)
    case .contract: return .word(view.policies.contract.word)
    case .done: return .word(view.policies.done.word)
    case .delegate: return named(view.delegate)
    case .field:
      return view.currentInput.map { .elements([$0.element.id]) } ?? PropertyValue.none
    default: return nil
    }
  }

  private func shown(_ item: ToolbarItem, _ toolbar: AccessoryToolbar) -> ToolbarItem {
    switch item.kind {
    case .button(.previous), .button(.next), .title, .flexible, .fixed: return item
    case .button:
      var item = item
      let title = toolbar.displayedTitle(of: item)
      if title != item.displayedTitle { item.title = title }
      return item
    }
  }

  package func value(
    of property: ItemProperty, of action: ToolbarAction, in id: ElementID
  ) throws(StageError) -> PropertyValue {
    let view = try bar(id).view
    _ = view.currentInput
    guard let item = view.toolbar.item(for: action) else { throw missing(action, in: id) }
    switch property {
    case .enabled: return .flag(item.isEnabled)
    case .hidden: return .flag(item.isHidden)
    case .title: return .text(view.toolbar.displayedTitle(of: item))
    case .needs: return .word(item.requirement.rawValue)
    case .frame: throw unsupported("where UIKit draws an item")
    }
  }
}
