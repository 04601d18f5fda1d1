import Foundation

/// A terminal without a window, with a shell in it: tmux, of which each has a server of its own.
final class TestTerminal {
  /// Whether there is tmux on this machine.
  static let isThere = path != nil
  private static let path = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { $0 + "/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// How long anything may take, on a machine that does much else.
  private static let patience = 60.0

  /// What the shell shows when it waits.
  static let prompt = "ready>"

  private let name = "accessory-" + UUID().uuidString
  private let folder: Folder

  /// Opens a terminal of a size, with a shell in `folder`; what `environment` says holds for it.
  init(
    _ columns: Int = 80, _ rows: Int = 24, in folder: Folder, environment: [String: String] = [:]
  ) throws {
    self.folder = folder
    let variables = ["LC_ALL": "C.UTF-8", "PS1": Self.prompt, "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { $1 }
    let words = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    try tmux(
      ["-f", "/dev/null", "-u", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        + ["-c", folder.url.path, "env", "-u", "NO_COLOR"] + words + ["sh"])
    try wait { $0.contains(Self.prompt) }
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Types characters, and those of a sequence too, as they are.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", "--", text]) }

  /// Presses keys by the names that tmux has for them.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types a command and Return.
  func enter(_ command: String) throws {
    try type(command)
    try press("Enter")
  }

  /// Clicks on a cell, both counted from 0.
  func click(column: Int, row: Int) throws {
    try type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
  }

  /// Clicks on the first place where a text stands.
  func click(on text: String) throws {
    for (row, line) in try lines().enumerated() {
      guard let range = line.range(of: text) else { continue }
      return try click(column: line.distance(from: line.startIndex, to: range.lowerBound), row: row)
    }
    throw Failure(description: "there is no '\(text)' to click on:\n\(try screen())")
  }

  /// Pastes a text as a terminal does.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", "--", text])
    try tmux(["paste-buffer", "-p"])
  }

  /// Gives the terminal another size.
  func resize(_ columns: Int, _ rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Closes the terminal, as one closes a window.
  func close() throws { try tmux(["kill-server"]) }

  /// What stands on the screen, row by row.
  func lines() throws -> [String] {
    try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// What stands on the screen.
  func screen() throws -> String { try lines().joined(separator: "\n") }

  /// What stands on the screen, with the sequences for how it looks.
  func styledScreen() throws -> String { try tmux(["capture-pane", "-p", "-e"]) }

  /// Whether the alternate screen is shown.
  func isAlternate() throws -> Bool { try value(of: "alternate_on") == "1" }

  /// Whether clicks are sent to the program.
  func sendsClicks() throws -> Bool { try value(of: "mouse_any_flag") == "1" }

  private func value(of name: String) throws -> String {
    try tmux(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }

  /// Waits until the screen is as it should be.
  ///
  /// - Throws: what stands there, where it never comes to be so.
  func wait(until holds: (String) throws -> Bool) throws {
    let end = Date().addingTimeInterval(Self.patience)
    while Date() < end {
      if try holds(try screen()) { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw Failure(description: "this never came to be otherwise:\n\(try screen())")
  }

  /// Waits until the shell waits: nothing stands behind what it shows then.
  func waitForPrompt() throws {
    try wait { $0.split(separator: "\n").last { $0 != "" }.map(String.init) == Self.prompt }
  }

  /// Waits until a text stands on the screen.
  func wait(for text: String) throws { try wait { $0.contains(text) } }

  /// Something that did not come.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    guard let path = Self.path else { throw Failure(description: "there is no tmux") }
    let log = try Folder()
    let output = log.url.appendingPathComponent("output").path
    let status = CleanProcess.run(path, ["-L", name] + arguments, output: output)
    guard status == 0 else {
      throw Failure(description: "tmux \(arguments) ended with \(status)")
    }
    return try log.text(of: "output")
  }
}
