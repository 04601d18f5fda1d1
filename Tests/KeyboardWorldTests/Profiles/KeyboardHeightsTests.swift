import InputAccessory
import KeyboardWorld
import Testing

struct KeyboardHeightsTests {
  /// One row of facts 4.5 and 4.6: keys, bar and what is beneath, upright and in landscape.
  struct Row: CustomTestStringConvertible {
    let devices: [DeviceProfile.Name]
    let systems: [SystemProfile.Name]
    let portrait: KeyboardHeight
    let landscape: KeyboardHeight

    init(
      _ devices: [DeviceProfile.Name], _ systems: [SystemProfile.Name],
      _ portrait: (Double, Double, Double), _ landscape: (Double, Double, Double)
    ) {
      self.devices = devices
      self.systems = systems
      self.portrait = KeyboardHeight(
        body: portrait.0, suggestionBar: portrait.1, bottom: portrait.2)
      self.landscape = KeyboardHeight(
        body: landscape.0, suggestionBar: landscape.1, bottom: landscape.2)
    }

    var testDescription: String {
      "\(devices.map(\.rawValue)) \(systems.map(\.rawValue))"
    }

    static let all = [
      Row([.iPhone3GS], [.iOS3, .iOS4], (216, 0, 0), (162, 0, 0)),
      Row([.iPhone4S], [.iOS7], (216, 0, 0), (162, 0, 0)),
      Row([.iPhone4S], [.iOS8], (216, 37, 0), (162, 0, 0)),
      Row([.iPhone5S], [.iOS7], (216, 0, 0), (162, 0, 0)),
      Row([.iPhone5S], [.iOS8, .iOS10], (216, 37, 0), (162, 31, 0)),
      Row([.iPhone5S], [.iOS12], (216, 37, 0), (162, 37, 0)),
      Row([.iPhone6], [.iOS8, .iOS10], (216, 42, 0), (162, 38, 0)),
      Row([.iPhone6], [.iOS12], (216, 44, 0), (162, 38, 0)),
      Row([.iPhone8], [.iOS12, .iOS15], (216, 44, 0), (162, 38, 0)),
      Row([.iPhoneSE3], [.iOS15, .iOS17, .iOS26], (216, 44, 0), (162, 38, 0)),
      Row([.iPhone8Plus], [.iOS12, .iOS15], (226, 45, 0), (162, 38, 0)),
      Row([.iPhoneX], [.iOS12, .iOS15], (216, 45, 75), (150, 38, 21)),
      Row([.iPhone12Mini], [.iOS15, .iOS17, .iOS26], (216, 45, 75), (150, 38, 21)),
      Row([.iPhone11], [.iOS15, .iOS17, .iOS26], (226, 45, 75), (150, 38, 21)),
      Row([.iPhone15], [.iOS17, .iOS26], (216, 45, 75), (160, 38, 21)),
      Row([.iPhone15ProMax], [.iOS17, .iOS26], (226, 45, 75), (160, 38, 21)),
      Row([.iPad2], [.iOS4, .iOS7, .iOS8], (264, 0, 0), (352, 0, 0)),
      Row([.iPadAir2], [.iOS8], (264, 0, 0), (352, 0, 0)),
      Row([.iPadAir2], [.iOS10, .iOS12, .iOS15], (258, 55, 0), (343, 55, 0)),
      Row([.iPad9], [.iOS15, .iOS17, .iOS26], (265, 55, 0), (353, 55, 0)),
      Row([.iPadPro11], [.iOS12, .iOS15, .iOS17, .iOS26], (265, 55, 20), (353, 55, 20)),
      Row([.iPadPro12Inch3], [.iOS12, .iOS15, .iOS17, .iOS26], (328, 55, 20), (423, 55, 20)),
    ]
  }

