import Foundation
import Testing

struct RegressionTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Regressions")

  private static func scripts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".events") }.sorted()
  }

  @Test func `there is something to look at`() throws {
    #expect(try !Self.scripts().isEmpty)
  }

  @Test(arguments: try scripts())
  func `what once broke a rule keeps them all`(name: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(name))

    #expect(throws: Never.self) { try ScriptCheck.check(Array(bytes)) }
  }
}
