/// What a docked system keyboard's height is made of, without an accessory; in points.
public struct KeyboardHeight: Hashable, Sendable {
  /// The keys.
  public var body: Double
  /// The bar with suggestions above the keys, on tablets the one with shortcuts; 0 without.
  public var suggestionBar: Double
  /// What lies beneath the keys: the safe area and, on upright phones that have one, the row with
  /// the globe; 0 without.
  public var bottom: Double

  /// Makes a height from its parts, each at least 0.
  public init(body: Double, suggestionBar: Double = 0, bottom: Double = 0) {
    self.body = body
    self.suggestionBar = suggestionBar
    self.bottom = bottom
  }

  /// The whole height.
  public var total: Double { suggestionBar + body + bottom }
}
