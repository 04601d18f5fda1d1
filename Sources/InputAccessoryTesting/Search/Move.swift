public import KeyboardWorld

/// One thing that may happen next in a search: a line of the event script, and what it does.
public struct Move: Hashable, Sendable, CustomStringConvertible {
  /// The line, as a script has it.
  public let text: String
  /// What it does.
  public let event: StageEvent

  /// Makes a move; `text` must be the line that does `event`.
  public init(_ text: String, _ event: StageEvent) {
    self.text = text
    self.event = event
  }

  /// The line.
  public var description: String { text }
}
