internal import InputAccessory
public import KeyboardWorld

/// Prints values in the words of the language.
public struct ValueText: Sendable {
  /// The name of each element, by its id's number.
  public let names: [String]

  /// Makes a printer that knows `names`, by the numbers of their ids.
  public init(names: [String]) {
    self.names = names
  }

  /// The name of an element; its number after a `#` where it has none.
  public func name(of element: ElementID) -> String {
    let index = Int(element.rawValue)
    return names.indices.contains(index) ? names[index] : "#\(index)"
  }

  /// Names with a blank between, or `none`.
  public func list(_ elements: [ElementID]) -> String {
    elements.isEmpty ? "none" : elements.map(name(of:)).joined(separator: " ")
  }

  /// A value as an expectation would write it.
  public func value(_ value: PropertyValue) -> String {
    switch value {
    case .none: "none"
    case .text(let text): ScriptText.quoted(text)
    case .flag(let flag): Self.answer(flag)
    case .number(let number): NumberText.decimal(number)
    case .word(let word): ScriptText.shown(word)
    case .range(let range): Self.range(range)
    case .point(let point): Self.numbers(point.x, point.y)
    case .size(let size): Self.numbers(size.width, size.height)
    case .rect(let rect):
      Self.numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .insets(let insets): Self.numbers(insets.top, insets.left, insets.bottom, insets.right)
    case .items(let items): Self.items(items)
    case .elements(let elements): list(elements)
    case .everyInput: "*"
    }
  }

  /// `yes` or `no`.
  static func answer(_ isYes: Bool) -> String { isYes ? "yes" : "no" }

  /// A range in UTF-16 units, such as `2..<5`.
  static func range(_ range: Range<Int>) -> String { "\(range.lowerBound)..<\(range.upperBound)" }

  /// Numbers with `separator` between.
  static func numbers(_ numbers: Double..., separator: String = " ") -> String {
    numbers.map(NumberText.decimal).joined(separator: separator)
  }

  /// A rectangle as an option writes it, such as `0,451,375,216`.
  static func option(_ rect: Rect) -> String {
    numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, separator: ",")
  }

  /// The word of an action; an item of one's own has its id.
  static func word(_ action: ToolbarAction) -> String { ScriptText.shown(action.word) }

  /// The word of an item: its action's, or `flexible`, `fixed=12`, `title`.
  static func word(_ item: ToolbarItem) -> String {
    switch item.kind {
    case .button(let action): word(action)
    case .flexible: "flexible"
    case .fixed(let width): "fixed=" + NumberText.decimal(width)
    case .title: "title"
    }
  }

  /// The shown items as `expect bar.items` writes them: titles in quotes, the others by their words.
  static func items(_ items: [ToolbarItem]) -> String {
    let shown = items.filter { !$0.isHidden }
    return shown.isEmpty ? "none" : shown.map(item).joined(separator: " ")
  }

  private static func item(_ item: ToolbarItem) -> String {
    switch (item.kind, item.title) {
    case (.button(.previous), nil), (.button(.next), nil), (.title, nil), (.flexible, _),
      (.fixed, _):
      word(item)
    default: ScriptText.quoted(item.displayedTitle)
    }
  }

  /// A key with what is held down, such as `shift+command+left`.
  static func key(_ press: KeyPress) -> String {
    let modifiers = KeyPress.Modifier.allCases.filter(press.modifiers.contains)
    return (modifiers.map(\.rawValue) + [press.key.rawValue]).joined(separator: "+")
  }
}
