public import Foundation

/// uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Sendable {
  /// uikit/uiedgeinsets/top
  public var top: CGFloat
  /// uikit/uiedgeinsets/left
  public var left: CGFloat
  /// uikit/uiedgeinsets/bottom
  public var bottom: CGFloat
  /// uikit/uiedgeinsets/right
  public var right: CGFloat

  /// uikit/uiedgeinsets/init(top:left:bottom:right:)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// uikit/uiedgeinsets/zero
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension CGRect {
  /// uikit/cgrect/inset(by:)
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

/// corefoundation/cgaffinetransform
public struct CGAffineTransform: Equatable, Sendable {
  /// corefoundation/cgaffinetransform/tx
  public var tx: CGFloat
  /// corefoundation/cgaffinetransform/ty
  public var ty: CGFloat

  /// corefoundation/cgaffinetransform/init(translationx:y:)
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.tx = tx
    self.ty = ty
  }

  /// corefoundation/cgaffinetransform/identity
  public static let identity = CGAffineTransform(translationX: 0, y: 0)

  /// corefoundation/cgaffinetransform/concatenating(_:)
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: tx + other.tx, y: ty + other.ty)
  }
}

/// uikit/uilayoutpriority
public struct UILayoutPriority: Equatable, Sendable {
  /// uikit/uilayoutpriority/rawvalue
  public let rawValue: Float

  /// uikit/uilayoutpriority/required
  public static let required = UILayoutPriority(rawValue: 1000)
}

/// uikit/nslayoutconstraint
public enum NSLayoutConstraint {
  /// uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    /// uikit/nslayoutconstraint/axis/horizontal
    case horizontal = 0
    /// uikit/nslayoutconstraint/axis/vertical
    case vertical = 1
  }
}
