import EventScript
import ScenePictures
import Testing

import accessory

struct PlayActTests {
  private func session(_ statements: RecordedStatement...) throws -> PlaySession {
    let text = """
      field a text="abc"
      field pin keyboard=number-pad
      toolbar bar for=*
      touch-dismiss yes
      """
    let session = try PlaySession(Array(text.utf8), source: "form.events")
    for statement in statements { session.perform(statement) }
    return session
  }

  @Test(arguments: [
    (TerminalInput.text("x名"), RecordedStatement.type("x名")), (.paste("a\nb"), .paste("a\nb")),
    (.key(.return), .words("return")), (.key(.backspace), .delete(1)), (.key(.tab), .words("tab")),
    (.key(.tab, .shift), .words("shift-tab")), (.key(.escape), .words("key escape")),
    (.key(.left), .words("key left")), (.key(.right, .shift), .words("key shift+right")),
    (.key(.up, [.alt, .control]), .words("key control+option+up")),
    (.key(.down, [.shift, .command]), .words("key shift+command+down")),
    (.key(.home), .words("caret 0")), (.key(.end), .words("caret 3")),
    (.key(.forwardDelete), .words("key forward-delete")),
    (.key(.character("a"), .control), .words("select all")),
    (.key(.character("x"), .control), .words("cut")),
    (.key(.character("u"), .control), .words("clear")),
    (.key(.character("_"), .control), .words("undo")),
    (.key(.character("y"), .control), .words("redo")),
  ])
  func `a key means a statement where something has focus`(
    input: TerminalInput, statement: RecordedStatement
  ) throws {
    let session = try session(.words("touch a"))

    #expect(PlayAct(input, on: session.scene, target: nil) == .perform(statement))
    session.perform(statement)
    #expect(session.complaint == nil)
  }

  @Test(arguments: [
    TerminalInput.text("x"), .paste("x"), .key(.return), .key(.backspace), .key(.escape),
    .key(.left), .key(.home), .key(.character("a"), .control),
  ])
  func `where nothing has focus, it is told what to do`(input: TerminalInput) throws {
    #expect(
      PlayAct(input, on: try session().scene, target: nil)
        == .hint("nothing has focus; press Tab, or click a field"))
  }

  @Test func `where nothing has focus, Tab touches the first field or the last`() throws {
    let scene = try session().scene

    #expect(PlayAct(.key(.tab), on: scene, target: nil) == .perform(.words("touch a")))
    #expect(PlayAct(.key(.tab, .shift), on: scene, target: nil) == .perform(.words("touch pin")))
    let empty = try PlaySession([], source: "empty.events").scene
    #expect(PlayAct(.key(.tab), on: empty, target: nil) == .hint("there is no field to go to"))
  }

  @Test(arguments: [
    (TerminalInput.key(.character("c"), .control), PlayAct.leave),
    (.key(.character("d"), .control), .leave), (.key(.character("q"), .control), .leave),
    (.key(.character("z"), .control), .stop), (.key(.character("l"), .control), .redraw),
    (.key(.pageUp), .scroll(-5)), (.key(.pageDown), .scroll(5)), (.wheel(isUp: true), .scroll(-1)),
    (.wheel(isUp: false), .scroll(1)), (.unknown, .none), (.paste(""), .none),
    (.key(.insert), .none), (.key(.character("c"), .alt), .none),
    (.key(.character("g"), .control), .none), (.key(.tab, .control), .none),
    (.pasteTooLong, .hint("a paste of more than 1 MB is not taken")),
    (.press(column: 0, row: 0), .none),
  ])
  func `some keys are the tool's own`(input: TerminalInput, act: PlayAct) throws {
    for session in [try session(), try session(.words("touch a"))] {
      #expect(PlayAct(input, on: session.scene, target: nil) == act)
    }
  }

  @Test(arguments: [
    (PlayTarget.element("a"), "touch a"), (.clearButton("a"), "clear a"),
    (.item(bar: "bar", action: "done"), "tap bar.done"), (.doneKey, "touch done-key"),
    (.background, "touch 4 20"),
  ])
  func `a click means what it is on`(target: PlayTarget, words: String) throws {
    let act = PlayAct(.press(column: 0, row: 0), on: try session().scene, target: target)

    #expect(act == .perform(.words(words)))
  }

  @Test func `a click on the background ends editing where the script says so`() throws {
    let session = try session(.words("touch pin"))
    let act = PlayAct(.press(column: 0, row: 0), on: session.scene, target: .background)
    guard case .perform(let statement) = act else {
      Issue.record("nothing is done")
      return
    }

    session.perform(statement)

    #expect(session.recording.text.contains("touch 4 20\nexpect focus none\n"))
  }

  @Test func `keys that are drawn can be pressed`() throws {
    for (focus, expected) in [("a", ["q", "del", "space", "return", "shift"]), ("pin", ["1"])] {
      let session = try session(.words("touch \(focus)"))
      let keys = try #require(session.scene.keyboard).rows.flatMap(\.self)
      var seen: Set<String> = []
      for key in keys {
        switch PlayAct(.press(column: 0, row: 0), on: session.scene, target: .key(key)) {
        case .perform(.type(" ")): seen.insert("space")
        case .perform(.type(let text)): seen.insert(text)
        case .perform(.delete(1)): seen.insert("del")
        case .perform(.words("return")): seen.insert("return")
        case .hint: seen.insert("shift")
        default: #expect(key.role == .none)
        }
      }
      #expect(seen.isSuperset(of: expected))
    }
  }
}
