/// How calls differ from what was expected, fit to print as it is.
///
/// The first line says what is wrong. Below stand the calls: with a minus what was expected and is
/// not there, with a plus what is there in its place, and with neither what is on both sides.
public struct Difference: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible
{
  /// One line of a comparison.
  public enum Line: Hashable, Sendable {
    /// A call that was expected and came, or that nobody asked about.
    case same(String)
    /// A call that was expected and did not come.
    case missing(String)
    /// A call that came and was not expected.
    case surplus(String)
    /// So many lines are left out.
    case omitted(Int)
  }

  /// How many lines a comparison shows at most.
  public static let length = 50

  /// What is wrong, in one line.
  public let summary: String
  /// The calls, expected and real.
  public let lines: [Line]

  init(_ summary: String, lines: [Line] = []) {
    self.summary = summary
    self.lines = lines
  }

  /// The summary and, below it, the lines.
  public var description: String {
    ([summary] + lines.map(Self.text)).joined(separator: "\n")
  }

  /// The same as ``description``: frameworks print either.
  public var debugDescription: String { description }

  private static func text(of line: Line) -> String {
    switch line {
    case .same(let text): "    " + text
    case .missing(let text): "  - " + text
    case .surplus(let text): "  + " + text
    case .omitted(let count): "    … (\(count) more)"
    }
  }
}
