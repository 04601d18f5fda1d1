internal import EventScript
internal import InputAccessory
internal import KeyboardWorld

/// What a person sees on the device, in the words that expectations are written in.
struct PlayFacts {
  /// What is seen of one thing, as in `expect amount.text "42"`.
  struct Fact: Hashable {
    /// Of what, as in `amount.text`.
    let subject: String
    /// What is seen, as in `"42"`.
    let words: String
    var expectation: String { "expect \(subject) \(words)" }
  }

  private(set) var all: [Fact] = []

  /// Looks at a stage on which things have `names`.
  init(of stage: any Stage, names: [String]) {
    let values = ValueText(names: names)
    let focused = stage.focusedElement
    add("focus", focused.map(values.name(of:)) ?? "none")
    let first = Int(ElementID.firstDeclared.rawValue)
    for index in first..<max(names.count, first) {
      let id = ElementID(rawValue: Int32(truncatingIfNeeded: index))
      let name = names[index]
      if case .text(let text)? = try? stage.value(of: .text, of: id) {
        add(name + ".text", values.value(.text(text)))
        guard id == focused else { continue }
        for property in [Property.selection, .marked] {
          if let value = try? stage.value(of: property, of: id) {
            add(name + "." + property.rawValue, values.value(value))
          }
        }
      } else if case .items(let items)? = try? stage.value(of: .items, of: id) {
        add(bar: id, name, items, on: stage, values)
      } else if let offset = try? stage.value(of: .offset, of: id) {
        add(name + ".offset", values.value(offset))
        if let inset = try? stage.value(of: .inset, of: id) {
          add(name + ".inset", values.value(inset))
        }
      } else if let isVisible = try? stage.value(of: .visible, of: id) {
        add(name, Self.visibility(isVisible))
      } else {
        // How often it was pressed is all that is seen of a button.
        let count = stage.trace.count(of: .action, by: id)
        if count > 0 { add("count " + name + ".action", String(count)) }
      }
    }
    if let isVisible = try? stage.value(of: .visible, of: .keyboard) {
      add("keyboard", Self.visibility(isVisible))
    }
    if let isVisible = try? stage.value(of: .visible, of: .doneKey) {
      add("done-key", Self.visibility(isVisible))
    }
    if let origin = try? stage.value(of: .origin, of: .root) {
      add("root.origin", values.value(origin))
    }
  }

  /// What is otherwise than it was, and what is new.
  func changes(since before: PlayFacts) -> [Fact] {
    let old = Set(before.all)
    return all.filter { !old.contains($0) }
  }

  private mutating func add(_ subject: String, _ words: String) {
    all.append(Fact(subject: subject, words: words))
  }

  private mutating func add(
    bar: ElementID, _ name: String, _ items: [ToolbarItem], on stage: any Stage,
    _ values: ValueText
  ) {
    guard let isVisible = try? stage.value(of: .visible, of: bar) else { return }
    add(name, Self.visibility(isVisible))
    // Nobody sees how the items of a bar stand that is away.
    guard isVisible == .flag(true) else { return }
    add(name + ".items", values.value(.items(items)))
    for item in items where !item.isHidden {
      guard let action = item.action, item.kind != .title,
        let isActive = try? stage.canPerform(action, in: bar)
      else { continue }
      let reason = isActive ? nil : (try? stage.obstacle(to: action, in: bar)) ?? nil
      let state = isActive ? "enabled" : "disabled"
      add(name + "." + action.word, state + (reason.map { " because " + $0 } ?? ""))
    }
  }

  private static func visibility(_ value: PropertyValue) -> String {
    value == .flag(true) ? "visible" : "hidden"
  }
}
