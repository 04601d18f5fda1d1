internal import InputAccessory

/// One object of JSON as it is written, member by member.
package struct JSONObject {
  /// What was written so far.
  package private(set) var bytes: [UInt8]
  private var isFirst = true

  /// Begins an object behind what `bytes` has.
  package init(bytes: [UInt8] = []) {
    self.bytes = bytes
    self.bytes.append(UInt8(ascii: "{"))
  }

  /// Ends the object.
  package mutating func close() { bytes.append(UInt8(ascii: "}")) }

  /// Adds a number.
  package mutating func add(_ key: StaticString, _ value: Int) {
    start(key)
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Adds a number; one that is not finite is `null`.
  package mutating func add(_ key: StaticString, _ value: Double) {
    start(key)
    append(value)
  }

  /// Adds a truth value.
  package mutating func add(_ key: StaticString, _ value: Bool) {
    start(key)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Adds a text, with everything escaped that could be taken for something else.
  package mutating func add(_ key: StaticString, _ value: String) {
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
    addList(key, values) { $0.append($1) }
  }

  /// Adds a list of texts.
  package mutating func add(_ key: StaticString, _ values: [String]) {
    addList(key, values) { $0.append($1) }
  }

  private mutating func addList<Value>(
    _ key: StaticString, _ values: [Value], append: (inout JSONObject, Value) -> Void
  ) {
    start(key)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(&self, value)
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
