/// The language's way to write texts.
public enum ScriptText {
  /// `text` in quotes, with escapes.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result += PlainText.escaped(String(scalar))
    }
    return result + "\""
  }
}
