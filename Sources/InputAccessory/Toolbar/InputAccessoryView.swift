/// What stands above the keyboard while an input is edited; the input owns it.
///
/// An accessory is told of the input it serves and holds it weakly, if at all.
public protocol InputAccessoryView: AnyObject {
  /// The height in points, at least 0; it is part of the keyboard's frame (4.3).
  var height: Double { get }
  /// Whether the accessory takes part; one that does not takes no place above the keyboard.
  var isEnabled: Bool { get }
  /// Tells that editing of `input` began, before the input's delegate hears of it.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - text: The text that the session began with.
  func inputDidBeginEditing(_ input: any TextInput, from text: String)
  /// Tells that editing of `input` ended, before the input's delegate hears of it.
  func inputDidEndEditing(_ input: any TextInput)
  /// Tells that `input` took another accessory and goes on being edited; by default the same as that
  /// its editing ended.
  func inputDidDetach(_ input: any TextInput)
  /// The input that Return moves to from `input`; `nil` where there is none.
  func input(after input: any TextInput) -> (any TextInput)?
}

extension InputAccessoryView {
  /// Always.
  public var isEnabled: Bool { true }
  /// Does nothing.
  public func inputDidBeginEditing(_ input: any TextInput, from text: String) {}
  /// Does nothing.
  public func inputDidEndEditing(_ input: any TextInput) {}
  /// Tells that editing ended.
  public func inputDidDetach(_ input: any TextInput) { inputDidEndEditing(input) }
  /// Knows of none.
  public func input(after input: any TextInput) -> (any TextInput)? { nil }
}
