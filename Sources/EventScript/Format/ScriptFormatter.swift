/// Lays a script out in the one canonical way.
///
/// Words stand one blank apart and blocks two blanks in; texts have their canonical escapes; a
/// comment behind a statement stands two blanks from it, a comment of its own stands where a
/// statement would. Runs of blank lines become one, and none stands at the start or the end. Lines
/// end with LF. What a script does is never changed, and neither are its comments' words.
public enum ScriptFormatter {
  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8; it is only read during the call.
  ///   - source: Where the text comes from, as errors name it.
  /// - Returns: The same script, which formatted again stays as it is; empty for an empty text.
  /// - Throws: All errors of the text; a script with an error is not formatted.
  /// - Complexity: O(*n*) over the bytes.
  public static func format(
    _ bytes: UnsafeRawBufferPointer, source: String
  ) throws(ScriptErrors) -> String {
    var reader = ScriptReader(bytes.assumingMemoryBound(to: UInt8.self), source: source)
    _ = try reader.read()
    var layout = ScriptLayout(reader)
    return layout.text()
  }

  /// Lays out a text of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - source: Where the text comes from.
  /// - Returns: The same script in the canonical layout.
  /// - Throws: All errors of the text.
  public static func format(_ bytes: [UInt8], source: String) throws(ScriptErrors) -> String {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(ScriptErrors) in try format(bytes, source: source) }
    }
    return try result.get()
  }

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: Where the text comes from.
  /// - Returns: The same script in the canonical layout.
  /// - Throws: All errors of the text.
  public static func format(_ text: String, source: String) throws(ScriptErrors) -> String {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(ScriptErrors) in try format(UnsafeRawBufferPointer(bytes), source: source)
      }
    }
    return try result.get()
  }
}
