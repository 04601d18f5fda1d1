/// What a command line asks for.
package enum Command: Equatable, Sendable {
  /// Run scripts.
  case run(RunOptions)
  /// Look for errors in scripts without running them.
  case check([String])
  /// Print scripts in their standard form, or bring the files into it.
  case format([String], isInPlace: Bool)
  /// Search every order of events.
  case explore(ExploreOptions)
  /// Draw a script as pictures, or each of several that fails.
  case draw(DrawOptions)
  /// Have a person play on from a script.
  case play(PlayOptions)
  /// List the devices, or the systems.
  case devices(systems: Bool)
  /// Explain the tool, or a command of it.
  case help(CommandName?)
  /// Print the version.
  case version
}

/// The commands by their words.
package enum CommandName: String, CaseIterable, Sendable {
  /// Runs scripts.
  case run
  /// Looks for errors.
  case check
  /// Prints the standard form.
  case format
  /// Searches.
  case explore
  /// Draws scripts.
  case draw
  /// Shows a form in the terminal.
  case play
  /// Lists profiles.
  case devices
}

/// What `run` is to do.
package struct RunOptions: Equatable, Sendable {
  /// How the trace is printed.
  package enum TraceFormat: String, CaseIterable, Sendable {
    /// In the words of the language.
    case text
    /// As JSON Lines.
    case jsonl
  }

  /// The scripts, folders and `-`, in order.
  package var files: [String] = []
  /// Prints the trace; `nil` does not.
  package var trace: TraceFormat?
  /// Where the JUnit report goes.
  package var junit: String?
  /// The folder that gets a page for each script that fails; `nil` draws nothing.
  package var html: String?
  /// Whether only failures and the last line are printed.
  package var isQuiet = false
  /// How many files run at the same time.
  package var jobs = 1
  /// How many statements a script may execute; `nil` is the player's own limit.
  package var limit: Int?

  /// Makes the options that a command line without any has.
  package init(files: [String] = []) {
    self.files = files
  }
}

/// What `explore` is to do.
package struct ExploreOptions: Equatable, Sendable {
  /// How many events a sequence has unless said otherwise.
  package static let defaultDepth = 4
  /// The most events that a sequence may have.
  package static let greatestDepth = 1_000

  /// The script whose set-up is searched from, or `-`.
  package var file = ""
  /// How many events a sequence has at most.
  package var depth = ExploreOptions.defaultDepth
  /// Where the generator of random sequences begins.
  package var seed: UInt64 = 1
  /// How many random sequences are tried; `nil` tries all.
  package var samples: Int?
  /// How many states are gone on from at the same time; `nil` is as many as there are cores.
  package var jobs: Int?
  /// The texts that are typed.
  package var keys: [String] = []
  /// Where a counterexample goes; `nil` names it after the script.
  package var output: String?
  /// Whether the result is printed as JSON.
  package var isJSON = false

  /// Makes the options that a command line without any has.
  package init(file: String = "") {
    self.file = file
  }
}
