/// How a bar looks, as a value: what follows from the choices of an app and from its surroundings.
///
/// Colours are names, which whoever draws the bar gives a meaning.
public struct BarAppearance: Hashable, Sendable {
  /// What an app chose, with UIKit's defaults.
  public struct Choices: Hashable, Sendable {
    /// The style (6.11); `nil` follows the keyboard.
    public var style: BarStyle?
    /// Whether what is behind shines through; `nil` is the system's own choice (6.12).
    public var isTranslucent: Bool?
    /// The tint (6.13).
    public var tint: String?
    /// The background, since iOS 7 (6.13).
    public var barTint: String?

    /// Makes choices; the system's own where nothing is said.
    public init(
      style: BarStyle? = nil, isTranslucent: Bool? = nil, tint: String? = nil,
      barTint: String? = nil
    ) {
      self.style = style
      self.isTranslucent = isTranslucent
      self.tint = tint
      self.barTint = barTint
    }
  }

  /// Whether it is dark.
  public let isDark: Bool
  /// Whether what is behind shines through.
  public let isTranslucent: Bool
  /// The background's colour; `nil` for the style's own, and for none where that is clear.
  public let background: String?
  /// Whether there is no background at all, as on iOS 26 (6.24).
  public let isClear: Bool
  /// The items' colour; `nil` for the system's own.
  public let itemTint: String?
  /// Whether items are drawn as capsules (4.12).
  public let hasCapsules: Bool

  /// Works out how a bar looks.
  ///
  /// - Parameters:
  ///   - choices: What the app chose.
  ///   - keyboard: The appearance that the current input asks its keyboard for.
  ///   - interfaceIsDark: Whether the interface around is dark.
  ///   - version: The system's major version. Before 7 the tint colours the background, since then the
  ///     items (6.13), and a bar is translucent unless said (6.12). Since 26 the background is clear and
  ///     untinted items are monochrome (6.23, 6.24).
  public init(
    _ choices: Choices, keyboard: KeyboardAppearance = .default, interfaceIsDark: Bool = false,
    version: Int
  ) {
    switch (choices.style, keyboard) {
    case (.black?, _), (.blackTranslucent?, _): isDark = true
    case (.default?, _): isDark = interfaceIsDark
    case (nil, .dark): isDark = true
    case (nil, .light): isDark = false
    case (nil, .default): isDark = interfaceIsDark
    }
    isTranslucent = choices.style == .blackTranslucent || choices.isTranslucent ?? (version >= 7)
    isClear = version >= 26 && choices.barTint == nil
    background = version >= 7 ? choices.barTint : choices.tint
    itemTint = version >= 7 ? choices.tint : nil
    hasCapsules = version >= 26
  }
}
