/// What the environment says about the terminal's characters.
package enum TerminalLocale {
  /// Whether the terminal shows UTF-8: the first of LC_ALL, LC_CTYPE and LANG that is set says so.
  ///
  /// - Parameter environment: Gives the value of a variable; `nil` where it is not set.
  /// - Returns: Whether it does; no where none is set.
  package static func isUTF8(_ environment: (String) -> String?) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      let name = value.lowercased().filter { $0 != "-" }
      return name.contains("utf8")
    }
    return false
  }
}
