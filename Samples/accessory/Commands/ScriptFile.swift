internal import EventScript

/// Makes scripts of files.
enum ScriptFile {
  /// Reads the script that `input` holds.
  ///
  /// - Throws: why it cannot be read, or all that is wrong with it.
  static func script(of input: Input) throws(FileError) -> Script {
    let bytes = try input.bytes()
    do {
      return try ScriptParser.parse(bytes, source: input.source)
    } catch {
      throw FileError(error.description)
    }
  }
}
