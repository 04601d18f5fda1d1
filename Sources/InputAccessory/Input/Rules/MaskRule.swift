/// A text of a fixed form: `+1 [000] [000]`.
///
/// Within brackets stand places to fill: `0` takes a digit, `A` a letter, `_` either. All else is
/// literal. A literal comes with the character after it, so no text ends with one, and a backspace
/// takes the digit before the caret with the literals in front of that digit: "12/3" becomes "12".
/// What is pasted may have the literals or lack them; what is too much of it is left out.
public struct MaskRule: TextRule {
  enum Element: Hashable, Sendable {
    case literal(Character)
    case place(Place)
  }

  enum Place: Character, Hashable, Sendable {
    case digit = "0"
    case letter = "A"
    case either = "_"
  }

  /// The mask as it was given.
  public let mask: String

  let elements: [Element]
  let placeCount: Int
  private let digits: Digits

  /// Makes the rule.
  ///
  /// - Parameters:
  ///   - mask: The form.
  ///   - symbols: The signs of the locale, of which the digits count.
  /// - Throws: A ``MaskError`` that says what is wrong with the mask, and where.
  public init(_ mask: String, symbols: NumberSymbols = .root) throws(MaskError) {
    self.mask = mask
    elements = try Self.parse(mask)
    placeCount = elements.count { if case .place = $0 { true } else { false } }
    digits = Digits(zero: symbols.zeroDigit)
  }

  private static func parse(_ mask: String) throws(MaskError) -> [Element] {
    func error(_ index: Int, _ problem: MaskError.Problem) -> MaskError {
      MaskError(mask: mask, position: index + 1, problem: problem)
    }
    var elements: [Element] = []
    var opened: Int?
    var hasPlace = false
    for (index, character) in mask.enumerated() {
      switch (character, opened) {
      case ("[", nil): opened = index
      case ("[", .some): throw error(index, .nested)
      case ("]", .some): opened = nil
      case ("]", nil): throw error(index, .unopened)
      case (_, .some):
        guard let place = Place(rawValue: character) else {
          throw error(index, .unknownPlace(character))
        }
        elements.append(.place(place))
        hasPlace = true
      case (_, nil): elements.append(.literal(character))
      }
    }
    if let opened { throw error(opened, .unclosed) }
    guard hasPlace else { throw error(max(mask.count - 1, 0), .noPlace) }
    return elements
  }

  /// Whether every place is filled and nothing else is there.
  public func isMet(by text: String, number: ExactNumber?) -> Bool {
    var elements = elements[...]
    // Literals behind the last place never come by themselves; with them the text is complete too.
    for character in text {
      switch elements.popFirst() {
      case .literal(character): continue
      case .place(let place) where fits(character, place): continue
      default: return false
      }
    }
    return elements.allSatisfy { if case .place = $0 { false } else { true } }
  }

  func fits(_ character: Character, _ place: Place) -> Bool {
    let scalars = character.unicodeScalars
    let isDigit = scalars.count == 1 && scalars.allSatisfy(digits.isDigit)
    switch place {
    case .digit: return isDigit
    case .letter: return character.isLetter
    case .either: return isDigit || character.isLetter
    }
  }
}
