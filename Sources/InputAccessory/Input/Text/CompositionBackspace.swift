/// What a backspace reports while an input method has marked text (2.28, one observer).
public enum CompositionBackspace: String, CaseIterable, Hashable, Sendable {
  /// The range of one character: until iOS 6.
  case oneCharacter = "one-character"
  /// The whole marked range: since iOS 7.
  case wholeMark = "whole-mark"
}
