internal import EventScript
public import KeyboardWorld

/// Calls in the order in which they came, to be compared with what a test expects.
///
/// A log keeps the latest ``capacity`` calls since it was cleared; counts stay exact beyond. Where a
/// comparison needs calls that are no longer kept, it fails and says so.
public struct CallLog: Sendable {
  /// How many calls are kept unless said otherwise.
  public static let defaultCapacity = Trace.defaultCapacity

  private struct Kind: Hashable {
    var subject: String
    var name: TraceName
  }

  /// How many calls are kept; at least 1.
  public let capacity: Int
  // Up to twice as many are kept, so that letting go of the oldest costs little.
  private var forgotten = 0
  private var kept: [RecordedCall] = []
  private var counts: [Kind: Int] = [:]
  private var names: [String]
  private(set) var text: TraceText
  /// What was asked of the log's recorder and cannot be, first of all; every comparison tells it.
  private(set) var complaint: String?

  /// Makes an empty log.
  ///
  /// - Parameter capacity: How many calls it keeps; less than 1 is taken for 1.
  public init(capacity: Int = CallLog.defaultCapacity) {
    self.init(names: Self.reservedNames, capacity: capacity)
  }

  /// Makes a log of what a world, or another stage, has in its trace.
  ///
  /// - Parameters:
  ///   - trace: The trace; its entries since the mark are taken, and what it no longer keeps counts
  ///     as dropped.
  ///   - names: The name of each element by its id's number, as a script has them (``/EventScript``'s
  ///     `Script.names`).
  public init(of trace: Trace, names: [String]) {
    self.init(names: names, capacity: trace.capacity)
    forgotten = trace.dropped
    for entry in trace.entries { append(entry, state: nil) }
    guard trace.dropped > 0 else { return }
    for (number, subject) in names.enumerated() {
      for name in TraceName.allCases {
        counts[Kind(subject: subject, name: name)] = trace.count(
          of: name, by: ElementID(rawValue: Int32(truncatingIfNeeded: number)))
      }
    }
  }

  /// Makes an empty log that has names already, by their numbers.
  init(names: [String], capacity: Int) {
    self.capacity = max(capacity, 1)
    self.names = names
    text = TraceText(names: names)
  }

  /// What the numbers stand for that no name is given to.
  private static let reservedNames = {
    var names = [String](repeating: "", count: Int(ElementID.firstDeclared.rawValue))
    names[Int(ElementID.window.rawValue)] = "window"
    return names
  }()

  // MARK: Reading

  /// The calls that are kept, oldest first.
  public var calls: [RecordedCall] {
    kept.count > capacity ? Array(kept.suffix(capacity)) : kept
  }

  /// The calls that are kept, oldest first, in the words of the event script.
  public var lines: [String] { calls.map(\.description) }

  /// The call at a position since the log was cleared; `nil` where it is not kept.
  func call(at position: Int) -> RecordedCall? {
    let place = position - forgotten
    return kept.indices.contains(place) ? kept[place] : nil
  }

  /// How many calls there were since the log was cleared, kept or not.
  public var total: Int { forgotten + kept.count }

  /// How many of the calls since the log was cleared are no longer kept.
  public var dropped: Int { max(forgotten, total - capacity) }

  /// The latest call of a name by a subject; `nil` where none is kept.
  ///
  /// - Complexity: O(*n*)
  public func last(_ name: TraceName, by subject: String) -> RecordedCall? {
    calls.last { $0.entry.name == name && $0.subject == subject }
  }

  /// How often a subject made calls of a name since the log was cleared; exact even where calls were
  /// dropped.
  public func count(of name: TraceName, by subject: String) -> Int {
    counts[Kind(subject: subject, name: name)] ?? 0
  }

  /// The subjects that have a name here.
  var subjects: [String] { names.filter { !$0.isEmpty } }

  // MARK: Writing

  /// Forgets everything before now, as `mark` does in a script.
  public mutating func clear() {
    kept.removeAll()
    counts.removeAll()
    forgotten = 0
  }

  /// The number of a name; `nil` where nothing has it.
  func knownNumber(for name: String) -> ElementID? {
    guard !name.isEmpty, let known = names.firstIndex(of: name) else { return nil }
    return ElementID(rawValue: Int32(known))
  }

  /// Gives a name a number.
  mutating func number(for name: String) -> ElementID {
    if let known = knownNumber(for: name) { return known }
    names.append(name)
    text = TraceText(names: names)
    return ElementID(rawValue: Int32(names.count - 1))
  }

  /// Has every comparison fail with what is wrong.
  mutating func complain(_ complaint: String) {
    if self.complaint == nil { self.complaint = complaint }
  }

  /// Has every comparison fail because nothing is called `name`.
  mutating func complain(about name: String) {
    complain(strangerProblem(name) ?? "nothing recorded has a name that is empty")
  }

  /// Adds a call.
  ///
  /// - Returns: Its position, from 0, since the log was cleared.
  @discardableResult
  mutating func append(_ entry: TraceEntry, state: InputSnapshot?) -> Int {
    let subject = text.values.name(of: entry.subject)
    if kept.count >= 2 * capacity {
      forgotten += kept.count - capacity
      kept.removeFirst(kept.count - capacity)
    }
    kept.append(
      RecordedCall(
        entry: entry, subject: subject, state: state, description: text.line(for: entry)))
    counts[Kind(subject: subject, name: entry.name), default: 0] += 1
    return total - 1
  }

  /// Gives the call at a position other arguments, if it is still kept.
  mutating func replaceArguments(at position: Int, by arguments: TraceEntry.Arguments) {
    let place = position - forgotten
    guard kept.indices.contains(place) else { return }
    kept[place].entry.arguments = arguments
    kept[place].description = text.line(for: kept[place].entry)
  }
}
