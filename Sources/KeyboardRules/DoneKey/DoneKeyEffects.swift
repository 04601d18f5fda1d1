internal import InputAccessory

/// What a ``DoneKey`` answers to one event: up to two effects, in the order in which they are to be
/// done.
///
/// There is an answer to each event, and most are empty, so it is held in place and without a copy of
/// what two effects share.
public struct DoneKeyEffects: Hashable, Sendable, Sequence {
  private enum Form: UInt8, Hashable, Sendable {
    case none, wake, attach, attachAndSlide, slide, awaitEnd, detach
  }

  private let form: Form
  private var kind = KeyboardWindow.Kind.application
  private var window = 0
  private var number: UInt32 = 0
  private var start = Rect.zero
  private var end = Rect.zero
  private var duration = 0.0
  private var curve = 0

  private init(_ form: Form) { self.form = form }

  /// Nothing is to be done.
  static var none: DoneKeyEffects { DoneKeyEffects(.none) }
  /// The next turn is to be told.
  static var wake: DoneKeyEffects { DoneKeyEffects(.wake) }
  /// The key is to be taken away.
  static var detach: DoneKeyEffects { DoneKeyEffects(.detach) }

  /// The end of a time is to be told.
  static func awaitEnd(number: UInt32, duration: Double) -> DoneKeyEffects {
    var effects = DoneKeyEffects(.awaitEnd)
    effects.number = number
    effects.duration = duration
    return effects
  }

  /// The key is to be moved.
  static func slide(
    number: UInt32, from start: Rect, to end: Rect, duration: Double, curve: Int
  ) -> DoneKeyEffects {
    var effects = DoneKeyEffects(.slide)
    effects.number = number
    effects.start = start
    effects.end = end
    effects.duration = duration
    effects.curve = curve
    return effects
  }

  /// The key is to be put into a window first, where a slide begins, or where it is to stand.
  static func attach(
    window: Int, kind: KeyboardWindow.Kind, frame: Rect, then slide: DoneKeyEffects
  ) -> DoneKeyEffects {
    var effects = DoneKeyEffects(slide.form == .slide ? .attachAndSlide : .attach)
    effects.kind = kind
    effects.window = window
    effects.number = slide.number
    effects.start = frame
    effects.end = slide.end
    effects.duration = slide.duration
    effects.curve = slide.curve
    return effects
  }

  /// Whether nothing is to be done.
  public var isEmpty: Bool { form == .none }

  /// The first effect; `nil` where there is none.
  public var first: DoneKeyEffect? {
    switch form {
    case .none: nil
    case .wake: .wakeNextTurn
    case .attach, .attachAndSlide: .attach(window: window, kind: kind, frame: start)
    case .slide: sliding
    case .awaitEnd: .awaitEnd(number: number, duration: duration)
    case .detach: .detach
    }
  }

  /// The effect after the first; `nil` where there is none.
  public var second: DoneKeyEffect? { form == .attachAndSlide ? sliding : nil }

  private var sliding: DoneKeyEffect {
    .slide(number: number, from: start, to: end, duration: duration, curve: curve)
  }

  /// Walks over the effects in order.
  public struct Iterator: IteratorProtocol {
    private let effects: DoneKeyEffects
    private var place = 0

    fileprivate init(_ effects: DoneKeyEffects) { self.effects = effects }

    /// The next effect; `nil` when none is left.
    public mutating func next() -> DoneKeyEffect? {
      place += 1
      switch place {
      case 1: return effects.first
      case 2: return effects.second
      default: return nil
      }
    }
  }

  /// Begins a walk over the effects.
  public func makeIterator() -> Iterator { Iterator(self) }
}
