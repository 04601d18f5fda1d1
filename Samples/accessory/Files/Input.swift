internal import EventScript

/// One script that a command is to work on.
struct Input {
  /// The path as it was given or put together; `-` is standard input.
  let path: String
  /// Why there is nothing to read; `nil` where there may be.
  let complaint: String?

  /// The path as messages name it.
  var source: String { path == "-" ? "<stdin>" : path }

  /// The scripts that the words of a command line stand for: a folder stands for its `*.events`,
  /// sorted by the bytes of their names.
  static func all(_ paths: [String]) -> [Input] { paths.flatMap(all(at:)) }

  private static func all(at path: String) -> [Input] {
    guard path != "-", let status = System.status(of: path), status.isFolder else {
      return [Input(path: path, complaint: nil)]
    }
    let shown = ScriptText.shown(path)
    guard let names = System.names(in: path) else {
      return [Input(path: path, complaint: "\(shown): cannot read the folder: \(System.complaint)")]
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    let paths = names.filter { $0.hasSuffix(".events") && !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { prefix + $0 }
      .filter { System.status(of: $0)?.isFolder != true }
    if paths.isEmpty {
      return [
        Input(
          path: path, complaint: "\(shown): the folder has no scripts; their names end in .events")
      ]
    }
    return paths.map { Input(path: $0, complaint: nil) }
  }

  /// Reads the script's text.
  ///
  /// - Throws: why that cannot be done.
  func bytes() throws(FileError) -> [UInt8] {
    if let complaint { throw FileError(complaint) }
    let shown = ScriptText.shown(source)
    let isFile = path != "-"
    guard let descriptor = isFile ? System.openForReading(path) : System.standardInput else {
      throw FileError("\(shown): cannot be read: \(System.complaint)")
    }
    defer { if isFile { _ = System.close(descriptor) } }
    let size = System.status(of: descriptor).map { $0.isRegular ? $0.size : 0 } ?? 0
    let largest = ScriptLimits.fileSize
    let tooLarge = FileError(
      "\(shown): larger than \(largest >> 20) MB, the most that is read; split the script")
    if size > largest { throw tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    while true {
      // One byte more than the file is known to have, to see its end without another buffer.
      let wanted = max(bytes.capacity - bytes.count, 65_536)
      guard let count = System.read(descriptor, min(wanted, 1 << 20), into: &bytes) else {
        throw FileError("\(shown): cannot be read: \(System.complaint)")
      }
      if count == 0 { return bytes }
      if bytes.count > largest { throw tooLarge }
    }
  }
}
