import Foundation
import InputAccessory
import InputAccessoryUIKit
import KeyboardRules
import Testing
import UIKit

/// What a bar is attached to, and what it gives back.
@MainActor struct BarAttachmentTests {
  let screen = Screen()

  @Test func `detaching gives back accessories, Return keys and delegates`() {
    screen.use()
    let form = BarAttachmentDelegate()
    let strip = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    screen.first.inputAccessoryView = strip
    screen.first.returnKeyType = .search
    screen.first.delegate = form
    let bar = AccessoryToolbarView()
    bar.returnKeys = .follow
    bar.attach(to: [screen.first, screen.second])
    #expect(screen.first.inputAccessoryView === bar)
    #expect(screen.first.returnKeyType == .next)
    #expect(screen.second.returnKeyType == .done)

    bar.detach()

    #expect(screen.first.inputAccessoryView === strip)
    #expect(screen.second.inputAccessoryView == nil)
    #expect(screen.first.returnKeyType == .search)
    #expect(screen.second.returnKeyType == .default)
    #expect(screen.first.delegate === form)
    #expect(bar.toolbar.inputs.isEmpty)
  }

  @Test func `a bar that is taken away while its field is edited goes at once`() {
    screen.use()
    let bar = AccessoryToolbarView()
    bar.attach(to: [screen.first])
    screen.first.becomeFirstResponder()
    #expect(bar.currentInput === screen.first)

    bar.detach()

    #expect(bar.currentInput == nil)
    #expect(bar.perform(.done) == .ignored)
    #expect(screen.first.isFirstResponder)
  }

  @Test func `a bar of a tree leaves alone who has an accessory of its own`() {
    screen.use()
    let strip = UIView()
    screen.second.inputAccessoryView = strip
    let bar = AccessoryToolbarView()

    bar.attach(toInputsIn: screen.view)

    #expect(screen.first.inputAccessoryView === bar)
    #expect(screen.second.inputAccessoryView === strip)
    #expect(bar.toolbar.inputs.count == 2)
  }

  @Test func `an input that comes later is found when it is edited`() {
    screen.use()
    let bar = AccessoryToolbarView()
    bar.attach(toInputsIn: screen.view)
    let late = UITextField()
    screen.view.addSubview(late)
    #expect(late.inputAccessoryView == nil)

    late.becomeFirstResponder()

    #expect(late.inputAccessoryView === bar)
    #expect(bar.currentInput === late)
    #expect(bar.perform(.done) == .done)
  }

  @Test func `a search field is an input like others`() {
    screen.use()
    let search = UISearchBar(frame: .zero)
    screen.view.addSubview(search)
    let bar = AccessoryToolbarView(items: [.previous, .next, .done])
    bar.attach(toInputsIn: screen.view)

    screen.notes.becomeFirstResponder()
    #expect(bar.perform(.next) == .moved)

    #expect(search.searchTextField.isFirstResponder)
    #expect(bar.toolbar.inputs.count == 4)
  }

  @Test func `a cell that leaves and comes back is served again, once`() {
    screen.use()
    let bar = AccessoryToolbarView(items: [.next, .done])
    let (cell, field) = (UIView(), UITextField())
    cell.addSubview(field)
    screen.view.addSubview(cell)
    bar.attach(toInputsIn: screen.view)
    field.becomeFirstResponder()

    cell.removeFromSuperview()
    #expect(bar.currentInput == nil)
    #expect(!field.isFirstResponder)
    bar.refresh()
    #expect(field.inputAccessoryView == nil)
    screen.scrollView.addSubview(cell)
    bar.refresh()

    #expect(field.inputAccessoryView === bar)
    #expect(bar.toolbar.inputs.count == 4)
    field.becomeFirstResponder()
    #expect(bar.perform(.done) == .done)
  }

  @Test func `a bar that takes no part is on no keyboard`() {
    screen.use()
    let bar = AccessoryToolbarView()
    bar.attach(to: [screen.first])
    screen.first.becomeFirstResponder()

    bar.isEnabled = false
    #expect(screen.first.inputAccessoryView == nil)
    #expect(bar.perform(.done) == .ignored)
    bar.isEnabled = true

    #expect(screen.first.inputAccessoryView === bar)
    #expect(bar.perform(.done) == .done)
  }

