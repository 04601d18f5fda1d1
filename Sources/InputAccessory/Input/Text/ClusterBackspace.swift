/// What a backspace takes of a user-perceived character that has several scalars.
///
/// An emoji and a letter with an accent go whole (2.31). Of Thai and Arabic only the last mark goes,
/// as reported for UIKit; the sources disagree about them, so both ways can be had.
public enum ClusterBackspace: String, CaseIterable, Hashable, Sendable {
  /// Of a Thai or Arabic character the last mark alone; every other character whole. The default.
  case lastMark = "last-mark"
  /// Every character whole.
  case wholeCharacter = "whole-character"

  /// Whether a character that ends in `scalar` loses no more than that.
  func takesAlone(_ scalar: Unicode.Scalar) -> Bool {
    guard self == .lastMark, scalar.value >= 0x0600 else { return false }
    return switch scalar.value {
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0x0E00...0x0E7F:
      // Sara am counts as a letter, yet belongs to the character before it.
      scalar.value == 0x0E33 || scalar.properties.generalCategory == .nonspacingMark
    default: false
    }
  }
}
