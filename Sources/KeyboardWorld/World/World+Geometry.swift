internal import InputAccessory
internal import KeyboardRules

// Where things stand, and what the keyboard covers of them.

extension World {
  /// The screen as the interface sees it: in the space of frames and touches, and since iOS 8 of
  /// notifications (4.2).
  var screen: Rect { Rect(origin: .zero, size: profile.device.screen(in: state.orientation)) }

  /// Where an element stands in its parent: as it was said, else stacked from y = 80, 40 apart; what
  /// stands in no other view, on the screen.
  func frame(of element: Element) -> Rect {
    if element.kind.isSurface { return frame(ofSurface: element) }
    return Rect(
      origin: element.position ?? Point(x: 20, y: 80 + 40 * Double(element.stackIndex)),
      size: element.size ?? Size(width: 280, height: 31))
  }

  /// Where an element stands on the screen; `nil` for one that is not in the window.
  ///
  /// - Complexity: O(*d*) in how deep it stands.
  func screenFrame(of element: Element) -> Rect? {
    var frame = frame(of: element)
    var place = element
    while !place.kind.isSurface {
      guard place.isInTree, let holder = place.parent.flatMap(self.element) else { return nil }
      let origin = self.frame(of: holder).origin
      let offset = holder.scroll?.offset ?? .zero
      frame.origin.x += origin.x - offset.x
      frame.origin.y += origin.y - offset.y
      place = holder
    }
    return isOnScreen(place) ? frame : nil
  }

  /// How far keyboard and bar cover an element now; 0 for one that is in no window, or a part of the
  /// keyboard itself.
  func overlap(of element: Element) -> Double {
    guard let frame = screenFrame(of: element) else { return 0 }
    let kind = surface(of: element)?.kind
    return kind == .panel || kind == .accessory ? 0 : keyboardCover.overlap(with: frame)
  }

  /// What the keyboard covers, by what was announced last.
  var keyboardCover: KeyboardCover {
    state.followsPosts
      ? state.announced.cover
      : KeyboardCover(
        keyboard: interfaceFrame(of: state.keyboard.frame), screen: screen,
        isUp: state.keyboard.isShown)
  }
}
