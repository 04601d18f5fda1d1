/// The heights of the system keyboard on one device with one system, in points (4.5 to 4.7).
///
/// Confidence: bodies of 216, 226 and 162 and the totals 253, 258, 271, 291 and 333 are widely
/// observed; bars and the tablets' bodies were measured by one project; all else is inferred.
public struct KeyboardHeights: Hashable, Sendable {
  /// The text keyboard of an upright device, with its bar.
  public var portrait: KeyboardHeight
  /// The text keyboard in landscape, with its bar.
  public var landscape: KeyboardHeight
  /// Whether the bar stays where nothing may be suggested, as on tablets since iOS 9 (4.6).
  public var keepsBar: Bool
  /// Whether number pads have the bar too: no (4.7, inferred).
  ///
  /// Disputed on tablets: the bar is always present (4.6), and a number pad is a request that a
  /// tablet answers with a full keyboard (8.2). The alternative is `true` there.
  public var padsHaveBar = false

  /// Looks up the heights of `device` with `system`.
  ///
  /// The pair need not have existed; ``ProfileChoice`` judges that.
  public init(device: DeviceProfile, system: SystemProfile) {
    let version = system.version
    keepsBar = device.idiom == .pad && version >= 9
    switch device.name {
    // 320x480: no bar before iOS 8. The bar of iOS 8 is inferred from 320x568 when upright, and not
    // known in landscape: none.
    case .iPhone3GS, .iPhone4S:
      portrait = KeyboardHeight(body: 216, suggestionBar: 37)
      landscape = KeyboardHeight(body: 162)
    // 320x568: in landscape 31 in iOS 10 (in iOS 8: inferred), 37 in iOS 12.
    case .iPhone5S:
      portrait = KeyboardHeight(body: 216, suggestionBar: 37)
      landscape = KeyboardHeight(body: 162, suggestionBar: version <= 10 ? 31 : 37)
    // 375x667: 42 until iOS 11 (recalled; the total of 258 is widely observed), 44 later.
    case .iPhone6, .iPhone8, .iPhoneSE3:
      portrait = KeyboardHeight(body: 216, suggestionBar: version <= 11 ? 42 : 44)
      landscape = KeyboardHeight(body: 162, suggestionBar: 38)
    // 414x736.
    case .iPhone8Plus:
      portrait = KeyboardHeight(body: 226, suggestionBar: 45)
      landscape = KeyboardHeight(body: 162, suggestionBar: 38)
    // 375x812: sources have 42 (iOS 11), 44 and 45; which system changed it is not known. Beneath
    // the keys 75 = 41 (the globe's row) + 34 when upright, 21 in landscape; here and below.
    case .iPhoneX, .iPhone12Mini:
      portrait = KeyboardHeight(body: 216, suggestionBar: version <= 11 ? 42 : 45, bottom: 75)
      landscape = KeyboardHeight(body: 150, suggestionBar: 38, bottom: 21)
    // 414x896.
    case .iPhone11:
      portrait = KeyboardHeight(body: 226, suggestionBar: 45, bottom: 75)
      landscape = KeyboardHeight(body: 150, suggestionBar: 38, bottom: 21)
    // 393x852.
    case .iPhone15:
      portrait = KeyboardHeight(body: 216, suggestionBar: 45, bottom: 75)
      landscape = KeyboardHeight(body: 160, suggestionBar: 38, bottom: 21)
    // 430x932.
    case .iPhone15ProMax:
      portrait = KeyboardHeight(body: 226, suggestionBar: 45, bottom: 75)
      landscape = KeyboardHeight(body: 160, suggestionBar: 38, bottom: 21)
    // 768x1024 up to the Air 2 and the sixth iPad. The totals before iOS 9 are recalled; a bar is not
    // known there.
    case .iPad2, .iPadAir2:
      let hasBar = version >= 9
      portrait = hasBar ? KeyboardHeight(body: 258, suggestionBar: 55) : KeyboardHeight(body: 264)
      landscape = hasBar ? KeyboardHeight(body: 343, suggestionBar: 55) : KeyboardHeight(body: 352)
    // 810x1080.
    case .iPad9:
      portrait = KeyboardHeight(body: 265, suggestionBar: 55)
      landscape = KeyboardHeight(body: 353, suggestionBar: 55)
    // 834x1194; that the keyboard's frame includes the safe area's 20 is inferred, here and below.
    case .iPadPro11:
      portrait = KeyboardHeight(body: 265, suggestionBar: 55, bottom: 20)
      landscape = KeyboardHeight(body: 353, suggestionBar: 55, bottom: 20)
    // 1024x1366 without a home button.
    case .iPadPro12Inch3:
      portrait = KeyboardHeight(body: 328, suggestionBar: 55, bottom: 20)
      landscape = KeyboardHeight(body: 423, suggestionBar: 55, bottom: 20)
    }
    if !system.hasSuggestionBar {
      portrait.suggestionBar = 0
      landscape.suggestionBar = 0
    }
  }
}
