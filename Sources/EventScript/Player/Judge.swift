internal import InputAccessory
internal import KeyboardWorld

/// Compares what a script expects with what a stage says.
///
/// An expectation that holds costs no text and no memory.
struct Judge {
  private let expectations: [Expectation]
  private let text: TraceText
  private var values: ValueText { text.values }

  init(_ script: Script) {
    text = TraceText(names: script.names)
    expectations = script.expectations
  }

  /// What is instead of what expectation `number` asks for; `nil` where it holds. Counts and traces
  /// begin at the entry `start`, or at the mark.
  ///
  /// - Throws: where it cannot be judged.
  func complaint(
    about number: Int, on stage: any Stage, from start: Int? = nil
  ) throws(StageError) -> String? {
    switch expectations[number].kind {
    case .focus(let input, let window):
      let actual =
        if let window { stage.focusedElement(in: window) } else { stage.focusedElement }
      return actual == input ? nil : name(actual)
    case .property(let element, let property, let expected):
      let actual = try stage.value(of: property, of: element)
      return holds(expected, actual) ? nil : values.value(actual)
    case .itemProperty(let bar, let action, let property, let expected):
      let actual = try stage.value(of: property, of: action, in: bar)
      return holds(expected, actual) ? nil : values.value(actual)
    case .item(let action, let bar, let isEnabled, let reason):
      return try complaint(of: action, in: bar, isEnabled: isEnabled, because: reason, on: stage)
    case .chain(let bar, let expected):
      let actual = try stage.chain(of: bar)
      return actual == expected ? nil : values.list(actual)
    case .order(let bar, let expected):
      let actual = try order(of: bar, on: stage)
      return actual == expected ? nil : Self.words(actual)
    case .visible(let element, let isVisible):
      let actual = try stage.value(of: .visible, of: element)
      if actual == .flag(isVisible) { return nil }
      return actual == .flag(!isVisible) ? Self.visibility(!isVisible) : values.value(actual)
    case .outcome(let expected):
      let actual = stage.lastOutcome
      return actual == expected ? nil : actual?.word ?? "none"
    case .result(let expected):
      let actual = stage.lastResult
      return actual == expected ? nil : actual.map(ValueText.answer) ?? "none"
    case .count(let pattern, let expected):
      let actual = try count(pattern, in: stage.trace, from: start)
      return actual == expected ? nil : String(actual)
    case .trace(let patterns):
      return try complaint(aboutOrder: patterns, in: stage.trace, from: start)
    case .traceOnly(let patterns):
      return try complaint(aboutAll: patterns, in: stage.trace, from: start)
    case .gone(let element, let isGone):
      let isAlive = stage.isAlive(element)
      return isAlive != isGone ? nil : isAlive ? "alive" : "gone"
    case .contract: return nil
    }
  }

  /// What is instead of what an invariant asks for after an event; `nil` where it holds. Counts and
  /// traces are of what the event caused.
  ///
  /// - Throws: where it cannot be judged.
  func complaint(
    aboutInvariant number: Int, after event: StageEvent, since invariants: Invariants,
    on stage: any Stage
  ) throws(StageError) -> String? {
    guard case .contract = expectations[number].kind else {
      return try complaint(about: number, on: stage, from: invariants.start)
    }
    guard let world = stage as? World else {
      throw StageError("the contract is judged in a world alone; run the script there")
    }
    guard let facts = invariants.facts else { return nil }
    guard stage.trace.dropped <= invariants.start else {
      throw StageError("one statement caused more entries than the trace keeps")
    }
    return world.brokenRule(by: event, since: facts, entriesFrom: invariants.start)
      .map { "\($0)" }
  }

  /// What expectation `number` asks for, in the words that ``complaint(about:on:)`` answers in.
  func expected(_ number: Int) -> String {
    switch expectations[number].kind {
    case .focus(let input, window: _): name(input)
    case .property(_, _, let value), .itemProperty(_, _, _, let value): values.value(value)
    case .item(_, bar: _, let isEnabled, let reason): Self.state(isEnabled, because: reason)
    case .chain(_, let elements): values.list(elements)
    case .order(_, let words): Self.words(words)
    case .visible(_, let isVisible): Self.visibility(isVisible)
    case .outcome(let outcome): outcome.word
    case .result(let result): ValueText.answer(result)
    case .count(_, let count): String(count)
    case .trace(let patterns), .traceOnly(let patterns):
      patterns.map(text.pattern).joined(separator: " ")
    case .gone(_, let isGone): isGone ? "gone" : "alive"
    case .contract: "every rule of the contract"
    }
  }

