import Foundation

/// The sources of the adapter and of the stand-in, as text.
enum SourceText {
  /// The Swift files below a folder of the repository, comments and texts included.
  static func files(in folder: String) throws -> [String] {
    let root = ScriptFile.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }

  /// The words of code: what stands in comments and texts is none.
  static func words(of file: String) -> Set<String> {
    var words: Set<String> = []
    for line in file.split(separator: "\n") {
      let code = line.replacing(#/"[^"]*"/#, with: "").replacing(#/\/\/.*/#, with: "")
      words.formUnion(code.matches(of: #/\w+/#).map { $0.output.lowercased() })
    }
    return words
  }
}
