/// The steps that undo takes back: a run of keys is one step, paste and cut are steps of their own.
struct EditHistory: Hashable, Sendable {
  /// What made a change; changes of one kind that touch join into a step where the kind allows it.
  enum Kind: Hashable, Sendable {
    case typing, deletion, composition, single
  }

  /// One change: at `start`, `removed` gave way to `inserted`.
  struct Step: Hashable, Sendable {
    var start: Int
    var removed: String
    var inserted: String
    /// The length of `inserted`, which a long run of keys need not count at each of them.
    var insertedLength: Int
    var kind: Kind

    var end: Int { start + insertedLength }
  }

  /// How many steps are kept; the older half goes when there are more.
  static let stepLimit = 10_000

  private(set) var lastStep: Step?
  private var earlier: [Step] = []
  private var undone: [Step] = []
  private var isRunOpen = false

  var canUndo: Bool { lastStep != nil }
  var canRedo: Bool { !undone.isEmpty }
  var nextStep: Step? { undone.last }

  /// Remembers a change; what takes nothing and brings nothing is none.
  ///
  /// - Parameters:
  ///   - start: Where it was.
  ///   - removed: What went.
  ///   - inserted: What came.
  ///   - length: The length of `inserted`.
  ///   - kind: What made the change.
  mutating func record(
    at start: Int, removed: String, inserted: String, length: Int, as kind: Kind
  ) {
    // While a run is open nothing is undone.
    if isRunOpen, join(start, removed, inserted, length, kind) { return }
    if removed.isEmpty && inserted.isEmpty { return }
    push(
      Step(start: start, removed: removed, inserted: inserted, insertedLength: length, kind: kind))
    isRunOpen = kind != .single
  }

  /// Remembers that the whole text became another one; a run of keys goes on in it.
  mutating func recordRewrite(of old: String, by new: String, as kind: Kind) {
    let length = new.utf16Length
    if isRunOpen, let last = lastStep, last.kind == kind {
      // What the text was before the run.
      var first = EditingState(text: old)
      first.replaceByProgram(last.start..<last.end, with: last.removed)
      lastStep = Step(
        start: 0, removed: first.text, inserted: new, insertedLength: length, kind: kind)
      return
    }
    push(Step(start: 0, removed: old, inserted: new, insertedLength: length, kind: kind))
    isRunOpen = kind != .single
  }

  @inline(__always)
  private mutating func push(_ step: Step) {
    if !undone.isEmpty { undone.removeAll() }
    if let lastStep {
      if earlier.count == Self.stepLimit { earlier.removeFirst(Self.stepLimit / 2) }
      earlier.append(lastStep)
    }
    lastStep = step
  }

  private mutating func join(
    _ start: Int, _ removed: String, _ inserted: String, _ length: Int, _ kind: Kind
  ) -> Bool {
    // The step is changed where it stands: a copy would have each key copy the whole run.
    guard lastStep?.kind == kind else { return false }
    switch kind {
    case .typing where removed.isEmpty && start == lastStep?.end:
      lastStep?.inserted += inserted
      lastStep?.insertedLength += length
    case .typing where removed.isEmpty:
      // Within what a rule wrote anew, a run goes on at any place.
      return splice(start..<start, with: inserted, length: length)
    case .deletion where inserted.isEmpty && lastStep?.insertedLength != 0:
      return splice(start..<start + removed.utf16Length, with: "", length: 0)
    case .deletion where inserted.isEmpty && start == lastStep?.start:
      lastStep?.removed += removed
    case .deletion where inserted.isEmpty && start + removed.utf16Length == lastStep?.start:
      lastStep?.removed.prepend(removed)
      lastStep?.start = start
    case .composition
    where start == lastStep?.start && start + removed.utf16Length == lastStep?.end:
      lastStep?.inserted = inserted
      lastStep?.insertedLength = length
      if inserted.isEmpty && lastStep?.removed.isEmpty == true {
        lastStep = earlier.popLast()
        isRunOpen = false
      }
    case .typing, .deletion, .composition, .single:
      return false
    }
    return true
  }

  /// Changes what the last step inserted, if `range` lies within it.
  private mutating func splice(_ range: Range<Int>, with new: String, length: Int) -> Bool {
    guard var step = lastStep, step.start <= range.lowerBound, range.upperBound <= step.end
    else { return false }
    let within = range.lowerBound - step.start..<range.upperBound - step.start
    let span = step.inserted.span(of: within, length: step.insertedLength)
    step.inserted.replaceSubrange(span.indices, with: new)
    step.insertedLength += length - range.count
    lastStep = step
    return true
  }

  /// Has the next change begin a step of its own.
  mutating func endRun() {
    isRunOpen = false
  }

  /// Forgets every step.
  mutating func forget() {
    guard lastStep != nil || !undone.isEmpty else { return }
    self = EditHistory()
  }

  /// Moves the last step to those that can be done again.
  mutating func didUndo() {
    if let lastStep { undone.append(lastStep) }
    lastStep = earlier.popLast()
    isRunOpen = false
  }

  /// Moves the step undone last back.
  mutating func didRedo() {
    if let lastStep { earlier.append(lastStep) }
    lastStep = undone.popLast()
    isRunOpen = false
  }
}

extension String {
  fileprivate mutating func prepend(_ other: String) {
    insert(contentsOf: other, at: startIndex)
  }
}
