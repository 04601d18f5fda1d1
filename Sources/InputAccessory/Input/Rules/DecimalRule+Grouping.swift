extension DecimalRule {
  /// The text with its groups as the locale has them after `insertion` came in place of the edit's
  /// range; `nil` where that leaves no number.
  ///
  /// The caret stays behind as many digits and signs as stood before it, in front of a mark that
  /// follows. Where only marks would go, the digit next to them goes with them.
  func regrouped(_ edit: TextEdit, with insertion: String) -> EditVerdict? {
    var before = significant(edit.before)
    var after = significant(edit.after)
    if edit.isDeletion, !edit.range.isEmpty, significant(edit.removed).isEmpty {
      if edit.cause == .deletedForward {
        if !after.isEmpty { after.removeFirst() }
      } else {
        _ = before.popLast()
      }
    }
    guard
      isNumber(before, insertion, after) || (insertion.isEmpty && isShaped(before + after))
    else { return nil }
    before += insertion.unicodeScalars
    let (text, caret) = grouped(before + after, caret: before.count)
    return .rewrite(text, caret: caret)
  }

  /// Whether scalars are a number, however long its fraction is and whatever sign it has.
  private func isShaped(_ scalars: [Unicode.Scalar]) -> Bool {
    DecimalRule(symbols: symbols).isNumber(scalars, "", [])
  }

  /// Puts marks between the groups of the integer part.
  ///
  /// - Parameters:
  ///   - scalars: A number without marks.
  ///   - caret: How many of the scalars stand before the caret.
  /// - Returns: The text, and the caret in UTF-16 units.
  private func grouped(
    _ scalars: [Unicode.Scalar], caret: Int
  ) -> (text: String, caret: Int) {
    let start = scalars.firstIndex(where: digits.isDigit) ?? scalars.count
    let end =
      scalars[start...].firstIndex { !digits.isDigit($0) } ?? scalars.count
    let (primary, secondary) = (symbols.primaryGroup, symbols.secondaryGroup)
    let hasGroups =
      !scalars[..<start].contains { NumberSigns.decimalMark($0) != nil }
      && end - start >= primary + symbols.minimumGroupingDigits
    var text = String.UnicodeScalarView()
    var (units, caretUnits) = (0, 0)
    for (index, scalar) in scalars.enumerated() {
      text.append(scalar)
      units += UTF16.width(scalar)
      if index + 1 == caret { caretUnits = units }
      let rest = end - index - 1
      guard hasGroups, index >= start, rest >= primary, (rest - primary) % secondary == 0
      else { continue }
      text.append(symbols.groupingSeparator)
      units += UTF16.width(symbols.groupingSeparator)
    }
    return (String(text), caretUnits)
  }

  /// The scalars of a part of the text, without grouping marks and marks of direction.
  private func significant(_ part: Substring) -> [Unicode.Scalar] {
    part.unicodeScalars.filter { !isMark($0) && !NumberSigns.isDirection($0) }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == symbols.groupingSeparator || NumberSigns.isBlank(scalar)
      || NumberSigns.isApostrophe(scalar)
  }
}
