internal import InputAccessory

/// An entry as the buffer keeps it: four words, which name the place of what does not fit into them.
///
/// A run makes dozens of entries for each event and reads few of them, so making one must cost
/// little; ``TraceEntry`` is made of it on demand.
struct TraceRecord {
  /// What of an entry's arguments the words hold.
  private enum Form: UInt8 {
    case none, answer, change, perform, outcome, text, move, depth, keyboard, aside
  }

  private let time: Double
  /// The line, and the turn above it.
  private let origin: UInt64
  /// From the lowest byte: the name, the form, a flag, an action or an outcome, and the subject.
  private let head: UInt64
  /// What the form says.
  private let payload: UInt64

  @inline(__always)
  private init(
    line: Int32, turn: Int32, time: Double, subject: ElementID, name: TraceName, form: Form,
    small: UInt8 = 0, other: UInt8 = 0, payload: UInt64 = 0
  ) {
    self.time = time
    origin = UInt64(UInt32(bitPattern: line)) | UInt64(UInt32(bitPattern: turn)) << 32
    head =
      UInt64(name.rawValue) | UInt64(form.rawValue) << 8 | UInt64(small) << 16
      | UInt64(other) << 24 | UInt64(UInt32(bitPattern: subject.rawValue)) << 32
    self.payload = payload
  }

  /// Makes a record.
  ///
  /// Inlined, so that where the kind of the arguments is written in the code, nothing but numbers is
  /// made of them. Arguments that do not fit are kept aside, by the trace.
  @inline(__always)
  init(
    line: Int32, turn: Int32, time: Double, subject: ElementID, name: TraceName,
    arguments: TraceEntry.Arguments, aside trace: Trace
  ) {
    var form = Form.aside
    var small: UInt8 = 0
    var other: UInt8 = 0
    var payload: UInt64 = 0
    switch arguments {
    case .none: form = .none
    case .answer(let answer):
      form = .answer
      small = answer ? 1 : 0
    case .change(let range, let text, let answer):
      // A key at a caret is nearly every change: the caret stands above the text's four bytes.
      if range.isEmpty, range.lowerBound < 1 << 24, text.utf8.count <= 4 {
        form = .change
        small = answer ? 1 : 0
        payload = Self.packed(text) | UInt64(range.lowerBound) << 40
      }
    case .perform(let action, let answer):
      if let number = Self.number(of: action) {
        form = .perform
        small = number
        other = answer ? 1 : 0
      }
    case .outcome(let action, let outcome):
      if let number = action.map(Self.number) ?? Self.noAction {
        form = .outcome
        small = number
        other = Self.number(of: outcome)
      }
    case .text(let text):
      if text.utf8.count <= 7 {
        form = .text
        payload = Self.packed(text)
      }
    case .move(let from, let to):
      form = .move
      payload =
        UInt64(UInt32(bitPattern: from.rawValue)) | UInt64(UInt32(bitPattern: to.rawValue)) << 32
    case .depth(let depth):
      form = .depth
      payload = UInt64(truncatingIfNeeded: depth)
    case .keyboard(let change):
      form = .keyboard
      payload = trace.keepAside(change)
    case .item, .key, .frame, .insets, .offset, .shift: break
    }
    if form == .aside { payload = trace.keepAside(arguments) }
    self.init(
      line: line, turn: turn, time: time, subject: subject, name: name, form: form, small: small,
      other: other, payload: payload)
  }

  /// Makes a record of a keyboard's change that is kept aside under a number already.
  @inline(__always)
  init(
    line: Int32, turn: Int32, time: Double, subject: ElementID, name: TraceName, change: UInt64
  ) {
    self.init(
      line: line, turn: turn, time: time, subject: subject, name: name, form: .keyboard,
      payload: change)
  }

  /// The subject's and the name's numbers.
  @inline(__always)
  var subjectAndName: (Int, Int) { (Int(truncatingIfNeeded: head >> 32), Int(head & 0xFF)) }

  /// Whether something is kept aside for the record.
  @inline(__always)
  var hasPartAside: Bool {
    UInt8(truncatingIfNeeded: head >> 8) >= Form.keyboard.rawValue
  }

  /// Lets go of what was kept aside before the record's own part.
  func forgetOlder(in aside: inout TraceAside) {
    switch form {
    case .keyboard: aside.changes.forget(before: payload)
    case .aside: aside.arguments.forget(before: payload)
    case .none, .answer, .change, .perform, .outcome, .text, .move, .depth: break
    }
  }

  /// The entry; `aside` has what was kept aside.
  func entry(aside: TraceAside) -> TraceEntry {
    let small = Int(head >> 16 & 0xFF)
    let other = Int(head >> 24 & 0xFF)
    let arguments: TraceEntry.Arguments
    switch form {
    case .none: arguments = .none
    case .answer: arguments = .answer(small == 1)
    case .change:
      let caret = Int(payload >> 40)
      arguments = .change(caret..<caret, unpacked, answer: small == 1)
    case .perform: arguments = .perform(Self.actions[small], answer: other == 1)
    case .outcome:
      arguments = .outcome(
        small == Int(Self.noAction) ? nil : Self.actions[small], Self.outcomes[other])
    case .text: arguments = .text(unpacked)
    case .move:
      arguments = .move(
        from: ElementID(rawValue: Int32(truncatingIfNeeded: payload)),
        to: ElementID(rawValue: Int32(truncatingIfNeeded: payload >> 32)))
    case .depth: arguments = .depth(Int(payload))
    case .keyboard: arguments = .keyboard(aside.changes[payload])
    case .aside: arguments = aside.arguments[payload]
    }
    return TraceEntry(
      line: Int32(truncatingIfNeeded: origin), turn: Int32(truncatingIfNeeded: origin >> 32),
      time: time, subject: ElementID(rawValue: Int32(truncatingIfNeeded: head >> 32)),
      name: TraceName.allCases[Int(head & 0xFF)], arguments: arguments)
  }

  // MARK: Numbers for what is small

  private var form: Form { Form(rawValue: UInt8(truncatingIfNeeded: head >> 8)) ?? .none }

  private static let noAction: UInt8 = 255
  private static let actions: [ToolbarAction] = [.done, .cancel, .previous, .next, .clear, .submit]
  private static let outcomes: [ActionOutcome] = [
    .done, .cancelled, .moved, .performed, .refused, .vetoed, .ignored,
  ]

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

  /// A text of up to seven UTF-8 bytes, its length in the lowest byte.
  private static func packed(_ text: String) -> UInt64 {
    let bytes = text.utf8
    var packed = UInt64(bytes.count)
    if bytes.count == 1 { return packed | UInt64(bytes[bytes.startIndex]) << 8 }
    var shift: UInt64 = 8
    for byte in bytes {
      packed |= UInt64(byte) << shift
      shift += 8
    }
    return packed
  }

  private var unpacked: String {
    String(
      decoding: (0..<payload & 0xFF).map { UInt8(truncatingIfNeeded: payload >> (8 + 8 * $0)) },
      as: UTF8.self)
  }
}
