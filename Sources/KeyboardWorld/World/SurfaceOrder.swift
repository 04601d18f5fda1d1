internal import InputAccessory

/// What stands over what: the sheets and alerts that are presented, and which windows were key.
///
/// A sheet stands in the window that it was presented in, an alert in a window of its own. Each covers
/// what was there in that window: the window's views, and the sheets presented in it before.
struct SurfaceOrder {
  /// One sheet or alert on the screen.
  struct Presentation {
    /// The sheet.
    let sheet: ElementID
    /// The focus of the window that it stands in.
    let scope: FocusScope
    /// The focus of the window that it was presented in.
    let covered: FocusScope
    /// Whether what it covers leaves the window (1.17).
    let isFullScreen: Bool

    /// Whether it is a window of its own.
    var isWindow: Bool { scope !== covered }
  }

  /// Where something stands: in which window, and above how many of the presentations.
  struct Level {
    var scope: FocusScope
    /// How many presentations came before it or with it; 0 for a window's own views.
    var height: Int
  }

  /// What is presented, the topmost last.
  private(set) var presented: [Presentation] = []
  /// The windows beside the application's, in the order in which they were declared.
  var windows: [ElementID] = []
  /// The windows that were key before the one that is, the latest last; each once.
  private(set) var formerKeys: [FocusScope] = []

  /// The level of a sheet; `nil` where it is not presented.
  func level(of sheet: ElementID) -> Level? {
    presented.lastIndex { $0.sheet == sheet }.map {
      Level(scope: presented[$0].scope, height: $0 + 1)
    }
  }

  /// Whether something covers what stands at `level`.
  func covers(_ level: Level) -> Bool {
    presented.dropFirst(level.height).contains { $0.covered === level.scope }
  }

  /// Whether something took what stands at `level` out of its window.
  func takesOut(_ level: Level) -> Bool {
    presented.dropFirst(level.height).contains { $0.isFullScreen && $0.covered === level.scope }
  }

  /// The window that an alert's window covers; `nil` for every other window.
  func scope(beneath scope: FocusScope) -> FocusScope? {
    presented.last { $0.isWindow && $0.scope === scope }?.covered
  }

  mutating func present(_ presentation: Presentation) {
    presented.append(presentation)
  }

  /// Notes that `old` was key until `new` is.
  mutating func makeKey(_ new: FocusScope, after old: FocusScope) {
    formerKeys.removeAll { $0 === new || $0 === old }
    formerKeys.append(old)
  }

  /// Takes a sheet, or a window, away, and all that was presented in the windows that go with it.
  ///
  /// - Returns: The window to make key, where the key one goes and another was key before.
  mutating func withdraw(
    _ sheet: ElementID, window: FocusScope?, key: FocusScope
  ) -> (isKeyGone: Bool, next: FocusScope?) {
    var gone = window.map { [$0] } ?? []
    func goes(_ one: Presentation) -> Bool {
      one.sheet == sheet || gone.contains { $0 === one.covered }
    }
    // What is presented in a window comes after the window.
    presented.removeAll { one in
      guard goes(one) else { return false }
      if one.isWindow { gone.append(one.scope) }
      return true
    }
    formerKeys.removeAll { former in gone.contains { $0 === former } }
    guard gone.contains(where: { $0 === key }) else { return (false, nil) }
    return (true, formerKeys.popLast())
  }
}
