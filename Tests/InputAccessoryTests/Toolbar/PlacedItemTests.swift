import InputAccessory
import Testing

/// What a bar shows by the place of its field: arrows, Submit, and titles of Return keys.
struct PlacedItemTests {
  private func shown(_ bar: AccessoryToolbar) -> [ToolbarItem.Kind] {
    bar.displayedItems.filter { !$0.isHidden }.map(\.kind)
  }

  @Test func `arrows show always, never, or where one leads somewhere`() {
    let form = Form(.field, .field)
    form.bar.items = [.previous, .next, .done]
    let arrows: [ToolbarItem.Kind] = [.button(.previous), .button(.next)]

    #expect(shown(form.bar) == arrows + [.button(.done)])
    form.bar.arrows = .never
    #expect(shown(form.bar) == [.button(.done)])
    #expect(form.bar.items == [.previous, .next, .done])
    form.bar.arrows = .auto
    #expect(shown(form.bar) == arrows + [.button(.done)])
    form.b.isEnabled = false
    #expect(shown(form.bar) == [.button(.done)])
    form.a.becomeFirstResponder()
    #expect(form.bar.perform(.next) == .ignored)
    #expect(form.bar.item(for: .next)?.isHidden == true)
    form.b.isEnabled = true
    #expect(form.bar.canPerform(.next))
    #expect(form.bar.perform(.next) == .moved)
  }

  @Test func `a field that left itself out counts while it is edited`() {
    let form = Form(.field, .field)
    form.bar.arrows = .auto
    form.b.isNavigable = false
    form.b.becomeFirstResponder()

    #expect(form.bar.canPerform(.previous))
    #expect(form.bar.perform(.previous) == .moved)
    #expect(!form.bar.canPerform(.next))
  }

  @Test func `Submit stands in place of Done on the last field`() {
    let form = Form(.field, .field)
    form.bar.items = [.next, .done]
    form.bar.submitTitle = "Send"
    #expect(form.bar.hasItem(for: .submit))
    #expect(shown(form.bar) == [.button(.next), .button(.done)])
    form.a.becomeFirstResponder()

    #expect(form.bar.perform(.submit) == .ignored)
    form.bar.perform(.next)
    #expect(shown(form.bar) == [.button(.next), .button(.submit)])
    #expect(form.bar.item(for: .submit)?.displayedTitle == "Send")
    #expect(form.bar.perform(.done) == .ignored)
    #expect(form.bar.perform(.submit) == .performed)
    #expect(form.spy.count("bar.didSubmit B") == 1)
    #expect(form.bar.perform(.submit) == .ignored)
  }

  @Test func `Submit is enabled and shown as Done is`() {
    let form = Form(.field)
    var done = ToolbarItem.done
    done.isEnabled = false
    form.bar.items = [done]
    form.bar.submitTitle = "Send"
    form.a.becomeFirstResponder()

    #expect(form.bar.perform(.submit) == .ignored)
    done.isEnabled = true
    done.isHidden = true
    form.bar.items = [done]
    #expect(form.bar.perform(.submit) == .ignored)
    #expect(shown(form.bar).isEmpty)
    form.bar.items = []
    #expect(!form.bar.hasItem(for: .submit))
  }

  @Test func `an empty title takes Submit away`() {
    let form = Form(.field)
    form.bar.items = [.done]
    form.bar.submitTitle = "Send"
    form.bar.submitTitle = ""
    form.a.becomeFirstResponder()

    #expect(form.bar.submitTitle == nil)
    #expect(!form.bar.hasItem(for: .submit))
    #expect(form.bar.perform(.done) == .done)
  }

  @Test func `a field that is edited but left out of the chain has Done`() {
    let form = Form(.field, .field)
    form.bar.items = [.done]
    form.bar.submitTitle = "Send"
    form.b.becomeFirstResponder()
    form.bar.inputs = [form.a]

    #expect(shown(form.bar) == [.button(.done)])
    #expect(form.bar.perform(.done) == .done)
  }

