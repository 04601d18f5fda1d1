/// Tells how wide texts are, in place of a font.
public protocol TextMeasurer {
  /// The width of `text` on one line, in points. One that is negative or no finite number counts as 0.
  func width(of text: String) -> Double
}

/// Gives every character the same width: 9 points, unless said.
public struct FixedTextMeasurer: TextMeasurer, Hashable, Sendable {
  /// The width of a user-perceived character, in points.
  public var characterWidth: Double
  /// What a larger or smaller text size makes of it; 1 for the usual one.
  public var scale: Double

  /// Makes a measurer.
  public init(characterWidth: Double = 9, scale: Double = 1) {
    self.characterWidth = characterWidth
    self.scale = scale
  }

  /// The number of characters times the width of one, scaled.
  ///
  /// - Complexity: O(*n*) in the text.
  public func width(of text: String) -> Double { Double(text.count) * characterWidth * scale }
}
