public import KeyboardRules

/// What is to end editing at a touch outside.
public struct TouchDismissSetting: Hashable, Sendable {
  /// How it comes to know of a touch.
  public enum Way: Hashable, Sendable {
    /// A recogniser of taps that watches the window and cancels no touches.
    case tap
    /// The root view's `touchesBegan`, as in article 002; scroll views on the way do so with it.
    case touches(ScrollTouches)
  }

  /// How scripts spell what scroll views do with touches.
  public static let scrollTouches: [(word: String, touches: ScrollTouches)] = [
    ("consume", .consume), ("forward-twice", .forwardAndCallSuper), ("forward", .forward),
  ]

  /// Whether touches outside end editing, where an input does not say otherwise.
  public var isOn = true
  /// Whether touches on controls count as outside.
  public var controls = TouchControls.pass
  /// Views inside which touches never count.
  public var ignored: [ElementID] = []
  /// How it comes to know of a touch.
  public var way = Way.tap

  /// Makes the recogniser, for touches outside controls.
  public init() {}
}
