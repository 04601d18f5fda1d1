public import InputAccessory

/// A rectangle on its way from one place to another, as a function of the time since it set out.
public struct Motion: Hashable, Sendable {
  /// Where it begins.
  public let start: Rect
  /// Where it ends.
  public let end: Rect
  /// How long it takes in seconds, at least 0.
  public let duration: Double
  /// How it moves.
  public let curve: AnimationCurve

  /// Makes a motion; a duration that is not a positive number is 0, and the end is reached at once.
  public init(from start: Rect, to end: Rect, duration: Double, curve: AnimationCurve) {
    self.start = start
    self.end = end
    self.duration = duration.lengthOrZero
    self.curve = curve
  }

  /// The motion that a notification describes.
  public init(_ change: KeyboardChange) {
    self.init(
      from: change.begin, to: change.end, duration: change.duration,
      curve: AnimationCurve(number: change.curve))
  }

  /// The part of the way that is behind, 0 to 1; below 0 seconds it is 0.
  public func progress(after seconds: Double) -> Double {
    guard duration > 0 else { return 1 }
    return curve.progress(at: seconds / duration)
  }

  /// Where it stands, some seconds after it set out.
  ///
  /// Before its time it stands exactly at ``start``, after it exactly at ``end``. A motion with an
  /// end or a start that has an infinite figure, or one that is not a number, is at ``end`` at once.
  public func rect(after seconds: Double) -> Rect {
    let part = progress(after: seconds)
    guard part < 1, start.isMeasurable, end.isMeasurable else { return end }
    return Rect(
      x: start.minX + (end.minX - start.minX) * part,
      y: start.minY + (end.minY - start.minY) * part,
      width: start.size.width + (end.size.width - start.size.width) * part,
      height: start.size.height + (end.size.height - start.size.height) * part)
  }

  /// The motion that takes over from this one: it begins where this one stands, with the new end,
  /// duration and curve.
  ///
  /// - Parameters:
  ///   - seconds: How long this motion had run.
  ///   - change: What takes over; its begin frame does not count.
  /// - Returns: A motion whose time starts now.
  public func interrupted(after seconds: Double, by change: KeyboardChange) -> Motion {
    Motion(
      from: rect(after: seconds), to: change.end, duration: change.duration,
      curve: AnimationCurve(number: change.curve))
  }
}
