/// Reads the language: text in, a script with every name resolved out.
public enum ScriptParser {
  /// Reads a text.
  ///
  /// A byte order mark at the start is passed over. A text with an error gives no script; errors
  /// are told in the order of their places.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, with LF or CRLF; it is only read during the call.
  ///   - source: Where the text comes from, as errors and reports name it.
  /// - Returns: The script, with every name resolved.
  /// - Throws: All errors of the text, ``ScriptLimits/errors`` of them with their places.
  /// - Complexity: O(*n*) over the bytes; memory grows with the statements alone.
  public static func parse(
    _ bytes: UnsafeRawBufferPointer, source: String
  ) throws(ScriptErrors) -> Script {
    var reader = ScriptReader(bytes.assumingMemoryBound(to: UInt8.self), source: source)
    return try reader.read()
  }

  /// Reads a text of bytes; otherwise as for a buffer.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - source: Where the text comes from.
  /// - Returns: The script, with every name resolved.
  /// - Throws: All errors of the text.
  public static func parse(_ bytes: [UInt8], source: String) throws(ScriptErrors) -> Script {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(ScriptErrors) in try parse(bytes, source: source) }
    }
    return try result.get()
  }

  /// Reads a text; otherwise as for a buffer.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: Where the text comes from.
  /// - Returns: The script, with every name resolved.
  /// - Throws: All errors of the text.
  public static func parse(_ text: String, source: String) throws(ScriptErrors) -> Script {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(ScriptErrors) in try parse(UnsafeRawBufferPointer(bytes), source: source) }
    }
    return try result.get()
  }
}
