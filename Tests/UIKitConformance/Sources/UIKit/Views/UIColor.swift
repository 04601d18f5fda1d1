/// uikit/uicolor
@MainActor open class UIColor {
  let name: String?

  /// uikit/uicolor/init(named:)
  public init?(named name: String) {
    self.name = name
  }

  init(system: String) {
    name = system
  }

  /// uikit/uicolor/systembackground
  public static let systemBackground = UIColor(system: "systemBackground")
}

/// uikit/uiimage
@MainActor open class UIImage {
  /// The name that it was made with.
  public let name: String

  /// uikit/uiimage/init(named:)
  public init?(named name: String) {
    // The stand-in has no asset catalogue.
    return nil
  }

  /// uikit/uiimage/init(systemname:)
  public init?(systemName name: String) {
    self.name = name
  }
}

/// uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  /// uikit/uiuserinterfacestyle/unspecified
  case unspecified = 0
  /// uikit/uiuserinterfacestyle/light
  case light = 1
  /// uikit/uiuserinterfacestyle/dark
  case dark = 2
}

/// uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// uikit/uiuserinterfacelayoutdirection/lefttoright
  case leftToRight = 0
  /// uikit/uiuserinterfacelayoutdirection/righttoleft
  case rightToLeft = 1
}

/// uikit/uitraitcollection
@MainActor open class UITraitCollection {
  /// uikit/uitraitcollection/userinterfacestyle
  open var userInterfaceStyle = UIUserInterfaceStyle.light

  init() {}
}
