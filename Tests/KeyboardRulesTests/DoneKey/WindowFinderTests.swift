import InputAccessory
import KeyboardRules
import Testing

struct WindowFinderTests {
  private let application = KeyboardWindow(.application)
  private let alert = KeyboardWindow(.alert)
  private let effects = KeyboardWindow(.textEffects, keyboardFrame: docked(216))
  private let remote = KeyboardWindow(.remoteKeyboard, keyboardFrame: docked(216))

  private func found(_ windows: KeyboardWindow...) -> Int? {
    WindowFinder.byKind.index(in: windows)
  }

  @Test func `5.4, 5.5, case 158: by kind, nearest to the application's window, never by index`() {
    #expect(found(application) == nil)
    #expect(found(application, alert) == nil)
    #expect(found(application, effects) == 1)
    #expect(found(application, effects, effects, remote) == 1)
    #expect(found(application, alert, effects) == 2)
    #expect(found(effects, alert, application, alert, remote) == 4)
    #expect(found(effects, application, KeyboardWindow(.other), remote) == 0)
    #expect(found() == nil)
    #expect(found(alert, remote) == 1)
  }

  @Test func `case 158: by index it is an alert's window, or nothing`() {
    let finder = WindowFinder.byIndex(1)

    #expect(finder.index(in: [application]) == nil)
    #expect(finder.index(in: []) == nil)
    #expect(finder.index(in: [application, alert]) == 1)
    #expect(finder.index(in: [application, effects]) == 1)
    #expect(finder.index(in: [application, alert, effects]) == 1)
    #expect(WindowFinder.byIndex(-1).index(in: [application]) == nil)
  }

  @Test func `case 159: an empty frame is no keyboard, a split one is, and covers nothing`() {
    let empty = KeyboardWindow(
      .textEffects, keyboardFrame: Rect(x: 0, y: 1024, width: 768, height: 0))
    let split = Rect(x: 0, y: 400, width: 768, height: 250)

    #expect(found(application, empty, KeyboardWindow(.remoteKeyboard, keyboardFrame: split)) == 2)
    #expect(KeyboardCover(keyboard: split, screen: pad).overlap(with: pad) == 0)
  }

  @Test func `no frame, no kind, or no number is no keyboard`() {
    #expect(found(application, KeyboardWindow(.textEffects)) == nil)
    for kind in KeyboardWindow.Kind.allCases where !kind.canHoldKeyboard {
      #expect(found(application, KeyboardWindow(kind, keyboardFrame: docked(216))) == nil)
    }
    for frame in [Rect.zero, Rect(x: 0, y: .nan, width: 9, height: 9)] {
      #expect(found(application, KeyboardWindow(.textEffects, keyboardFrame: frame)) == nil)
    }
  }
}
