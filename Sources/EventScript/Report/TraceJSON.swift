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

/// One object of JSON as it is written, member by member.
private struct JSONObject {
  private(set) var bytes: [UInt8]
  private var isFirst = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
    self.bytes.append(UInt8(ascii: "{"))
  }

  mutating func close() { bytes.append(UInt8(ascii: "}")) }

  mutating func add(_ key: StaticString, _ value: Int) {
    start(key)
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func add(_ key: StaticString, _ value: Double) {
    start(key)
    append(value)
  }

  mutating func add(_ key: StaticString, _ value: Bool) {
    start(key)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func add(_ key: StaticString, _ value: String) {
    start(key)
    append(value)
  }

  mutating func add(_ key: StaticString, _ action: ToolbarAction) {
    add(key, action.word)
  }

  mutating func add(_ key: StaticString, _ value: Rect) {
    add(key, [value.origin.x, value.origin.y, value.size.width, value.size.height])
  }

  mutating func add(_ key: StaticString, _ values: [Double]) {
    start(key)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func start(_ key: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// JSON has no word for what is not finite: that is `null`.
  private mutating func append(_ number: Double) {
    bytes.append(contentsOf: (number.isFinite ? NumberText.decimal(number) : "null").utf8)
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: "\\\"".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      default: if let units = UTF8.encode(scalar) { bytes.append(contentsOf: units) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
