import InputAccessory
import Testing

struct BarAppearanceTests {
  private typealias Choices = BarAppearance.Choices

  @Test(
    arguments: [
      (nil, KeyboardAppearance.default, false, false), (nil, .default, true, true),
      (nil, .dark, false, true), (nil, .light, true, false),
      (BarStyle.default, .dark, false, false),
      (.black, .light, false, true), (.blackTranslucent, .default, false, true),
    ] as [(BarStyle?, KeyboardAppearance, Bool, Bool)])
  func `a bar follows the keyboard unless it has a style (6.11)`(
    style: BarStyle?, keyboard: KeyboardAppearance, interfaceIsDark: Bool, isDark: Bool
  ) {
    let look = BarAppearance(
      Choices(style: style), keyboard: keyboard, interfaceIsDark: interfaceIsDark, version: 17)

    #expect(look.isDark == isDark)
  }

  @Test func `a bar keeps what the app chose`() {
    let bar = AccessoryToolbar()
    #expect(bar.barStyle == .default && bar.look.style == nil)

    bar.look.tint = "red"
    bar.barStyle = .black

    #expect(bar.look == BarAppearance.Choices(style: .black, tint: "red"))
    #expect(BarAppearance(bar.look, version: 17).itemTint == "red")
  }

  @Test func `bars are translucent since iOS 7, and in one style always (6.12)`() {
    #expect(!BarAppearance(Choices(), version: 6).isTranslucent)
    #expect(BarAppearance(Choices(), version: 7).isTranslucent)
    #expect(!BarAppearance(Choices(isTranslucent: false), version: 17).isTranslucent)
    let choices = Choices(style: .blackTranslucent, isTranslucent: false)
    #expect(BarAppearance(choices, version: 4).isTranslucent)
  }

  @Test func `the tint is the background's before iOS 7, and the items' since (6.13)`() {
    let choices = Choices(tint: "red", barTint: "blue")

    let old = BarAppearance(choices, version: 6)
    let new = BarAppearance(choices, version: 7)

    #expect(old.background == "red" && old.itemTint == nil)
    #expect(new.background == "blue" && new.itemTint == "red")
  }

  @Test func `iOS 26 has capsules on a clear background (6.24)`() {
    let look = BarAppearance(Choices(), version: 26)

    #expect(look.hasCapsules && look.isClear && look.itemTint == nil)
    #expect(!BarAppearance(Choices(barTint: "blue"), version: 26).isClear)
    #expect(!BarAppearance(Choices(), version: 17).hasCapsules)
  }
}
