internal import EventScript
internal import InputAccessory

/// One picture of a film with what belongs to it.
struct Frame {
  /// A statement that was performed.
  struct Line {
    /// The line, from 1.
    let number: Int32
    /// How often the line was performed so far, this time included.
    let round: Int
    /// Its text without blanks around it; filled in once the run is over.
    var text = ""
  }

  /// What was performed.
  var lines: [Line]
  /// What it caused, one line of the trace each, oldest first.
  let causes: [String]
  /// How many more lines of the trace there were.
  let otherCauses: Int
  /// How many seconds after the event it shows the screen; `nil` once all has come to rest.
  let moment: Double?
  /// The screen's size, which may change with the device.
  let screen: Size
  /// The picture.
  let picture: [Piece]
  /// The picture in words.
  let summary: String
  /// What was judged before the next event.
  private(set) var verdicts: [Verdict] = []
  /// How many more were judged.
  private(set) var otherVerdicts = 0
  /// Where and why the script stopped here, if it did.
  var stop: String?

  /// Whether something went wrong here.
  var hasFailed: Bool { stop != nil || verdicts.contains { !$0.holds } }

  /// Adds what was judged; of those that hold no more than `limit`, and of the others too, so that a
  /// failure always shows.
  mutating func add(_ verdict: Verdict, limit: Int) {
    if verdicts.count(where: { $0.holds == verdict.holds }) < limit {
      verdicts.append(verdict)
    } else {
      otherVerdicts += 1
    }
  }
}