  private func name(_ element: ElementID?) -> String { element.map(values.name(of:)) ?? "none" }

  private static func visibility(_ isVisible: Bool) -> String { isVisible ? "visible" : "hidden" }

  private static func words(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: " ")
  }

  private static func state(_ isEnabled: Bool, because reason: String?) -> String {
    isEnabled ? "enabled" : reason.map { "disabled because " + $0 } ?? "disabled"
  }
}

// MARK: - Values

extension Judge {
  /// The largest distance between two places, in points, that count as the same: far less than a
  /// pixel, and more than arithmetic loses.
  private static let tolerance = 0.001

  /// Whether `actual` is what was expected.
  ///
  /// Texts are compared scalar by scalar: what merely looks the same is not. Points, sizes and
  /// frames may differ by a thousandth of a point, other numbers by nothing. Different kinds of
  /// values are the same where they are spelled the same.
  private func holds(_ expected: PropertyValue, _ actual: PropertyValue) -> Bool {
    switch (expected, actual) {
    case (.text(let left), .text(let right)):
      left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
    case (.number(let left), .number(let right)): left == right
    case (.point(let left), .point(let right)): Self.isSame(left, right)
    case (.size(let left), .size(let right)): Self.isSame(left, right)
    case (.rect(let left), .rect(let right)):
      Self.isSame(left.origin, right.origin) && Self.isSame(left.size, right.size)
    case (.insets(let left), .insets(let right)):
      Self.isSame(left.top, right.top) && Self.isSame(left.left, right.left)
        && Self.isSame(left.bottom, right.bottom) && Self.isSame(left.right, right.right)
    case (.items(let left), .items(let right)): Self.holds(left, right.filter { !$0.isHidden })
    case (.flag(let left), .flag(let right)): left == right
    case (.word(let left), .word(let right)): left == right
    case (.range(let left), .range(let right)): left == right
    case (.elements(let left), .elements(let right)): left == right
    case (.none, .none), (.everyInput, .everyInput): true
    default: values.value(expected) == values.value(actual)
    }
  }

  private static func isSame(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude <= tolerance
  }

  private static func isSame(_ left: Point, _ right: Point) -> Bool {
    isSame(left.x, right.x) && isSame(left.y, right.y)
  }

  private static func isSame(_ left: Size, _ right: Size) -> Bool {
    isSame(left.width, right.width) && isSame(left.height, right.height)
  }

  private static func holds(_ expected: [ToolbarItem], _ shown: [ToolbarItem]) -> Bool {
    expected.count == shown.count && zip(expected, shown).allSatisfy(holds)
  }

  /// A quoted title stands for whatever shows it; a word for what it names, and with a title of its
  /// own for both.
  private static func holds(_ expected: ToolbarItem, _ shown: ToolbarItem) -> Bool {
    if case .title = expected.kind, let title = expected.title {
      switch shown.kind {
      case .button, .title: return shown.displayedTitle == title
      case .flexible, .fixed: return false
      }
    }
    guard expected.kind == shown.kind else { return false }
    return expected.title.map { $0 == shown.displayedTitle } ?? true
  }
}

// MARK: - Bars

extension Judge {
  private func complaint(
    of action: ToolbarAction, in named: ElementID?, isEnabled: Bool, because reason: String?,
    on stage: any Stage
  ) throws(StageError) -> String? {
    guard let bar = named ?? stage.currentBar else { return "there is no bar" }
    let isActive = try stage.canPerform(action, in: bar)
    let obstacle = try stage.obstacle(to: action, in: bar)
    if isActive == isEnabled && (reason == nil || reason == obstacle) { return nil }
    return Self.state(isActive, because: obstacle)
  }

