/// The natural heights of a toolbar, which it takes when sized to fit; in points.
public struct ToolbarHeights: Hashable, Sendable {
  /// On tablets and on upright phones.
  public var regular: Double
  /// On phones in landscape.
  public var compact: Double
  /// Whether items are laid out as capsules, as iOS 26 has them (4.12).
  public var hasCapsules: Bool

  /// Makes the heights.
  public init(regular: Double, compact: Double, hasCapsules: Bool = false) {
    self.hasCapsules = hasCapsules
    self.regular = regular
    self.compact = compact
  }

  /// Until iOS 18, and later for an app that asks for the design of before: 44 is widely observed
  /// (4.10, 4.11), 32 is recalled (4.10, inferred).
  public static let classic = ToolbarHeights(regular: 44, compact: 32)
  /// iOS 26 as measured by one project (4.11, disputed); in landscape it is inferred.
  public static let glass = ToolbarHeights(regular: 54, compact: 54, hasCapsules: true)
  /// iOS 26 as another project has it (4.11, disputed); in landscape it is inferred.
  public static let tallGlass = ToolbarHeights(regular: 58, compact: 58, hasCapsules: true)

  /// The height on a device held so.
  public func height(on idiom: DeviceProfile.Idiom, in orientation: Orientation) -> Double {
    idiom == .phone && orientation == .landscape ? compact : regular
  }
}
