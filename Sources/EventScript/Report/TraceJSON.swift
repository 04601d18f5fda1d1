internal import InputAccessory
internal import KeyboardRules
public import KeyboardWorld

/// Prints entries of a trace as JSON Lines, the same bytes on every platform.
///
/// Each line is one object. First come `line`, `turn`, `time`, `subject` and `event`, then those of
/// `range text answer action outcome frame begin end duration curve local from to item key depth inset
/// offset` that the
/// entry has, in this order. Ranges are `[lower,upper]` in UTF-16 units, frames
/// `[x,y,width,height]` in points, answers and `local` are `true` or `false`, and numbers have
/// neither an exponent nor a `.0`.
public struct TraceJSON: Sendable {
  private let values: ValueText

  /// Makes a printer that knows `names`, by the numbers of their ids.
  public init(names: [String]) {
    values = ValueText(names: names)
  }

  /// The entry as one line, without a line end.
  public func line(for entry: TraceEntry) -> String {
    var bytes: [UInt8] = []
    append(entry, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the entry's line, without a line end, to `bytes`.
  public func append(_ entry: TraceEntry, to bytes: inout [UInt8]) {
    var object = JSONObject(bytes: bytes)
    bytes = []  // The object alone holds the buffer, so that appending copies nothing.
    object.add("line", Int(entry.line))
    object.add("turn", Int(entry.turn))
    object.add("time", entry.time)
    object.add("subject", values.name(of: entry.subject))
    object.add("event", entry.name.word)
    add(entry.arguments, to: &object)
    object.close()
    bytes = object.bytes
  }

  private func add(_ arguments: TraceEntry.Arguments, to object: inout JSONObject) {
    switch arguments {
    case .none: break
    case .answer(let answer): object.add("answer", answer)
    case .change(let range, let text, let answer):
      object.add("range", [Double(range.lowerBound), Double(range.upperBound)])
      object.add("text", text)
      object.add("answer", answer)
    case .perform(let action, let answer):
      object.add("answer", answer)
      object.add("action", action)
    case .outcome(let action, let outcome):
      if let action { object.add("action", action) }
      object.add("outcome", outcome.word)
    case .text(let text): object.add("text", text)
    case .move(let from, let to):
      object.add("from", values.name(of: from))
      object.add("to", values.name(of: to))
    case .item(let id): object.add("item", id)
    case .keyboard(let change):
      object.add("begin", change.begin)
      object.add("end", change.end)
      object.add("duration", change.duration)
      object.add("curve", change.curve)
      object.add("local", change.isLocal)
    case .key(let press): object.add("key", ValueText.key(press))
    case .depth(let depth): object.add("depth", depth)
    case .frame(let frame): object.add("frame", frame)
    case .insets(let insets):
      object.add("inset", [insets.top, insets.left, insets.bottom, insets.right])
    case .offset(let point): object.add("offset", [point.x, point.y])
    case .shift(let end, let duration, let curve):
      object.add("end", [end.x, end.y])
      object.add("duration", duration)
      object.add("curve", curve)
    }
  }
}
