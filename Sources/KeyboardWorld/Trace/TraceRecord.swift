internal import InputAccessory

/// An entry as the buffer keeps it: plain numbers, and the place of what does not fit into them.
///
/// A run makes dozens of entries for each event and reads few of them, so that making one must cost
/// little; ``TraceEntry`` is made of it on demand.
struct TraceRecord {
  /// What of an entry's arguments the numbers hold.
  enum Form: UInt8 {
    /// There are none.
    case none
    /// An answer.
    case answer
    /// A should-change question whose text fits into `second`.
    case change
    /// An action that is not an own item's, and an answer.
    case perform
    /// An action that is not an own item's, or none, and an outcome.
    case outcome
    /// A text that fits into `second`.
    case text
    /// Two elements.
    case move
    /// A depth.
    case depth
    /// They are kept aside, at the place `first`.
    case aside
  }

  var time: Double
  var line: Int32
  var turn: Int32
  var subject: Int32
  var name: TraceName
  var form: Form
  /// A flag, an action or an outcome, by the form.
  var small: UInt8 = 0
  var other: UInt8 = 0
  var first: Int32 = 0
  var second: UInt64 = 0

  /// Makes a record.
  ///
  /// Inlined, so that where the kind of the arguments is written in the code, nothing but numbers is
  /// made of them.
  ///
  /// - Parameter aside: Keeps arguments that do not fit and says under which number.
  @inline(__always)
  init(
    line: Int32, turn: Int32, time: Double, subject: ElementID, name: TraceName,
    arguments: TraceEntry.Arguments, aside: (TraceEntry.Arguments) -> Int32
  ) {
    self.time = time
    self.line = line
    self.turn = turn
    self.subject = subject.rawValue
    self.name = name
    switch arguments {
    case .none: form = .none
    case .answer(let answer):
      form = .answer
      small = answer ? 1 : 0
    case .change(let range, let text, let answer):
      // A range of one key's length is kept by its start and the text's place in the word.
      if range.lowerBound == range.upperBound, let start = Int32(exactly: range.lowerBound),
        let packed = Self.packed(text)
      {
        form = .change
        small = answer ? 1 : 0
        first = start
        second = packed
      } else {
        form = .aside
      }
    case .perform(let action, let answer):
      if let number = Self.number(of: action) {
        form = .perform
        small = number
        other = answer ? 1 : 0
      } else {
        form = .aside
      }
    case .outcome(let action, let outcome):
      if let number = action.map(Self.number) ?? Self.noAction {
        form = .outcome
        small = number
        other = Self.number(of: outcome)
      } else {
        form = .aside
      }
    case .text(let text):
      if let packed = Self.packed(text) {
        form = .text
        second = packed
      } else {
        form = .aside
      }
    case .move(let from, let to):
      form = .move
      first = from.rawValue
      second = UInt64(UInt32(bitPattern: to.rawValue))
    case .depth(let depth):
      form = .depth
      first = Int32(truncatingIfNeeded: depth)
    case .item, .keyboard, .key: form = .aside
    }
    if form == .aside { first = aside(arguments) }
  }

  /// Makes a record of arguments that are kept aside under a number already.
  init(
    line: Int32, turn: Int32, time: Double, subject: ElementID, name: TraceName, aside: Int32
  ) {
    self.time = time
    self.line = line
    self.turn = turn
    self.subject = subject.rawValue
    self.name = name
    form = .aside
    first = aside
  }

  /// The entry; `aside` has what was kept aside at a place.
  func entry(aside: (Int32) -> TraceEntry.Arguments) -> TraceEntry {
    let arguments: TraceEntry.Arguments =
      switch form {
      case .none: .none
      case .answer: .answer(small == 1)
      case .change:
        .change(Int(first)..<Int(first), Self.unpacked(second), answer: small == 1)
      case .perform: .perform(Self.actions[Int(small)], answer: other == 1)
      case .outcome:
        .outcome(
          small == Self.noAction ? nil : Self.actions[Int(small)],
          Self.outcomes[Int(other)])
      case .text: .text(Self.unpacked(second))
      case .move:
        .move(
          from: ElementID(rawValue: first),
          to: ElementID(rawValue: Int32(bitPattern: UInt32(truncatingIfNeeded: second))))
      case .depth: .depth(Int(first))
      case .aside: aside(first)
      }
    return TraceEntry(
      line: line, turn: turn, time: time, subject: ElementID(rawValue: subject), name: name,
      arguments: arguments)
  }

  // MARK: Numbers for what is small

  private static let noAction: UInt8 = 255
  private static let actions: [ToolbarAction] = [.done, .cancel, .previous, .next, .clear, .submit]

  @inline(__always)
  private static func number(of action: ToolbarAction) -> UInt8? {
    switch action {
    case .done: 0
    case .cancel: 1
    case .previous: 2
    case .next: 3
    case .clear: 4
    case .submit: 5
    case .item: nil
    }
  }

  private static let outcomes = ActionOutcome.allCases

  @inline(__always)
  private static func number(of outcome: ActionOutcome) -> UInt8 {
    switch outcome {
    case .done: 0
    case .cancelled: 1
    case .moved: 2
    case .performed: 3
    case .refused: 4
    case .vetoed: 5
    case .ignored: 6
    }
  }

  /// A text of up to seven UTF-8 bytes, its length in the lowest byte; `nil` for a longer one.
  private static func packed(_ text: String) -> UInt64? {
    let bytes = text.utf8
    guard bytes.count <= 7 else { return nil }
    var packed = UInt64(bytes.count)
    var shift: UInt64 = 8
    for byte in bytes {
      packed |= UInt64(byte) << shift
      shift += 8
    }
    return packed
  }

  private static func unpacked(_ packed: UInt64) -> String {
    let count = packed & 0xFF
    return String(
      decoding: (0..<count).map { UInt8(truncatingIfNeeded: packed >> (8 + 8 * $0)) },
      as: UTF8.self)
  }
}
