import InputAccessory
import InputAccessoryUIKit
import Testing
import UIKit

/// What Return does in a field that a bar serves.
@MainActor struct ReturnKeyTests {
  let screen = Screen()

  @Test func `it moves to the next field, and ends on the last`() {
    screen.use()
    let bar = AccessoryToolbarView()
    bar.attach(to: [screen.first, screen.second])
    screen.first.inputOptions.onReturn = .moves
    screen.second.inputOptions.onReturn = .moves
    screen.first.becomeFirstResponder()

    #expect(screen.first.pressReturn() == .moved)
    #expect(screen.second.isFirstResponder)
    #expect(screen.second.pressReturn() == .done)
    #expect(!screen.second.isFirstResponder)
    withExtendedLifetime(bar) {}
  }

  @Test func `it stays unless said, and once the bar has gone`() {
    screen.use()
    let bar = AccessoryToolbarView()
    bar.attach(to: [screen.first, screen.second])
    screen.first.becomeFirstResponder()
    #expect(screen.first.pressReturn() == .performed)

    screen.first.inputOptions.onReturn = .moves
    bar.detach()

    #expect(screen.first.pressReturn() == .performed)
    #expect(screen.first.isFirstResponder)
    #expect(screen.first.allControlEvents == [])
  }
}
