/// Names one thing on a stage: a field, a view, a bar, a delegate, a window.
///
/// Ids are small integers in order of declaration, so that a stage can keep its things in an array.
public struct ElementID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number; at least 0.
  public let rawValue: Int32

  /// Makes the id `rawValue`.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The root view.
  public static let root = ElementID(rawValue: 0)
  /// The application's window.
  public static let main = ElementID(rawValue: 1)
  /// The window as the subject of news that belongs to no view.
  public static let window = ElementID(rawValue: 2)
  /// The system keyboard.
  public static let keyboard = ElementID(rawValue: 3)
  /// The delegate of everything that was given no other.
  public static let owner = ElementID(rawValue: 4)
  /// The key laid over the number pad.
  public static let doneKey = ElementID(rawValue: 5)
  /// The tap that ends editing.
  public static let touchDismiss = ElementID(rawValue: 6)
  /// The first id that a script's own names take.
  public static let firstDeclared = ElementID(rawValue: 8)

  /// Orders ids by declaration.
  public static func < (left: ElementID, right: ElementID) -> Bool {
    left.rawValue < right.rawValue
  }
}
