import EventScript
import InputAccessory
import KeyboardRules
import KeyboardWorld
import Testing

/// The examples of the modules' documentation, compiled, run and compared with what stands there.
struct DocumentationExampleTests {
  @Test func `the component's example`() {
    let controller = Controller()

    // InputAccessory
    let field = TextField()
    let toolbar = DoneCancelToolbar(for: field)
    toolbar.delegate = controller
    field.accessory = toolbar

    field.becomeFirstResponder()
    field.insert("42")
    toolbar.perform(.done)  // .done; the controller is told once
    toolbar.perform(.done)  // .ignored: no session is open
    // InputAccessory

    #expect(controller.heard == ["done 42"])
  }

  @Test func `the rules' example`() {
    let print = Printer()

    // KeyboardRules
    let change = KeyboardChange(
      begin: Rect(x: 0, y: 667, width: 375, height: 260),
      end: Rect(x: 0, y: 407, width: 375, height: 260), duration: 0.25, curve: 7)
    print(change.animationOptions)  // 458752: the curve, where animation options have it
    // KeyboardRules

    #expect(print.lines == ["458752"])
  }

  @Test func `the world's example`() throws {
    let print = Printer()

    // KeyboardWorld
    let world = World()
    let amount = ElementID.firstDeclared
    try world.perform(.declare(Declaration(id: amount, name: "amount", kind: .field)))
    try world.perform(.focus(amount))
    try world.perform(.type("42"))
    print(world.focusedElement == amount)  // true
    print(world.trace.count(of: .didChange, by: amount))  // 2
    // KeyboardWorld

    #expect(print.lines == ["true", "2"])
  }

  @Test func `the language's example`() throws {
    let print = Printer()

    // EventScript
    let text = """
      field amount keyboard=number-pad
      toolbar bar for=amount
      focus amount
      type "42"
      tap done
      expect outcome done
      expect amount.text "42"
      """
    let script = try ScriptParser.parse(text, source: "pay.events")
    let result = Player().run(script, on: World())
    print(RunReport().summary(of: result))  // pay.events: 2 passed, 0 failed
    // EventScript

    #expect(print.lines == ["pay.events: 2 passed, 0 failed\n"])
  }

  @Test(arguments: ["InputAccessory", "KeyboardRules", "KeyboardWorld", "EventScript"])
  func `the documentation shows the example`(module: String) throws {
    let tests = "Tests/EventScriptTests/Reference/DocumentationExampleTests.swift"
    let lines = try PackageFile.text(of: tests).split(
      separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0] == "    // \(module)" }
    try #require(places.count == 2)
    let example = lines[places[0] + 1..<places[1]].map { $0.dropFirst(4) + "\n" }.joined()

    let page = try PackageFile.text(of: "Sources/\(module)/\(module).docc/\(module).md")

    #expect(MarkdownBlock.all(in: page).map(\.text) == [example])
  }
}

/// Keeps what is printed.
private final class Printer {
  private(set) var lines: [String] = []

  func callAsFunction(_ value: some Any) { lines.append("\(value)") }
}

/// A delegate that keeps what it hears.
private final class Controller: DoneCancelToolbarDelegate {
  private(set) var heard: [String] = []

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
    heard.append("done " + input.currentText)
  }

  func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
    heard.append("cancel")
  }
}
