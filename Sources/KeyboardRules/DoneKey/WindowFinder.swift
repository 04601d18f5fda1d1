/// How the window with the keyboard is found among those of the application.
public enum WindowFinder: Hashable, Sendable {
  /// Among the windows that hold a keyboard, the one nearest to the application's own in the list;
  /// of two as near, the later. Never a window by its place alone (158, 159).
  case byKind
  /// The window at a place, as the originals have it with 1: it may be an alert's, or one whose keyboard
  /// is elsewhere, or none, where the original crashed (5.4, 158).
  case byIndex(Int)

  /// Finds the window.
  ///
  /// - Parameter windows: The windows in the list's order, back to front. Without an application's own
  ///   the nearest to the back is found.
  /// - Returns: The place in the list; `nil` when there is none.
  /// - Complexity: O(*n*) over the windows.
  public func index(in windows: [KeyboardWindow]) -> Int? {
    switch self {
    case .byIndex(let index): return windows.indices.contains(index) ? index : nil
    case .byKind:
      let own = windows.firstIndex { $0.kind == .application } ?? 0
      var found: Int?
      for (index, window) in windows.enumerated() where window.holdsKeyboard {
        if let nearest = found, abs(nearest - own) < abs(index - own) { continue }
        found = index
      }
      return found
    }
  }
}
