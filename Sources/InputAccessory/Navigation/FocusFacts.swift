/// What an input and the views that hold it tell about focus, gathered by an adapter that judges
/// none of it.
public struct FocusFacts: Hashable, Sendable {
  /// The least opacity of a view that still counts as shown.
  ///
  /// UIKit's `UIView.hitTest(_:with:)` ignores a view with less.
  public static let leastOpacity = 0.01

  private let isEnabled: Bool
  private let isEditable: Bool
  private let isInWindow: Bool
  private let isInOtherWindow: Bool
  private let isInOtherGroup: Bool
  private let isCovered: Bool
  private let isOptedOut: Bool
  private var isHidden = false
  private var takesTouches = true

  /// Makes the facts of an input, before any view is added.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the input takes part.
  ///   - isEditable: Whether its text can be edited.
  ///   - isInWindow: Whether it stands in a window; without one it cannot take focus (1.6).
  ///   - isInOtherWindow: Whether that is another window than the one that is left.
  ///   - isInOtherGroup: Whether it stands in another navigation group than the one that is left.
  ///   - isCovered: Whether a sheet or an alert covers it.
  ///   - isOptedOut: Whether it left itself out of Next and Previous.
  public init(
    isEnabled: Bool = true, isEditable: Bool = true, isInWindow: Bool,
    isInOtherWindow: Bool = false, isInOtherGroup: Bool = false,
    isCovered: Bool = false, isOptedOut: Bool = false
  ) {
    self.isEnabled = isEnabled
    self.isEditable = isEditable
    self.isInWindow = isInWindow
    self.isInOtherWindow = isInOtherWindow
    self.isInOtherGroup = isInOtherGroup
    self.isCovered = isCovered
    self.isOptedOut = isOptedOut
  }

  /// Adds what one view tells: the input itself, or one that holds it.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the view is hidden.
  ///   - opacity: The view's own opacity, from 0 to 1, not multiplied with that of others.
  ///   - takesTouches: Whether the view lets touches through to itself and what it holds.
  public mutating func add(isHidden: Bool, opacity: Double, takesTouches: Bool) {
    if isHidden || opacity < Self.leastOpacity { self.isHidden = true }
    if !takesTouches { self.takesTouches = false }
  }

  /// Why Next and Previous leave the input out; `nil` if they do not.
  ///
  /// What is in no window counts as hidden, and what takes no touches as not editable: the user
  /// could not have put the caret there either.
  public var obstacle: FocusObstacle? {
    if isHidden || !isInWindow { return .hidden }
    if !isEnabled { return .disabled }
    if !isEditable || !takesTouches { return .notEditable }
    if isInOtherGroup { return .otherGroup }
    if isInOtherWindow { return .otherWindow }
    if isCovered { return .covered }
    return isOptedOut ? .optedOut : nil
  }
}
