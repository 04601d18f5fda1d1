/// The titles of the built-in buttons in one language.
///
/// What a button says unless it has a title of its own.
public struct ToolbarTitles: Hashable, Sendable {
  /// Ends editing.
  public var done: String
  /// Ends editing and takes back.
  public var cancel: String
  /// To the input before.
  public var previous: String
  /// To the input after.
  public var next: String
  /// Empties the text.
  public var clear: String
  /// Ends editing and submits.
  public var submit: String

  /// Makes titles; those that are left out are English.
  public init(
    done: String = "Done", cancel: String = "Cancel", previous: String = "Previous",
    next: String = "Next", clear: String = "Clear", submit: String = "Submit"
  ) {
    self.done = done
    self.cancel = cancel
    self.previous = previous
    self.next = next
    self.clear = clear
    self.submit = submit
  }

  /// The titles in English.
  public static let english = ToolbarTitles()

  /// Finds the titles for a locale: those of its language in its region or script, else those of its
  /// language, else English.
  ///
  /// - Parameter locale: An identifier such as `de_DE` or `zh-Hant`.
  /// - Complexity: O(*n*) over the listed languages.
  public init(locale: String) {
    self = Self.row(for: LocaleName(locale))?.titles ?? .english
  }

  /// The title of a built-in button; `nil` for an own item.
  public func title(of action: ToolbarAction) -> String? {
    switch action {
    case .done: done
    case .cancel: cancel
    case .previous: previous
    case .next: next
    case .clear: clear
    case .submit: submit
    case .item: nil
    }
  }

  /// The languages that have titles, in the order of the table; English first.
  public static var languages: [String] { ["en"] + table.map(\.language) }

  private static func row(for name: LocaleName) -> Row? {
    var key = name.language
    switch key {
    case "zh":
      let isTraditional =
        name.script.isEmpty ? ["TW", "HK", "MO"].contains(name.region) : name.script == "Hant"
      if isTraditional { key = ["HK", "MO"].contains(name.region) ? "zh-HK" : "zh-Hant" }
    case "pt" where name.region == "PT": key = "pt-PT"
    case "no": key = "nb"
    default: break
    }
    return table.first { $0.language == key }
  }
}
