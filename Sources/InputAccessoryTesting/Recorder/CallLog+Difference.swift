internal import EventScript
internal import KeyboardWorld

extension CallLog {
  /// Which calls a comparison looks at.
  public enum Matching: Hashable, Sendable {
    /// Every call: exactly these and no others.
    case exactly
    /// The expected calls, in this order; others may lie between, as in `expect trace`.
    case inOrder
    /// The `did…` news of the subjects named, and whatever is named: exactly these, as in
    /// `expect trace only`.
    case only
  }

  /// How the calls differ from `expected`; `nil` where they do not.
  ///
  /// - Parameters:
  ///   - expected: The calls, in order.
  ///   - matching: Which calls are looked at; all of them unless said.
  /// - Returns: The difference, which says so too where an expected text is no call, where nobody
  ///   recorded has its name, and where calls it needs are no longer kept.
  /// - Complexity: O(*n*) in the calls, and O(*nm*) in those that differ, which are looked at up to a
  ///   bound.
  public func difference(
    from expected: [ExpectedCall], matching: Matching = .exactly
  ) -> Difference? {
    if let fault = fault(in: expected) { return fault }
    let calls = calls
    switch matching {
    case .exactly:
      if dropped > 0 { return droppedCalls }
      return exactDifference(of: calls, from: expected)
    case .inOrder: return orderDifference(of: calls, from: expected)
    case .only:
      if dropped > 0 { return droppedCalls }
      let counted = calls.filter { call in
        expected.contains {
          $0.subject == call.subject && (call.entry.name.isNews || $0.names(call))
        }
      }
      return exactDifference(of: counted, from: expected)
    }
  }

  /// How often a call came, if that is not `count` times; `nil` where it is.
  ///
  /// - Parameters:
  ///   - call: The call; without arguments and answer it is counted exactly, whatever is still kept.
  ///   - count: How often it must have come since the log was cleared.
  /// - Returns: The difference, with what ``difference(from:matching:)`` says besides.
  public func difference(inCountOf call: ExpectedCall, from count: Int) -> Difference? {
    if let fault = fault(in: [call]) { return fault }
    let found: Int
    if call.arguments == nil, call.answer == nil, let name = call.name {
      found = self.count(of: name, by: call.subject)
    } else {
      if dropped > 0 { return droppedCalls }
      found = calls.count { matches($0, call) }
    }
    if found == count { return nil }
    let similar = calls.filter(call.names).map { Difference.Line.same($0.description) }
    return Difference(
      "\(call) came \(Self.times(found)), not \(Self.times(count))",
      lines: Self.shortened(similar))
  }

  // MARK: What cannot be compared

  private func fault(in expected: [ExpectedCall]) -> Difference? {
    if let complaint { return Difference(complaint) }
    for (index, call) in expected.enumerated() {
      let problem = call.problem ?? strangerProblem(call.subject)
      if let problem { return Difference("expectation \(index + 1) is wrong: \(problem)") }
    }
    return nil
  }

  /// That nothing is called so, and what there is; `nil` where something is.
  func strangerProblem(_ subject: String) -> String? {
    if subjects.contains(subject) { return nil }
    let known = subjects.filter { $0 != "window" }
    let shown = "'" + ScriptText.shown(subject) + "'"
    if let nearest = Suggestion.nearest(to: subject, among: known) {
      return "nobody recorded is called \(shown); did you mean '\(nearest)'?"
    }
    return known.isEmpty
      ? "nobody recorded is called \(shown); record a field or a bar under that name"
      : "nobody recorded is called \(shown); there are " + known.joined(separator: ", ")
  }

  private var droppedCalls: Difference {
    Difference(
      """
      this needs calls that are no longer kept: \(total) since the log was cleared, of which the \
      latest \(capacity) are; clear it nearer
      """)
  }

  // MARK: Comparisons

  private func matches(_ call: RecordedCall, _ expected: ExpectedCall) -> Bool {
    expected.matches(call, arguments: text.arguments(of: call.entry))
  }

