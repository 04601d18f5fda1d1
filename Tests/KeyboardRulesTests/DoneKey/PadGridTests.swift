import InputAccessory
import KeyboardRules
import Testing

struct PadGridTests {
  @Test func `4_8: the empty key of 320x216 is that of the articles`() throws {
    let grid = try #require(PadGrid(body: Size(width: 320, height: 216)))

    #expect(grid.corner == DoneKeyPlacement.articleFrame)
    #expect(grid.cell(column: 0, row: 0) == Rect(x: 0, y: 1, width: 106, height: 53))
    #expect(grid.cell(column: 2, row: 3) == Rect(x: 214, y: 163, width: 106, height: 53))
  }

  @Test(arguments: [
    Size(width: 320, height: 216), Size(width: 375, height: 216), Size(width: 414, height: 226),
    Size(width: 480, height: 162), Size(width: 667, height: 162), Size(width: 812, height: 150),
    Size(width: 932, height: 160), Size(width: 768, height: 264), Size(width: 5, height: 5),
  ])
  func `on any body the keys fill it, apart by a point, and meet its edges`(body: Size) throws {
    let grid = try #require(PadGrid(body: body))

    for row in 0..<PadGrid.rows {
      for column in 0..<PadGrid.columns {
        let key = grid.cell(column: column, row: row)
        #expect(!key.isEmpty)
        let right =
          column == 2 ? body.width : grid.cell(column: column + 1, row: row).minX - 1
        let bottom = row == 3 ? body.height : grid.cell(column: column, row: row + 1).minY - 1
        #expect(abs(key.maxX - right) < 1e-9)
        #expect(abs(key.maxY - bottom) < 1e-9)
      }
    }
    #expect(grid.corner == grid.cell(column: 0, row: 3))
  }

  @Test(arguments: [
    Size.zero, Size(width: 320, height: 0), Size(width: 320, height: -44),
    Size(width: 2, height: 216), Size(width: 320, height: 4), Size(width: .nan, height: 216),
    Size(width: 320, height: .infinity),
  ])
  func `a body without room for keys has no grid`(body: Size) {
    #expect(PadGrid(body: body) == nil)
  }

  @Test func `8_1: types without a Return key get one, the others do not`() {
    let offered = KeyboardType.allCases.filter(DoneKey.isOffered)

    #expect(offered == [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad])
  }
}
