import InputAccessory
import KeyboardWorld
import Testing

struct DeviceProfileTests {
  @Test(
    arguments: [
      ("iphone-3gs", .phone, 320, 480, 0, 0, ["ios-3", "ios-4"]),
      ("iphone-4s", .phone, 320, 480, 0, 0, ["ios-7", "ios-8"]),
      ("iphone-5s", .phone, 320, 568, 0, 0, ["ios-7", "ios-8", "ios-10", "ios-12"]),
      ("iphone-6", .phone, 375, 667, 0, 0, ["ios-8", "ios-10", "ios-12"]),
      ("iphone-8", .phone, 375, 667, 0, 0, ["ios-12", "ios-15"]),
      ("iphone-8-plus", .phone, 414, 736, 0, 0, ["ios-12", "ios-15"]),
      ("iphone-x", .phone, 375, 812, 34, 21, ["ios-12", "ios-15"]),
      ("iphone-11", .phone, 414, 896, 34, 21, ["ios-15", "ios-17", "ios-26"]),
      ("iphone-12-mini", .phone, 375, 812, 34, 21, ["ios-15", "ios-17", "ios-26"]),
      ("iphone-15", .phone, 393, 852, 34, 21, ["ios-17", "ios-26"]),
      ("iphone-15-pro-max", .phone, 430, 932, 34, 21, ["ios-17", "ios-26"]),
      ("iphone-se-3", .phone, 375, 667, 0, 0, ["ios-15", "ios-17", "ios-26"]),
      ("ipad-2", .pad, 768, 1024, 0, 0, ["ios-4", "ios-7", "ios-8"]),
      ("ipad-air-2", .pad, 768, 1024, 0, 0, ["ios-8", "ios-10", "ios-12", "ios-15"]),
      ("ipad-9", .pad, 810, 1080, 0, 0, ["ios-15", "ios-17", "ios-26"]),
      ("ipad-pro-11", .pad, 834, 1194, 20, 20, ["ios-12", "ios-15", "ios-17", "ios-26"]),
      ("ipad-pro-12-9-3", .pad, 1024, 1366, 20, 20, ["ios-12", "ios-15", "ios-17", "ios-26"]),
    ] as [(String, DeviceProfile.Idiom, Double, Double, Double, Double, [String])])
  func `each model has its screen, its edges (4.9) and its systems`(
    word: String, idiom: DeviceProfile.Idiom, width: Double, height: Double, bottom: Double,
    bottomInLandscape: Double, systems: [String]
  ) throws {
    let name = try #require(DeviceProfile.Name(rawValue: word))

    let device = DeviceProfile(name)

    #expect(device.name == name)
    #expect(device.idiom == idiom)
    #expect(device.screen == Size(width: width, height: height))
    #expect(device.screen(in: .portrait) == Size(width: width, height: height))
    #expect(device.screen(in: .landscape) == Size(width: height, height: width))
    #expect(device.bottomSafeArea(in: .portrait) == bottom)
    #expect(device.bottomSafeArea(in: .landscape) == bottomInLandscape)
    #expect(device.systems.map(\.rawValue) == systems)
  }

  @Test func `there are seventeen models`() {
    #expect(DeviceProfile.Name.allCases.count == 17)
  }

  @Test(
    arguments: [
      (.iPhone3GS, 3...6), (.iPhone4S, 5...9), (.iPhone5S, 7...12), (.iPhone6, 8...12),
      (.iPhone8, 11...16), (.iPhone8Plus, 11...16), (.iPhoneX, 11...16), (.iPhone11, 13...26),
      (.iPhone12Mini, 14...26), (.iPhone15, 17...26), (.iPhone15ProMax, 17...26),
      (.iPhoneSE3, 15...26), (.iPad2, 4...9), (.iPadAir2, 8...15), (.iPad9, 15...26),
      (.iPadPro11, 12...26), (.iPadPro12Inch3, 12...26),
    ] as [(DeviceProfile.Name, ClosedRange<Int>)])
  func `each model ran from the version it was sold with to its last`(
    name: DeviceProfile.Name, versions: ClosedRange<Int>
  ) {
    #expect(DeviceProfile(name).versions == versions)
  }
}
