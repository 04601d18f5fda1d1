import InputAccessory
import Testing

struct ToolbarItemTests {
  // MARK: Submit, Clear, own items

  @Test func `Submit runs Done's steps and reports a submission`() {
    let form = Form()
    form.edit("x")

    let outcome = form.bar.perform(.submit)

    #expect(outcome == .performed)
    #expect(
      form.spy.entries == [
        "bar.shouldPerform", "A.shouldEnd", "A.didEnd", "host.hide A", "bar.didSubmit A",
      ])
    #expect(form.a.text == "x")
  }

  @Test func `Clear asks should-clear, empties, announces and goes on editing (2.17)`() {
    let form = Form()
    form.edit("x")
    form.observeInputs()

    let outcome = form.bar.perform(.clear)

    #expect(outcome == .performed)
    #expect(
      form.spy.entries == [
        "bar.shouldPerform", "A.shouldClear", "A.eventChanged", "A.didChange", "A.didSelect",
        "bar.didTapItem clear A",
      ])
    #expect(form.a.text == "")
    #expect(form.first === form.a)
  }

  @Test func `a no of should-clear is refused and nothing is sent (2.17)`() {
    let form = Form()
    form.edit("x")
    form.spy.refused = ["A.shouldClear"]

    let outcome = form.bar.perform(.clear)

    #expect(outcome == .refused)
    #expect(form.spy.entries == ["bar.shouldPerform", "A.shouldClear"])
    #expect(form.a.text == "x")
  }

  @Test func `Clear of a text view asks should-change for the whole text`() {
    let form = Form(.view)
    form.edit("xy")

    let outcome = form.bar.perform(.clear)

    #expect(outcome == .performed)
    #expect(
      form.spy.entries == [
        "bar.shouldPerform", "A.shouldChange 0..<2 ''", "A.didChange", "A.didSelect",
        "bar.didTapItem clear A",
      ])
  }

  @Test func `Clear ends marked text, and the next key begins anew`() {
    let form = Form()
    form.edit("")
    form.a.compose("h")
    form.bar.perform(.clear)

    form.a.insert("h")

    #expect(form.a.text == "h")
    #expect(form.a.markedRange == nil)
  }

  @Test func `should-clear that ends the session has Clear refused`() {
    let form = Form()
    let field = form.a
    form.edit("x")
    form.spy.react(to: "A.shouldClear") { field.resignFirstResponder() }

    let outcome = form.bar.perform(.clear)

    #expect(outcome == .refused)
    #expect(field.text == "x")
    #expect(form.spy.count("bar.didTapItem clear A") == 0)
  }

  @Test func `an own item reports its id and changes nothing`() {
    let form = Form()
    form.edit("x")
    let before = form.a.state

    let outcome = form.bar.perform(.item("scan"))

    #expect(outcome == .performed)
    #expect(form.spy.entries == ["bar.shouldPerform", "bar.didTapItem scan A"])
    #expect(form.a.state == before)
  }

  // MARK: Next and Previous

  @Test func `Next and Previous move and report from where and to where`() {
    let form = Form()
    form.edit("x")

    let next = form.bar.perform(.next)
    let previous = form.bar.perform(.previous)

    #expect(next == .moved)
    #expect(previous == .moved)
    #expect(
      form.spy.entries.filter { $0.hasPrefix("bar.did") } == [
        "bar.didMove A B", "bar.didMove B A",
      ])
    #expect(form.first === form.a)
  }

  @Test func `at an end of the chain the arrow is ignored and nobody is asked`() {
    let form = Form()
    form.edit("x")

    let outcome = form.bar.perform(.previous)

    #expect(outcome == .ignored)
    #expect(form.spy.entries.isEmpty)
    #expect(form.bar.navigationBlock(for: .previous) == .first)
    #expect(form.bar.navigationBlock(for: .next) == nil)
  }

  @Test func `with wrap the ends lead to each other`() {
    let form = Form()
    form.bar.policies.navigation.wraps = true
    form.edit("x")

    let outcome = form.bar.perform(.previous)

    #expect(outcome == .moved)
    #expect(form.first === form.b)
  }

  @Test func `a refusal to begin leaves the current field untouched, each tap asking once`() {
    let form = Form()
    form.edit("x")
    form.spy.refused = ["B.shouldBegin"]

    let outcomes = [form.bar.perform(.next), form.bar.perform(.next)]

    #expect(outcomes == [.refused, .refused])
    #expect(
      form.spy.entries == [
        "bar.shouldPerform", "B.shouldBegin", "bar.shouldPerform", "B.shouldBegin",
      ])
    #expect(form.first === form.a)
  }

  @Test func `a refusal to begin leaves marked text marked`() {
    let form = Form()
    form.edit("x")
    form.a.compose("ni")
    form.spy.refused = ["B.shouldBegin"]

    form.bar.perform(.next)

    #expect(form.a.markedRange == 1..<3)
  }

  @Test func `a refusal to end leaves the text committed and the focus where it was`() {
    let form = Form()
    form.edit("x")
    form.a.compose("ni")
    form.spy.refused = ["A.shouldEnd"]
    form.spy.forgetEntries()

    let outcome = form.bar.perform(.next)

    #expect(outcome == .refused)
    #expect(
      form.spy.entries == ["bar.shouldPerform", "B.shouldBegin", "A.didChange", "A.shouldEnd"])
    #expect(form.a.markedRange == nil)
    #expect(form.first === form.a)
  }

  @Test func `the way passes over hidden, disabled, read-only and opted-out inputs`() {
    let form = Form(.field, .field, .field, .view, .field, .field)
    form.inputs[1].isHidden = true
    form.inputs[2].isEnabled = false
    form.inputs[3].isEditable = false
    form.inputs[4].isNavigable = false
    form.edit("x")

    let next = form.bar.perform(.next)
    let at = form.first
    let back = form.bar.perform(.previous)

    #expect(next == .moved)
    #expect(at === form.inputs[5])
    #expect(back == .moved)
    #expect(form.first === form.a)
  }

  @Test(arguments: Withdrawal.allCases)
  func `an arrow says why it leads nowhere, and reading that asks nobody`(how: Withdrawal) {
    let form = Form()
    form.edit("x")
    how.apply(to: form.b)

    let block = form.bar.navigationBlock(for: .next)

    #expect(block == .obstacle(how.obstacle))
    #expect(form.bar.perform(.next) == .ignored)
    #expect(form.spy.entries.isEmpty)
  }

  @Test func `an input enabled meanwhile is reached in the same session`() {
    let form = Form()
    form.b.isEnabled = false
    form.edit("x")
    let before = form.bar.navigationBlock(for: .next)

    form.b.isEnabled = true

    #expect(before == .obstacle(.disabled))
    #expect(form.bar.navigationBlock(for: .next) == nil)
  }

  @Test func `without a session the arrows say that there is no field`() {
    let form = Form()

    #expect(form.bar.navigationBlock(for: .next) == .noField)
  }

  // MARK: Standing

  @Test(arguments: [true, false])
  func `a disabled or hidden item is ignored unasked (6.18)`(isHidden: Bool) throws {
    let form = Form()
    form.edit("x")
    for action in [ToolbarAction.done, .item("scan")] {
      let place = try #require(form.bar.items.firstIndex { $0.action == action })
      if isHidden {
        form.bar.items[place].isHidden = true
      } else {
        form.bar.items[place].isEnabled = false
      }

      let outcome = form.bar.perform(action)

      #expect(outcome == .ignored)
    }
    #expect(form.spy.entries.isEmpty)
    #expect(form.first === form.a)
  }

  @Test func `a disabled bar is ignored unasked, and works again once enabled`() {
    let form = Form()
    form.edit("x")
    form.bar.isEnabled = false
    let disabled = form.bar.perform(.done)
    let heard = form.spy.takeEntries()

    form.bar.isEnabled = true
    let enabled = form.bar.perform(.done)

    #expect(disabled == .ignored)
    #expect(heard.isEmpty)
    #expect(enabled == .done)
  }

  @Test func `of two buttons with one action the first decides`() {
    let form = Form()
    var inactive = ToolbarItem.done
    inactive.isEnabled = false
    form.bar.items = [inactive, .done]
    form.edit("x")

    #expect(form.bar.perform(.done) == .ignored)
    #expect(form.bar.item(for: .done) == inactive)
  }

  @Test func `an item that the bar does not have is the caller's bug`() async {
    await #expect(processExitsWith: .failure) {
      AccessoryToolbar(items: [.done]).perform(.cancel)
    }
    await #expect(processExitsWith: .failure) {
      AccessoryToolbar(items: [.done]).perform(.item("scan"))
    }
  }

  @Test(
    arguments: [
      (ToolbarItem.done, "Done", .done), (.cancel, "Cancel", .cancel),
      (.previous, "Previous", .previous), (.next, "Next", .next), (.clear, "Clear", .clear),
      (.submit, "Submit", .submit), (.item("scan", title: "Scan"), "Scan", .item("scan")),
      (ToolbarItem(.button(.item("scan"))), "scan", .item("scan")),
      (ToolbarItem(.button(.done), title: "Fertig"), "Fertig", .done),
      (.flexible, "", nil), (.fixed(8), "", nil), (.title, "", .title),
    ] as [(ToolbarItem, String, ToolbarAction?)])
  func `an item has a title, and an action unless it is a space`(
    item: ToolbarItem, title: String, action: ToolbarAction?
  ) {
    #expect(item.displayedTitle == title)
    #expect(item.action == action)
    #expect(item.isEnabled)
    #expect(!item.isHidden)
  }

  @Test func `a bar shows Cancel, a space and Done, 44 points high, unless told otherwise (4.10)`()
  {
    let bar = AccessoryToolbar()

    #expect(bar.items == [.cancel, .flexible, .done])
    #expect(bar.height == 44)
    #expect(bar.barStyle == .default)
    #expect(bar.policies == ToolbarPolicies())
    #expect(bar.currentInput == nil)
  }

  @Test(arguments: [
    (ToolbarItem.done, true), (.submit, true), (.cancel, false), (.next, false), (.title, false),
    (.flexible, false), (.item("done", title: "Done"), false),
  ])
  func `what ends a session and keeps the text stands out`(item: ToolbarItem, isProminent: Bool) {
    #expect(item.isProminent == isProminent)
  }

  @Test func `an arrow shows a symbol, unless it has a title or an image of its own`() {
    let bar = AccessoryToolbar()
    var named = ToolbarItem.next
    named.title = "Next"
    var drawn = ToolbarItem.done
    drawn.imageName = "checkmark"

    #expect(bar.imageName(of: .previous) == "chevron.up")
    #expect(bar.imageName(of: .next) == "chevron.down")
    #expect(bar.imageName(of: named) == nil)
    #expect(bar.imageName(of: drawn) == "checkmark")
    #expect(bar.imageName(of: .done) == nil)
    #expect(bar.imageName(of: .flexible) == nil)
    #expect(bar.visibleTitle(of: .next) == "")
    #expect(bar.visibleTitle(of: named) == "Next")
    #expect(bar.visibleTitle(of: drawn) == "")
  }
}
