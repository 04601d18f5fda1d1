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
    var kind: Kind
  }

  private(set) var lastStep: Step?
  private var earlier: [Step] = []
  private var undone: [Step] = []
  private var isRunOpen = false

  var canUndo: Bool { lastStep != nil }
  var canRedo: Bool { !undone.isEmpty }
  var nextStep: Step? { undone.last }

  /// Remembers a change; what takes nothing and brings nothing is none.
  mutating func record(at start: Int, removed: String, inserted: String, as kind: Kind) {
    // While a run is open nothing is undone.
    if isRunOpen, join(start, removed, inserted, kind) { return }
    if removed.isEmpty && inserted.isEmpty { return }
    if !undone.isEmpty { undone.removeAll() }
    if let lastStep { earlier.append(lastStep) }
    lastStep = Step(start: start, removed: removed, inserted: inserted, kind: kind)
    isRunOpen = kind != .single
  }

  private mutating func join(
    _ start: Int, _ removed: String, _ inserted: String, _ kind: Kind
  ) -> Bool {
    guard let last = lastStep, last.kind == kind else { return false }
    let end = last.start + last.inserted.utf16.count
    switch kind {
    case .typing where removed.isEmpty && start == end:
      lastStep?.inserted += inserted
    case .deletion where inserted.isEmpty && start + removed.utf16.count == last.start:
      lastStep?.removed = removed + last.removed
      lastStep?.start = start
    case .deletion where inserted.isEmpty && start == last.start:
      lastStep?.removed += removed
    case .composition where start == last.start && start + removed.utf16.count == end:
      lastStep?.inserted = inserted
      if inserted.isEmpty && last.removed.isEmpty {
        lastStep = earlier.popLast()
        isRunOpen = false
      }
    case .typing, .deletion, .composition, .single:
      return false
    }
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
