import Testing

import accessory

struct CellTests {
  private let text = TerminalText(isASCII: false)
  private let ascii = TerminalText(isASCII: true)

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("名前", 4), ("👍", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2),
    ("한", 2),
    ("ｱ", 1), ("Ａ", 2), ("\u{1B}", 6), ("\n", 2), ("", 0), ("↵", 1), ("𠀀", 2), ("ｶﾞ", 2),
  ])
  func `characters take the columns that terminals give them`(string: String, columns: Int) {
    #expect(text.columns(of: string) == columns)
    #expect(ascii.columns(of: string) == columns)
  }

  @Test func `no control character gets out, and in ASCII nothing else`() {
    let string = "a\u{1B}[31m\u{7}\r\n\u{9B}2J\u{202E}名é👍\u{0}"

    let shown = text.pieces(of: string).map(\.text).joined()
    let plain = ascii.pieces(of: string).map(\.text).joined()

    #expect(shown == #"a\u{1B}[31m\u{7}\r\n\u{9B}2J\u{202E}名é👍\u{0}"#)
    #expect(plain == #"a\u{1B}[31m\u{7}\r\n\u{9B}2J\u{202E}?????\u{0}"#)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 4, "abc…"), ("名前です", 5, "名前…"), ("名前です", 4, "名…"),
    ("abc", 1, "…"), ("abc", 0, ""),
  ])
  func `a text is cut to columns`(string: String, columns: Int, expected: String) {
    #expect(text.cut(string, to: columns) == expected)
  }

  @Test func `a text is broken at blanks`() {
    #expect(text.wrapped("one two three", to: 7) == ["one two", "three"])
    #expect(text.wrapped("abcdefgh ij", to: 4) == ["abc…", "ij"])
    #expect(text.wrapped("", to: 4) == [])
  }

  @Test func `what is wide is never halved`() {
    var grid = CellGrid(columns: 5, rows: 1)

    grid.put(text.pieces(of: "名前名"), row: 0, column: 0)
    #expect(grid.text(ofRow: 0) == "名前")
    grid.put(text.pieces(of: "x"), row: 0, column: 1)
    #expect(grid.text(ofRow: 0) == " x前")
    grid.put(text.pieces(of: "y"), row: 0, column: 2)
    #expect(grid.text(ofRow: 0) == " xy")
    #expect(grid.row(0).allSatisfy { !$0.text.isEmpty })
  }

  @Test func `what lies outside is left out`() {
    var grid = CellGrid(columns: 3, rows: 1)

    #expect(grid.put(text.pieces(of: "abcdef"), row: 0, column: 1) == 3)
    #expect(grid.put(text.pieces(of: "z"), row: 1, column: 0) == 0)
    #expect(grid.put(text.pieces(of: "z"), row: 0, column: -1) == -1)
    #expect(grid.put(text.pieces(of: "wxyz"), row: 0, column: 0, limit: 2) == 2)

    #expect(grid.lines == ["wxb"])
    #expect(CellGrid(columns: 0, rows: -3).lines == [""])
  }

  @Test func `only rows that changed are written`() {
    var painter = ScreenPainter(isColored: false)
    var grid = CellGrid(columns: 4, rows: 3)
    grid.put(text.pieces(of: "one"), row: 0, column: 0)
    _ = painter.paint(grid)
    grid.put(text.pieces(of: "two"), row: 1, column: 0)
    grid.caret = CellGrid.Place(column: 3, row: 1)

    let bytes = painter.paint(grid)

    #expect(
      bytes == "\u{1B}[?25l\u{1B}[2;1H\u{1B}[0mtwo\u{1B}[0m\u{1B}[K\u{1B}[2;4H\u{1B}[?25h")
    painter.forget()
    #expect(painter.paint(grid).contains("one"))
  }

  @Test func `behind a wide character it is said where to write`() {
    var painter = ScreenPainter(isColored: false)
    var grid = CellGrid(columns: 6, rows: 1)
    grid.put(text.pieces(of: "a👨‍👩‍👧b"), row: 0, column: 0)

    #expect(painter.paint(grid).contains("a👨‍👩‍👧\u{1B}[1;4Hb"))
  }

  @Test func `without colours there are none`() {
    var grid = CellGrid(columns: 1, rows: 1)
    grid.put(text.pieces(of: "x"), row: 0, column: 0, style: CellStyle(.warning, isBold: true))
    var colored = ScreenPainter(isColored: true)
    var plain = ScreenPainter(isColored: false)

    #expect(colored.paint(grid).contains("\u{1B}[0;1;31mx"))
    #expect(plain.paint(grid).contains("\u{1B}[0;1mx"))
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LANG": "C"], false),
    (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false), (["LC_ALL": "", "LC_CTYPE": "UTF-8"], true),
    (["LANG": "de_DE@euro"], false), ([:], false),
  ])
  func `the environment says whether it is UTF-8`(environment: [String: String], isUTF8: Bool) {
    #expect(TerminalLocale.isUTF8 { environment[$0] } == isUTF8)
  }
}
