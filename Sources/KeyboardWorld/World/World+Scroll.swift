internal import InputAccessory
internal import KeyboardRules

// Scroll views: content, insets and offset.

extension World {
  /// Sets a property that scroll views alone have.
  ///
  /// - Returns: Whether it was one.
  func setOfScroll(_ property: Property, _ element: Element, _ value: PropertyValue) -> Bool {
    guard let scroll = element.scroll else { return false }
    var placement = ScrollPlacement(insets: scroll.insets, offset: scroll.offset)
    switch (property, value) {
    case (.dismiss, .word(let word)):
      let modes = KeyboardDismissMode.allCases
      guard let mode = modes.first(where: { $0.word == word }) else { return false }
      element.scroll?.dismissMode = mode
      return true
    case (.content, .size(let size)): element.scroll?.content = size
    case (.inset, .insets(let insets)):
      // What nothing has scrolled starts at minus its insets.
      let isAtStart = placement.offset == ScrollPlacement.start(of: placement.insets).offset
      placement.insets.content = insets
      rebaseRoom(of: element, content: insets)
      if isAtStart { placement = ScrollPlacement.start(of: placement.insets) }
    case (.indicatorInset, .insets(let insets)):
      placement.insets.indicator = insets
      rebaseRoom(of: element, indicator: insets)
    case (.offset, .point(let point)): placement.offset = point
    default: return false
    }
    // Insets that code sets are no news: they do not change for the keyboard.
    element.scroll?.insets = placement.insets
    place(element, at: clamped(placement, of: element))
    return true
  }

  /// Reads a property that scroll views alone have; `nil` where it is none.
  func valueOfScroll(_ property: Property, _ element: Element) -> PropertyValue? {
    guard let scroll = element.scroll else { return nil }
    return switch property {
    case .dismiss: .word(scroll.dismissMode.word)
    case .content: .size(contentSize(of: element))
    case .inset: .insets(scroll.insets.content)
    case .indicatorInset: .insets(scroll.insets.indicator)
    case .offset: .point(scroll.offset)
    default: nil
    }
  }

  /// The size of what a scroll view scrolls: its own where nothing else was said.
  func contentSize(of element: Element) -> Size {
    element.scroll?.content ?? frame(of: element).size
  }

  /// Has a scroll view stand at `placement`, and tells of the insets of its content and of its offset
  /// where they changed.
  func place(_ element: Element, at new: ScrollPlacement) {
    guard let old = element.scroll else { return }
    element.scroll?.insets = new.insets
    element.scroll?.offset = new.offset
    // One that is only being declared has nobody to tell.
    guard element.isInTree else { return }
    if new.insets.content != old.insets.content {
      record(.inset, of: element.id, .insets(new.insets.content))
    }
    // Who heard of the insets may have scrolled it elsewhere, and that was told.
    if new.offset != old.offset, element.scroll?.offset == new.offset {
      record(.offset, of: element.id, .offset(new.offset))
    }
  }

  // MARK: Focus

  /// Has every scroll view that holds an input bring it into sight, the innermost first: a scroll view
  /// shows its first responder (7.7).
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - makesRoom: Whether those that make room for the keyboard do too, which bring it in as they do.
  func bringIn(_ input: InputModel, makesRoom: Bool) {
    guard let element = element(id(of: input)), var target = screenFrame(of: element)
    else { return }
    var caret = caretLine(of: element)?.moved(by: target.origin)
    var place = element.parent.flatMap(self.element)
    while let holder = place {
      place = holder.parent.flatMap(self.element)
      guard let scroll = holder.scroll, let frame = screenFrame(of: holder) else { continue }
      if makesRoom || !avoidance.rooms.contains(where: { $0.scroll == holder.id }) {
        let origin = Point(x: scroll.offset.x - frame.minX, y: scroll.offset.y - frame.minY)
        let placement = ScrollPlacement(insets: scroll.insets, offset: scroll.offset).showing(
          target.moved(by: origin), caret: caret?.moved(by: origin),
          content: contentSize(of: holder), viewport: frame.size)
        self.place(holder, at: placement)
        let movement = Point(
          x: scroll.offset.x - placement.offset.x, y: scroll.offset.y - placement.offset.y)
        target = target.moved(by: movement)
        caret = caret?.moved(by: movement)
      }
      // The views around it can only bring in what it shows.
      target = target.clamped(to: frame)
      caret = caret?.clamped(to: frame)
    }
  }

  /// Has a scroll view's offset be one that its content and its size allow.
  func clampOffset(of element: Element) {
    guard let scroll = element.scroll else { return }
    let placement = ScrollPlacement(insets: scroll.insets, offset: scroll.offset)
    place(element, at: clamped(placement, of: element))
  }

  private func clamped(_ placement: ScrollPlacement, of element: Element) -> ScrollPlacement {
    placement.clamped(content: contentSize(of: element), viewport: frame(of: element).size)
  }
}

extension Rect {
  /// The part that is in another rectangle; of one that is beside it, the edge that is nearest.
  fileprivate func clamped(to rect: Rect) -> Rect {
    let left = min(max(minX, rect.minX), rect.maxX)
    let top = min(max(minY, rect.minY), rect.maxY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, rect.maxX) - left),
      height: max(0, min(maxY, rect.maxY) - top))
  }
}
