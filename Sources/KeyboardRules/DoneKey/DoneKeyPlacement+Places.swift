internal import InputAccessory

extension DoneKeyPlacement {
  /// Whether the key is in a window, and slides by itself.
  public var isWindow: Bool {
    switch self {
    case .keyboard, .host: false
    case .window, .windowByStep: true
    }
  }

  /// Where the key belongs with the keyboard at a frame; `nil` without keys, and where the grid
  /// says the place, for a keyboard out of its dock.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's end frame.
  ///   - steps: How many times the keyboard was announced since its latest hide.
  ///   - facts: The surroundings.
  /// - Returns: A frame on the screen, or in the view that carries the key.
  func place(on keyboard: Rect, steps: Int, _ facts: DoneKeyFacts) -> Rect? {
    switch self {
    case .keyboard(let frame): frame ?? facts.cornerInKeys(of: keyboard)
    case .host(let frame): frame
    case .window: facts.corner(of: keyboard)
    case .windowByStep(let size, let step):
      Self.low(size, facts).movedDown(by: Double(steps) * step)
    }
  }

  /// Where the key begins, so that it keeps its place on a keyboard that comes up.
  func start(of end: Rect, _ change: KeyboardChange, _ facts: DoneKeyFacts) -> Rect {
    switch self {
    case .keyboard, .host: end
    case .window: Self.carried(end, from: change.end, to: change.begin)
    case .windowByStep(let size, _): Self.low(size, facts)
    }
  }

  /// Where the key goes with a keyboard that goes down.
  func rest(of key: Rect, from last: Rect?, to end: Rect, _ facts: DoneKeyFacts) -> Rect {
    switch self {
    case .keyboard, .host: key
    case .window: Self.carried(key, from: last ?? .zero, to: end)
    case .windowByStep(let size, _): Self.low(size, facts)
    }
  }

  /// Below the screen, at the left.
  private static func low(_ size: Size, _ facts: DoneKeyFacts) -> Rect {
    Rect(origin: Point(x: facts.screen.minX, y: facts.screen.maxY), size: size)
  }

  /// Where a key gets when the keyboard that it lies on moves; it stays for a frame that is none.
  ///
  /// The top counts, not the height: in iOS 8 and iOS 26 a keyboard that is down has none left (3.25,
  /// 3.26).
  private static func carried(_ key: Rect, from: Rect, to: Rect) -> Rect {
    let isDown = to.isMeasurable && to.size.width > 0 && to.minY >= from.minY
    guard from.isUsable, to.isUsable || isDown else { return key }
    return key.movedDown(by: to.minY - from.minY)
  }
}
