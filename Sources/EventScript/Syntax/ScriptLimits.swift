internal import KeyboardWorld

/// The bounds of what a script may hold.
public enum ScriptLimits {
  /// The largest file that is read, in bytes: 256 MB.
  public static let fileSize = 256 * 1024 * 1024
  /// How deep `repeat` may be nested.
  public static let nesting = 64
  /// How many errors of a file are told one by one; the rest is only counted.
  public static let errors = 20
  /// The largest magnitude of a number.
  public static let number = Property.largestNumber
  /// The largest number of rounds that `repeat`, and of entries that `expect count` may name.
  public static let count = 1_000_000_000
}
