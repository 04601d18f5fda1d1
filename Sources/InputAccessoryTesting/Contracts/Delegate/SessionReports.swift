internal import InputAccessory

/// What a delegate heard of sessions.
struct SessionReports {
  private struct Session: Hashable {
    var input: ObjectIdentifier
    var number: UInt32
  }

  private var asked: [Session] = []
  private var reported: Set<Session> = []
  /// The inputs whose begin was heard and whose end was not.
  private(set) var open: [String] = []

  /// Notes for which session an action was asked about.
  mutating func ask(_ input: (any TextInput)?) {
    guard let input = input as? InputModel else { return }
    if asked.count > FocusScope.nestingLimit { asked.removeFirst() }
    asked.append(Session(input: ObjectIdentifier(input), number: input.state.sessionCount))
  }

  /// The session that an action reported now was for.
  mutating func session(reportedFor input: InputModel) -> UInt32 {
    let place = asked.lastIndex { $0.input == ObjectIdentifier(input) }
    return place.map { asked.remove(at: $0).number } ?? input.state.sessionCount
  }

  /// Notes that a session was reported.
  ///
  /// - Returns: Whether it was the first time.
  mutating func note(_ session: UInt32, of input: InputModel) -> Bool {
    reported.insert(Session(input: ObjectIdentifier(input), number: session)).inserted
  }

  /// Notes a begin or an end.
  ///
  /// - Returns: Whether it was its turn.
  mutating func hear(isBegin: Bool, of name: String) -> Bool {
    let place = open.firstIndex(of: name)
    if isBegin {
      if place == nil { open.append(name) }
      return place == nil
    }
    if let place { open.remove(at: place) }
    return place != nil
  }
}
