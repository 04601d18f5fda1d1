/// A limit on how long a text may be.
///
/// An insertion is cut to what fits, whole characters only; the tail of the text is never cut, and
/// nothing is inserted where nothing fits. A mark that joins the character before it counts as it
/// does in the text that results: a skin tone behind an emoji adds none.
public struct LengthLimit: TextRule {
  /// What a limit counts.
  public enum Unit: String, Hashable, Sendable {
    /// User-perceived characters, the default.
    case characters
    /// UTF-16 units, as UIKit counts.
    case utf16
  }

  /// The greatest length.
  public let count: Int
  /// What it counts.
  public let unit: Unit

  /// Makes a limit.
  ///
  /// - Parameters:
  ///   - count: The greatest length; below 0 it is 0.
  ///   - unit: What is counted.
  public init(_ count: Int, unit: Unit = .characters) {
    self.count = max(count, 0)
    self.unit = unit
  }

  /// Takes what fits.
  ///
  /// - Complexity: O(1) for ASCII where even the UTF-16 units fit, else O(*n*).
  public func verdict(on edit: TextEdit) -> EditVerdict {
    let added = edit.insertion.utf16.count
    let kept = edit.length - edit.range.count
    // A character has at least one unit.
    if added == 0 || kept + added <= count { return .accept }
    if unit == .characters, fits(edit.insertion[...], in: edit) { return .accept }
    // A text that another rule wrote as a whole cannot be cut in its middle.
    if edit.caret != nil { return .refuse }
    let insertion = unit == .utf16 ? cut(edit.insertion, to: count - kept) : cut(edit)
    return insertion.isEmpty ? nothing(of: edit) : .insert(String(insertion))
  }

  /// Whether a text is no longer than the limit.
  public func isMet(by text: String, number: ExactNumber?) -> Bool {
    let units = text.utf16.count
    return units <= count
      || (unit == .characters && CharacterCount.count(text[...], upTo: count) <= count)
  }

  /// The whole characters from the start that fit into `units`.
  private func cut(_ insertion: String, to units: Int) -> Substring {
    var end = insertion.startIndex
    var room = units
    while end < insertion.endIndex {
      let next = insertion.index(after: end)
      room -= insertion[end..<next].utf16.count
      if room < 0 { break }
      end = next
    }
    return insertion[..<end]
  }

  /// The most characters from the start that fit, where not all do. Two more than there is room for
  /// may: the first may join what is before it, and the last what is behind it.
  private func cut(_ edit: TextEdit) -> Substring {
    let insertion = edit.insertion
    // A key is one character, and that was seen not to fit.
    if insertion.index(after: insertion.startIndex) == insertion.endIndex { return "" }
    let kept = CharacterCount.count(edit.inserting("").result[...], upTo: count + 1)
    var most = count - kept + 2
    while most > 0 {
      if let end = insertion.index(
        insertion.startIndex, offsetBy: most, limitedBy: insertion.endIndex),
        end < insertion.endIndex, fits(insertion[..<end], in: edit)
      {
        return insertion[..<end]
      }
      most -= 1
    }
    return ""
  }

  private func fits(_ insertion: Substring, in edit: TextEdit) -> Bool {
    let (before, after) = (edit.before, edit.after)
    guard CharacterCount.isApart(before, insertion), CharacterCount.isApart(insertion, after)
    else {
      let whole = before + insertion + after
      return CharacterCount.count(whole, upTo: count) <= count
    }
    var room = count
    for part in [before, insertion, after] {
      room -= CharacterCount.count(part, upTo: room)
      if room < 0 { return false }
    }
    return true
  }
}
