/// How far an animation has come at a part of its time.
///
/// The public curves 0 to 3 are cubic curves with the control points of Core Animation's named timing
/// functions. Curve 7, which the keyboard has since iOS 7 (3.10), is not public: the model
/// uses the cubic curve (0.38, 0.7) (0.125, 1), a common approximation of the spring that is seen.
/// That choice is inferred; no source gives the real one.
public enum AnimationCurve: CaseIterable, Hashable, Sendable {
  /// 0: slow at both ends.
  case easeInOut
  /// 1: slow at the start.
  case easeIn
  /// 2: slow at the end.
  case easeOut
  /// 3: even.
  case linear
  /// 7: fast at the start, long at the end (inferred).
  case keyboard

  /// The curve of a number in a notification; one that is not known counts as ``keyboard``, since a
  /// strict reading of 0 to 3 traps on real ones (3.11).
  public init(number: Int) {
    self =
      switch number {
      case 0: .easeInOut
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .keyboard
      }
  }

  /// The part of the way that is behind, 0 to 1, at a part of the time.
  ///
  /// A time below 0, or none, counts as 0, one above 1 as 1. The ends are exact, and a later time is
  /// never behind an earlier one.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return switch self {
    case .easeInOut: Self.solve(time, 0.42, 0, 0.58, 1)
    case .easeIn: Self.solve(time, 0.42, 0, 1, 1)
    case .easeOut: Self.solve(time, 0, 0, 0.58, 1)
    case .linear: time
    case .keyboard: Self.solve(time, 0.38, 0.7, 0.125, 1)
    }
  }

  /// Halves the parameter's range until it cannot matter; only sums and products, so every platform
  /// finds the same bits.
  private static func solve(
    _ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if cubic(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return min(1, max(0, cubic(low, y1, y2)))
  }

  private static func cubic(_ part: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
  }
}