  private func exactDifference(
    of calls: [RecordedCall], from expected: [ExpectedCall]
  ) -> Difference? {
    var start = 0
    while start < calls.count, start < expected.count, matches(calls[start], expected[start]) {
      start += 1
    }
    if start == calls.count, start == expected.count { return nil }
    var (callsEnd, expectedEnd) = (calls.count, expected.count)
    while callsEnd > start, expectedEnd > start,
      matches(calls[callsEnd - 1], expected[expectedEnd - 1])
    {
      callsEnd -= 1
      expectedEnd -= 1
    }
    var lines: [Difference.Line] = []
    let first = max(start - Self.context, 0)
    if first > 0 { lines.append(.omitted(first)) }
    lines += calls[first..<start].map { .same($0.description) }
    lines += merged(calls[start..<callsEnd], expected[start..<expectedEnd])
    lines += calls[callsEnd...].prefix(Self.context).map { .same($0.description) }
    let rest = calls.count - callsEnd - Self.context
    if rest > 0 { lines.append(.omitted(rest)) }
    return Difference(
      summary(of: calls, from: expected, partingAt: start), lines: Self.shortened(lines))
  }

  private func summary(
    of calls: [RecordedCall], from expected: [ExpectedCall], partingAt place: Int
  ) -> String {
    let number = "call \(place + 1)"
    if place == calls.count {
      return calls.isEmpty
        ? "no calls came" : "nothing came as \(number), after \(calls[place - 1])"
    }
    if place == expected.count { return "\(number) was not expected: \(calls[place])" }
    return "\(number) is \(calls[place]), not \(expected[place])"
  }

  private func orderDifference(
    of calls: [RecordedCall], from expected: [ExpectedCall]
  ) -> Difference? {
    var found = 0
    var lastPlace = -1
    for (place, call) in calls.enumerated() {
      guard found < expected.count else { break }
      if matches(call, expected[found]) {
        found += 1
        lastPlace = place
      }
    }
    if found == expected.count { return nil }
    if dropped > 0 { return droppedCalls }
    let summary =
      found == 0 ? "no \(expected[0]) came" : "no \(expected[found]) came after \(calls[lastPlace])"
    let before = calls[..<(lastPlace + 1)].suffix(Difference.length / 2)
    var lines: [Difference.Line] = []
    if before.startIndex > 0 { lines.append(.omitted(before.startIndex)) }
    lines += before.map { .same($0.description) }
    lines += expected[found...].prefix(Self.context).map { .missing($0.description) }
    lines += calls[(lastPlace + 1)...].map { .same($0.description) }
    return Difference(summary, lines: Self.shortened(lines))
  }

  /// Both sides in one row, with what they share told once.
  private func merged(
    _ calls: ArraySlice<RecordedCall>, _ expected: ArraySlice<ExpectedCall>
  ) -> [Difference.Line] {
    let more = max(calls.count, expected.count) - Difference.length
    let calls = Array(calls.prefix(Difference.length))
    let expected = Array(expected.prefix(Difference.length))
    // How many lines are shared from each pair of places on.
    var shared = [[Int]](
      repeating: [Int](repeating: 0, count: expected.count + 1), count: calls.count + 1)
    for row in calls.indices.reversed() {
      for column in expected.indices.reversed() {
        shared[row][column] =
          matches(calls[row], expected[column])
          ? shared[row + 1][column + 1] + 1
          : max(shared[row + 1][column], shared[row][column + 1])
      }
    }
    var lines: [Difference.Line] = []
    var (row, column) = (0, 0)
    while row < calls.count || column < expected.count {
      if row < calls.count, column < expected.count, matches(calls[row], expected[column]) {
        lines.append(.same(calls[row].description))
        row += 1
        column += 1
      } else if column < expected.count,
        row == calls.count || shared[row][column + 1] >= shared[row + 1][column]
      {
        lines.append(.missing(expected[column].description))
        column += 1
      } else {
        lines.append(.surplus(calls[row].description))
        row += 1
      }
    }
    if more > 0 { lines.append(.omitted(more)) }
    return lines
  }

  /// How many calls are shown around those that differ.
  private static let context = 3

  private static func shortened(_ lines: [Difference.Line]) -> [Difference.Line] {
    let more = lines.dropFirst(Difference.length).reduce(0) { sum, line in
      if case .omitted(let count) = line { sum + count } else { sum + 1 }
    }
    return more > 0 ? lines.prefix(Difference.length) + [.omitted(more)] : lines
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }
}
