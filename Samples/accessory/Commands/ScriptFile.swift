internal import EventScript

/// A script with the text that it was read from.
struct ScriptFile {
  let script: Script
  let bytes: [UInt8]

  /// Reads the script that `input` holds.
  ///
  /// - Throws: why it cannot be read, or all that is wrong with it.
  init(_ input: Input) throws(FileError) {
    bytes = try input.bytes()
    do {
      script = try ScriptParser.parse(bytes, source: input.source)
    } catch {
      throw FileError(error.description)
    }
  }

  /// Reads the script that `input` holds, and keeps no text.
  ///
  /// - Throws: why it cannot be read, or all that is wrong with it.
  static func script(of input: Input) throws(FileError) -> Script { try ScriptFile(input).script }
}
