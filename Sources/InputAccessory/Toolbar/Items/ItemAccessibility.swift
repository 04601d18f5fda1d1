/// What a screen reader says of an item, and what tests find it by.
public struct ItemAccessibility: Hashable, Sendable {
  /// What an item is, for a screen reader.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes traits of bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// It can be tapped.
    public static let button = Traits(rawValue: 1 << 0)
    /// A tap would do nothing now.
    public static let notEnabled = Traits(rawValue: 1 << 1)
    /// It is a text that names what follows.
    public static let header = Traits(rawValue: 1 << 2)
    /// It changes the text as a key of the keyboard does.
    public static let keyboardKey = Traits(rawValue: 1 << 3)
    /// Its text may change at any time.
    public static let updatesFrequently = Traits(rawValue: 1 << 4)
  }

  /// What is read first.
  public var label: String
  /// What a tap does, where the label does not say it; `nil` unless the app gave one.
  public var hint: String?
  /// Finds the item in tests; the item's word unless the app gave one (6.19).
  public var identifier: String
  /// What the item is.
  public var traits: Traits

  /// Makes a description.
  public init(label: String, hint: String? = nil, identifier: String, traits: Traits) {
    self.label = label
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
  }
}
