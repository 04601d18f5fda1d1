/// What the sequences of terminals mean.
enum KeySequence {
  /// The meaning of Escape, `[`, parameters and a last byte.
  static func input(_ last: UInt8, _ parameters: [UInt8], isAlt: Bool) -> TerminalInput {
    if parameters.first == UInt8(ascii: "<") { return mouse(last, parameters.dropFirst()) }
    guard let numbers = numbers(in: parameters[...]), !isRelease(numbers) else { return .unknown }
    let modifiers = modifiers(in: numbers, isAlt: isAlt)
    switch last {
    case UInt8(ascii: "Z"): return .key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      guard let number = numbers.first?.first else { return .unknown }
      if number == 27, last == UInt8(ascii: "~"), numbers.count == 3, let code = numbers[2].first {
        return character(code, modifiers)
      }
      guard let key = numbered[number] else { return .unknown }
      switch last {
      case UInt8(ascii: "$"): return .key(key, modifiers.union(.shift))
      case UInt8(ascii: "^"): return .key(key, modifiers.union(.control))
      case UInt8(ascii: "@"): return .key(key, modifiers.union([.control, .shift]))
      default: return .key(key, modifiers)
      }
    case UInt8(ascii: "u"):
      guard let code = numbers.first?.first else { return .unknown }
      return character(code, modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // Arrows of rxvt with Shift.
      guard let key = lettered[last - 0x20], parameters.isEmpty else { return .unknown }
      return .key(key, modifiers.union(.shift))
    default: return lettered[last].map { .key($0, modifiers) } ?? .unknown
    }
  }

  /// The meaning of Escape, `O`, parameters and a last byte.
  static func keypad(_ last: UInt8, _ parameters: [UInt8], isAlt: Bool) -> TerminalInput {
    guard let numbers = numbers(in: parameters[...]) else { return .unknown }
    // Some put the modifiers first, as there is nothing else to say.
    let padded = numbers.count == 1 ? [[1]] + numbers : numbers
    let modifiers = modifiers(in: padded, isAlt: isAlt)
    switch last {
    case UInt8(ascii: "M"): return .key(.return, modifiers)
    case UInt8(ascii: "I"): return .key(.tab, modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // Arrows of rxvt with Control.
      return lettered[last - 0x20].map { .key($0, modifiers.union(.control)) } ?? .unknown
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return .text(String(UnicodeScalar(last - 0x40)))
    default: return lettered[last].map { .key($0, modifiers) } ?? .unknown
    }
  }

  private static let lettered: [UInt8: TerminalInput.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbered: [Int: TerminalInput.Key] = [
    1: .home, 2: .insert, 3: .forwardDelete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// A key that is told by the number of its character, as xterm and kitty can.
  private static func character(
    _ code: Int, _ modifiers: TerminalInput.Modifiers
  ) -> TerminalInput {
    switch code {
    case 9: return .key(.tab, modifiers)
    case 13, 57414: return .key(.return, modifiers)
    case 27: return .key(.escape, modifiers)
    case 8, 127: return .key(.backspace, modifiers)
    case 57399...57408: return .text(String(code - 57399))
    // What kitty has for keys that are no characters, and what Unicode keeps for such uses.
    case 0xE000...0xF8FF: return .unknown
    default:
      guard let code = UInt32(exactly: code), code >= 0x20, !(0x7F...0x9F).contains(code),
        let scalar = Unicode.Scalar(code)
      else { return .unknown }
      let isPlain = modifiers.subtracting(.shift).isEmpty
      guard isPlain else {
        let letter = scalar.properties.lowercaseMapping.first ?? Character(scalar)
        return .key(.character(letter), modifiers)
      }
      let text = String(Character(scalar))
      return .text(modifiers.contains(.shift) ? scalar.properties.uppercaseMapping : text)
    }
  }

  /// The numbers between semicolons, each with those behind its colons; 0 where nothing stands.
  /// `nil` where something else stands there, or a number is too large for anything.
  private static func numbers(in parameters: ArraySlice<UInt8>) -> [[Int]]? {
    if parameters.isEmpty { return [] }
    var all: [[Int]] = [[0]]
    for byte in parameters {
      switch byte {
      case 0x30...0x39:
        let number = all[all.count - 1].removeLast() * 10 + Int(byte - 0x30)
        guard number < 10_000_000 else { return nil }
        all[all.count - 1].append(number)
      case UInt8(ascii: ":"): all[all.count - 1].append(0)
      case UInt8(ascii: ";"): all.append([0])
      default: return nil
      }
    }
    return all
  }

  private static func modifiers(in numbers: [[Int]], isAlt: Bool) -> TerminalInput.Modifiers {
    var result: TerminalInput.Modifiers = isAlt ? .alt : []
    guard numbers.count > 1, let number = numbers[1].first, number > 1 else { return result }
    let bits = number - 1
    if bits & 1 != 0 { result.insert(.shift) }
    if bits & 2 != 0 { result.insert(.alt) }
    if bits & 4 != 0 { result.insert(.control) }
    if bits & 8 != 0 { result.insert(.command) }
    return result
  }

  /// Whether kitty tells that a key was let go.
  private static func isRelease(_ numbers: [[Int]]) -> Bool {
    numbers.count > 1 && numbers[1].count > 1 && numbers[1][1] == 3
  }

  private static func mouse(_ last: UInt8, _ parameters: ArraySlice<UInt8>) -> TerminalInput {
    guard last == UInt8(ascii: "M"), let numbers = numbers(in: parameters), numbers.count == 3,
      let button = numbers[0].first, let column = numbers[1].first, let row = numbers[2].first,
      column > 0, row > 0
    else { return .unknown }
    // 4, 8 and 16 are what is held down; 32 is a mouse that moves.
    switch button & ~28 {
    case 0: return .press(column: column - 1, row: row - 1)
    case 64: return .wheel(isUp: true)
    case 65: return .wheel(isUp: false)
    default: return .unknown
    }
  }
}
