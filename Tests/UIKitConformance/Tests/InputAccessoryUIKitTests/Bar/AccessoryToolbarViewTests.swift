import Foundation
import InputAccessory
import InputAccessoryUIKit
import Testing
import UIKit

/// A bar as a view: what it draws, and whom it tells.
@MainActor struct AccessoryToolbarViewTests {
  let screen = Screen()
  let spy = BarSpy()

  private func makeBar(_ items: [ToolbarItem]) -> AccessoryToolbarView {
    let bar = AccessoryToolbarView(items: items)
    bar.delegate = spy
    bar.attach(to: [screen.first, screen.second, screen.notes])
    return bar
  }

  // MARK: Drawing

  @Test func `it draws each kind of item`() throws {
    screen.use()
    var wide = ToolbarItem.item("pay", title: "Pay")
    wide.width = 90
    wide.accessibilityHint = "Pays"
    let bar = makeBar([.previous, .fixed(12), .title, wide, .flexible, .done])
    screen.first.placeholder = "Amount"
    screen.first.becomeFirstResponder()

    let buttons = bar.barButtonItems
    #expect(buttons.map(\.isSpace) == [false, true, false, false, true, false])
    #expect(buttons[0].image?.name == "chevron.up")
    #expect(buttons[0].title == "")
    #expect(buttons[0].accessibilityLabel == "Previous")
    #expect(buttons[0].accessibilityIdentifier == "previous")
    #expect(!buttons[0].isEnabled)
    #expect(buttons[0].accessibilityTraits.contains(.notEnabled))
    #expect(buttons[1].width == 12)
    #expect(buttons[2].title == "Amount")
    #expect(buttons[2].accessibilityTraits.contains(.header))
    #expect(buttons[3].width == 90)
    #expect(buttons[3].accessibilityHint == "Pays")
    #expect(buttons[3].style == .plain)
    #expect(buttons[5].style == .done)
    #expect(buttons[5].title == "Done")
  }

  @Test func `an item is redrawn for the field, its text and its choices`() {
    screen.use()
    var save = ToolbarItem.done
    save.requirement = .text
    let bar = makeBar([.echo, .next, save])
    screen.first.becomeFirstResponder()
    #expect(bar.barButtonItem(for: .done)?.isEnabled == false)
    #expect(bar.barButtonItem(for: .next)?.isEnabled == true)

    screen.type("7")

    #expect(bar.barButtonItem(for: .done)?.isEnabled == true)
    #expect(bar.barButtonItem(for: .title)?.title == "7")
    screen.notes.becomeFirstResponder()
    #expect(bar.barButtonItem(for: .next)?.isEnabled == false)
    #expect(bar.barButtonItem(for: .title)?.title == "")
  }

  @Test func `a finger finds an item as it is, though nobody told of the change`() {
    screen.use()
    let bar = makeBar([.next, .done])
    screen.second.isEnabled = false
    screen.notes.isHidden = true
    screen.first.becomeFirstResponder()
    #expect(bar.barButtonItem(for: .next)?.isEnabled == false)

    screen.second.isEnabled = true
    _ = bar.hitTest(.zero, with: nil)

    #expect(bar.barButtonItem(for: .next)?.tap() == true)
    #expect(screen.second.isFirstResponder)
  }

  @Test func `a long press offers choices, and a tap on one is its own action`() throws {
    screen.use()
    var holder = ToolbarItem.item("more", title: "…")
    var off = ToolbarItem.item("off", title: "Off")
    off.isEnabled = false
    holder.choices = [.item("double", title: "00"), off]
    let bar = makeBar([holder])
    screen.first.becomeFirstResponder()

    let menu = try #require(bar.barButtonItem(for: .item("more"))?.menu)
    let choices = menu.children.compactMap { $0 as? UIAction }
    #expect(choices.map(\.title) == ["00", "Off"])
    #expect(choices[1].attributes == .disabled)
    choices[0].press()

    #expect(spy.calls == ["should double", "item double"])
  }

  @Test func `a key of the bar clicks, and nothing else does`() {
    screen.use()
    let bar = makeBar([.key("plus", inserting: "+"), .done])
    screen.first.becomeFirstResponder()
    let clicks = UIDevice.current.clicks

    bar.barButtonItem(for: .item("plus"))?.tap()
    #expect(UIDevice.current.clicks == clicks + 1)
    bar.barButtonItem(for: .done)?.tap()

    #expect(UIDevice.current.clicks == clicks + 1)
    #expect(screen.first.text == "+")
  }

  @Test func `it looks as the keyboard does, or as it was told`() throws {
    screen.use()
    let bar = makeBar([.done])
    let drawn = try #require(bar.subviews.first as? UIToolbar)
    #expect(drawn.barStyle == .default)

    screen.first.keyboardAppearance = .dark
    screen.first.becomeFirstResponder()
    #expect(drawn.barStyle == .black)
    bar.look = BarAppearance.Choices(style: .default, isTranslucent: false, tint: "Brand")

    #expect(drawn.barStyle == .default)
    #expect(!drawn.isTranslucent)
    #expect(drawn.tintColor != nil)
  }

