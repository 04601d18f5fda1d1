/// One error of a script, with its place and its remedy.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the text came from.
  public let source: String
  /// The line, from 1.
  public let line: Int
  /// The column, in characters from 1; one past the line's last where something is missing.
  public let column: Int
  /// The problem and its remedy, without the place.
  public let message: String
  /// The line around the place, at most about 100 columns of it, fit to print as it is.
  public let excerpt: String
  /// How many columns of ``excerpt`` stand before the place.
  public let indentation: Int

  /// Makes an error.
  public init(
    source: String, line: Int, column: Int, message: String, excerpt: String, indentation: Int
  ) {
    self.source = source
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.indentation = indentation
  }

  /// The place, problem and remedy, then the line, then a caret under the place; three lines, the
  /// last without a line feed.
  public var description: String {
    let place = "\(ScriptText.shown(source)):\(line):\(column)"
    let caret = String(repeating: " ", count: indentation) + "^"
    return "\(place): \(message)\n\(excerpt)\n\(caret)"
  }
}
