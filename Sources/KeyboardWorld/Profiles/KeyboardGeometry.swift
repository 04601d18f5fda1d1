public import InputAccessory
internal import KeyboardRules

/// Where the system keyboard of one device with one system stands.
///
/// Made once for a pair and then asked at each focus: every answer is a few sums.
public struct KeyboardGeometry: Hashable, Sendable {
  /// The device.
  public let device: DeviceProfile
  /// Whether the screen's coordinates turn with the interface (4.2).
  public let rotatesScreen: Bool
  /// The heights of the keyboard.
  public var heights: KeyboardHeights

  /// Makes the geometry of `device` with `system`.
  public init(device: DeviceProfile, system: SystemProfile) {
    self.device = device
    rotatesScreen = system.rotatesScreen
    heights = KeyboardHeights(device: device, system: system)
  }

  /// Answers how high a keyboard is, without an accessory.
  ///
  /// - Parameters:
  ///   - type: The keyboard asked for. One without a Return key is a pad: no bar (4.7).
  ///   - orientation: How the interface stands.
  ///   - suggests: Whether the input lets the system suggest: it autocorrects and is not secure.
  ///     Without, no bar, except on tablets since iOS 9, which keep it (4.6).
  /// - Returns: The height by its parts.
  public func height(
    for type: KeyboardType, in orientation: Orientation = .portrait, suggests: Bool = true
  ) -> KeyboardHeight {
    var height = orientation == .portrait ? heights.portrait : heights.landscape
    let hasBar = type.hasReturnKey ? suggests || heights.keepsBar : heights.padsHaveBar
    if !hasBar { height.suggestionBar = 0 }
    return height
  }

  /// Answers where a keyboard stands when docked, its accessory included (4.3).
  ///
  /// - Parameters:
  ///   - type: The keyboard asked for.
  ///   - orientation: How the interface stands.
  ///   - suggests: As in ``height(for:in:suggests:)``.
  ///   - accessoryHeight: The height of the accessory on top, in points; at least 0.
  ///   - isShown: Whether it is on the screen, or at rest just outside (4.4, inferred).
  /// - Returns: The frame on the screen, as a notification carries it.
  public func frame(
    for type: KeyboardType, in orientation: Orientation = .portrait, suggests: Bool = true,
    accessoryHeight: Double = 0, isShown: Bool = true
  ) -> Rect {
    frame(
      ofHeight: height(for: type, in: orientation, suggests: suggests).total + accessoryHeight,
      in: orientation, isShown: isShown)
  }

  /// Answers where something of the keyboard's width stands at the screen's bottom: a panel in the
  /// keyboard's place, an accessory alone.
  ///
  /// - Parameters:
  ///   - height: The height, in points; at least 0.
  ///   - orientation: How the interface stands.
  ///   - isShown: Whether it is on the screen, or at rest just outside: same size, its top at the
  ///     screen's bottom (4.4, inferred).
  /// - Returns: The frame on the screen, as a notification carries it.
  public func frame(
    ofHeight height: Double, in orientation: Orientation = .portrait, isShown: Bool = true
  ) -> Rect {
    let screen = device.screen(in: orientation)
    let top = isShown ? screen.height - height : screen.height
    return screenFrame(
      ofInterfaceFrame: Rect(x: 0, y: top, width: screen.width, height: height), in: orientation)
  }

  /// Answers where a tablet's keyboard floats, what stands on it included: as wide as a small phone,
  /// near the bottom edge. No source has the figures; they are inferred.
  ///
  /// - Parameters:
  ///   - accessoryHeight: The height of what stands on it, in points; at least 0.
  ///   - orientation: How the interface stands.
  /// - Returns: The frame on the screen.
  public func floatingFrame(accessoryHeight: Double = 0, in orientation: Orientation) -> Rect {
    let screen = device.screen(in: orientation)
    let size = Size(width: 320, height: 260 + accessoryHeight)
    let frame = Rect(
      x: (screen.width - size.width) / 2, y: screen.height - size.height - 40, width: size.width,
      height: size.height)
    return screenFrame(ofInterfaceFrame: frame, in: orientation)
  }

  /// Answers where a tablet's keyboard stands in two halves: as wide as the screen, half way up. No
  /// source has the figures; they are inferred.
  ///
  /// - Parameters:
  ///   - height: The height in the dock, what stands on it included, in points; at least 0.
  ///   - orientation: How the interface stands.
  /// - Returns: The frame of both halves on the screen.
  public func splitFrame(ofHeight height: Double, in orientation: Orientation) -> Rect {
    let screen = device.screen(in: orientation)
    return screenFrame(
      ofInterfaceFrame: Rect(
        x: 0, y: (screen.height - height) / 2, width: screen.width, height: height),
      in: orientation)
  }

  /// Converts a frame from the interface's coordinates to the screen's: the same since iOS 8; before,
  /// in landscape, the screen's stay upright (4.2).
  public func screenFrame(ofInterfaceFrame frame: Rect, in orientation: Orientation) -> Rect {
    guard orientation == .landscape, !rotatesScreen else { return frame }
    return Rect(
      x: device.screen.width - frame.maxY, y: frame.minX, width: frame.size.height,
      height: frame.size.width)
  }

  /// Converts a frame from the screen's coordinates to the interface's, as code does that converts
  /// from the window (4.2).
  public func interfaceFrame(ofScreenFrame frame: Rect, in orientation: Orientation) -> Rect {
    guard orientation == .landscape, !rotatesScreen else { return frame }
    return InterfaceTurn.homeRight.interfaceRect(from: frame, screen: device.screen)
  }
}
