// Blanks between words that come and go with what is pasted, cut or deleted (2.12). The facts say
// that they do, and not where exactly: what is done here is inferred.

extension EditingState {
  /// A text to be pasted over `range`, with a blank on each side where it would join a word; none
  /// on a side that stands within a word.
  func spaced(_ new: String, over range: Range<Int>) -> String {
    let range = whole(range)
    let (before, after) = neighbours(of: range)
    let gone = self[range]
    let joinsBefore = isWord(before) && isWord(new.first) && !isWord(gone.first ?? after)
    let joinsAfter = isWord(after) && isWord(new.last) && !isWord(gone.last ?? before)
    return (joinsBefore ? " " : "") + new + (joinsAfter ? " " : "")
  }

  /// A selection to be deleted, with the blank that would be one too many: whole words between two
  /// blanks take the one before them, at the start of the text the one after, at its end the one
  /// before.
  func withSpareBlank(_ range: Range<Int>) -> Range<Int> {
    let range = whole(range)
    let words = self[range]
    let (before, after) = neighbours(of: range)
    guard isWord(words.first), isWord(words.last), !isWord(before), !isWord(after) else {
      return range
    }
    if before == " ", after.map({ $0 == " " || $0.isPunctuation || $0.isNewline }) ?? true {
      return range.lowerBound - 1..<range.upperBound
    }
    if after == " ", before?.isNewline ?? true {
      return range.lowerBound..<range.upperBound + 1
    }
    return range
  }

  private func neighbours(of range: Range<Int>) -> (Character?, Character?) {
    (self[0..<range.lowerBound].last, self[range.upperBound..<length].first)
  }

  private func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }
}