  /// The words of a bar's shown items from left to right.
  ///
  /// A bar's items run from right to left in some locales; where they do shows in the buttons'
  /// frames. A stage without frames is read from left to right.
  private func order(of bar: ElementID, on stage: any Stage) throws(StageError) -> [String] {
    guard case .items(let all) = try stage.value(of: .items, of: bar) else { return [] }
    let shown = all.filter { !$0.isHidden }
    var buttons: [(index: Int, frame: Rect)] = []
    for (index, item) in shown.enumerated() {
      guard let action = item.action else { continue }
      if case .rect(let frame)? = try? stage.value(of: .frame, of: action, in: bar) {
        buttons.append((index, frame))
      }
    }
    if stage.readsFromRightToLeft(bar) { return shown.reversed().map(ValueText.word) }
    guard let first = buttons.first, let last = buttons.last else {
      return shown.map(ValueText.word)
    }
    var isReversed = first.frame.minX > last.frame.minX
    if first.index == last.index, case .rect(let frame)? = try? stage.value(of: .frame, of: bar) {
      // A single button shows the direction by the side that the flexible spaces push it to.
      let before = shown[..<first.index].count { $0.kind == .flexible }
      let after = shown[first.index...].count { $0.kind == .flexible }
      let side = first.frame.minX + first.frame.maxX - frame.size.width
      isReversed = before > after ? side < 0 : before < after && side > 0
    }
    return isReversed ? shown.reversed().map(ValueText.word) : shown.map(ValueText.word)
  }
}

// MARK: - Traces

extension Judge {
  private func matches(_ entry: TraceEntry, _ pattern: Expectation.EntryPattern) -> Bool {
    guard entry.name == pattern.name && entry.subject == pattern.subject else { return false }
    guard let arguments = pattern.arguments else { return true }
    return (text.arguments(of: entry) ?? "") == arguments
  }

  /// The entries that are kept, made one at a time as they are looked at.
  private static func entries(
    of trace: Trace, from first: Int
  ) throws(StageError) -> some Sequence<TraceEntry> {
    if first < trace.dropped { throw droppedEntries(of: trace) }
    return (first..<trace.total).lazy.map { trace[$0] }
  }

  private func count(
    _ pattern: Expectation.EntryPattern, in trace: Trace, from start: Int?
  ) throws(StageError) -> Int {
    guard pattern.arguments != nil || start != nil else {
      return trace.count(of: pattern.name, by: pattern.subject)
    }
    return try Self.entries(of: trace, from: start ?? 0).count { matches($0, pattern) }
  }

  private func complaint(
    aboutOrder patterns: [Expectation.EntryPattern], in trace: Trace, from start: Int?
  ) throws(StageError) -> String? {
    guard !patterns.isEmpty else { return nil }
    var found = 0
    for entry in try Self.entries(of: trace, from: start ?? trace.dropped)
    where matches(entry, patterns[found]) {
      found += 1
      if found == patterns.count { return nil }
    }
    if start == nil, trace.dropped > 0 { throw Self.droppedEntries(of: trace) }
    let missing = "no " + text.pattern(patterns[found])
    return found == 0 ? missing : missing + " after " + text.pattern(patterns[found - 1])
  }

  private func complaint(
    aboutAll patterns: [Expectation.EntryPattern], in trace: Trace, from start: Int?
  ) throws(StageError) -> String? {
    let entries = try Self.entries(of: trace, from: start ?? 0)
    var found = 0
    var holds = true
    for entry in entries where isCounted(entry, by: patterns) {
      holds = holds && found < patterns.count && matches(entry, patterns[found])
      found += 1
    }
    if holds && found == patterns.count { return nil }
    let shown = entries.filter { isCounted($0, by: patterns) }
      .prefix(TraceExcerpt.length).map(described)
    let more = found - shown.count
    return Self.words(shown) + (more == 0 ? "" : " … (\(more) more)")
  }

  /// Whether `expect trace only` looks at the entry: the `did…` news of a named subject, and
  /// whatever stands in the expectation itself.
  private func isCounted(
    _ entry: TraceEntry, by patterns: [Expectation.EntryPattern]
  ) -> Bool {
    patterns.contains {
      $0.subject == entry.subject && (entry.name.isNews || $0.name == entry.name)
    }
  }

  private func described(_ entry: TraceEntry) -> String {
    text.pattern(
      Expectation.EntryPattern(
        subject: entry.subject, name: entry.name, arguments: text.arguments(of: entry)))
  }

  private static func droppedEntries(of trace: Trace) -> StageError {
    StageError(
      """
      this needs entries that are no longer kept: \(trace.total) since the mark, of which the \
      latest \(trace.capacity) are; put a 'mark' nearer
      """)
  }
}
