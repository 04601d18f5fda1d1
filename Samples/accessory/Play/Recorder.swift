/// Puts down what was done as a script.
///
/// Each statement stands under the last one with what is expected then. Keys that follow each other
/// become one statement, and so do backspaces, with what is expected after the last of them.
package struct Recorder: Sendable {
  /// A statement with the expectations behind it.
  private struct Step: Sendable {
    var statement: RecordedStatement
    /// In order; of a subject, the last holds.
    var expectations: [(subject: String, line: String)] = []

    var text: String {
      "\n" + statement.text + "\n" + expectations.map { $0.line + "\n" }.joined()
    }
  }

  /// What will not change any more.
  package private(set) var settled: String
  private var step: Step?

  /// Begins with a text.
  package init(preamble: String) {
    settled = preamble
  }

  /// What may change with the next statement.
  package var open: String { step?.text ?? "" }
  /// The whole script.
  package var text: String { settled + open }

  /// Puts a statement down.
  ///
  /// - Parameters:
  ///   - statement: What was done.
  ///   - expectations: What is to be expected then: what it is about, and the line.
  ///   - isAlone: Whether it must not be joined with the one before, or the next.
  package mutating func record(
    _ statement: RecordedStatement, expecting expectations: [(subject: String, line: String)],
    isAlone: Bool = false
  ) {
    if !isAlone, var joined = step, let both = joined.statement.joined(with: statement) {
      joined.statement = both
      for new in expectations {
        joined.expectations.removeAll { $0.subject == new.subject }
        joined.expectations.append(new)
      }
      step = joined
      return
    }
    settle()
    step = Step(statement: statement, expectations: expectations)
    if isAlone { settle() }
  }

  private mutating func settle() {
    // Nothing stands above the first statement of a file without set-up.
    settled += settled.isEmpty ? String(open.drop { $0 == "\n" }) : open
    step = nil
  }
}
