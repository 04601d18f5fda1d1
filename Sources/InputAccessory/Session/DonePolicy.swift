/// Whether Done, and Submit as it does, is an ending of its own or a press of Return.
public enum DonePolicy: Hashable, Sendable, CaseIterable {
  /// Ends editing without a should-return question. The default.
  case ends
  /// Presses Return: a no vetoes, a yes does what Return does. Ends where there is no should-return.
  case returns
}
