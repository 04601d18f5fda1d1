internal import InputAccessory
internal import KeyboardRules

// What is measured for the rules that keep inputs clear of the keyboard.

extension World {
  /// How high a line of a text view is, and how far the first one stands below its top, in points.
  /// The world sets no type, so the figures are inferred.
  private static let lineHeight = 20.0
  private static let textInset = 8.0

  /// What moving the root view depends on; without the keyboard, only what going back does.
  func shiftFacts(of root: Element, for input: Element?, isUp: Bool) -> ShiftFacts {
    let frame = frame(of: root)
    var facts = ShiftFacts(
      base: root.position ?? .zero, origin: frame.origin, size: frame.size,
      duration: avoidance.duration, curve: avoidance.curve,
      reducesMotion: avoidance.reducesMotion)
    if let kept = avoidance.view.map(element) ?? input {
      facts.frameInParent = self.frame(of: kept)
    }
    guard isUp else { return facts }
    facts.cover = keyboardCover
    facts.frameHeight = keyboardFrame.size.height
    if let input, let target = screenFrame(of: input) {
      facts.target = target
      facts.caret = caretLine(of: input)?.moved(by: target.origin)
    }
    return facts
  }

  /// What making room in a scroll view depends on, measured with the root view at its base. Of one
  /// that stands in no window nothing is covered.
  func scrollFacts(of element: Element) -> ScrollFacts? {
    guard let scroll = element.scroll else { return nil }
    var facts = ScrollFacts(
      insets: scroll.insets, offset: scroll.offset, content: contentSize(of: element),
      viewport: self.frame(of: element).size)
    guard let frame = screenFrame(of: element) else { return facts }
    facts.overlap = keyboardCover.overlap(with: unshifted(frame))
    guard let focused = avoidingInput, stands(focused, in: element),
      let target = screenFrame(of: focused)
    else { return facts }
    let inContent = target.moved(
      by: Point(x: scroll.offset.x - frame.minX, y: scroll.offset.y - frame.minY))
    facts.target = inContent
    facts.caret = caretLine(of: focused)?.moved(by: inContent.origin)
    return facts
  }

  /// Where a frame on the screen would be if the root view stood at its base.
  private func unshifted(_ frame: Rect) -> Rect {
    guard let origin = avoidance.rootOrigin else { return frame }
    let base = element(.root)?.position ?? .zero
    return frame.moved(by: Point(x: base.x - origin.x, y: base.y - origin.y))
  }

  /// The line with a text view's caret, in the text view; `nil` for a field.
  ///
  /// A text view scrolls by itself, so that the line never stands below its bottom.
  func caretLine(of element: Element) -> Rect? {
    guard let view = element.input as? TextView else { return nil }
    let editing = view.state.editing
    let size = frame(of: element).size
    let before = editing.text.utf16.prefix(editing.selection.upperBound)
    let lines = before.count { $0 == UInt16(UInt8(ascii: "\n")) }
    let top = Self.textInset + Self.lineHeight * Double(lines)
    return Rect(
      x: 0, y: max(0, min(top, size.height - Self.lineHeight)), width: size.width,
      height: min(Self.lineHeight, size.height))
  }
}
