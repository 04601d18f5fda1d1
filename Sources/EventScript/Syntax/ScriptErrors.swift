/// All that is wrong with a script; nothing of it was run.
public struct ScriptErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first errors by place, at least one and at most ``ScriptLimits/errors``.
  public let diagnostics: [Diagnostic]
  /// How many errors there are in all.
  public let total: Int

  /// Makes an error of errors.
  ///
  /// - Parameters:
  ///   - diagnostics: The errors told one by one.
  ///   - total: How many there are in all; at least as many.
  public init(diagnostics: [Diagnostic], total: Int) {
    self.diagnostics = diagnostics
    self.total = max(total, diagnostics.count)
  }

  /// Every error as it prints, then a line that counts those left out; no line feed at the end.
  public var description: String {
    var lines = diagnostics.map(\.description)
    let more = total - diagnostics.count
    if more > 0 { lines.append("… and \(more) more \(more == 1 ? "error" : "errors")") }
    return lines.joined(separator: "\n")
  }
}
