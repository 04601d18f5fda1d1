/// A place in a script, as errors and reports print it.
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// Where the text came from.
  public let source: String
  /// The line, from 1.
  public let line: Int32
  /// The column, in characters from 1.
  public let column: Int32

  /// Makes a place.
  public init(source: String, line: Int32, column: Int32) {
    self.source = source
    self.line = line
    self.column = column
  }

  /// The place as `pay.events:7:1`.
  public var description: String { "\(ScriptText.shown(source)):\(line):\(column)" }
}
