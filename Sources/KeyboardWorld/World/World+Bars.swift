internal import InputAccessory
internal import KeyboardRules

// How bars stand on the keyboard, and their items in them.

extension World {
  // MARK: Surroundings

  /// Has bars whose height no script set be as high as the device, the system and the orientation have
  /// them (4.10, 4.11). One that is up keeps its height until it is taken anew (6.6).
  func fitBars() {
    for case let element? in elements { element.bar.map(fit) }
  }

  /// Has a bar be as high as bars are now, unless it was given a height.
  func fit(_ bar: AccessoryToolbar) {
    bar.sizeToFit(
      naturalHeight: profile.system.toolbarHeights.height(
        on: profile.device.idiom, in: state.orientation))
  }

  /// Has a bar take part unless it is disabled or hidden, at once.
  func refreshPart(of bar: AccessoryToolbar, _ element: Element) {
    bar.isEnabled = element.isBarEnabled && !element.isHidden
    bindInputs()
    // A bar that takes part or does not changes what stands above the keyboard at once.
    reloadInputViews(for: element)
  }

  // MARK: Places

  /// Whether a bar is on the screen.
  func isVisible(_ bar: AccessoryToolbar, _ element: Element) -> Bool {
    bar.isEnabled && element.isInTree && !state.isInBackground
      && focusedInput?.shownAccessory === bar
  }

  /// Where a bar stands on the screen: at the top of the keyboard's frame (6.4), as high as it was when
  /// it was taken (6.6) and as wide as the keyboard; just below the screen while it is away.
  func frame(of bar: AccessoryToolbar, _ element: Element) -> Rect {
    guard isVisible(bar, element) else {
      return Rect(x: 0, y: screen.maxY, width: screen.size.width, height: bar.height)
    }
    var frame = interfaceFrame(of: keyboardFrame)
    frame.size.height = state.accessoryHeight
    return frame
  }

  /// How the items of a bar stand in it.
  func layout(of bar: AccessoryToolbar, _ element: Element) -> ToolbarLayout {
    let size = frame(of: bar, element).size
    return bar.layout(
      width: size.width,
      metrics: profile.system.toolbarHeights.hasCapsules
        ? .glass(height: size.height) : .classic(height: size.height))
  }

  /// Where the first item for an action stands in its bar; `nil` for one that is hidden.
  func frame(of action: ToolbarAction, in bar: AccessoryToolbar, _ element: Element) -> Rect? {
    guard let place = bar.shownItems.firstIndex(where: { $0.action == action }) else { return nil }
    return layout(of: bar, element).frames[place]
  }

  // MARK: Touch

  /// The item of a bar at a point of the keyboard's frame; `nil` where none is.
  func barItem(at point: Point) -> BarItem? {
    guard let bar = focusedInput?.shownAccessory as? AccessoryToolbar,
      let element = element(id(of: bar)), element.isInteractive, isVisible(bar, element)
    else { return nil }
    let frame = frame(of: bar, element)
    guard frame.contains(point) else { return nil }
    let place = Point(x: point.x - frame.minX, y: point.y - frame.minY)
    for (item, itemFrame) in zip(bar.shownItems, layout(of: bar, element).frames) {
      if let action = item.action, itemFrame.contains(place) {
        return BarItem(bar: element.id, action: action)
      }
    }
    return nil
  }

  /// Taps the item that a touch hit, if it lifts there and the bar still shows it.
  func tap(_ item: BarItem, with finger: Finger) {
    guard let element = element(item.bar), let bar = element.bar, element.isInteractive,
      isVisible(bar, element), let frame = frame(of: item.action, in: bar, element),
      takesLift(frame.moved(by: self.frame(of: bar, element).origin), of: finger)
    else { return }
    tap(item.action, of: bar, element)
  }

  /// Taps an item that a bar has; one out of reach is ignored, and nobody is asked.
  func tap(_ action: ToolbarAction, of bar: AccessoryToolbar, _ element: Element) {
    guard element.isInTree, !isOutOfReach(bar) else {
      state.lastOutcome = .ignored
      return record(.outcome, of: element.id, .outcome(action, .ignored))
    }
    state.lastOutcome = bar.perform(action)
  }
}

/// An item of a bar.
struct BarItem {
  let bar: ElementID
  let action: ToolbarAction
}
