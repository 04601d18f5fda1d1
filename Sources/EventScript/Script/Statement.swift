public import KeyboardWorld

/// One line of a script that does something.
public struct Statement: Hashable, Sendable {
  /// What a line does.
  public enum Body: Hashable, Sendable {
    /// Something happens on the stage.
    case event(StageEvent)
    /// The expectation of this index must hold.
    case expect(Int)
    /// The expectation of this index must hold after every later event.
    case invariant(Int)
    /// Counts and traces start anew.
    case mark
    /// What stands up to the `end` at this index is done so many times.
    case `repeat`(count: Int, end: Int)
    /// The end of the `repeat` at this index.
    case end(start: Int)
  }

  /// What the line does.
  public var body: Body
  /// The line, from 1.
  public var line: Int32
  /// The column of its first word, in characters from 1.
  public var column: Int32

  /// Makes a statement.
  public init(_ body: Body, line: Int32, column: Int32 = 1) {
    self.body = body
    self.line = line
    self.column = column
  }
}
