/// The signs that a locale writes numbers with.
public struct NumberSymbols: Hashable, Sendable {
  /// What stands before the fraction.
  public let decimalSeparator: Unicode.Scalar
  /// What stands between groups of digits.
  public let groupingSeparator: Unicode.Scalar
  /// What stands before a number below zero; marks of direction around it are left out.
  public let minusSign: Unicode.Scalar
  /// The digit zero; the other nine follow it in Unicode's order.
  public let zeroDigit: Unicode.Scalar
  /// How many digits the group next to the fraction has.
  public let primaryGroup: Int
  /// How many digits every other group has.
  public let secondaryGroup: Int
  /// How many digits must stand before the last group for there to be groups at all.
  public let minimumGroupingDigits: Int

  /// Makes a set of signs; group sizes and the least number of digits below 1 are 1.
  public init(
    decimalSeparator: Unicode.Scalar, groupingSeparator: Unicode.Scalar,
    minusSign: Unicode.Scalar = "-", zeroDigit: Unicode.Scalar = "0",
    primaryGroup: Int = 3, secondaryGroup: Int = 3, minimumGroupingDigits: Int = 1
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minusSign = minusSign
    self.zeroDigit = zeroDigit
    self.primaryGroup = max(primaryGroup, 1)
    self.secondaryGroup = max(secondaryGroup, 1)
    self.minimumGroupingDigits = max(minimumGroupingDigits, 1)
  }

  /// The signs of no locale in particular, which English has too: `1,234.5`.
  public static let root = NumberSymbols(decimalSeparator: ".", groupingSeparator: ",")
}
