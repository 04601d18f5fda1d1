extension MaskRule {
  /// A character that fills a place, and where it stands in the text, in UTF-16 units.
  private struct Filling {
    var character: Character
    var range: Range<Int>
  }

  /// Takes what fits the places that are left; the caret goes behind the last character taken.
  ///
  /// - Complexity: O(*n*) in the text and the insertion, of which no more is read than there are
  ///   places for.
  public func verdict(on edit: TextEdit) -> EditVerdict {
    let fillings = fillings(of: edit.text)
    // A range that splits a character takes the whole of it.
    var left = fillings.prefix { $0.range.upperBound <= edit.range.lowerBound }.map(\.character)
    var right = fillings.drop { $0.range.lowerBound < edit.range.upperBound }.map(\.character)
    guard edit.isDeletion else {
      let taken = taken(from: edit, left: left, right: right)
      if taken.isEmpty, edit.cause != .committed { return .refuse }
      return laidOut(left + taken, right)
    }
    let rest = laidOut(left, right)
    guard left.count + right.count == fillings.count, !edit.range.isEmpty,
      case .rewrite(let text, _) = rest, text == edit.text
    else { return rest }
    // Only literals would go: the character next to them goes with them.
    if edit.cause == .deletedForward {
      right = Array(right.dropFirst())
    } else if left.popLast() == nil {
      return laidOut([], right, caret: edit.range.lowerBound)
    }
    return laidOut(left, right)
  }

  /// A text with the mask's literals; as it is where a letter or a digit of it has no place.
  public func formatted(_ text: String) -> String {
    let edit = TextEdit(text: "", range: 0..<0, insertion: text, cause: .pasted)
    guard case .rewrite(let form, _) = verdict(on: edit) else { return text }
    func count(_ text: String) -> Int { text.count { $0.isLetter || $0.isNumber } }
    return count(form) < count(text) ? text : form
  }

  // MARK: Reading

  /// The characters of a text that fill places; whatever else is in it is passed over.
  private func fillings(of text: String) -> [Filling] {
    var found: [Filling] = []
    var rest = elements[...]
    var offset = 0
    for character in text {
      let range = offset..<offset + character.utf16.count
      offset = range.upperBound
      if rest.first == .literal(character) {
        rest.removeFirst()
        continue
      }
      let places = rest.drop { if case .literal = $0 { true } else { false } }
      guard case .place(let place)? = places.first else { continue }
      guard fits(character, place) else { continue }
      found.append(Filling(character: character, range: range))
      rest = places.dropFirst()
    }
    return found
  }

  /// What of an insertion fills places between the characters on its left and its right.
  private func taken(from edit: TextEdit, left: [Character], right: [Character]) -> [Character] {
    let free = placeCount - left.count - right.count
    guard free > 0 else { return [] }
    var rest = elements[elementIndex(behind: left.count)...]
    var insertion = edit.insertion[...]
    if edit.cause != .typed, left.isEmpty {
      insertion = withoutBarePrefix(insertion, free: free)
      // Without its prefix, the text goes on behind that.
      if insertion.startIndex > edit.insertion.startIndex {
        rest = rest.drop { if case .literal = $0 { true } else { false } }
      }
    }
    var taken = read(insertion, into: rest, free: free, isTyped: edit.cause == .typed)
    while !taken.isEmpty, !fitInOrder(left + taken + right) { taken.removeLast() }
    return taken
  }

  /// Reads characters into places, with or without the literals between them.
  ///
  /// A run of literals that the text has is read over; blanks of it may lack. Where the text does not
  /// begin the run as the mask does, what it has there is meant for the places: in `+1 [000]`, `+123`
  /// fills two places and `123` three. A letter or digit that is typed is always meant for a place.
  private func read(
    _ text: Substring, into elements: ArraySlice<Element>, free: Int, isTyped: Bool
  ) -> [Character] {
    var taken: [Character] = []
    var rest = elements
    var isRunMet = true
    for character in text {
      if taken.count == free { break }
      let fillsOnly = isTyped && (character.isLetter || character.isNumber)
      reading: while let element = rest.first {
        switch element {
        case .literal(character) where isRunMet && !fillsOnly:
          rest.removeFirst()
          break reading
        case .literal(let literal):
          let isMissing = isRunMet && !literal.isWhitespace
          if isMissing, !character.isLetter, !character.isNumber { break reading }
          if isMissing { isRunMet = false }
          rest.removeFirst()
        case .place(let place):
          isRunMet = true
          if fits(character, place) {
            taken.append(character)
            rest.removeFirst()
          } else if isTyped {
            return []
          }
          break reading
        }
      }
    }
    return taken
  }

  /// A text without the letters and digits of the mask's prefix, where it begins with them and fills
  /// every place besides: in `+1 [000]`, `1234` is `234`.
  private func withoutBarePrefix(_ text: Substring, free: Int) -> Substring {
    let prefix = elements.prefix { if case .literal = $0 { true } else { false } }
      .compactMap { element -> Character? in
        guard case .literal(let literal) = element else { return nil }
        return literal.isLetter || literal.isNumber ? literal : nil
      }
    let all = prefix.count + free
    guard !prefix.isEmpty, text.count(upTo: all + 1) == all, text.starts(with: prefix)
    else { return text }
    return text.dropFirst(prefix.count)
  }

  // MARK: Laying out

  /// The index of the first element behind so many places.
  private func elementIndex(behind count: Int) -> Int {
    guard count > 0 else { return 0 }
    var left = count
    for (index, element) in elements.enumerated() {
      if case .place = element { left -= 1 }
      if left == 0 { return index + 1 }
    }
    return elements.count
  }

  private func fitInOrder(_ characters: [Character]) -> Bool {
    var rest = characters[...]
    for case .place(let place) in elements {
      guard let character = rest.popFirst() else { return true }
      if !fits(character, place) { return false }
    }
    return rest.isEmpty
  }

  /// The text that characters make, with every literal in front of the last of them.
  ///
  /// - Parameters:
  ///   - left: The characters before the caret.
  ///   - right: Those behind it; one that fits no place any more is dropped.
  ///   - caret: Where the caret goes at most; by default, right behind `left`.
  /// - Returns: The text and the caret.
  private func laidOut(
    _ left: [Character], _ right: [Character], caret: Int? = nil
  ) -> EditVerdict {
    var text = ""
    var caretUnits = 0
    var rest = elements[...]
    for (index, character) in (left + right).enumerated() {
      var literals = ""
      var behind = rest
      while case .literal(let literal)? = behind.first {
        literals.append(literal)
        behind.removeFirst()
      }
      guard case .place(let place)? = behind.popFirst() else { break }
      guard fits(character, place) else { continue }
      text += literals
      text.append(character)
      rest = behind
      if index < left.count { caretUnits = text.utf16.count }
    }
    return .rewrite(text, caret: min(caret ?? caretUnits, text.utf16.count))
  }
}

extension Substring {
  /// The number of characters, counted no further than to `limit`.
  fileprivate func count(upTo limit: Int) -> Int {
    let end = index(startIndex, offsetBy: limit, limitedBy: endIndex)
    return end == nil ? distance(from: startIndex, to: endIndex) : limit
  }
}
