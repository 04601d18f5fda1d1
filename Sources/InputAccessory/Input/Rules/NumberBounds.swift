/// The least and the greatest number that is valid. Bounds judge; they change no text and refuse no
/// key, since a number on its way to 12 is 1 for a while.
public struct NumberBounds: TextRule {
  /// The least valid number.
  public let minimum: Double?
  /// The greatest valid number.
  public let maximum: Double?

  /// Makes bounds; a bound that is `nil` does not judge.
  public init(minimum: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Takes every edit.
  public func verdict(on edit: TextEdit) -> EditVerdict { .accept }

  /// Whether the number lies within the bounds; a text without a number is not theirs to judge.
  public func isMet(by text: String, number: ExactNumber?) -> Bool {
    guard let number = number?.double else { return true }
    return (minimum.map { number >= $0 } ?? true) && (maximum.map { number <= $0 } ?? true)
  }
}
