/// What a scroll view does with a touch that reaches it, for code that waits for `touchesBegan` further
/// out in the chain.
public enum ScrollTouches: Hashable, Sendable {
  /// It consumes the touch: nobody further out hears of it (7.3, 114).
  case consume
  /// The category of article 002: it forwards to the next responder, then calls super, which forwards
  /// once more. All further out hear it twice, and behind each further scroll view twice as often
  /// (7.4; the double call is inferred).
  case forwardAndCallSuper
  /// The cure: it forwards once.
  case forward

  /// How often each element of a chain hears one `touchesBegan`.
  ///
  /// Only scroll views matter; every other element forwards once, as UIResponder does by default
  /// (7.3).
  ///
  /// - Parameter chain: The elements from the one hit outward.
  /// - Returns: One count for each element, at least 0; it stays at `Int.max` where it would exceed
  ///   that.
  /// - Complexity: O(*n*) over the chain.
  public func deliveries(along chain: [TouchTarget]) -> [Int] {
    var count = 1
    return chain.map { target in
      let heard = count
      guard target == .scrollView else { return heard }
      switch self {
      case .consume: count = 0
      case .forwardAndCallSuper:
        let (double, overflows) = count.multipliedReportingOverflow(by: 2)
        count = overflows ? .max : double
      case .forward: break
      }
      return heard
    }
  }
}
