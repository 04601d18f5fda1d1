import Foundation
import Testing

struct RegressionTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Regressions")

  private static func scripts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".events") }.sorted()
  }

  @Test(arguments: try scripts())
  func `what once broke a rule keeps them all`(name: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(name))

    try ScriptCheck.check(Array(bytes))
  }
}
