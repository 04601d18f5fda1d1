internal import InputAccessory
internal import KeyboardRules
internal import KeyboardWorld

/// Where the keys of a keyboard stand.
///
/// The digits and the separator of pads are the model's. The letters are those of the language's usual
/// keyboard where the table has it, else those of the Latin one; they are drawn and mean nothing else.
struct KeyArrangement {
  /// The bar with suggestions; `nil` without.
  let suggestionBar: Rect?
  /// The keys, row by row.
  let rows: [[Scene.Key]]

  private typealias Legend = (label: String, role: Scene.Key.Role, share: Double)

  init(_ seen: SeenKeyboard, in world: World) {
    let frame = seen.frame
    let top = frame.minY + seen.accessoryHeight
    let bar = seen.height.suggestionBar
    suggestionBar =
      bar > 0 ? Rect(x: frame.minX, y: top, width: frame.size.width, height: bar) : nil
    let body = Rect(
      x: frame.minX, y: top + bar, width: frame.size.width,
      height: max(0, frame.size.height - seen.accessoryHeight - bar - seen.height.bottom))
    if world.device.idiom == .phone, !seen.type.hasReturnKey {
      rows = Self.pad(seen.type, in: body, world.inputLocale)
    } else {
      let legends = Self.legends(seen, world.inputLocale)
      rows = Self.place(legends, in: body, isSplit: seen.place == .split).map { row in
        row.map { key in
          var key = key
          if key.role == .return { key.isEnabled = seen.isReturnEnabled }
          return key
        }
      }
    }
  }

  // MARK: Pads

  private static func pad(
    _ type: KeyboardType, in body: Rect, _ locale: InputLocale
  ) -> [[Scene.Key]] {
    guard let grid = PadGrid(body: body.size) else { return [] }
    let isLocal = type == .numberPad || type == .decimalPad
    let digits = isLocal ? locale.padDigits.map { String($0) } : (0...9).map { String($0) }
    let corner: Legend =
      switch type {
      case .decimalPad: (String(locale.padSeparator), .character, 1)
      case .phonePad: ("+*#", .more, 1)
      default: ("", .none, 1)
      }
    var legends: [[Legend]] = stride(from: 1, to: 10, by: 3).map { first in
      digits[first..<first + 3].map { ($0, .character, 1) }
    }
    legends.append([corner, (digits[0], .character, 1), ("⌫", .delete, 1)])
    return legends.enumerated().map { row, keys in
      keys.enumerated().map { column, key in
        Scene.Key(
          label: key.label, role: key.role, isEnabled: true,
          frame: grid.cell(column: column, row: row).moved(by: body.origin))
      }
    }
  }

  // MARK: Full keyboards

  private static func legends(_ seen: SeenKeyboard, _ locale: InputLocale) -> [[Legend]] {
    let title = returnTitle(seen.returnKey)
    guard seen.type != .numbersAndPunctuation && seen.type.hasReturnKey else {
      // A tablet shows these for a pad, too (8.2).
      return [
        characters(locale.padDigits.map { String($0) }.rotatedByOne),
        characters("-/:;()$&@\"".map { String($0) }),
        [("#+=", .more, 1.5)] + characters(".,?!'".map { String($0) }) + [("⌫", .delete, 1.5)],
        [("ABC", .more, 2), ("", .space, 5), (title, .return, 3)],
      ]
    }
    let isLatin = seen.type == .asciiCapable || seen.type == .emailAddress || seen.type == .url
    let letters = LetterRows.rows(for: isLatin ? "en" : locale.identifier)
    var last: [Legend] = [("123", .more, 2)]
    switch seen.type {
    case .url: last += [(".", .character, 1.5), ("/", .character, 1.5), (".com", .character, 2)]
    case .emailAddress: last += [("", .space, 3), ("@", .character, 1), (".", .character, 1)]
    case .twitter: last += [("", .space, 3), ("@", .character, 1), ("#", .character, 1)]
    case .webSearch: last += [("", .space, 4), (".", .character, 1)]
    default: last += [("", .space, 5)]
    }
    return [
      characters(letters[0]), characters(letters[1]),
      [("⇧", .shift, 1.3)] + characters(letters[2]) + [("⌫", .delete, 1.3)],
      last + [(title, .return, 3)],
    ]
  }

  private static func characters(_ labels: [String]) -> [Legend] {
    labels.map { ($0, .character, 1) }
  }

  private static func returnTitle(_ type: ReturnKeyType) -> String {
    switch type {
    case .default: "return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo!"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }

  /// Puts rows into a body: the longest row fills it, shorter ones stand in its middle.
  private static func place(
    _ legends: [[Legend]], in body: Rect, isSplit: Bool
  ) -> [[Scene.Key]] {
    let most = legends.map { $0.reduce(0) { $0 + $1.share } }.max() ?? 1
    let height = body.size.height / Double(legends.count)
    // Each half of a split keyboard takes two fifths of the width.
    let unit = body.size.width * (isSplit ? 0.8 : 1) / most
    let gap = isSplit ? body.size.width * 0.2 : 0
    return legends.enumerated().map { index, row in
      let width = row.reduce(0) { $0 + $1.share } * unit
      var x = body.minX + (body.size.width - gap - width) / 2
      var keys: [Scene.Key] = []
      for (place, key) in row.enumerated() {
        let jump = place >= (row.count + 1) / 2 ? gap : 0
        keys.append(
          Scene.Key(
            label: key.label, role: key.role, isEnabled: true,
            frame: Rect(
              x: x + jump + 3, y: body.minY + height * Double(index) + 5,
              width: max(0, key.share * unit - 6), height: max(0, height - 10))))
        x += key.share * unit
      }
      return keys
    }
  }
}

extension [String] {
  /// The first one last, as digits stand in a row.
  fileprivate var rotatedByOne: [String] { Array(dropFirst() + prefix(1)) }
}
