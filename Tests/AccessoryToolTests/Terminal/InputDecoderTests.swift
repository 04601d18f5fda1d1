import Testing

import accessory

struct InputDecoderTests {
  private func inputs(_ text: String) -> [TerminalInput] {
    var decoder = InputDecoder()
    return decoder.feed(text.utf8) + decoder.timeOut()
  }

  @Test(arguments: [
    ("ab", [TerminalInput.text("ab")]),
    ("é名👨‍👩‍👧", [.text("é名👨‍👩‍👧")]),
    ("a\rb", [.text("a"), .key(.return), .text("b")]),
    ("\n\t\u{7F}\u{8}", [.key(.return), .key(.tab), .key(.backspace), .key(.backspace)]),
    ("\u{3}", [.key(.character("c"), .control)]),
    ("\u{0}", [.key(.character(" "), .control)]),
    ("\u{1F}", [.key(.character("_"), .control)]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.key(.up), .key(.down), .key(.right), .key(.left)]),
    ("\u{1B}OA\u{1B}OH", [.key(.up), .key(.home)]),
    ("\u{1B}[Z", [.key(.tab, .shift)]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[8~", [.key(.home), .key(.end), .key(.home), .key(.end)]),
    ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.key(.forwardDelete), .key(.pageUp), .key(.pageDown)]),
    ("\u{1B}[1;2C", [.key(.right, .shift)]),
    ("\u{1B}[1;5D", [.key(.left, .control)]),
    ("\u{1B}[1;4D", [.key(.left, [.shift, .alt])]),
    ("\u{1B}[1;10C", [.key(.right, [.shift, .command])]),
    ("\u{1B}O5A", [.key(.up, .control)]),
    ("\u{1B}[a\u{1B}[3$", [.key(.up, .shift), .key(.forwardDelete, .shift)]),
    ("\u{1B}OM\u{1B}Op", [.key(.return), .text("0")]),
    (
      "\u{1B}[27u\u{1B}[9;2u\u{1B}[127;5u",
      [
        .key(.escape), .key(.tab, .shift), .key(.backspace, .control),
      ]
    ),
    ("\u{1B}[97;5u\u{1B}[97u", [.key(.character("a"), .control), .text("a")]),
    ("\u{1B}[1;1:3A\u{1B}[97;1:3u", [.unknown, .unknown]),
    ("\u{1B}[27;5;97~", [.key(.character("a"), .control)]),
    ("\u{1B}x\u{1B}\u{7F}", [.key(.character("x"), .alt), .key(.backspace, .alt)]),
    ("\u{1B}\u{1B}[A", [.key(.up, .alt)]),
    ("\u{1B}", [.key(.escape)]),
    ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
    ("\u{1B}[", [.key(.character("["), .alt)]),
    ("\u{1B}P", [.key(.character("p"), [.alt, .shift])]),
  ])
  func `keys and characters are told apart`(text: String, expected: [TerminalInput]) {
    #expect(inputs(text) == expected)
  }

  @Test(arguments: [
    ("\u{1B}[<0;3;5M", TerminalInput.press(column: 2, row: 4)),
    ("\u{1B}[<16;300;200M", .press(column: 299, row: 199)),
    ("\u{1B}[<64;1;1M", .wheel(isUp: true)),
    ("\u{1B}[<65;1;1M", .wheel(isUp: false)),
    ("\u{1B}[<0;3;5m", .unknown),
    ("\u{1B}[<32;3;5M", .unknown),
    ("\u{1B}[<2;3;5M", .unknown),
    ("\u{1B}[<0;0;5M", .unknown),
    ("\u{1B}[<0;99999999999;5M", .unknown),
    ("\u{1B}[<;;M", .unknown),
  ])
  func `the mouse presses on cells from 0`(text: String, expected: TerminalInput) {
    #expect(inputs(text) == [expected])
  }

  @Test(arguments: [
    "\u{1B}[[A", "\u{1B}[M !!", "\u{1B}[24;80R", "\u{1B}[?62;22c", "\u{1B}[?2026;2$y", "\u{1B}[I",
    "\u{1B}]11;rgb:00/00/00\u{7}", "\u{1B}]11;x\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[15~",
    "\u{1B}OP", "\u{1B}[57441u", "\u{1B}[5:z", "\u{1B}[99999999999999999999A",
  ])
  func `what means nothing here becomes no text`(text: String) {
    #expect(inputs(text + "x") == [.unknown, .text("x")])
  }

  @Test func `bytes may be cut anywhere`() {
    let text =
      "a名\u{1B}[1;2C\u{1B}[<0;3;5M\u{1B}[200~x\r\ny\u{1B}[201~\u{1B}]0;t\u{7}👍\u{1B}OA\u{1B}"
    let whole = inputs(text)
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()

      let parts = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...]) + decoder.timeOut()

      // A text that was cut comes in two parts.
      #expect(joined(parts) == joined(whole), "cut behind \(cut) bytes")
      #expect(!decoder.isWaiting)
    }
  }

  private func joined(_ inputs: [TerminalInput]) -> [TerminalInput] {
    inputs.reduce(into: []) { result, input in
      if case .text(let new) = input, case .text(let old)? = result.last {
        result[result.count - 1] = .text(old + new)
      } else {
        result.append(input)
      }
    }
  }

  @Test func `an escape waits for time`() {
    var decoder = InputDecoder()

    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80],
    [0xF4, 0x90, 0x80, 0x80],
    [0xC2, 0x9B], [0xC3], [0x80],
  ])
  func `bytes that are no text are none`(bytes: [UInt8]) {
    var decoder = InputDecoder()

    let inputs = decoder.feed(bytes) + decoder.timeOut() + decoder.feed([0x78])

    #expect(inputs.dropLast().allSatisfy { $0 == .unknown })
    #expect(inputs.last == .text("x"))
  }

  @Test func `a paste is one text with line feeds, whatever it holds`() {
    #expect(
      inputs("\u{1B}[200~a\rb\r\nc\u{1B}[A\u{3}\u{1B}[201~d") == [
        .paste("a\nb\nc\u{1B}[A\u{3}"), .text("d"),
      ])
  }

  @Test func `a paste is bounded`() {
    let long = String(repeating: "x", count: InputDecoder.longestPaste)

    #expect(inputs("\u{1B}[200~\(long)\u{1B}[201~") == [.paste(long)])
    #expect(inputs("\u{1B}[200~\(long)y\u{1B}[201~z") == [.pasteTooLong, .text("z")])
    #expect(inputs("\u{1B}[200~\(long)\(long)\(long)\u{1B}[201~z") == [.pasteTooLong, .text("z")])
  }

  @Test func `a sequence is bounded`() {
    var decoder = InputDecoder()

    let inputs = decoder.feed("\u{1B}[\(String(repeating: "1;", count: 500))A\r".utf8)

    #expect(inputs.first == .unknown)
    #expect(inputs.last == .key(.return))
  }

  @Test func `any bytes are taken`() {
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<2000 {
      var decoder = InputDecoder()
      for _ in 0..<40 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let special: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x3C, 0x7E, 0x32, 0x30]
        let byte = state & 1 == 0 ? special[Int(state >> 8 & 7)] : UInt8(state >> 8 & 0xFF)
        for case .text(let text) in decoder.feed([byte]) {
          #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
      }
      _ = decoder.timeOut()
    }
  }
}
