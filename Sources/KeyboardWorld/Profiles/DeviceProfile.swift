public import InputAccessory

/// A model of device: its screen, its edges and what it ran.
///
/// A plain value of a few numbers; what depends on the system too is in ``KeyboardGeometry``.
public struct DeviceProfile: Hashable, Sendable {
  /// The models that have a profile, oldest first, phones before tablets, spelled as in scripts.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The iPhone 3GS.
    case iPhone3GS = "iphone-3gs"
    /// The iPhone 4s.
    case iPhone4S = "iphone-4s"
    /// The iPhone 5s.
    case iPhone5S = "iphone-5s"
    /// The iPhone 6.
    case iPhone6 = "iphone-6"
    /// The iPhone 8.
    case iPhone8 = "iphone-8"
    /// The iPhone 8 Plus.
    case iPhone8Plus = "iphone-8-plus"
    /// The iPhone X, the first without a home button.
    case iPhoneX = "iphone-x"
    /// The iPhone 11.
    case iPhone11 = "iphone-11"
    /// The iPhone 12 mini.
    case iPhone12Mini = "iphone-12-mini"
    /// The iPhone 15.
    case iPhone15 = "iphone-15"
    /// The iPhone 15 Pro Max.
    case iPhone15ProMax = "iphone-15-pro-max"
    /// The third iPhone SE.
    case iPhoneSE3 = "iphone-se-3"
    /// The iPad 2.
    case iPad2 = "ipad-2"
    /// The iPad Air 2.
    case iPadAir2 = "ipad-air-2"
    /// The ninth iPad.
    case iPad9 = "ipad-9"
    /// The first iPad Pro of 11 inches.
    case iPadPro11 = "ipad-pro-11"
    /// The third iPad Pro of 12.9 inches, the first without a home button.
    case iPadPro12Inch3 = "ipad-pro-12-9-3"
  }

  /// The two families.
  public enum Idiom: String, CaseIterable, Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The model.
  public let name: Name
  /// The family.
  public let idiom: Idiom
  /// The upright screen, in points (4.5, 4.6).
  public let screen: Size
  /// The least distance of content from the bottom edge when upright, in points (4.9).
  public let bottomSafeArea: Double
  /// The same on its side, in points (4.9).
  public let bottomSafeAreaInLandscape: Double
  /// The major versions it ran, from the one it was sold with to its last, of those until 26; by
  /// Apple's lists of supported devices.
  public let versions: ClosedRange<Int>

  /// Makes the profile of a model.
  public init(_ name: Name) {
    // Screens: 4.5 and 4.6 (known). Bottom safe areas: 4.9 (widely observed).
    switch name {
    case .iPhone3GS: self.init(name, .phone, 320, 480, ran: 3...6)
    case .iPhone4S: self.init(name, .phone, 320, 480, ran: 5...9)
    case .iPhone5S: self.init(name, .phone, 320, 568, ran: 7...12)
    case .iPhone6: self.init(name, .phone, 375, 667, ran: 8...12)
    case .iPhone8: self.init(name, .phone, 375, 667, ran: 11...16)
    case .iPhone8Plus: self.init(name, .phone, 414, 736, ran: 11...16)
    case .iPhoneX: self.init(name, .phone, 375, 812, bottom: 34, 21, ran: 11...16)
    case .iPhone11: self.init(name, .phone, 414, 896, bottom: 34, 21, ran: 13...26)
    case .iPhone12Mini: self.init(name, .phone, 375, 812, bottom: 34, 21, ran: 14...26)
    case .iPhone15: self.init(name, .phone, 393, 852, bottom: 34, 21, ran: 17...26)
    case .iPhone15ProMax: self.init(name, .phone, 430, 932, bottom: 34, 21, ran: 17...26)
    case .iPhoneSE3: self.init(name, .phone, 375, 667, ran: 15...26)
    case .iPad2: self.init(name, .pad, 768, 1024, ran: 4...9)
    case .iPadAir2: self.init(name, .pad, 768, 1024, ran: 8...15)
    case .iPad9: self.init(name, .pad, 810, 1080, ran: 15...26)
    case .iPadPro11: self.init(name, .pad, 834, 1194, bottom: 20, 20, ran: 12...26)
    case .iPadPro12Inch3: self.init(name, .pad, 1024, 1366, bottom: 20, 20, ran: 12...26)
    }
  }

  private init(
    _ name: Name, _ idiom: Idiom, _ width: Double, _ height: Double, bottom: Double = 0,
    _ bottomInLandscape: Double = 0, ran versions: ClosedRange<Int>
  ) {
    self.name = name
    self.idiom = idiom
    screen = Size(width: width, height: height)
    bottomSafeArea = bottom
    bottomSafeAreaInLandscape = bottomInLandscape
    self.versions = versions
  }

  /// The model that a script has until it names another.
  public static let defaultName = Name.iPhoneSE3

  /// The listed systems it ran, oldest first; at least one.
  ///
  /// - Complexity: O(*n*) over the listed systems.
  public var systems: [SystemProfile.Name] {
    SystemProfile.Name.allCases.filter(ran)
  }

  /// Tells whether it ran a system.
  public func ran(_ system: SystemProfile.Name) -> Bool {
    versions.contains(system.version)
  }

  /// The screen as the interface sees it, in points: width and height change places in landscape.
  public func screen(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: screen
    case .landscape: Size(width: screen.height, height: screen.width)
    }
  }

  /// The least distance of content from the interface's bottom edge, in points (4.9).
  public func bottomSafeArea(in orientation: Orientation) -> Double {
    switch orientation {
    case .portrait: bottomSafeArea
    case .landscape: bottomSafeAreaInLandscape
    }
  }
}
