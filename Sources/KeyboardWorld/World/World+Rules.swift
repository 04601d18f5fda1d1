internal import InputAccessory

// What an input may hold: limits, numbers and forms, by the locale's signs.

extension World {
  /// Sets a restriction of what an input may hold; its text stays as it is.
  ///
  /// - Returns: Whether the property was one.
  /// - Throws: for a mask that is none.
  func setRule(
    _ property: Property, of input: InputModel, _ element: Element, to value: PropertyValue
  ) throws(StageError) -> Bool {
    switch (property, value) {
    case (.limit, .number(let count)): element.restrictions.limit = Int(count)
    case (.limit, .none): element.restrictions.limit = nil
    case (.limitUnit, .word(let word)):
      element.restrictions.limitUnit = word == "utf16" ? .utf16 : .characters
    case (.rule, .word(let word)):
      guard let kind = TextRuleSettings.Kind(rawValue: word) else { return false }
      element.restrictions.kind = kind
    case (.grouping, .flag(let groups)): element.restrictions.groups = groups
    case (.fraction, .number(let digits)): element.restrictions.fractionDigits = Int(digits)
    case (.fraction, .none): element.restrictions.fractionDigits = nil
    case (.minimum, .number(let number)): element.restrictions.minimum = number
    case (.minimum, .none): element.restrictions.minimum = nil
    case (.maximum, .number(let number)): element.restrictions.maximum = number
    case (.maximum, .none): element.restrictions.maximum = nil
    case (.mask, .text(let mask)): element.restrictions.mask = try maskRule(mask)
    default: return false
    }
    renewRules(of: input, element)
    return true
  }

  private func maskRule(_ mask: String) throws(StageError) -> MaskRule? {
    guard !mask.isEmpty else { return nil }
    do throws(MaskError) {
      return try MaskRule(mask, symbols: locale.symbols)
    } catch {
      throw StageError(error.description)
    }
  }

  private func renewRules(of input: InputModel, _ element: Element) {
    input.rules = element.restrictions.rules(symbols: locale.symbols)
  }

  /// Has inputs and bars follow a locale from now on; texts are not rewritten.
  func setLocale(_ name: String) {
    noteStructure()
    locale = InputLocale(name)
    for case let element? in elements {
      element.bar?.locale = locale
      guard let input = element.input, !element.restrictions.isEmpty else { continue }
      if let mask = element.restrictions.mask?.mask {
        element.restrictions.mask = try? MaskRule(mask, symbols: locale.symbols)
      }
      renewRules(of: input, element)
    }
  }

  /// Reads a restriction, or what it makes of the text; `nil` where the property is none.
  func valueOfRule(
    _ property: Property, of input: InputModel, _ element: Element
  ) -> PropertyValue? {
    let restrictions = element.restrictions
    func number(_ number: Double?) -> PropertyValue { number.map(PropertyValue.number) ?? .none }
    return switch property {
    case .limit: number(restrictions.limit.map(Double.init))
    case .limitUnit: .word(restrictions.limitUnit == .utf16 ? "utf16" : "characters")
    case .rule: .word(restrictions.kind.rawValue)
    case .grouping: .flag(restrictions.groups ?? (restrictions.kind == .money))
    case .fraction:
      number(
        restrictions.fractionDigits.map(Double.init) ?? (restrictions.kind == .money ? 2 : nil))
    case .minimum: number(restrictions.minimum)
    case .maximum: number(restrictions.maximum)
    case .mask: .text(restrictions.mask?.mask ?? "")
    case .value: valueOfText(of: input, restrictions)
    case .valid: .flag(input.isTextValid)
    default: nil
    }
  }

  /// What an input's text stands for: a number under a numeric rule, else the text that is not being
  /// composed any more.
  private func valueOfText(
    of input: InputModel, _ restrictions: TextRuleSettings
  ) -> PropertyValue {
    let text = input.state.editing.committedText
    guard restrictions.mask == nil, restrictions.kind != .none else { return .text(text) }
    return input.rules.number(in: text).map { .number($0.double) } ?? .none
  }
}
