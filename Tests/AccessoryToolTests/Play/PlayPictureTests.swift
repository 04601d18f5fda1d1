import EventScript
import ScenePictures
import Testing

import accessory

struct PlayPictureTests {
  private func session(_ text: String, _ statements: RecordedStatement...) throws -> PlaySession {
    let session = try PlaySession(Array(text.utf8), source: "form.events")
    for statement in statements { session.perform(statement) }
    return session
  }

  private func picture(
    of session: PlaySession, _ columns: Int, _ rows: Int, isASCII: Bool = false,
    scroll: Int? = nil
  ) -> PlayPicture {
    var news = PlayPicture.News(source: "form.events")
    news.trace = session.trace
    news.statement = session.lastStatement
    news.outcome = session.lastOutcome
    news.complaint = session.complaint
    news.scroll = scroll
    return PlayPicture(
      of: session.scene, news: news, columns: columns, rows: rows,
      text: TerminalText(isASCII: isASCII))
  }

  @Test func `a form with its bar and keyboard`() throws {
    let session = try session(
      """
      field amount keyboard=number-pad placeholder="Amount"
      field pin secure=yes text="名1"
      button save
      toolbar bar for=amount items=previous,next,flexible,cancel,done
      """, .words("touch amount"))

    let picture = picture(of: session, 40, 14)

    #expect(
      picture.grid.lines == [
        "form.events",
        "▸ amount [Amount                      ]",
        "  pin    [••                          ]",
        "  ( save )",
        "",
        "  (‹) (›)                [Cancel] [Done]",
        "      1            2             3",
        "      4            5             6",
        "      7            8             9",
        "                   0             ⌫",
        "── trace ───────────────────────────────",
        "keyboard.didChangeFrame(begin=0,667,375…",
        "keyboard.didShow(begin=0,667,375,260 en…",
        "touch amount                  [leave ^C]",
      ])
    #expect(picture.grid.caret == CellGrid.Place(column: 10, row: 1))
  }

  @Test func `in ASCII there is nothing else`() throws {
    let session = try session(
      "field 名 text=\"é👍\u{1B}[31m\"\ntoolbar bar for=* items=previous,next,done(\"終\")\n",
      .words("touch 名"))

    for (columns, rows) in [(80, 24), (40, 10), (20, 5), (120, 30)] {
      let lines = picture(of: session, columns, rows, isASCII: true).grid.lines
      #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } })
    }
    let lines = picture(of: session, 40, 10, isASCII: true).grid.lines
    #expect(lines[1] == #"> ?? [???\u{1B}[31m                   ]"#)
  }

  @Test func `the smallest terminal shows the field and the bar`() throws {
    let session = try session("field a\nfield b\nfield c\ntoolbar bar for=*\n", .words("touch c"))

    let picture = picture(of: session, 20, 5)

    #expect(
      picture.grid.lines == [
        "  a [             ]",
        "  b [             ]",
        "▸ c [             ]",
        " [Cancel]     [Done]",
        "touch c         [^C]",
      ])
  }

  @Test(arguments: [(19, 5), (20, 4), (1, 1), (80, 2), (5, 30)])
  func `a terminal that is too small says so`(columns: Int, rows: Int) throws {
    let picture = picture(of: try session("field a\n"), columns, rows)

    #expect(picture.grid.lines.joined(separator: " ").hasPrefix(columns == 1 ? "…" : "too"))
    #expect(picture.grid.lines.count == rows)
  }

  @Test func `every size can be drawn`() throws {
    let session = try session(
      """
      field name text="山田太郎さんの長い名前" placeholder="x"
      field first at=20,80 size=100,31 clear-button=always
      textview notes text="one\\n\\n名前\\n" at=20,200
      button save at=200,200
      sheet terms at=0,100 size=375,400
      field agree in=terms
      toolbar bar for=* items=previous,next,item(a,"A long title"),flexible,title,cancel,done
      done-key for=name
      """, .words("touch notes"), .words("select all"), .words("present terms"))

    for columns in 1...90 {
      for rows in stride(from: 1, to: 40, by: 3) {
        let grid = picture(of: session, columns, rows).grid
        #expect(grid.columns == columns && grid.rows == rows)
      }
    }
  }

  @Test func `a click finds what it is on`() throws {
    let session = try session(
      """
      field amount keyboard=number-pad clear-button=always text="1"
      toolbar bar for=amount
      done-key
      """, .words("touch amount"))
    let picture = picture(of: session, 40, 14)

    #expect(picture.target(column: 12, row: 1) == .element("amount"))
    #expect(picture.target(column: 38, row: 1) == .clearButton("amount"))
    #expect(picture.target(column: 5, row: 2) == .background)
    #expect(picture.target(column: 3, row: 3) == .item(bar: "bar", action: "cancel"))
    #expect(picture.target(column: 20, row: 3) == nil)
    #expect(picture.target(column: 6, row: 7) == .doneKey)
    #expect(picture.target(column: 39, row: 13) == .leave)
    #expect(picture.target(column: 99, row: 99) == nil)
    guard case .key(let key)? = picture.target(column: 6, row: 4) else {
      Issue.record("there is no key")
      return
    }
    #expect(key.label == "1")
  }

  @Test func `the caret and the selection are where they are in the text`() throws {
    let session = try session(
      "field a text=\"x名👍y\"\n", .words("touch a"), .words("select 1..<4"))

    let picture = picture(of: session, 30, 8)

    #expect(picture.grid.caret == CellGrid.Place(column: 10, row: 1))
    let isReversed = picture.grid.row(1).map(\.style.isReversed)
    #expect(isReversed.indices.filter { isReversed[$0] } == [6, 7, 8, 9])
  }

  @Test func `a long text is shown around its caret`() throws {
    let session = try session(
      "field a text=\"abcdefghijklmnopqrstuvwxyz\"\n", .words("touch a"))

    #expect(picture(of: session, 20, 5).grid.text(ofRow: 0) == "▸ a ‹opqrstuvwxyz ]")
    session.perform(.words("caret 0"))
    #expect(picture(of: session, 20, 5).grid.text(ofRow: 0) == "▸ a [abcdefghijklm›")
  }

  @Test func `from right to left, arrows point the other way, and places stay`() throws {
    let session = try session(
      """
      locale ar_SA
      field left at=20,80 size=150,31
      field right at=200,80 size=150,31
      toolbar bar for=* items=previous,next,flexible,done("OK")
      """, .words("touch left"))

    let lines = picture(of: session, 60, 8).grid.lines

    #expect(lines[1] == "▸ left [                    ]   right [                   ]")
    #expect(lines[2] == "   [OK]                                    [‹]    (›)")
    let target = PlayAct(
      .key(.tab),
      on: try self.session("locale ar_SA\nfield a at=20,80 size=50,31\nfield b at=200,80\n").scene,
      target: nil)
    #expect(target == .perform(.words("touch b")))
  }

  @Test func `a form that does not fit is shown around its focus, or where it was scrolled`() throws
  {
    let fields = (0..<30).map { "field f\($0)\n" }.joined()
    let session = try session(fields, .words("focus f20"))

    let around = picture(of: session, 30, 8)
    let top = picture(of: session, 30, 8, scroll: 0)
    let beyond = picture(of: session, 30, 8, scroll: 99)

    #expect(around.grid.lines[1] == "  f15 [                     ]↑")
    #expect(around.grid.lines[6] == "▸ f20 [                     ]↓")
    #expect(around.firstRow == 15)
    #expect(top.grid.lines[1].hasPrefix("  f0 "))
    #expect(top.grid.caret == nil)
    #expect(beyond.firstRow == 24)
    #expect(beyond.grid.lines[6].hasPrefix("  f29 "))
  }

  @Test func `what is covered is not shown`() throws {
    let session = try session(
      "field a\nsheet terms at=0,100 size=375,400\nfield b in=terms\n", .words("present terms"))

    let lines = picture(of: session, 40, 10).grid.lines

    #expect(lines.contains("── sheet terms ──"))
    #expect(lines.contains { $0.hasPrefix("  b [") })
    #expect(!lines.contains { $0.hasPrefix("  a [") })
  }

  @Test func `a complaint is shown whole where there is room`() throws {
    let session = try session(
      "field a keyboard=number-pad\n", .words("touch a"), .type("x"))

    let lines = picture(of: session, 50, 20).grid.lines.suffix(4)

    #expect(
      Array(lines) == [
        "the keyboard 'number-pad' has not all",
        "the keys of this text; paste it, give",
        "the field another keyboard, or say",
        "'hardware-keyboard on'                  [leave ^C]",
      ])
  }
}
