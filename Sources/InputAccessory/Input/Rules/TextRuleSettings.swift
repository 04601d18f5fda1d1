/// The restrictions of a field as single settings, and the rules that they make together.
public struct TextRuleSettings: Hashable, Sendable {
  /// What may be typed.
  public enum Kind: String, Hashable, Sendable {
    /// Anything, the default.
    case none
    /// Decimal digits.
    case digits
    /// A decimal number, not grouped unless said so.
    case decimal
    /// An amount of money: a decimal number, grouped and with two digits behind the separator unless
    /// said otherwise.
    case money
  }

  /// The most that the text may hold; `nil` for no limit.
  public var limit: Int?
  /// What ``limit`` counts.
  public var limitUnit = LengthLimit.Unit.characters
  /// What may be typed.
  public var kind = Kind.none
  /// Whether numbers are grouped; `nil` for what is usual of the kind.
  public var groups: Bool?
  /// How many digits may follow the decimal separator; `nil` for what is usual of the kind.
  public var fractionDigits: Int?
  /// The least valid number.
  public var minimum: Double?
  /// The greatest valid number.
  public var maximum: Double?
  /// The form of the text; with one, ``kind`` decides nothing.
  public var mask: MaskRule?

  /// Makes settings that restrict nothing.
  public init() {}

  /// Whether the settings make no rule.
  public var isEmpty: Bool { self == TextRuleSettings() }

  /// The rules: the form first, then the limit, which counts what the form left, then the bounds.
  public func rules(symbols: NumberSymbols) -> TextRules {
    var list: [any TextRule] = []
    if let mask {
      list.append(mask)
    } else {
      switch kind {
      case .none: break
      case .digits: list.append(DigitsRule(symbols: symbols))
      case .decimal:
        list.append(
          DecimalRule(
            symbols: symbols, maximumFractionDigits: fractionDigits, groups: groups ?? false))
      case .money:
        list.append(
          DecimalRule.money(
            symbols: symbols, fractionDigits: fractionDigits ?? 2, groups: groups ?? true))
      }
    }
    if let limit { list.append(LengthLimit(limit, unit: limitUnit)) }
    if minimum != nil || maximum != nil {
      list.append(NumberBounds(minimum: minimum, maximum: maximum))
    }
    return TextRules(list)
  }
}
