import EventScript
import ScenePictures
import Testing

import accessory

struct PlaySessionTests {
  private func session(_ text: String, toEnd: Bool = false) throws -> PlaySession {
    try PlaySession(Array(text.utf8), source: "form.events", toEnd: toEnd)
  }

  /// What was recorded, which passes, and is as it is formatted.
  private func recording(of session: PlaySession) throws -> String {
    let text = session.recording.text
    #expect(try ScriptFormatter.format(text, source: "out.events") == text)
    let run = try PlaySession(Array(text.utf8), source: "out.events", toEnd: true)
    #expect(run.setupResult.failed == 0)
    #expect(run.setupResult.cases.allSatisfy { $0.passed > 0 })
    return text
  }

  @Test func `what is done is recorded with what is seen`() throws {
    let session = try session("field amount   keyboard=number-pad\ntoolbar bar for=amount\n")

    session.perform(.words("touch amount"))
    session.perform(.type("4"))
    session.perform(.type("2"))
    session.perform(.words("tap bar.done"))

    #expect(session.complaint == nil)
    #expect(session.lastStatement == "tap bar.done")
    #expect(session.lastOutcome == "done")
    #expect(
      try recording(of: session) == """
        field amount keyboard=number-pad
        toolbar bar for=amount

        touch amount
        expect focus amount
        expect bar visible
        expect bar.items "Cancel" flexible "Done"
        expect keyboard visible

        type "42"
        expect amount.text "42"

        tap bar.done
        expect outcome done
        expect focus none
        expect bar hidden
        expect keyboard hidden

        """)
  }

  @Test func `the set-up goes up to the first event, without expectations`() throws {
    let session = try session(
      """
      # A form.
      field amount  # the only one
      expect focus none
      mark
      when amount.didChange do expect amount.text "x"
      answer amount.shouldEndEditing no once

      # Here it begins.
      focus amount
      field later
      """)

    #expect(session.scene.focus == nil)
    #expect(
      session.recording.text == """
        # A form.
        field amount  # the only one
        answer amount.shouldEndEditing no once

        """)
  }

  @Test func `to the end means all of it, but for expectations that do not hold`() throws {
    let session = try session(
      """
      field amount
      repeat 2
        focus amount
        type "1"
        when amount.didChange do expect amount.text "x"
        expect amount.text "1"
        expect focus amount
      end
      """, toEnd: true)
    #expect(session.setupResult.failed == 1)

    session.perform(.type("2"))

    #expect(
      try recording(of: session) == """
        field amount
        repeat 2
          focus amount
          type "1"
          expect focus amount
        end

        type "2"
        expect amount.text "112"

        """)
  }

  @Test func `a file that stops says so`() throws {
    let session = try session("field a keyboard=number-pad\nfocus a\ntype \"x\"\n", toEnd: true)

    #expect(session.setupComplaint?.contains("form.events:3:1: stopped") == true)
    #expect(try self.session("field a\n").setupComplaint == nil)
  }

  @Test func `what cannot be done changes nothing and is not recorded`() throws {
    let session = try session("field a keyboard=number-pad\n")
    session.perform(.words("touch a"))
    let before = session.recording.text

    session.perform(.type("x"))

    #expect(session.complaint?.hasPrefix("the keyboard 'number-pad' has not all the keys") == true)
    #expect(session.recording.text == before)
    session.perform(.type("1"))
    #expect(session.complaint == nil)
  }

  @Test func `a callback that cannot be done takes the whole statement back`() throws {
    let session = try session(
      """
      field a
      field b keyboard=number-pad
      when a.didEndEditing do type "x"
      when a.didChange do tap next
      """)
    session.perform(.words("touch a"))
    let scene = session.scene
    let text = session.recording.text

    session.perform(.type("1"))

    #expect(session.complaint != nil)
    #expect(session.scene == scene)
    #expect(session.recording.text == text)
    session.perform(.delete(1))
    #expect(session.complaint == nil)
    _ = try recording(of: session)
  }

  @Test func `a form of everything is recorded so that it passes`() throws {
    let session = try session(
      """
      locale de_DE
      scroll form at=0,0 size=375,667 content=375,1200
      field name in=form at=20,40 clear-button=always on-return=moves placeholder="Name"
      field pin in=form at=20,90 secure=yes keyboard=number-pad
      textview notes in=form at=20,900 size=280,120
      button save in=form at=20,200 size=100,44
      toolbar bar for=* items=previous,next,flexible,title,item(send,"Send"),cancel,done submit="Fertig"
      done-key for=pin
      touch-dismiss yes
      avoid inset scroll=form gap=10
      when bar.didTapItem do set name.text "sent"
      """)
    for words in [
      "touch name", "tap bar.send", "key left", "key shift+right", "key escape", "touch name",
      "return", "tab", "shift-tab", "tap bar.previous", "clear", "undo", "redo", "select all",
      "cut", "touch save", "touch notes", "key up", "caret 0", "touch 300 10", "touch pin",
      "touch done-key", "touch notes", "tap bar.submit", "tap bar.next",
    ] {
      session.perform(.words(words))
      session.perform(.type("12"))
      session.perform(.paste("a\nb"))
      session.perform(.delete(1))
    }

    let text = try recording(of: session)

    #expect(session.count > 50)
    #expect(text.contains("expect count save.action 1"))
    #expect(text.contains("expect form.inset"))
    #expect(text.contains("expect outcome moved"))
    #expect(text.contains("bar.previous disabled because first"))
  }

  @Test func `things that come inside callbacks have names`() throws {
    let session = try session(
      """
      field a
      when a.didBeginEditing once do insert field late at=20,300
      """)

    session.perform(.words("touch a"))
    session.perform(.words("touch late"))

    #expect(session.complaint == nil)
    #expect(try recording(of: session).contains("touch late\nexpect focus late\n"))
  }

  @Test func `an error of the file is told`() {
    #expect(throws: ScriptErrors.self) { try session("tpye\n") }
  }
}