  @Test func `Submit needs what Done needs, and says nothing of what Done says`() {
    let form = Form(.field)
    var done = ToolbarItem.done
    done.requirement = .text
    done.accessibilityLabel = "Finish"
    done.imageName = "check"
    done.width = 30
    form.bar.items = [done]
    form.bar.submitTitle = "Send"
    #expect(!form.bar.canPerform(.done))
    form.a.becomeFirstResponder()

    #expect(form.bar.shownItems.map(\.action) == [.submit])
    #expect(form.bar.spokenItems.map(\.label) == ["Send"])
    #expect(form.bar.spokenItems.map(\.identifier) == ["submit"])
    #expect(form.bar.layout(width: 375).frames.map(\.size.width) == [46])
    #expect(!form.bar.canPerform(.submit))
    #expect(form.bar.perform(.submit) == .ignored)
    form.a.insert("7")
    #expect(form.bar.perform(.done) == .ignored)
    #expect(form.bar.perform(.submit) == .performed)
  }

  @Test func `arrows that show need what they need`() {
    let form = Form(.field, .field)
    var next = ToolbarItem.next
    next.requirement = .text
    form.bar.items = [.previous, next]
    form.bar.arrows = .auto
    form.a.becomeFirstResponder()

    #expect(form.bar.shownItems == [.previous, next])
    #expect(form.bar.perform(.next) == .ignored)
    #expect(form.bar.performTab() == .ignored)
    form.a.insert("7")
    #expect(form.bar.performTab() == .moved)
    #expect(form.bar.perform(.previous) == .moved)
    form.bar.arrows = .never
    #expect(form.bar.perform(.next) == .ignored)
    #expect(form.bar.performTab() == .moved)
  }

  @Test func `what a long press offers is there with the item that offers it`() {
    let form = Form(.field, .field)
    var next = ToolbarItem.next
    next.choices = [.item("end", title: "To the end")]
    var done = ToolbarItem.done
    done.choices = [.item("draft", title: "Keep as a draft")]
    form.bar.items = [next, done]
    form.bar.arrows = .auto
    form.bar.submitTitle = "Send"
    form.b.becomeFirstResponder()

    #expect(form.bar.perform(.item("end")) == .performed)
    form.a.isEnabled = false
    #expect(form.bar.perform(.item("end")) == .ignored)
    #expect(form.bar.perform(.item("draft")) == .performed)
    form.bar.items[1].isHidden = true
    #expect(form.bar.perform(.item("draft")) == .ignored)
  }

  @Test func `titles of Return keys follow, and the field's own are kept`() {
    let form = Form(.field, .view, .field)
    form.a.returnKeyType = .search
    form.b.returnKeyType = .go
    form.bar.returnKeys = .follow

    #expect(form.inputs.map(\.shownReturnKeyType) == [.next, .go, .done])
    #expect(form.a.returnKeyType == .search)
    form.c.isEnabled = false
    #expect(form.a.shownReturnKeyType == .next)
    form.b.isNavigable = false
    #expect(form.a.shownReturnKeyType == .done)
    form.bar.isEnabled = false
    #expect(form.a.shownReturnKeyType == .search)
    form.bar.isEnabled = true
    form.a.accessory = nil
    #expect(form.a.shownReturnKeyType == .search)
  }

  @Test func `Tab moves as Next does, without an item too`() {
    let form = Form(.field, .view, .field)
    form.bar.items = [.done]
    #expect(form.bar.performTab() == nil)
    form.a.becomeFirstResponder()

    #expect(form.bar.performTab() == .moved)
    #expect(form.bar.performTab() == .moved)
    #expect(form.bar.performTab() == .ignored)
    #expect(form.bar.performTab(backward: true) == .moved)
    #expect(form.first === form.b)
    #expect(form.spy.count("bar.didMove A B") == 1)
  }

  @Test
  func `Tab is somebody else's where the bar takes no part, and ignored where Next is disabled`() {
    let form = Form(.field, .field)
    var next = ToolbarItem.next
    next.isEnabled = false
    form.bar.items = [next]
    form.a.becomeFirstResponder()

    #expect(form.bar.performTab() == .ignored)
    next.isEnabled = true
    next.isHidden = true
    form.bar.items = [next]
    form.bar.isEnabled = false
    #expect(form.bar.performTab() == nil)
    form.bar.isEnabled = true
    #expect(form.bar.performTab() == .moved)
    form.bar.inputs = []
    #expect(form.bar.performTab() == nil)
  }
}