  @Test func `items can be replaced with a fade`() throws {
    screen.use()
    let bar = makeBar([.done])
    let drawn = try #require(bar.subviews.first as? UIToolbar)

    bar.setItems([.cancel, .done], animated: true)
    bar.items = [.done]

    #expect(drawn.animations == 1)
    #expect(drawn.items?.count == 1)
  }

  @Test func `it is as high as bars are, or as it was told (4.10)`() {
    screen.use()
    let bar = makeBar([.done])
    #expect(bar.frame.height == 44)
    #expect(bar.intrinsicContentSize.height == 44)

    bar.height = 60
    #expect(bar.frame.height == 60)
    #expect(bar.subviews.first?.frame.height == 60)
  }

  // MARK: Telling

  @Test func `fields and text views are handed over as what they are`() {
    screen.use()
    let bar = makeBar([.next, .cancel, .done])
    screen.first.becomeFirstResponder()
    bar.perform(.done)
    screen.notes.becomeFirstResponder()
    bar.perform(.done)
    screen.notes.becomeFirstResponder()
    bar.perform(.cancel)
    screen.second.text = "b"
    screen.first.becomeFirstResponder()
    bar.perform(.next)

    #expect(
      spy.calls.filter { !$0.hasPrefix("should") } == [
        "done field ", "done view ", "cancel view ", "moved to b",
      ])
  }

  @Test func `a no changes nothing`() {
    screen.use()
    let bar = makeBar([.done])
    spy.mayPerform = false
    screen.first.becomeFirstResponder()

    #expect(bar.perform(.done) == .vetoed)
    #expect(screen.first.isFirstResponder)
    #expect(spy.calls == ["should done"])
  }

  @Test func `one delegate hears a whole action, whatever is set meanwhile`() {
    screen.use()
    let bar = makeBar([.done])
    let other = BarSpy()
    screen.first.delegate = nil
    screen.first.becomeFirstResponder()
    screen.first.addAction(
      UIAction { [bar] _ in bar.delegate = other }, for: .editingDidEnd)

    bar.perform(.done)

    #expect(spy.calls == ["should done", "done field "])
    #expect(other.calls == [])
  }

  @Test func `a second tap in the report is ignored`() {
    screen.use()
    let bar = makeBar([.done])
    var again: ActionOutcome?
    spy.whenDone = { [bar] in again = bar.perform(.done) }
    screen.first.becomeFirstResponder()

    #expect(bar.perform(.done) == .done)
    #expect(again == .ignored)
  }

  @Test func `a delegate may tap as soon as it hears that editing began`() {
    screen.use()
    final class Impatient: UITextFieldDelegate {
      var bar: AccessoryToolbarView?
      var outcome: ActionOutcome?

      func textFieldDidBeginEditing(_ textField: UITextField) {
        outcome = bar?.perform(.done)
      }
    }
    let delegate = Impatient()
    delegate.bar = makeBar([.done])
    screen.first.delegate = delegate

    #expect(!screen.first.becomeFirstResponder())
    #expect(delegate.outcome == .done)
    #expect(delegate.bar?.currentInput == nil)
  }

  @Test func `the text to restore is the one at the first look, however early that is`() {
    final class Filler: UITextFieldDelegate {
      var bar: AccessoryToolbarView?

      func textFieldDidBeginEditing(_ textField: UITextField) {
        _ = bar?.canPerform(.done)
        textField.text = "filled in"
      }
    }
    screen.use()
    let filler = Filler()
    filler.bar = makeBar([.cancel, .done])
    filler.bar?.policies.cancel = .restores
    screen.first.text = "before"
    screen.first.delegate = filler
    screen.first.becomeFirstResponder()

    filler.bar?.perform(.cancel)

    #expect(screen.first.text == "before")
  }

  @Test func `events come as a stream that ends with the bar`() async {
    screen.use()
    var bar: AccessoryToolbarView? = makeBar([.done])
    let events = bar?.events
    screen.first.becomeFirstResponder()
    bar?.perform(.done)
    bar?.perform(.done)
    bar?.detach()
    bar = nil

    var outcomes: [ActionOutcome] = []
    if let events { for await report in events { outcomes.append(report.outcome) } }
    #expect(outcomes == [.done, .ignored])
  }

  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardTab, UIKeyModifierFlags(), ActionOutcome?.some(.moved)),
    (.keyboardTab, UIKeyModifierFlags.alphaShift, .moved),
    (.keyboardTab, UIKeyModifierFlags.command, nil),
    (.keyboardTab, UIKeyModifierFlags.shift, .ignored),
    (.keyboardEscape, UIKeyModifierFlags(), .cancelled),
    (.keyboardPeriod, UIKeyModifierFlags.command, .cancelled),
    (.keyboardPeriod, UIKeyModifierFlags(), nil),
  ])
  func `keys of a hardware keyboard move and cancel`(
    key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, outcome: ActionOutcome?
  ) {
    screen.use()
    let bar = makeBar([.cancel, .done])
    screen.first.becomeFirstResponder()

    #expect(bar.handle([UIPress(key, modifiers: modifiers)]) == outcome)
  }
}
