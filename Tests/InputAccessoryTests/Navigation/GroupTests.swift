import InputAccessory
import Testing

struct GroupTests {
  @Test func `what stands in another group, or in one at all, is an obstacle`() {
    let fields = (0..<4).map { TextField(id: $0) }
    fields[1].group = 1
    fields[2].group = 1
    fields[3].group = 2

    #expect(fields[1].focusObstacle == nil)
    #expect(fields[2].focusObstacle(from: fields[1]) == nil)
    #expect(fields[1].focusObstacle(from: fields[0]) == .otherGroup)
    #expect(fields[0].focusObstacle(from: fields[1]) == .otherGroup)
    #expect(fields[3].focusObstacle(from: fields[2]) == .otherGroup)
  }

  @Test func `what the input is like outweighs its group, and that outweighs its window`() {
    let (one, other) = (TextField(id: 0), TextField(id: 1))
    other.group = 1
    one.move(to: FocusScope())
    other.move(to: FocusScope())

    #expect(other.focusObstacle(from: one) == .otherGroup)
    other.isCovered = true
    #expect(other.focusObstacle(from: one) == .otherGroup)
    other.isEnabled = false
    #expect(other.focusObstacle(from: one) == .disabled)
    other.isEnabled = true
    other.group = nil
    #expect(other.focusObstacle(from: one) == .otherWindow)
  }

  @Test func `Next stays in the group and says why`() {
    let form = Form(.field, .field, .view, .field)
    form.b.group = 7
    form.c.group = 7
    form.b.becomeFirstResponder()

    #expect(
      form.bar.reachableInputs.map(ObjectIdentifier.init)
        == [form.b, form.c].map(ObjectIdentifier.init))
    #expect(form.bar.perform(.next) == .moved)
    #expect(form.bar.navigationBlock(for: .next) == .obstacle(.otherGroup))
    #expect(form.bar.perform(.next) == .ignored)
    #expect(form.first === form.c)
  }

  @Test func `a chain for each window knows of no other window`() {
    let (here, there) = (FocusScope(), FocusScope())
    let fields = (0..<4).map { TextField(id: $0) }
    for (field, scope) in zip(fields, [there, here, there, here]) { field.move(to: scope) }
    fields[2].isHidden = true
    let chain = InputChain(fields)
    let bar = AccessoryToolbar(items: [.next], serving: fields)
    for field in fields { field.accessory = bar }
    fields[3].becomeFirstResponder()

    #expect(
      chain.target(from: fields[1], forward: true, policy: .init(stopsAtObstacle: true))
        == .none(.obstacle(.hidden)))
    #expect(bar.navigationBlock(for: .previous) == nil)
    bar.serve(inWindowsOf: fields)
    #expect(bar.input(after: fields[1]) === fields[3])
    #expect(bar.input(before: fields[1]) == nil)
    #expect(bar.navigationBlock(for: .next) == .last)
    bar.policies.navigation.stopsAtObstacle = true
    #expect(bar.input(after: fields[1]) === fields[3])
    #expect(
      bar.reachableInputs.map(ObjectIdentifier.init)
        == [fields[1], fields[3]].map(ObjectIdentifier.init))
  }
}
