import InputAccessory
import KeyboardRules
import KeyboardWorld
import ScenePictures
import Testing

struct SceneKeyboardTests {
  @Test func `a number pad has the digits of its locale and an empty corner`() throws {
    let scene = try scene(after: "locale ar_EG\nfield a keyboard=number-pad\nfocus a")

    let keyboard = try #require(scene.keyboard)
    #expect(keyboard.frame == Rect(x: 0, y: 451, width: 375, height: 216))
    #expect(
      keyboard.rows.map { $0.map(\.label) } == [
        ["١", "٢", "٣"], ["٤", "٥", "٦"], ["٧", "٨", "٩"], ["", "٠", "⌫"],
      ])
    #expect(keyboard.rows.last?.first?.role == Scene.Key.Role.none)
    #expect(keyboard.rows.last?.first?.frame.maxY == 667)
    #expect(keyboard.suggestionBar == nil)
  }

  @Test(arguments: [
    ("decimal-pad", "de_DE", ","), ("decimal-pad", "en_US", "."), ("phone-pad", "en_US", "+*#"),
    ("ascii-capable-number-pad", "ar_EG", ""),
  ])
  func `a pad's corner is what its type has there`(
    type: String, locale: String, corner: String
  ) throws {
    let scene = try scene(after: "locale \(locale)\nfield a keyboard=\(type)\nfocus a")

    let keyboard = try #require(scene.keyboard)
    #expect(keyboard.rows.last?.first?.label == corner)
    if type != "decimal-pad" { #expect(keyboard.rows.first?.first?.label == "1") }
  }

  @Test(arguments: KeyboardType.allCases)
  func `the keys of every type stand in the keyboard`(type: KeyboardType) throws {
    for device in ["iphone-se-3", "ipad-9"] {
      let scene = try scene(
        after: "device \(device)\nsystem ios-17\nfield a keyboard=\(type.word) return=go\nfocus a")

      let keyboard = try #require(scene.keyboard)
      #expect(keyboard.rows.count == 4)
      for key in keyboard.rows.joined() {
        #expect(key.frame.minX > -0.001 && key.frame.maxX < scene.screen.width + 0.001, "\(key)")
        #expect(key.frame.minY >= keyboard.frame.minY, "\(key)")
        #expect(key.frame.maxY < keyboard.frame.maxY + 0.001, "\(key)")
      }
      let hasReturn = keyboard.rows.joined().contains { $0.role == .return && $0.label == "Go" }
      #expect(hasReturn == (type.hasReturnKey || device == "ipad-9"))
    }
  }

  @Test func `letters are those of the locale's keyboard`() throws {
    let german = try scene(after: "locale de_DE\nfield a\nfocus a")
    let russian = try scene(after: "locale ru_RU\nfield a\nfocus a")
    let swahili = try scene(after: "locale sw_KE\nfield a\nfocus a")

    #expect(german.keyboard?.rows[0][5].label == "z")
    #expect(russian.keyboard?.rows[0][0].label == "й")
    #expect(swahili.keyboard?.rows[0][0].label == "q")
    #expect(german.keyboard?.suggestionBar?.size.height == 44)
  }

  @Test func `the bar stands on the keyboard with its items as they are laid out`() throws {
    let scene = try scene(
      after: """
        field a
        field b
        toolbar bar for=a,b items=previous,next,flexible,title,flexible,done("OK")
        set a.placeholder "First"
        focus a
        """)

    let bar = try #require(scene.keyboard?.bar)
    #expect(bar.name == "bar")
    #expect(bar.frame == Rect(x: 0, y: 363, width: 375, height: 44))
    #expect(bar.items.map(\.title) == ["Previous", "Next", "First", "OK"])
    #expect(bar.items.map(\.isArrow) == [true, true, false, false])
    #expect(bar.items.map(\.isEnabled) == [false, true, true, true])
    #expect(bar.items.last?.frame.maxX == 359)
    #expect(bar.items.first?.frame == Rect(x: 16, y: 363, width: 44, height: 44))
  }

  @Test func `a bar that goes with its keyboard is seen on its way`() throws {
    let scene = try scene(
      after: "field a\ntoolbar bar for=a\nfocus a\nclock manual\ntap done\nadvance 0.05")

    let keyboard = try #require(scene.keyboard)
    #expect(!keyboard.servesInput)
    #expect(keyboard.bar?.items.map(\.title) == ["Cancel", "Done"])
    #expect(keyboard.frame.minY > 363)
    #expect(keyboard.bar?.frame.minY == keyboard.frame.minY)
  }

  @Test func `a panel stands in the place of the keys`() throws {
    let scene = try scene(
      after: """
        field a
        panel dice height=200 for=a
        button roll in=dice at=10,10 size=100,40
        toolbar bar for=a
        focus a
        """)

    let keyboard = try #require(scene.keyboard)
    #expect(keyboard.rows.isEmpty)
    #expect(keyboard.panel?.frame == Rect(x: 0, y: 467, width: 375, height: 200))
    #expect(scene.element("roll")?.frame == Rect(x: 10, y: 477, width: 100, height: 40))
  }

  @Test func `with a hardware keyboard only what stands on it is there`() throws {
    let scene = try scene(
      after: "field a\ntoolbar bar for=a\nhardware-keyboard on\nfocus a")

    let keyboard = try #require(scene.keyboard)
    #expect(keyboard.rows.isEmpty)
    #expect(keyboard.bar?.frame == Rect(x: 0, y: 623, width: 375, height: 44))
  }

  @Test func `a tablet's keyboard floats and splits`() throws {
    let floating = try scene(
      after: "device ipad-9\nsystem ios-17\nfield a\nfocus a\nkeyboard float")
    let split = try scene(after: "device ipad-9\nsystem ios-17\nfield a\nfocus a\nkeyboard split")

    #expect(floating.keyboard?.place == .floating)
    #expect(floating.keyboard?.frame.size.width == 320)
    let row = try #require(split.keyboard?.rows.first)
    let gaps = zip(row, row.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
    #expect(gaps.max() ?? 0 > 100)
  }

  @Test func `an accessory of one's own has its name`() throws {
    let scene = try scene(after: "field a\naccessory strip height=30 for=a\nfocus a")

    #expect(scene.keyboard?.accessory?.name == "strip")
    #expect(scene.keyboard?.accessory?.frame.size.height == 30)
    #expect(scene.keyboard?.bar == nil)
  }

  @Test func `the key over the pad slides with it`() throws {
    let resting = try scene(after: "field a keyboard=number-pad\ndone-key title=\"OK\"\nfocus a")
    let sliding = try scene(
      after: """
        field a keyboard=number-pad
        done-key
        clock manual
        focus a
        turn
        turn
        advance 0.125
        """)

    #expect(resting.doneKey?.title == "OK")
    let end = try #require(resting.doneKey?.frame.minY)
    if let now = sliding.doneKey?.frame.minY { #expect(now > end) }
    #expect(sliding.keyboard?.frame.minY ?? 0 > 451)
  }
}
