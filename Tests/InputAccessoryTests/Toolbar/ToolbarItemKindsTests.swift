import InputAccessory
import Testing

/// What items do and say beyond the built-in actions.
struct ToolbarItemKindsTests {
  private let form = Form()

  @Test func `an item that needs a text is disabled without one, and nobody is asked`() {
    var done = ToolbarItem.done
    done.requirement = .text
    form.bar.items = [done]
    form.a.becomeFirstResponder()

    #expect(!form.bar.canPerform(.done))
    #expect(form.bar.perform(.done) == .ignored)
    #expect(!form.spy.entries.contains { $0.hasPrefix("bar.shouldPerform") })
    form.a.insert("x")
    #expect(form.bar.canPerform(.done))
    #expect(form.bar.perform(.done) == .done)
    #expect(form.bar.perform(.done) == .ignored)
  }

  @Test func `a key inserts its text, and a refusal is not reported`() {
    form.bar.items = [.key("plus", inserting: "+")]
    form.a.becomeFirstResponder()

    #expect(form.bar.perform(.item("plus")) == .performed)
    #expect(form.a.text == "+")
    #expect(form.bar.items[0].playsClick)
  }

  @Test func `a key moves the caret, and stops at the ends`() {
    var left = ToolbarItem.item("left", title: "<")
    left.effect = .moveCaret(-1)
    var end = ToolbarItem.item("end", title: ">|")
    end.effect = .moveCaret(.max)
    var start = ToolbarItem.item("start", title: "|<")
    start.effect = .moveCaret(.min)
    form.bar.items = [left, end, start]
    form.edit("ab")

    form.bar.perform(.item("left"))
    #expect(form.a.selection == 1..<1)
    form.bar.perform(.item("start"))
    #expect(form.a.selection == 0..<0)
    form.bar.perform(.item("end"))
    #expect(form.a.selection == 2..<2)
  }

  @Test func `an input of another kind is edited by program`() {
    let input = StubInput()
    input.editingState = EditingState(text: "a👍c", selection: 1..<3)

    #expect(input.insertByUser("é"))
    #expect(input.currentText == "aéc")
    input.moveCaretByUser(-9)
    #expect(input.editingState.selection == 0..<0)
    input.moveCaretByUser(2)
    #expect(input.editingState.selection == 2..<2)
    #expect(input.currentPlaceholder == "" && !input.hidesText && input.isTextValid)
  }

  @Test func `a long press offers choices, each with an id of its own`() {
    var dash = ToolbarItem.key("dash", inserting: "-")
    dash.choices = [.key("en-dash", inserting: "–"), .key("em-dash", inserting: "—")]
    form.bar.items = [dash]
    form.a.becomeFirstResponder()

    #expect(form.bar.hasItem(for: .item("em-dash")))
    #expect(form.bar.perform(.item("em-dash")) == .performed)
    #expect(form.a.text == "—")
    form.bar.items[0].isEnabled = false
    #expect(form.bar.perform(.item("em-dash")) == .ignored)
    #expect(!form.bar.hasItem(for: .item("hyphen")))
  }

  @Test func `a title shows the placeholder, the text as it changes, or dots for a secure one`() {
    form.a.placeholder = "Amount"
    form.bar.items = [.title, .echo]
    #expect(form.bar.items.map(form.bar.displayedTitle) == ["", ""])

    form.a.becomeFirstResponder()
    #expect(form.bar.items.map(form.bar.displayedTitle) == ["Amount", "Amount"])
    form.a.insert("42")
    #expect(form.bar.items.map(form.bar.displayedTitle) == ["Amount", "42"])
    form.a.isSecure = true
    #expect(form.bar.items.map(form.bar.displayedTitle) == ["Amount", "••"])
    form.bar.items[1].title = "Sum"
    #expect(form.bar.displayedTitle(of: form.bar.items[1]) == "Sum")
  }

  @Test func `a tap on the title is reported as an own item's`() {
    form.bar.items = [.title]
    form.a.becomeFirstResponder()

    #expect(form.bar.perform(.title) == .performed)
    #expect(form.spy.entries.last == "bar.didTapItem title A")
  }

  @Test func `all items are replaced at once, animated or not, while a session runs (6.10)`() {
    form.a.becomeFirstResponder()

    form.bar.setItems([.cancel], animated: true)
    #expect(form.bar.animatesItems && form.bar.items == [.cancel])
    form.bar.items = [.done]
    #expect(!form.bar.animatesItems)
    #expect(form.bar.perform(.done) == .done)
  }

  @Test func `a group is hidden and shown as one`() {
    var bold = ToolbarItem.item("bold", title: "B")
    bold.group = "style"
    form.bar.items = [bold, .flexible, .done]

    form.bar.setHidden(true, ofGroup: "style")
    #expect(form.bar.shownItems == [.flexible, .done])
    form.bar.setHidden(false, ofGroup: "style")
    #expect(form.bar.shownItems.first == bold)
  }

  @Test func `a screen reader hears labels in the order of reading, and tests find ids (6.19)`() {
    var save = ToolbarItem.item("save", title: "Save")
    save.imageName = "disk"
    save.accessibilityHint = "Keeps the draft"
    form.bar.items = [.previous, .title, .flexible, save, .done]
    form.a.placeholder = "Name"
    form.a.becomeFirstResponder()

    for locale in ["en", "ar"] {
      form.bar.locale = InputLocale(locale)
      #expect(
        form.bar.spokenItems.map(\.identifier) == ["previous", "title", "save", "done"])
    }
    form.bar.locale = InputLocale("en")
    let spoken = form.bar.spokenItems
    #expect(spoken.map(\.label) == ["Previous", "Name", "Save", "Done"])
    #expect(spoken.map(\.hint) == [nil, nil, "Keeps the draft", nil])
    #expect(spoken.map(\.traits) == [[.button, .notEnabled], .header, .button, .button])
    #expect(form.bar.accessibility(of: .flexible) == nil)
    form.bar.items[4].accessibilityLabel = "Finish"
    form.bar.items[4].accessibilityIdentifier = "finish-button"
    #expect(form.bar.spokenItems.last?.label == "Finish")
    #expect(form.bar.spokenItems.last?.identifier == "finish-button")
  }

  @Test func `an image takes the place of the title in the bar`() {
    var item = ToolbarItem.item("save", title: "Save everything")
    item.imageName = "disk"

    #expect(AccessoryToolbar(items: [item]).layout(width: 375).frames[0].size.width == 10)
  }

  @Test func `a bar takes the natural height until it is given one (4.10)`() {
    let bar = AccessoryToolbar()

    bar.sizeToFit(naturalHeight: 32)
    #expect(bar.height == 32)
    bar.height = 60
    bar.sizeToFit(naturalHeight: 44)
    #expect(bar.height == 60)
  }
}
