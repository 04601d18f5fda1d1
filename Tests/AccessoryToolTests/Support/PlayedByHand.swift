import Foundation
import Testing

/// What tests of the tool in a real terminal share.
protocol PlayedByHand {
  /// Where the tool runs.
  var folder: Folder { get }
}

extension PlayedByHand {
  /// A form of two fields, which the tests play.
  static var form: String {
    """
    field amount keyboard=number-pad
    field name
    toolbar bar for=amount,name items=previous,next,flexible,cancel,done

    focus name
    expect focus amount

    """
  }

  /// A folder with the form in it.
  static func folderWithForm() throws -> Folder {
    let folder = try Folder()
    try folder.write(form, to: "form.events")
    return folder
  }

  /// A command that keeps what the terminal was set to before, and the tool's process.
  func command(_ arguments: String, environment: String = "") -> String {
    "stty -g >before; sh -c 'echo $$ >pid; exec env \(environment) \(ToolRun.path.path) "
      + "play \(arguments)' 2>errors"
  }

  /// Starts a play in a shell, and waits until it is shown.
  func start(_ terminal: TestTerminal, _ arguments: String) throws {
    try terminal.enter(command(arguments))
    try terminal.wait(for: "^C]")
  }

  /// Waits for the end and looks at what is left.
  func expectPeace(
    _ terminal: TestTerminal, status: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.waitForPrompt()
    #expect(try !terminal.isAlternate(), sourceLocation: sourceLocation)
    #expect(try !terminal.sendsClicks(), sourceLocation: sourceLocation)
    try terminal.enter("echo $? >status; stty -g >after; clear; echo over")
    try terminal.wait { $0.hasPrefix("over\n" + TestTerminal.prompt) }
    let after = try folder.text(of: "after")
    #expect(try folder.text(of: "before") == after, sourceLocation: sourceLocation)
    #expect(!after.isEmpty, sourceLocation: sourceLocation)
    let ended = try folder.text(of: "status")
    #expect(ended == "\(status)\n", sourceLocation: sourceLocation)
  }

  /// The number of the tool's process.
  var process: Int32 {
    get throws {
      try #require(
        Int32(try folder.text(of: "pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    }
  }

}
