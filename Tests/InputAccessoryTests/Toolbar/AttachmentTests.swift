import InputAccessory
import Testing

/// One bar for all inputs of a screen, and what they had before.
struct AttachmentTests {
  private final class Strip: InputAccessoryView {
    let height = 30.0
  }

  private final class Owner: TextFieldDelegate {}

  private let scope = FocusScope()
  private let bar = AccessoryToolbar(items: [.previous, .next, .flexible, .done])

  private func field() -> TextField {
    let field = TextField()
    field.move(to: scope)
    return field
  }

  @Test func `a bar serves the inputs it is attached to, in their order`() {
    let (a, b) = (field(), field())

    let served = bar.attach(to: [b, a, b])

    #expect(served.map(ObjectIdentifier.init) == [b, a].map(ObjectIdentifier.init))
    #expect(a.accessory === bar && b.accessory === bar)
    b.becomeFirstResponder()
    #expect(bar.perform(.next) == .moved)
    #expect(a.isFirstResponder)
  }

  @Test func `an input with an accessory of its own is left alone`() {
    let (a, b) = (field(), field())
    let strip = Strip()
    b.accessory = strip

    #expect(bar.attach(to: [a, b]).count == 1)
    #expect(b.accessory === strip)
    bar.detach()
    #expect(b.accessory === strip)
    #expect(a.accessory == nil)
    #expect(bar.inputs.isEmpty)
  }

  @Test func `inputs that come later are served, those that go have nothing of the bar`() {
    let (a, b, c) = (field(), field(), field())
    bar.attach(to: [a, b])

    bar.attach(to: [a, c])

    #expect(b.accessory == nil)
    #expect(c.accessory === bar)
    #expect(bar.inputs.count == 2)
  }

  @Test func `what is edited has the bar at once, and loses it at once`() {
    let a = field()
    a.becomeFirstResponder()

    bar.attach(to: [a])
    let isServed = bar.currentInput === a
    #expect(bar.perform(.done) == .done)
    a.becomeFirstResponder()
    bar.detach()

    #expect(isServed)
    #expect(a.isFirstResponder)
    #expect(a.shownAccessory == nil)
    #expect(bar.perform(.done) == .ignored)
  }

  @Test func `delegates and Return keys are as they were`() {
    let owner = Owner()
    let (a, b) = (field(), field())
    a.delegate = owner
    a.returnKeyType = .search
    bar.returnKeys = .follow
    bar.attach(to: [a, b])
    let following = a.shownReturnKeyType

    bar.detach()

    #expect(following == .next)
    #expect(a.delegate === owner)
    #expect(a.returnKeyType == .search)
    #expect(a.shownReturnKeyType == .search)
  }

  @Test func `the bar keeps no input alive, and a freed one is passed over`() {
    let a = field()
    var b: TextField? = field()
    weak let freed = b
    bar.attach(to: [a, b].compactMap { $0 })

    b = nil

    #expect(freed == nil)
    bar.detach()
    #expect(a.accessory == nil)
  }
}
