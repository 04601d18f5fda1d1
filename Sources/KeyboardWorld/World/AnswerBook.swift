package import InputAccessory

/// What delegates answer and do, by subject and name; everything unsaid is a yes and does nothing.
package struct AnswerBook {
  private struct Key: Hashable {
    var subject: ElementID
    var name: TraceName
  }

  // A bit for each name, by subject: the fast way to know that nothing was said.
  private var answered: [UInt64] = []
  private var reacting: [UInt64] = []
  private var answers: [Key: [Answer]] = [:]
  private var reactions: [Key: [Reaction]] = [:]
  /// The numbers for what is said now; `nil` where one is to be made anew.
  private var answerFingerprint: UInt64?
  private var reactionFingerprint: UInt64?

  /// Makes a book in which nothing was said.
  package init() {}

  /// Has `answer` hold from now on, in place of one to the same question.
  package mutating func set(_ answer: Answer) {
    answerFingerprint = nil
    let key = Key(subject: answer.subject, name: answer.question)
    answers[key, default: []].removeAll { $0.action == answer.action }
    answers[key, default: []].append(answer)
    Self.add(answer.subject, answer.question, to: &answered)
  }

  /// Has `reaction` happen from now on, after those said before.
  mutating func add(_ reaction: Reaction) {
    reactionFingerprint = nil
    reactions[Key(subject: reaction.subject, name: reaction.name), default: []].append(reaction)
    Self.add(reaction.subject, reaction.name, to: &reacting)
  }

  /// Whether anything was said of a question.
  @inline(__always)
  package func answers(_ question: TraceName, of subject: ElementID) -> Bool {
    Self.has(subject, question, in: answered)
  }

  /// What a question is answered; an answer that holds once is used up by it.
  package mutating func answer(
    _ question: TraceName, of subject: ElementID, action: ToolbarAction?, text: () -> String
  ) -> Bool {
    let key = Key(subject: subject, name: question)
    guard let candidates = answers[key],
      // What is said of one action goes before what is said of all.
      let place = candidates.firstIndex(where: { $0.action != nil && $0.action == action })
        ?? candidates.firstIndex(where: { $0.action == nil })
    else { return true }
    let answer = candidates[place]
    switch answer.duration {
    case .always: return answer.isYes
    case .once:
      answerFingerprint = nil
      answers[key]?.remove(at: place)
      return answer.isYes
    case .until(let part):
      return text().contains(part) ? !answer.isYes : answer.isYes
    }
  }

  /// What happens inside a callback, in the script's order; what happens once is used up by it.
  mutating func takeReactions(to name: TraceName, of subject: ElementID) -> [Reaction] {
    guard Self.has(subject, name, in: reacting) else { return [] }
    let key = Key(subject: subject, name: name)
    let found = reactions[key] ?? []
    if found.contains(where: \.isOnce) {
      reactionFingerprint = nil
      reactions[key] = found.filter { !$0.isOnce }
    }
    return found
  }

  /// Whether anything happens inside a callback.
  @inline(__always)
  func reacts(to name: TraceName, of subject: ElementID) -> Bool {
    Self.has(subject, name, in: reacting)
  }

  @inline(__always)
  private static func has(_ subject: ElementID, _ name: TraceName, in bits: [UInt64]) -> Bool {
    let place = Int(subject.rawValue)
    return place < bits.count && bits[place] & (1 << UInt64(name.rawValue)) != 0
  }

  private static func add(_ subject: ElementID, _ name: TraceName, to bits: inout [UInt64]) {
    let place = Int(subject.rawValue)
    while bits.count <= place { bits.append(0) }
    bits[place] |= 1 << UInt64(name.rawValue)
  }
}

extension AnswerBook {
  /// A number for what is said now, in whatever order it was said.
  mutating func fingerprint() -> UInt64 {
    let answers = answerFingerprint ?? sumOfAnswers
    let reactions = reactionFingerprint ?? sumOfReactions
    answerFingerprint = answers
    reactionFingerprint = reactions
    return answers &+ reactions
  }

  /// Whether both books know their numbers, and those are the same.
  func isKnown(toBe other: AnswerBook) -> Bool {
    answerFingerprint != nil && reactionFingerprint != nil
      && answerFingerprint == other.answerFingerprint
      && reactionFingerprint == other.reactionFingerprint
  }

  // The order of a dictionary is none: the parts are summed up.

  private var sumOfAnswers: UInt64 {
    var sum: UInt64 = 0
    for (key, list) in answers {
      // A yes for good is what is answered unasked.
      guard list.contains(where: { !$0.isYes || $0.duration != .always }) else { continue }
      var part = Self.fingerprint(of: key)
      for answer in list {
        part.mix(answer.isYes)
        if answer.action != nil { part.mix(hashing: answer.action) }
        if answer.duration != .always { part.mix(hashing: answer.duration) }
      }
      sum &+= part.value
    }
    return sum
  }

  private var sumOfReactions: UInt64 {
    var sum: UInt64 = 0
    for (key, list) in reactions where !list.isEmpty {
      var part = Self.fingerprint(of: key)
      part.mix(hashing: list)
      sum &+= part.value
    }
    return sum
  }

  private static func fingerprint(of key: Key) -> Fingerprint {
    var part = Fingerprint()
    part.mix(Int(key.subject.rawValue) << 8 | Int(key.name.rawValue))
    return part
  }
}
