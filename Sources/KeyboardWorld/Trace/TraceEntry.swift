public import InputAccessory
public import KeyboardRules

/// One thing that happened, as a value; text is made of it only where a person reads it.
public struct TraceEntry: Hashable, Sendable {
  /// What an entry carries beside its name.
  public enum Arguments: Hashable, Sendable {
    /// Nothing.
    case none
    /// A question's answer.
    case answer(Bool)
    /// A should-change question: the range in UTF-16 units, the text, the answer.
    case change(Range<Int>, String, answer: Bool)
    /// A toolbar's question: the action and the answer.
    case perform(ToolbarAction, answer: Bool)
    /// How an action ended; no action where a key was pressed without a bar.
    case outcome(ToolbarAction?, ActionOutcome)
    /// A text that was set or edited.
    case text(String)
    /// A move of focus.
    case move(from: ElementID, to: ElementID)
    /// An own item's id.
    case item(String)
    /// A keyboard notification. Kept apart from the entry, which stays small; the notifications of
    /// one animation share it.
    indirect case keyboard(KeyboardChange)
    /// A key that nobody took.
    case key(KeyPress)
    /// A nesting that was refused.
    case depth(Int)
    /// A frame: on the screen, or in the view that took it.
    case frame(Rect)
    /// Distances from the edges of a scroll view.
    case insets(Insets)
    /// A point of a scroll view's content.
    case offset(Point)
    /// Where a view goes, and how: its origin there, seconds, and the curve's number.
    case shift(to: Point, duration: Double, curve: Int)
  }

  /// The line of the script that caused it, from 1; 0 where no script did.
  public var line: Int32
  /// The turn of the run loop, from 0.
  public var turn: Int32
  /// The world's clock, in seconds.
  public var time: Double
  /// Whose entry it is.
  public var subject: ElementID
  /// What happened.
  public var name: TraceName
  /// What came with it.
  public var arguments: Arguments

  /// Makes an entry.
  public init(
    line: Int32, turn: Int32, time: Double, subject: ElementID, name: TraceName,
    arguments: Arguments = .none
  ) {
    self.line = line
    self.turn = turn
    self.time = time
    self.subject = subject
    self.name = name
    self.arguments = arguments
  }
}
