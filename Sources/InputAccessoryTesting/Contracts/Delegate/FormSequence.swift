internal import EventScript
internal import KeyboardWorld

/// What is done to the form of a check, as read.
struct FormSequence: Sendable {
  /// How many lines make the form.
  static let setUpLines = DelegateForm.setUp.count { $0 == "\n" }

  /// The form and what is done to it.
  let script: Script
  /// What is done, line by line.
  let lines: [Substring]
  /// Whether it is a caller's.
  let isCallers: Bool

  /// Reads a sequence.
  ///
  /// - Parameters:
  ///   - text: Lines of the event script.
  ///   - source: What errors call it; `nil` for one of the kit's own.
  /// - Throws: what is wrong with it, with places in `text`.
  init(_ text: String, source: String?) throws(ScriptErrors) {
    isCallers = source != nil
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    do throws(ScriptErrors) {
      script = try ScriptParser.parse(DelegateForm.setUp + text, source: source ?? "sequence")
    } catch {
      let moved = error.diagnostics.map {
        Diagnostic(
          source: $0.source, line: $0.line - Self.setUpLines, column: $0.column,
          message: $0.message, excerpt: $0.excerpt, indentation: $0.indentation)
      }
      throw ScriptErrors(diagnostics: moved, total: error.total)
    }
  }

  /// Where the statements begin that are no set-up.
  private var start: Int {
    script.statements.firstIndex { $0.line > Int32(Self.setUpLines) } ?? script.statements.count
  }

  /// What makes the form.
  var setUp: Range<Int> { 0..<start }
  /// Everything that is done.
  var events: Range<Int> { start..<script.statements.count }

  /// Places to let go of something at: before all, between statements, and after all; a few of them,
  /// and none inside a repetition.
  var cuts: [Int] {
    var depth = 0
    var cuts = [start]
    for place in events {
      switch script.statements[place].body {
      case .repeat: depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == 0 { cuts.append(place + 1) }
    }
    let stride = max((cuts.count + 3) / 4, 1)
    return cuts.indices.filter { $0 % stride == 0 || $0 == cuts.count - 1 }.map { cuts[$0] }
  }

  /// What a statement is called in a finding.
  func title(at place: Int) -> String {
    guard place < script.statements.count else { return "the end" }
    let line = Int(script.statements[place].line) - Self.setUpLines - 1
    return lines.indices.contains(line) ? "'\(ScriptText.shown(String(lines[line])))'" : "the end"
  }

  /// The number of a name that the set-up declares.
  func id(of name: String) -> ElementID {
    ElementID(rawValue: Int32(script.names.firstIndex(of: name) ?? 0))
  }
}

extension Script {
  /// The script with the statements of a range alone, which cuts no repetition in two.
  func part(_ range: Range<Int>) -> Script {
    var part = self
    part.statements = statements[range].map { statement in
      var statement = statement
      switch statement.body {
      case .repeat(let count, let end):
        statement.body = .repeat(count: count, end: end - range.lowerBound)
      case .end(let start): statement.body = .end(start: start - range.lowerBound)
      default: break
      }
      return statement
    }
    return part
  }
}
