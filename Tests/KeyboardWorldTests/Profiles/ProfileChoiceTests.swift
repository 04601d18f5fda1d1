import KeyboardWorld
import Testing

struct ProfileChoiceTests {
  @Test(
    arguments: [
      (nil, nil, .iPhoneSE3, .iOS17),
      // A device alone: the default system, or else the newest that it ran.
      ("iphone-3gs", nil, .iPhone3GS, .iOS4),
      ("iphone-4s", nil, .iPhone4S, .iOS8),
      ("iphone-5s", nil, .iPhone5S, .iOS12),
      ("iphone-6", nil, .iPhone6, .iOS12),
      ("iphone-8", nil, .iPhone8, .iOS15),
      ("iphone-8-plus", nil, .iPhone8Plus, .iOS15),
      ("iphone-x", nil, .iPhoneX, .iOS15),
      ("iphone-11", nil, .iPhone11, .iOS17),
      ("iphone-12-mini", nil, .iPhone12Mini, .iOS17),
      ("iphone-15", nil, .iPhone15, .iOS17),
      ("iphone-15-pro-max", nil, .iPhone15ProMax, .iOS17),
      ("iphone-se-3", nil, .iPhoneSE3, .iOS17),
      ("ipad-2", nil, .iPad2, .iOS8),
      ("ipad-air-2", nil, .iPadAir2, .iOS15),
      ("ipad-9", nil, .iPad9, .iOS17),
      ("ipad-pro-11", nil, .iPadPro11, .iOS17),
      ("ipad-pro-12-9-3", nil, .iPadPro12Inch3, .iOS17),
      // A system alone: the default device.
      (nil, "ios-15", .iPhoneSE3, .iOS15),
      (nil, "ios-17", .iPhoneSE3, .iOS17),
      (nil, "ios-26", .iPhoneSE3, .iOS26),
      // Both.
      ("iphone-3gs", "ios-3", .iPhone3GS, .iOS3),
      ("ipad-air-2", "ios-8", .iPadAir2, .iOS8),
    ] as [(String?, String?, DeviceProfile.Name, SystemProfile.Name)])
  func `what a script leaves out is chosen`(
    device: String?, system: String?, chosenDevice: DeviceProfile.Name,
    chosenSystem: SystemProfile.Name
  ) throws {
    let choice = try ProfileChoice.resolve(device: device, system: system)

    #expect(choice.device == DeviceProfile(chosenDevice))
    #expect(choice.system == SystemProfile(chosenSystem))
  }

  @Test(
    arguments: [
      (
        "iphone-15", "ios-8", .neverRan(.iPhone15, .iOS8),
        "iphone-15 never ran ios-8; it ran ios-17 and ios-26"
      ),
      (
        "iphone-se-3", "ios-12", .neverRan(.iPhoneSE3, .iOS12),
        "iphone-se-3 never ran ios-12; it ran ios-15, ios-17 and ios-26"
      ),
      (
        nil, "ios-3", .defaultDeviceNeverRan(.iOS3),
        "iphone-se-3, the default device, never ran ios-3; add a device that did: iphone-3gs"
      ),
      (
        nil, "ios-4", .defaultDeviceNeverRan(.iOS4),
        "iphone-se-3, the default device, never ran ios-4; add a device that did: iphone-3gs or "
          + "ipad-2"
      ),
      (
        nil, "ios-8", .defaultDeviceNeverRan(.iOS8),
        "iphone-se-3, the default device, never ran ios-8; add a device that did: iphone-4s, "
          + "iphone-5s, iphone-6, ipad-2 or ipad-air-2"
      ),
      (
        "iphone-se3", nil, .unknownDevice("iphone-se3"),
        "unknown device 'iphone-se3'; did you mean 'iphone-se-3'?"
      ),
      (
        "ipad-pro", "ios-99", .unknownDevice("ipad-pro"),
        "unknown device 'ipad-pro'; did you mean 'ipad-pro-11' or 'ipad-pro-12-9-3'?"
      ),
      (
        "pixel", nil, .unknownDevice("pixel"),
        "unknown device 'pixel'; the devices are iphone-3gs, iphone-4s, iphone-5s, iphone-6, "
          + "iphone-8, iphone-8-plus, iphone-x, iphone-11, iphone-12-mini, iphone-15, "
          + "iphone-15-pro-max, iphone-se-3, ipad-2, ipad-air-2, ipad-9, ipad-pro-11 and "
          + "ipad-pro-12-9-3"
      ),
      (
        nil, "ios-16", .unknownSystem("ios-16"),
        "unknown system 'ios-16'; did you mean 'ios-10', 'ios-12', 'ios-15', 'ios-17' or 'ios-26'?"
      ),
      (
        "iphone-15", "android", .unknownSystem("android"),
        "unknown system 'android'; the systems are ios-3, ios-4, ios-7, ios-8, ios-10, ios-12, "
          + "ios-15, ios-17 and ios-26"
      ),
    ] as [(String?, String?, ProfileError, String)])
  func `what cannot be is refused and says what can`(
    device: String?, system: String?, error: ProfileError, message: String
  ) throws {
    let thrown = try #require(throws: ProfileError.self) {
      try ProfileChoice.resolve(device: device, system: system)
    }

    #expect(thrown == error)
    #expect(thrown.description == message)
  }

  @Test func `every listed pair resolves, and no other`() {
    for device in DeviceProfile.Name.allCases {
      let ran = DeviceProfile(device).systems
      for system in SystemProfile.Name.allCases {
        let choice = try? ProfileChoice.resolve(device: device.rawValue, system: system.rawValue)

        #expect((choice != nil) == ran.contains(system))
        #expect(system.devices.contains(device) == ran.contains(system))
      }
    }
  }

  @Test func `an unknown name carries what was meant, an impossible pair nothing`() {
    #expect(ProfileError.unknownDevice("iphone-14").suggestions == ["iphone-11", "iphone-15"])
    #expect(ProfileError.unknownSystem("ios17").suggestions == ["ios-7", "ios-17"])
    #expect(ProfileError.neverRan(.iPhone15, .iOS8).suggestions.isEmpty)
    #expect(ProfileError.defaultDeviceNeverRan(.iOS8).suggestions.isEmpty)
  }
}