  @Test(arguments: Row.all)
  func `each pair has the heights of its row (4.5, 4.6)`(row: Row) {
    for device in row.devices {
      for system in row.systems {
        let heights = KeyboardHeights(
          device: DeviceProfile(device), system: SystemProfile(system))

        #expect(heights.portrait == row.portrait)
        #expect(heights.landscape == row.landscape)
      }
    }
  }

  @Test func `the rows cover every pair that existed, once`() {
    let covered = Row.all.flatMap { row in
      row.devices.flatMap { device in row.systems.map { "\(device.rawValue) \($0.rawValue)" } }
    }
    let existing = DeviceProfile.Name.allCases.flatMap { device in
      DeviceProfile(device).systems.map { "\(device.rawValue) \($0.rawValue)" }
    }

    #expect(covered.sorted() == existing.sorted())
  }

  @Test(
    arguments: [
      (.iPhone3GS, .iOS3, 216, 216, 162, 162),
      (.iPhone4S, .iOS7, 216, 216, 162, 162),
      (.iPhone5S, .iOS10, 216, 253, 162, 193),
      (.iPhone5S, .iOS12, 216, 253, 162, 199),
      (.iPhone6, .iOS10, 216, 258, 162, 200),
      (.iPhoneSE3, .iOS17, 216, 260, 162, 200),
      (.iPhone8Plus, .iOS12, 226, 271, 162, 200),
      (.iPhoneX, .iOS12, 291, 336, 171, 209),
      (.iPhone11, .iOS17, 301, 346, 171, 209),
      (.iPhone15, .iOS17, 291, 336, 181, 219),
      (.iPhone15ProMax, .iOS17, 301, 346, 181, 219),
    ] as [(DeviceProfile.Name, SystemProfile.Name, Double, Double, Double, Double)])
  func `a phone's totals without and with the bar are those of the facts (4.5)`(
    device: DeviceProfile.Name, system: SystemProfile.Name, portrait: Double,
    portraitWithBar: Double, landscape: Double, landscapeWithBar: Double
  ) {
    let keyboard = KeyboardGeometry(
      device: DeviceProfile(device), system: SystemProfile(system))

    #expect(keyboard.height(for: .default, suggests: false).total == portrait)
    #expect(keyboard.height(for: .default).total == portraitWithBar)
    #expect(keyboard.height(for: .default, in: .landscape, suggests: false).total == landscape)
    #expect(keyboard.height(for: .default, in: .landscape).total == landscapeWithBar)
  }

  @Test(
    arguments: [
      (.iPad2, .iOS7, 264, 352),
      (.iPadAir2, .iOS8, 264, 352),
      (.iPadAir2, .iOS10, 313, 398),
      (.iPad9, .iOS17, 320, 408),
      (.iPadPro11, .iOS17, 340, 428),
      (.iPadPro12Inch3, .iOS17, 403, 498),
    ] as [(DeviceProfile.Name, SystemProfile.Name, Double, Double)])
  func `a tablet keeps its bar where nothing is suggested (4.6)`(
    device: DeviceProfile.Name, system: SystemProfile.Name, portrait: Double, landscape: Double
  ) {
    let keyboard = KeyboardGeometry(
      device: DeviceProfile(device), system: SystemProfile(system))

    for suggests in [true, false] {
      #expect(keyboard.height(for: .default, suggests: suggests).total == portrait)
      #expect(
        keyboard.height(for: .default, in: .landscape, suggests: suggests).total == landscape)
    }
  }

  @Test(arguments: DeviceProfile.Name.allCases)
  func `the rest beneath the keys is at least the safe area where there is one (4.9)`(
    name: DeviceProfile.Name
  ) {
    let device = DeviceProfile(name)
    for system in device.systems {
      let heights = KeyboardHeights(device: device, system: SystemProfile(system))

      #expect(heights.portrait.bottom >= device.bottomSafeArea)
      #expect(heights.landscape.bottom == device.bottomSafeAreaInLandscape)
    }
  }
}
