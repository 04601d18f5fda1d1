internal import EventScript
internal import InputAccessoryTesting

/// What a search came to, for a person or a program.
struct ExploreReport {
  private let report: SearchReport
  private let seconds: Double
  private let path: String?

  init(_ report: SearchReport, seconds: Double, counterexamplePath path: String?) {
    self.report = report
    self.seconds = seconds
    self.path = path
  }

  var text: String {
    var text = ""
    if let found = report.counterexample {
      text += "found: \(ScriptText.shown(found.finding))\n"
      text += found.lines.map { "  \(ScriptText.shown($0))\n" }.joined()
      if let path { text += "written to \(ScriptText.shown(path))\n" }
    }
    if let samples = report.samples {
      text += "\(samples) random sequences of \(report.depth) events"
    } else if report.completedDepth > 0 {
      let count = report.sequences.map(String.init) ?? "more than 18446744073709551615"
      text += "every sequence of up to \(report.completedDepth) of \(report.moves) moves, \(count)"
    } else {
      text += "no depth was completed"
    }
    if report.wasStopped { text += ", then interrupted" }
    text += "\n"
    if report.samples == nil { text += "\(report.states) states, " }
    return text + "\(report.transitions) transitions in \(tenths) s, \(rate) a second\n"
      + (report.counterexample == nil ? "nothing found\n" : "1 counterexample\n")
  }

  var json: String {
    var object = JSONObject()
    object.add("depth", report.depth)
    object.add("completedDepth", report.completedDepth)
    object.add("moves", report.moves)
    if let sequences = report.sequences { object.add("sequences", Double(sequences)) }
    if report.samples == nil { object.add("states", report.states) }
    object.add("transitions", report.transitions)
    object.add("impossible", report.impossible)
    object.add("seconds", (seconds * 1000).rounded() / 1000)
    object.add("transitionsPerSecond", rate)
    object.add("interrupted", report.wasStopped)
    if let found = report.counterexample {
      object.add("rule", found.rule)
      object.add("finding", found.finding)
      object.add("lines", found.lines)
      if let script = found.script { object.add("script", script) }
      if let path { object.add("path", path) }
    }
    object.close()
    return String(decoding: object.bytes, as: UTF8.self) + "\n"
  }

  /// Seconds with one digit behind the point.
  private var tenths: String {
    let count = Int((seconds * 10).rounded())
    return "\(count / 10).\(count % 10)"
  }

  private var rate: Int { seconds > 0 ? Int(Double(report.transitions) / seconds) : 0 }
}
