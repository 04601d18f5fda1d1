public import InputAccessory

/// How the interface is turned against a screen whose coordinates stay in portrait, as until iOS 7
/// (4.2).
///
/// There a landscape keyboard's frame has its width and height swapped; since iOS 8 the screen turns
/// with the interface and nothing has to be converted.
public enum InterfaceTurn: CaseIterable, Hashable, Sendable {
  /// Portrait.
  case upright
  /// Portrait, top edge down.
  case upsideDown
  /// Landscape with the home button at the right.
  case homeRight
  /// Landscape with the home button at the left.
  case homeLeft

  /// Converts a rectangle from the portrait screen to the turned interface.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the portrait screen's coordinates, in points.
  ///   - screen: The portrait screen's size.
  /// - Returns: The rectangle as the interface sees it; sizes are kept, swapped in landscape. Figures
  ///   that are not finite go through.
  public func interfaceRect(from rect: Rect, screen: Size) -> Rect {
    let size = rect.size
    return switch self {
    case .upright: rect
    case .upsideDown:
      Rect(
        x: screen.width - rect.maxX, y: screen.height - rect.maxY,
        width: size.width, height: size.height)
    case .homeRight:
      Rect(x: rect.minY, y: screen.width - rect.maxX, width: size.height, height: size.width)
    case .homeLeft:
      Rect(x: screen.height - rect.maxY, y: rect.minX, width: size.height, height: size.width)
    }
  }
}
