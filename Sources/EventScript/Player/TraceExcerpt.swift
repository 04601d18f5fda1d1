internal import KeyboardWorld

/// The end of a trace as text, for a report.
public struct TraceExcerpt: Hashable, Sendable {
  /// How many entries an excerpt holds at most.
  public static let length = 50

  /// The line of the `mark` that the trace began at; `nil` where it began with the script.
  public let markLine: Int32?
  /// How many entries lay between there and the first line.
  public let earlier: Int
  /// The latest entries, oldest first, each safe to print.
  public let lines: [String]

  init(_ trace: Trace, names: [String], markLine: Int32?) {
    let text = TraceText(names: names)
    let start = max(trace.dropped, trace.total - Self.length)
    self.markLine = markLine
    earlier = start
    lines = (start..<trace.total).map { text.line(for: trace[$0]).shortened(to: 1000) }
  }
}
