import InputAccessory
import KeyboardWorld
import Testing

struct KeyboardGeometryTests {
  let se = KeyboardGeometry(device: DeviceProfile(.iPhoneSE3), system: SystemProfile(.iOS17))
  let old = KeyboardGeometry(device: DeviceProfile(.iPhone3GS), system: SystemProfile(.iOS3))

  @Test(
    arguments: [
      (.default, 260), (.asciiCapable, 260), (.numbersAndPunctuation, 260), (.url, 260),
      (.namePhonePad, 260), (.emailAddress, 260), (.twitter, 260), (.webSearch, 260),
      (.numberPad, 216), (.phonePad, 216), (.decimalPad, 216), (.asciiCapableNumberPad, 216),
    ] as [(KeyboardType, Double)])
  func `text keyboards have a bar where the system may suggest, pads never (4.5, 4.7)`(
    type: KeyboardType, total: Double
  ) {
    #expect(se.height(for: type).total == total)
    #expect(se.height(for: type, suggests: false).total == 216)
    #expect(se.height(for: type).suggestionBar == total - 216)
  }

  @Test(arguments: DeviceProfile.Name.allCases)
  func `a pad has the body of the text keyboard (4.7)`(name: DeviceProfile.Name) {
    let device = DeviceProfile(name)
    for system in device.systems {
      let keyboard = KeyboardGeometry(device: device, system: SystemProfile(system))
      for orientation in Orientation.allCases {
        let text = keyboard.height(for: .default, in: orientation)

        let pad = keyboard.height(for: .numberPad, in: orientation)

        #expect(pad == KeyboardHeight(body: text.body, bottom: text.bottom))
      }
    }
  }

  @Test func `a tablet's pads have the bar once the profile says so (4.6, 8.2)`() {
    var keyboard = KeyboardGeometry(
      device: DeviceProfile(.iPadAir2), system: SystemProfile(.iOS15))
    #expect(keyboard.height(for: .numberPad).total == 258)

    keyboard.heights.padsHaveBar = true

    #expect(keyboard.height(for: .numberPad).total == 313)
  }

  @Test func `a docked keyboard stands at the screen's bottom`() {
    #expect(se.frame(for: .numberPad) == Rect(x: 0, y: 451, width: 375, height: 216))
    #expect(se.frame(for: .default) == Rect(x: 0, y: 407, width: 375, height: 260))
    #expect(
      se.frame(for: .default, in: .landscape) == Rect(x: 0, y: 175, width: 667, height: 200))
  }

  @Test func `its frame includes the accessory's height (4.3)`() {
    #expect(
      se.frame(for: .numberPad, accessoryHeight: 44)
        == Rect(x: 0, y: 407, width: 375, height: 260))
  }

  @Test func `a hidden keyboard rests below the screen with its size (4.4)`() {
    #expect(
      se.frame(for: .numberPad, accessoryHeight: 44, isShown: false)
        == Rect(x: 0, y: 667, width: 375, height: 260))
  }

  @Test func `a panel or an accessory alone stands where a keyboard of its height would`() {
    #expect(se.frame(ofHeight: 200) == Rect(x: 0, y: 467, width: 375, height: 200))
    #expect(
      se.frame(ofHeight: 44, in: .landscape, isShown: false)
        == Rect(x: 0, y: 375, width: 667, height: 44))
  }

  @Test func `before iOS 8 a frame in landscape is told on the upright screen (4.2)`() {
    #expect(old.frame(for: .numberPad) == Rect(x: 0, y: 264, width: 320, height: 216))
    #expect(
      old.frame(for: .numberPad, in: .landscape) == Rect(x: 0, y: 0, width: 162, height: 480))
    #expect(
      old.frame(for: .numberPad, in: .landscape, isShown: false)
        == Rect(x: -162, y: 0, width: 162, height: 480))
  }

  @Test func `a frame on the upright screen converts to the interface and back (4.2)`() {
    let shown = Rect(x: 0, y: 158, width: 480, height: 162)
    let button = Rect(x: 20, y: 30, width: 100, height: 44)

    #expect(
      old.interfaceFrame(
        ofScreenFrame: old.frame(for: .numberPad, in: .landscape), in: .landscape) == shown)
    for orientation in Orientation.allCases {
      let onScreen = old.screenFrame(ofInterfaceFrame: button, in: orientation)
      #expect(old.interfaceFrame(ofScreenFrame: onScreen, in: orientation) == button)
    }
  }

  @Test func `since iOS 8 the screen turns with the interface (4.2)`() {
    let frame = Rect(x: 20, y: 30, width: 100, height: 44)

    for orientation in Orientation.allCases {
      #expect(se.screenFrame(ofInterfaceFrame: frame, in: orientation) == frame)
      #expect(se.interfaceFrame(ofScreenFrame: frame, in: orientation) == frame)
    }
  }
}
