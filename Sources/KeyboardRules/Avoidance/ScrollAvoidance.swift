internal import InputAccessory

/// Makes room for the keyboard at the end of a scroll view, and gives back what was there.
///
/// A scroll view in another: run the inner one first, then measure the target for the outer.
public struct ScrollAvoidance: Hashable, Sendable {
  /// How many points stay clear between the input and the keyboard; it moves only the offset.
  public let gap: Double
  /// The insets without the keyboard; `nil` while nothing is changed. Saved once, by the first
  /// ``avoid(_:)``, however often the keyboard is announced again (90).
  public private(set) var base: ScrollInsets?

  /// Makes an avoidance.
  ///
  /// - Parameters:
  ///   - gap: A finite number of points; any other is the caller's bug and traps.
  ///   - base: The base of another avoidance that this one takes over from; `nil` where nothing is
  ///     changed.
  public init(gap: Double, base: ScrollInsets? = nil) {
    precondition(gap.isFinite, "a gap of \(gap) points cannot be kept; give a finite number")
    self.gap = gap
    self.base = base
  }

  /// Makes room; call it for each followed notification that leaves the keyboard up, and whenever the
  /// focus or the caret moves meanwhile.
  ///
  /// - Parameter facts: Measured now.
  /// - Returns: What to assign. The same facts give the same place, and a place that was assigned
  ///   gives itself.
  public mutating func avoid(_ facts: ScrollFacts) -> ScrollPlacement {
    let base = base ?? facts.insets
    self.base = base
    return Self.placement(base: base, gap: gap, facts)
  }

  /// Gives back the saved insets, exactly (93), with the offset brought to what they allow; `nil` when
  /// nothing was changed, or was given back before (94).
  ///
  /// - Parameter facts: Measured now; overlap and target are not read.
  /// - Returns: What to assign.
  public mutating func restore(_ facts: ScrollFacts) -> ScrollPlacement? {
    guard let base else { return nil }
    self.base = nil
    return ScrollPlacement(insets: base, offset: facts.offset)
      .clamped(content: facts.content, viewport: facts.viewport)
  }

  /// Takes other insets as the base, when they changed for a reason of their own while the keyboard is
  /// up. Nothing happens while nothing is changed.
  public mutating func rebase(to insets: ScrollInsets) {
    if base != nil { base = insets }
  }

  /// The placement for a base, an overlap and a target.
  ///
  /// The bottom insets are max(base, overlap), never negative (96); the others are the base's. The
  /// offset is first brought to what content and insets allow, then moved as little as shows the
  /// target with the gap below it, which may take it `gap` points beyond the content's end. A text
  /// view is shown whole if it fits, else its caret's line; of what is taller than the room, the top
  /// is shown.
  ///
  /// - Parameters:
  ///   - base: The insets without the keyboard.
  ///   - gap: The points to keep clear below the target.
  ///   - facts: Measured now; its insets are not read.
  /// - Returns: What to assign.
  public static func placement(
    base: ScrollInsets, gap: Double, _ facts: ScrollFacts
  ) -> ScrollPlacement {
    let overlap = facts.overlap.lengthOrZero
    var insets = base
    insets.content.bottom = max(base.content.bottom, overlap)
    insets.indicator.bottom = max(base.indicator.bottom, overlap)
    var place = ScrollPlacement(insets: insets, offset: facts.offset)
      .clamped(content: facts.content, viewport: facts.viewport)
    place.offset.x = facts.offset.x
    guard let target = facts.target, target.isMeasurable else { return place }

    let room = facts.viewport.height - insets.content.top - insets.content.bottom
    var kept = target
    if target.size.height + gap > room, let caret = facts.caret, caret.isMeasurable {
      kept = caret
    }
    let lowest = kept.maxY + gap - (facts.viewport.height - insets.content.bottom)
    let highest = kept.minY - insets.content.top
    guard lowest.isFinite, highest.isFinite else { return place }
    place.offset.y = max(min(max(place.offset.y, lowest), highest), -insets.content.top)
    return place
  }
}