  @Test func `a bar that took another's place keeps it until it goes`() {
    screen.use()
    let strip = UIView()
    screen.first.inputAccessoryView = strip
    let (lower, upper) = (AccessoryToolbarView(), AccessoryToolbarView())
    lower.attach(to: [screen.first, screen.second])
    lower.attach(toInputsIn: screen.view)
    upper.attach(to: [screen.first])

    lower.refresh()
    lower.isEnabled = false
    lower.isEnabled = true
    screen.first.becomeFirstResponder()

    #expect(screen.first.inputAccessoryView === upper)
    #expect(lower.toolbar.inputs.count == 2)
    #expect(lower.perform(.done) == .ignored)
    #expect(upper.currentInput === screen.first)
    upper.detach()
    #expect(screen.first.inputAccessoryView === lower)
    #expect(lower.perform(.done) == .done)
    lower.refresh()
    lower.detach()
    #expect(screen.first.inputAccessoryView === strip)
  }

  @Test func `a freed field leaves the bar`() {
    screen.use()
    let bar = AccessoryToolbarView()
    do {
      let field = UITextField()
      bar.attach(to: [field])
      #expect(bar.toolbar.inputs.count == 1)
    }

    #expect(bar.toolbar.inputs.isEmpty)
    bar.refresh()
    bar.detach()
  }

  // MARK: The chain

  @Test(arguments: [
    (ChainOrder.tree, ["a", "b", "c"]), (.tag, ["c", "a", "b"]), (.position, ["b", "a", "c"]),
  ])
  func `inputs of a tree come in an order`(order: ChainOrder, texts: [String]) {
    screen.use()
    let (view, box) = (UIView(), UIView())
    let fields = ["a", "b", "c"].map { text in
      let field = UITextField()
      field.text = text
      return field
    }
    box.take(frame: 0, 100, 300, 100)
    fields[0].take(frame: 150, 0, 100, 31)
    fields[1].take(frame: 0, 0, 100, 31)
    fields[2].take(frame: 0, 300, 100, 31)
    (fields[0].tag, fields[1].tag, fields[2].tag) = (2, 3, 1)
    view.addSubview(box)
    box.addSubview(fields[0])
    box.addSubview(fields[1])
    view.addSubview(fields[2])

    #expect(view.inputs(inOrder: order).map(\.currentText) == texts)
  }

  @Test func `Next keeps to a group and passes over who opted out`() {
    screen.use()
    let group = UIView()
    group.isNavigationGroup = true
    let (inner, other) = (UITextField(), UITextField())
    screen.view.addSubview(group)
    group.addSubview(inner)
    group.addSubview(other)
    screen.second.inputOptions.isNavigable = false
    let bar = AccessoryToolbarView(items: [.previous, .next])
    bar.attach(toInputsIn: screen.view)

    screen.first.becomeFirstResponder()
    #expect(bar.perform(.next) == .moved)
    #expect(screen.notes.isFirstResponder)
    #expect(bar.toolbar.navigationBlock(for: .next) == .obstacle(.otherGroup))
    inner.becomeFirstResponder()
    #expect(bar.perform(.next) == .moved)
    #expect(other.isFirstResponder)
    #expect(bar.toolbar.navigationBlock(for: .next) == .last)
  }

  @Test func `what is said of a view goes with it`() {
    screen.use()
    let field = UITextField()
    field.inputOptions.touchDismiss = .no

    #expect(field.inputOptions.touchDismiss == .no)
    #expect(UITextField().inputOptions == InputOptions())
    for _ in 0..<200 { UITextField().inputOptions.avoidsKeyboard = false }
    #expect(field.inputOptions.touchDismiss == .no)
    field.inputOptions = InputOptions()
    #expect(field.inputOptions == InputOptions())
  }
}

@MainActor private final class BarAttachmentDelegate: UITextFieldDelegate {}
