internal import InputAccessory
internal import KeyboardRules

/// A finger, or a pencil, from touch-down until it lifts.
///
/// What it hit is fixed at touch-down, wherever it goes. One that is cancelled is still on the
/// screen, but means nothing any more.
final class Finger {
  /// Tells it from those before it.
  let number: UInt32
  /// The views from the one hit outward; empty where it hit none of them.
  let chain: [ElementID]
  /// Whether it hit the keyboard, or what stands on it or in its place.
  let hitsInputSurface: Bool
  /// Whether it hit the key laid over the number pad.
  let hitsDoneKey: Bool
  /// Whether it hit what lies behind a sheet, which is what the chain begins with then.
  let hitsBackdrop: Bool
  /// The item of a bar that it hit, if any.
  let item: BarItem?
  let isPencil: Bool
  /// Where it went down, on the screen.
  let start: Point
  /// What the keyboard covered then, and the number of its latest animation.
  let cover: KeyboardCover
  let keyboardAnimation: UInt32
  /// Where it is.
  private(set) var place: Point
  /// Whether it has ever gone too far for a tap.
  private(set) var isBeyondSlop = false
  var isCancelled = false
  /// Whether a control inside scroll views has it, so that none of them takes it any more (7.5).
  var isHeld = false

  /// Whether scroll views have taken it: what it hit gets nothing then.
  var isDragging = false
  /// The scroll view that moves with it.
  var scroller: ElementID?
  /// The scroll view whose mode says what becomes of the keyboard.
  var dismisser: ElementID?
  /// The scroller's offset when it began to move.
  var startOffset: Point?
  /// Whether the drag has put the keyboard away, or tried to.
  var hasDismissed = false
  /// Where it holds the keyboard; `nil` while it does not.
  var keyboardFrame: Rect?
  /// Where somebody else had the keyboard stand before it was held.
  var postedFrame: Rect?

  init(
    number: UInt32, hit: Hit, isPencil: Bool, start: Point, cover: KeyboardCover,
    keyboardAnimation: UInt32
  ) {
    self.number = number
    chain = hit.chain
    hitsInputSurface = hit.isInputSurface
    hitsDoneKey = hit.isDoneKey
    hitsBackdrop = hit.isBackdrop
    item = hit.item
    self.isPencil = isPencil
    self.start = start
    self.cover = cover
    self.keyboardAnimation = keyboardAnimation
    place = start
  }

  /// Makes the same finger once more.
  init(_ other: Finger) {
    number = other.number
    chain = other.chain
    hitsInputSurface = other.hitsInputSurface
    hitsDoneKey = other.hitsDoneKey
    hitsBackdrop = other.hitsBackdrop
    item = other.item
    isPencil = other.isPencil
    start = other.start
    cover = other.cover
    keyboardAnimation = other.keyboardAnimation
    place = other.place
    isBeyondSlop = other.isBeyondSlop
    isCancelled = other.isCancelled
    isHeld = other.isHeld
    isDragging = other.isDragging
    scroller = other.scroller
    dismisser = other.dismisser
    startOffset = other.startOffset
    hasDismissed = other.hasDismissed
    keyboardFrame = other.keyboardFrame
    postedFrame = other.postedFrame
  }

  /// How far it is from its start.
  var movement: Point { Point(x: place.x - start.x, y: place.y - start.y) }

  func go(to point: Point) {
    place = point
    if TouchRule.isDrag(by: movement) { isBeyondSlop = true }
  }
}

/// What a touch hits.
struct Hit {
  /// The views from the one hit outward.
  var chain: [ElementID] = []
  /// Whether it is the keyboard, or what stands on it or in its place.
  var isInputSurface = false
  /// Whether it is the key laid over the number pad, which is such a thing.
  var isDoneKey = false
  /// Whether it is what lies behind a sheet, which keeps touches from what it covers.
  var isBackdrop = false
  /// The item of the bar on the keyboard; `nil` beside them.
  var item: BarItem?
}

/// The finger that is down, and how many there were.
struct TouchState {
  /// How long a scroll view keeps a touch from the control that it hit, in seconds (7.5; the figure
  /// is inferred).
  static let delay = 0.15
  /// How far outside its bounds a control still takes a lift, in points; what UIKit allows
  /// (inferred).
  static let tolerance = 70.0

  var finger: Finger?
  var count: UInt32 = 0
}
