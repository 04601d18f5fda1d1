internal import KeyboardWorld

/// Reads one text, line by line and in place; what a line is about is read in the extensions.
///
/// An error is noted where it is seen, then ``Skip`` leaves the line or the option.
struct ScriptReader {
  /// Leaves what cannot be read on; the error stands in the log already.
  struct Skip: Error {}

  /// A stretch of the text.
  struct Word {
    var start: Int
    var end: Int
    var isEmpty: Bool { start == end }
  }

  /// A `repeat` whose `end` is still to come.
  struct Block {
    /// The statement's index; -1 where it has an error.
    var statement: Int
    var offset: Int
    var line: ErrorLog.Line
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let vocabulary = Vocabulary.shared

  /// The place that is read next, and where the statement ends.
  var at = 0
  var end = 0
  /// The end of what was read last, where something missing belongs.
  var lastEnd = 0
  var line = ErrorLog.Line(number: 0, start: 0, end: 0)
  let log: ErrorLog

  var statements: [Statement] = []
  var expectations: [Expectation] = []
  var expectationSources: [String] = []
  var blocks: [Block] = []

  var nameTable: WordTable
  var names = Vocabulary.subjects
  var kinds = Vocabulary.subjectKinds
  /// The line that declared a name; by id.
  var declarationLines = [Int32](repeating: 0, count: Vocabulary.subjects.count)
  var itemTable: WordTable
  var ownItems: [String] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, source: String) {
    self.bytes = bytes
    log = ErrorLog(source: source)
    nameTable = vocabulary.nameTable
    itemTable = vocabulary.itemTable
  }

  /// Where the text starts, behind a byte order mark.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Reads the whole text.
  mutating func read() throws(ScriptErrors) -> Script {
    var start = textStart
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      line = ErrorLog.Line(number: 1, start: 0, end: 0)
      note(0, "the text is UTF-16; save it as UTF-8")
      start = bytes.count
    }
    if bytes.count > ScriptLimits.fileSize {
      line = ErrorLog.Line(number: 1, start: 0, end: 0)
      note(0, "the text is larger than \(ScriptLimits.fileSize >> 20) MB; split it")
      start = bytes.count
    }
    while start < bytes.count { start = readLine(from: start) }
    for block in blocks {
      line = block.line
      log.isMuted = false
      note(block.offset, "'repeat' has no 'end'; write 'end' after its last statement")
    }
    if let errors = log.errors { throw errors }
    return Script(
      source: log.source, statements: statements, expectations: expectations, names: names,
      expectationSources: expectationSources)
  }

  // MARK: Errors

  /// Notes an error at an offset.
  func note(_ offset: Int, _ message: @autoclosure () -> String) {
    log.lineHasError = true
    guard !log.isMuted else { return }
    log.add(bytes, at: min(max(offset, line.start), line.end), on: line, message: message)
  }

  /// Notes an error at an offset, for `throw fail(…)`.
  func fail(_ offset: Int, _ message: @autoclosure () -> String) -> Skip {
    note(offset, message())
    return Skip()
  }
}
