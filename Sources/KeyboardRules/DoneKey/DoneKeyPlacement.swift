public import InputAccessory

/// Where the Done key is put, and with that, how it gets up and down.
public enum DoneKeyPlacement: Hashable, Sendable {
  /// Into the keyboard's view, which carries it up and down (articles 000 and 001).
  ///
  /// - Parameter frame: Its frame there; `nil` for the empty key of the grid (4.8).
  case keyboard(frame: Rect?)
  /// Into the view around the keyboard's, accessory included, which carries it up and down (article 000
  /// from iOS 3.2 on): under an accessory it lies that much too high.
  ///
  /// - Parameter frame: Its frame there.
  case host(frame: Rect)
  /// Into the keyboard's window, over the empty key of the grid. It slides with the keyboard, between
  /// places that are a function of the keyboard's frames.
  case window
  /// Into the keyboard's window, moved by `step` points at each will-show from below the screen, as
  /// article 003 does with -53: a repeated will-show moves it again (10.5). Only will-hide puts it back.
  ///
  /// - Parameters:
  ///   - size: Its size; it begins at the left, with its top at the screen's bottom.
  ///   - step: What each will-show adds to its top.
  case windowByStep(size: Size, step: Double)

  /// The key of article 003, 106x53.
  public static let article003 = DoneKeyPlacement.windowByStep(
    size: Size(width: 106, height: 53), step: -53)

  /// The frame in which articles 000 and 001 put the key, for a keyboard of 320x216.
  public static let articleFrame = Rect(x: 0, y: 163, width: 106, height: 53)
}
