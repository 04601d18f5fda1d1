internal import InputAccessory

/// The profiles as text, for people to read: plain ASCII, columns aligned, a newline after each row.
public enum ProfileTable {
  /// Lists the devices, one a row, in the order of their names' declaration.
  ///
  /// Heights are those of the newest listed system that the device ran.
  public static func devices() -> String {
    let rows = DeviceProfile.Name.allCases.map { name in
      let device = DeviceProfile(name)
      let systems = device.systems
      let system = SystemProfile(systems.last ?? SystemProfile.defaultName)
      let keyboard = KeyboardGeometry(device: device, system: system)
      return [
        name.rawValue,
        device.idiom.rawValue,
        "\(points(device.screen.width))x\(points(device.screen.height))",
        pair { device.bottomSafeArea(in: $0) },
        pair { keyboard.height(for: .numberPad, in: $0).total },
        pair { keyboard.height(for: .default, in: $0).total },
        systems.map(\.rawValue).joined(separator: " "),
      ]
    }
    let legend = """

      Points, portrait/landscape. bottom: safe area. number pad, text: the keyboard's height on the
      newest system listed. Numbers under a heading: UIKit facts.
      Default: \(DeviceProfile.defaultName.rawValue).

      """
    return table(
      [
        ["device", "kind", "screen", "bottom", "number pad", "text", "ran"],
        ["", "", "4.5 4.6", "4.9", "4.5-4.7", "4.5 4.6", ""],
      ] + rows) + legend
  }

  /// Lists the systems, one a row, oldest first.
  public static func systems() -> String {
    let rows = SystemProfile.Name.allCases.map { name in
      let system = SystemProfile(name)
      let toolbar = system.toolbarHeights
      return [
        name.rawValue,
        "\(system.curve)",
        "\(system.duration)",
        system.changeFrameOrder.rawValue,
        system.handover.rawValue,
        system.rotatesScreen ? "turns" : "upright",
        "\(points(toolbar.regular))/\(points(toolbar.compact))",
        system.hasSuggestionBar ? "yes" : "no",
        system.keyboardIsInWindowAtWillShow ? "at will-show" : "a turn later",
        system.keyboardHierarchy.rawValue,
      ]
    }
    let legend = """

      frame news: change-frame notifications, before or after those of showing and hiding. toolbar:
      points, and on a phone in landscape. Numbers under a heading: UIKit facts.
      Default: \(SystemProfile.defaultName.rawValue).

      """
    return table(
      [
        [
          "system", "curve", "seconds", "frame news", "between fields", "screen", "toolbar",
          "suggests", "view ready", "keyboard view",
        ],
        ["", "3.10", "3.10", "3.1 3.4", "3.7", "4.2", "4.10 4.11", "4.5", "5.3", "5"],
      ] + rows) + legend
  }

  /// Aligns the columns of `rows`, two blanks apart.
  private static func table(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.utf8.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Writes the lengths of both orientations.
  private static func pair(_ length: (Orientation) -> Double) -> String {
    "\(points(length(.portrait)))/\(points(length(.landscape)))"
  }

  /// Writes a length, without a fraction of zero.
  private static func points(_ length: Double) -> String {
    let digits = "\(length)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
