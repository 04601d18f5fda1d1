public import InputAccessory

/// What a property holds or is set to.
public enum PropertyValue: Hashable, Sendable {
  /// Nothing.
  case none
  /// A text in quotes.
  case text(String)
  /// `yes` or `no`.
  case flag(Bool)
  /// A number: points, seconds or a count.
  case number(Double)
  /// One of a property's words.
  case word(String)
  /// A range in UTF-16 units.
  case range(Range<Int>)
  /// Two coordinates.
  case point(Point)
  /// A width and a height.
  case size(Size)
  /// A rectangle.
  case rect(Rect)
  /// Four distances.
  case insets(Insets)
  /// A bar's items.
  case items([ToolbarItem])
  /// Names, in order.
  case elements([ElementID])
  /// Every input of the scope, `*`.
  case everyInput
}
