internal import EventScript
internal import InputAccessory
internal import KeyboardWorld

extension Scene {
  /// How many views, and how many items, a summary names.
  private static let mostNamed = 12

  /// What is to be seen, in words, for whoever does not see it: focus, texts, keyboard, bar, and what
  /// was moved. One line; what a script's texts hold is written as the language escapes it.
  public var summary: String {
    if isInBackground { return "in the background" }
    var parts: [String] = []
    if let focus, let element = self[focus] { parts.append("focus \(element.name)") }
    let front = surfaces.last { $0.kind == .sheet }
    if let front { parts.append("\(front.role) \(front.name)") }
    let seen = surfaces.flatMap(\.elements).filter { !$0.visiblePart.isEmpty && $0.input != nil }
    for element in seen.prefix(Self.mostNamed) {
      if let input = element.input { parts.append("\(element.name) \(Self.words(for: input))") }
    }
    if seen.count > Self.mostNamed { parts.append("\(seen.count - Self.mostNamed) more inputs") }
    parts += keyboardWords
    if rootShift != Point(x: 0, y: 0) {
      parts.append("root moved \(Markup.number(rootShift.x)) \(Markup.number(rootShift.y))")
    }
    return parts.isEmpty ? "an empty screen" : parts.joined(separator: ", ")
  }

  private var keyboardWords: [String] {
    guard let keyboard else { return [] }
    var parts: [String] = []
    if let panel = keyboard.panel {
      parts.append("panel \(panel.name)")
    } else if !keyboard.rows.isEmpty {
      parts.append("keyboard \(keyboard.type.word)")
    }
    if let accessory = keyboard.accessory { parts.append("accessory \(accessory.name)") }
    if let bar = keyboard.bar {
      let items = bar.items.filter { !$0.title.isEmpty }.prefix(Self.mostNamed).map {
        ScriptText.quoted($0.title.cut(to: 40)) + ($0.isEnabled ? "" : " disabled")
      }
      parts.append("bar \(bar.name) with \(items.joined(separator: " "))")
    }
    if let doneKey { parts.append("key \(ScriptText.quoted(doneKey.title.cut(to: 40)))") }
    return parts
  }

  private static func words(for input: Input) -> String {
    if input.text.isEmpty { return "empty" }
    let text =
      input.isSecure
      ? String(repeating: "•", count: input.text.prefix(40).count) : input.text.cut(to: 80)
    return ScriptText.quoted(text)
  }
}
