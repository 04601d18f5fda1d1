/// Makes what a terminal sends into keys, texts and clicks.
///
/// Bytes may be cut anywhere: what is not complete waits for the rest. Only time tells an Escape key
/// from the start of a sequence, so whoever reads calls ``timeOut()`` once nothing came for a while.
/// Sequences of VT100, xterm, rxvt, the Linux console and kitty are understood or passed over; none
/// becomes text. What is kept is bounded, whatever is sent.
package struct InputDecoder: Sendable {
  /// The longest paste that is taken, in bytes.
  package static let longestPaste = 1 << 20
  /// The longest sequence that is looked at, in bytes.
  static let longestSequence = 64

  enum State: Equatable, Sendable {
    case ground
    /// Inside a character: how many bytes are missing, its bits so far, and the least it may be.
    case character(missing: Int, bits: UInt32, least: UInt32, isAlt: Bool)
    /// Behind an Escape, or behind two.
    case escape(isAlt: Bool)
    /// Behind Escape and `[`: the parameters so far.
    case sequence([UInt8], isAlt: Bool)
    /// Behind Escape and `O`: the parameters so far.
    case keypad([UInt8], isAlt: Bool)
    /// Inside a text that the terminal sends, up to BEL or Escape and `\`; begun by a byte.
    case string(by: UInt8, isEmpty: Bool, isAfterEscape: Bool)
    /// So many bytes that mean nothing here.
    case skip(Int)
    case paste
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var typed = ""
  private var pasted: [UInt8] = []
  private var isPasteTooLong = false
  private var inputs: [TerminalInput] = []

  /// Makes a decoder that waits for the first byte.
  package init() {}

  /// Whether something was begun that time would end.
  package var isWaiting: Bool { state != .ground && state != .paste }

  /// Takes bytes as they come.
  ///
  /// - Returns: What they complete, in order; characters that come together are one text.
  /// - Complexity: O(*n*)
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in bytes { take(byte) }
    return takeInputs()
  }

  /// Ends what was begun, since nothing more came.
  package mutating func timeOut() -> [TerminalInput] {
    switch state {
    case .ground, .paste: break
    case .escape(let isAlt):
      emit(.key(.escape))
      if isAlt { emit(.key(.escape)) }
      state = .ground
    case .sequence([], _):
      emit(.key(.character("["), .alt))
      state = .ground
    case .keypad([], _):
      emit(.key(.character("o"), [.alt, .shift]))
      state = .ground
    case .string(let byte, isEmpty: true, _):
      emit(alt: byte)
      state = .ground
    case .character, .sequence, .keypad, .string, .skip:
      emit(.unknown)
      state = .ground
    }
    return takeInputs()
  }

  private mutating func takeInputs() -> [TerminalInput] {
    flushText()
    defer { inputs.removeAll(keepingCapacity: true) }
    return inputs
  }

  private mutating func flushText() {
    guard !typed.isEmpty else { return }
    inputs.append(.text(typed))
    typed = ""
  }

  private mutating func emit(_ input: TerminalInput) {
    flushText()
    inputs.append(input)
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeFirst(byte, isAlt: false)
    case .character(let missing, let bits, let least, let isAlt):
      guard byte & 0xC0 == 0x80 else {
        state = .ground
        emit(.unknown)
        return take(byte)
      }
      let all = bits << 6 | UInt32(byte & 0x3F)
      if missing > 1 {
        state = .character(missing: missing - 1, bits: all, least: least, isAlt: isAlt)
      } else {
        state = .ground
        finishCharacter(all, least: least, isAlt: isAlt)
      }
    case .escape(let isAlt): takeBehindEscape(byte, isAlt: isAlt)
    case .sequence(let parameters, let isAlt):
      takeInSequence(byte, parameters, isAlt: isAlt, isKeypad: false)
    case .keypad(let parameters, let isAlt):
      takeInSequence(byte, parameters, isAlt: isAlt, isKeypad: true)
    case .string(let start, _, let isAfterEscape):
      if byte == 0x07 || byte == 0x9C || isAfterEscape && byte == UInt8(ascii: "\\") {
        state = .ground
        emit(.unknown)
      } else {
        state = .string(by: start, isEmpty: false, isAfterEscape: byte == 0x1B)
      }
    case .skip(let count):
      state = count > 1 ? .skip(count - 1) : .ground
      if count <= 1 { emit(.unknown) }
    case .paste: takeInPaste(byte)
    }
  }

  /// Takes a byte that begins something, with Alt held down where an Escape stood before it.
  private mutating func takeFirst(_ byte: UInt8, isAlt: Bool) {
    let modifiers: TerminalInput.Modifiers = isAlt ? .alt : []
    switch byte {
    case 0x1B: state = .escape(isAlt: false)
    case 0x0D, 0x0A: emit(.key(.return, modifiers))
    case 0x09: emit(.key(.tab, modifiers))
    case 0x7F, 0x08: emit(.key(.backspace, modifiers))
    case 0x00: emit(.key(.character(" "), modifiers.union(.control)))
    case 0x01...0x1A:
      emit(.key(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control)))
    case 0x1C...0x1F:
      emit(.key(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control)))
    case 0x20...0x7E:
      if isAlt { emit(alt: byte) } else { typed.unicodeScalars.append(Unicode.Scalar(byte)) }
    case 0xC2...0xDF:
      state = .character(missing: 1, bits: UInt32(byte & 0x1F), least: 0x80, isAlt: isAlt)
    case 0xE0...0xEF:
      state = .character(missing: 2, bits: UInt32(byte & 0x0F), least: 0x800, isAlt: isAlt)
    case 0xF0...0xF4:
      state = .character(missing: 3, bits: UInt32(byte & 0x07), least: 0x10000, isAlt: isAlt)
    default: emit(.unknown)
    }
  }

  private mutating func finishCharacter(_ bits: UInt32, least: UInt32, isAlt: Bool) {
    guard bits >= least, bits >= 0xA0, let scalar = Unicode.Scalar(bits) else {
      return emit(.unknown)
    }
    if isAlt {
      emit(.key(.character(Character(scalar)), .alt))
    } else {
      typed.unicodeScalars.append(scalar)
    }
  }

  private mutating func emit(alt byte: UInt8) {
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    let letter = Character(Unicode.Scalar(isCapital ? byte + 0x20 : byte))
    emit(.key(.character(letter), isCapital ? [.alt, .shift] : .alt))
  }

  private mutating func takeBehindEscape(_ byte: UInt8, isAlt: Bool) {
    state = .ground
    switch byte {
    case 0x1B:
      if isAlt { emit(.key(.escape)) }
      state = .escape(isAlt: true)
    case UInt8(ascii: "["): state = .sequence([], isAlt: isAlt)
    case UInt8(ascii: "O"): state = .keypad([], isAlt: isAlt)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(by: byte, isEmpty: true, isAfterEscape: false)
    default:
      if isAlt { emit(.key(.escape)) }
      takeFirst(byte, isAlt: true)
    }
  }

  private mutating func takeInSequence(
    _ byte: UInt8, _ parameters: [UInt8], isAlt: Bool, isKeypad: Bool
  ) {
    switch byte {
    case 0x1B:
      emit(.unknown)
      state = .escape(isAlt: false)
    case 0x18, 0x1A:
      emit(.unknown)
      state = .ground
    case UInt8(ascii: "[") where parameters.isEmpty && !isKeypad:
      // The function keys of the Linux console have one more byte.
      state = .skip(1)
    case UInt8(ascii: "M") where parameters.isEmpty && !isKeypad:
      // A mouse that counts in bytes, which was not asked for.
      state = .skip(3)
    case 0x40...0x7E: finishSequence(byte, parameters, isAlt: isAlt, isKeypad: isKeypad)
    case UInt8(ascii: "$") where !isKeypad && parameters.first.map(Self.isDigit) == true:
      // rxvt ends keys with Shift held down by this one.
      finishSequence(byte, parameters, isAlt: isAlt, isKeypad: false)
    default:
      guard byte >= 0x20, byte < 0x7F, parameters.count < Self.longestSequence else {
        state = .ground
        return emit(.unknown)
      }
      state =
        isKeypad
        ? .keypad(parameters + [byte], isAlt: isAlt) : .sequence(parameters + [byte], isAlt: isAlt)
    }
  }

  private mutating func finishSequence(
    _ last: UInt8, _ parameters: [UInt8], isAlt: Bool, isKeypad: Bool
  ) {
    state = .ground
    if isKeypad {
      emit(KeySequence.keypad(last, parameters, isAlt: isAlt))
    } else if last == UInt8(ascii: "~"), parameters == Array("200".utf8) {
      flushText()
      state = .paste
    } else {
      emit(KeySequence.input(last, parameters, isAlt: isAlt))
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  // MARK: Pastes

  private mutating func takeInPaste(_ byte: UInt8) {
    pasted.append(byte)
    if byte == UInt8(ascii: "~"), pasted.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      pasted.removeLast(Self.pasteEnd.count)
      isPasteTooLong = isPasteTooLong || pasted.count > Self.longestPaste
      emit(isPasteTooLong ? .pasteTooLong : .paste(Self.text(of: pasted)))
      pasted = []
      isPasteTooLong = false
      state = .ground
    } else if pasted.count > Self.longestPaste + Self.pasteEnd.count {
      isPasteTooLong = true
      pasted.removeFirst(pasted.count - Self.pasteEnd.count)
    }
  }

  /// The text of a paste; terminals send a carriage return for each line end.
  private static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isAfterReturn = false
    for byte in bytes {
      if byte == 0x0A && isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = byte == 0x0D
      result.append(isAfterReturn ? 0x0A : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
