public import InputAccessory
internal import KeyboardRules

// Properties of things, read under the names that scripts have for them.

extension World {
  /// Reads a property.
  ///
  /// - Throws: where the element has no such property, never came into being or was dropped.
  public func value(of property: Property, of id: ElementID) throws(StageError) -> PropertyValue {
    refreshArrangement()
    if id == .keyboard {
      switch property {
      case .frame: return .rect(keyboardFrame)
      case .visible: return .flag(isKeyboardVisible)
      case .overlap: return .number(element(.root).map(overlap) ?? 0)
      default: throw StageError("the keyboard has no '\(property.rawValue)'")
      }
    }
    if id == .doneKey {
      guard let value = valueOfDoneKey(property) else {
        throw StageError("the done key has no '\(property.rawValue)'")
      }
      return value
    }
    let element = try thing(id)
    let value =
      valueOfView(property, element) ?? valueOfScroll(property, element)
      ?? valueOfSurface(property, element)
      ?? element.input.flatMap { self.value(property, of: $0, element) }
      ?? element.input.flatMap { valueOfRule(property, of: $0, element) }
      ?? element.bar.flatMap { self.value(property, of: $0, element) }
      ?? element.delegate.flatMap { property == .of ? .elements(wards(of: $0)) : nil }
    guard let value else {
      throw StageError("'\(element.name)' has no '\(property.rawValue)'")
    }
    return value
  }

  private func valueOfView(_ property: Property, _ element: Element) -> PropertyValue? {
    guard element.kind.isView else { return nil }
    switch property {
    case .parent: return element.parent.map { .elements([$0]) } ?? PropertyValue.none
    case .hidden: return .flag(element.isHidden)
    case .interaction: return .flag(element.isInteractive)
    case .at:
      return .point(element.kind == .root ? element.position ?? .zero : frame(of: element).origin)
    case .origin: return element.kind == .root ? .point(frame(of: element).origin) : nil
    case .size: return .size(frame(of: element).size)
    case .frame: return .rect(frame(of: element))
    case .overlap: return .number(overlap(of: element))
    default: return nil
    }
  }

  private func value(
    _ property: Property, of input: InputModel, _ element: Element
  ) -> PropertyValue? {
    let editing = input.state.editing
    return switch property {
    case .text: .text(editing.text)
    case .placeholder: .text(input.placeholder)
    case .keyboard: .word(input.keyboardType.word)
    case .returnKey: .word(input.shownReturnKeyType.word)
    case .clearButton: .word(input.state.clearButtonMode.word)
    case .onReturn: .word(input.state.returnBehavior.word)
    case .secure: .flag(input.state.isSecure)
    case .secureKeeps: .flag(input.state.keepsSecureText)
    case .clearsOnBegin: .flag(input.state.clearsOnBeginEditing)
    case .clearsOnInsertion: .flag(input.state.clearsOnInsertion)
    case .autocorrects: .flag(input.state.autocorrects)
    case .enablesReturn: .flag(input.state.enablesReturnKeyAutomatically)
    case .smartInsert: .flag(input.state.smartInsertDelete == .yes)
    case .enabled: .flag(input.isEnabled)
    case .editable: .flag(input.isEditable)
    case .focusable: .flag(input.takesFocus)
    case .navigates: .flag(input.isNavigable)
    case .tag: .number(Double(input.state.tag))
    case .avoids: .flag(element.isAvoided)
    case .touchDismiss: .word(element.touchChoice.word)
    case .caret: .number(Double(editing.selection.upperBound))
    case .selection: .range(editing.selection)
    case .marked: editing.marked.map(PropertyValue.range) ?? PropertyValue.none
    case .delegate: named(input.anyDelegate)
    case .accessory: named(input.accessory)
    default: nil
    }
  }

  private func value(
    _ property: Property, of bar: AccessoryToolbar, _ element: Element
  ) -> PropertyValue? {
    let policies = bar.policies
    return switch property {
    case .boundTo: binding(of: element)
    case .items: .items(bar.displayedItems.map { shown($0, of: bar) })
    case .height: .number(bar.height)
    case .enabled: .flag(element.isBarEnabled)
    case .hidden: .flag(element.isHidden)
    case .interaction: .flag(element.isInteractive)
    case .frame: .rect(frame(of: bar, element))
    case .overlap: .number(0)
    case .wrap: .flag(policies.navigation.wraps)
    case .skip: .word(policies.navigation.stopsAtObstacle ? "stop" : "disabled")
    case .escape: .word(policies.escapeCancels ? "cancels" : "nothing")
    case .by: .word(order(of: element).word)
    case .arrows: .word(bar.arrows.word)
    case .submit: .text(bar.submitTitle ?? "")
    case .returnKeys: .word(bar.returnKeys.word)
    case .cancel: .word(policies.cancel.word)
    case .order: .word(policies.order.word)
    case .refusal: .word(policies.refusal.word)
    case .contract: .word(policies.contract.word)
    case .done: .word(policies.done.word)
    case .delegate: named(bar.delegate)
    case .field: bar.currentInput.flatMap(id).map { .elements([$0]) } ?? PropertyValue.none
    case .visible: .flag(isVisible(bar, element))
    default: nil
    }
  }

  /// An item with the title that it has in the bar's language; what shows an arrow, or what belongs to
  /// an input, has none.
  private func shown(_ item: ToolbarItem, of bar: AccessoryToolbar) -> ToolbarItem {
    switch item.kind {
    case .button(.previous), .button(.next), .title, .flexible, .fixed: return item
    case .button:
      var item = item
      let title = bar.displayedTitle(of: item)
      if title != item.displayedTitle { item.title = title }
      return item
    }
  }

  /// What has `delegate` as its delegate, in order of declaration.
  func wards(of delegate: ScriptDelegate) -> [ElementID] {
    elements.compactMap { element in
      guard let element else { return nil }
      let theirs = element.input.flatMap(\.anyDelegate) ?? element.bar?.delegate
      return theirs === delegate ? element.id : nil
    }
  }

  /// The name that stands for an object of this world.
  private func named(_ object: AnyObject?) -> PropertyValue {
    guard let object else { return .none }
    let found = elements.first { element in
      element?.delegate === object || element?.accessoryView === object
    }
    return (found ?? nil).map { .elements([$0.id]) } ?? .none
  }

  /// Reads a property of a bar's item.
  ///
  /// - Throws: where the bar has no such item.
  public func value(
    of property: ItemProperty, of action: ToolbarAction, in id: ElementID
  ) throws(StageError) -> PropertyValue {
    refreshArrangement()
    let element = try thing(id)
    guard let bar = element.bar else { throw StageError("'\(element.name)' is no toolbar") }
    guard let item = bar.item(for: action) else { throw missing(action, in: element, bar) }
    switch property {
    case .enabled: return .flag(item.isEnabled)
    case .hidden: return .flag(item.isHidden)
    case .title: return .text(bar.displayedTitle(of: item))
    case .needs: return .word(item.requirement.rawValue)
    case .frame: return frame(of: action, in: bar, element).map(PropertyValue.rect) ?? .none
    }
  }
}

extension InputModel {
  /// The delegate, whichever kind the input is.
  fileprivate var anyDelegate: AnyObject? {
    (self as? TextField)?.delegate ?? (self as? TextView)?.delegate
  }
}
