internal import EventScript

/// Reads command lines.
package enum Arguments {
  /// The most files that may run at the same time.
  package static let mostJobs = 1024

  /// Reads what stands behind the tool's name.
  ///
  /// Options may stand before, between and behind the files of a command; `--` ends them. A value
  /// follows its option as the next word or behind a `=`. Of an option said twice, the last holds.
  ///
  /// - Throws: what is wrong and how to say it right.
  package static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    guard let first = arguments.first else {
      throw UsageError("a command is missing; say one of \(words(of: CommandName.self))")
    }
    switch first {
    case "--help", "-h": return .help(nil)
    case "--version": return .version
    default: break
    }
    guard let name = CommandName(rawValue: first) else {
      let isOption = first.hasPrefix("-") && first != "-"
      let candidates =
        CommandName.allCases.map(\.rawValue)
        + (isOption ? OptionName.allCases.map { "--" + $0.rawValue } + ["--version"] : [])
      if isOption && candidates.contains(first) {
        throw UsageError("'\(first)' belongs behind a command, as in 'accessory run \(first) …'")
      }
      throw unknown(isOption ? "option" : "command", first, among: candidates)
    }
    let words = arguments.dropFirst()
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .help(name)
    }
    var reader = Reader(name, words)
    return try reader.command()
  }

  static func unknown(_ what: String, _ word: String, among candidates: [String]) -> UsageError {
    let problem = "unknown \(what) '\(ScriptText.shown(word))'"
    guard let nearest = Suggestion.nearest(to: word, among: candidates) else {
      return UsageError("\(problem); there are \(candidates.joined(separator: ", "))")
    }
    return UsageError("\(problem); did you mean '\(nearest)'?")
  }

  static func words<Words: CaseIterable & RawRepresentable<String>>(of: Words.Type) -> String {
    Words.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

/// The options by their words, without dashes.
enum OptionName: String, CaseIterable {
  case trace
  case junit
  case quiet
  case jobs
  case limit
  case inPlace = "in-place"
  case record
  case toEnd = "to-end"
  case systems
  case help

  /// The options that a command knows.
  static func all(of command: CommandName) -> [OptionName] {
    switch command {
    case .run: [.trace, .junit, .quiet, .jobs, .limit, .help]
    case .check: [.help]
    case .format: [.inPlace, .help]
    case .play: [.record, .toEnd, .help]
    case .devices: [.systems, .help]
    }
  }
}

/// Goes through the words behind a command.
private struct Reader {
  private let name: CommandName
  private var words: ArraySlice<String>
  private var options = RunOptions()
  private var isInPlace = false
  private var listsSystems = false
  private var recording: String?
  private var toEnd = false

  init(_ name: CommandName, _ words: ArraySlice<String>) {
    self.name = name
    self.words = words
  }

  mutating func command() throws(UsageError) -> Command {
    while let word = words.popFirst() {
      if word == "--" {
        options.files += words
        words = []
      } else if word.hasPrefix("-") && word != "-" {
        try takeOption(word)
      } else {
        options.files.append(word)
      }
    }
    let files = options.files
    if name == .devices {
      if let file = files.first {
        throw UsageError("'devices' takes no file; leave '\(ScriptText.shown(file))' out")
      }
      return .devices(systems: listsSystems)
    }
    if name == .play { return .play(try playOptions(files)) }
    guard !files.isEmpty else {
      throw UsageError(
        "'\(name.rawValue)' needs a file, a folder, or '-' for standard input, as in "
          + "'accessory \(name.rawValue) pay.events'")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once; say '-' only once")
    }
    if isInPlace && files.contains("-") {
      throw UsageError("standard input has no place to write to; leave '--in-place' or '-' out")
    }
    return switch name {
    case .run: .run(options)
    case .check: .check(files)
    case .format: .format(files, isInPlace: isInPlace)
    case .play, .devices: .devices(systems: listsSystems)
    }
  }

  private func playOptions(_ files: [String]) throws(UsageError) -> PlayOptions {
    guard let file = files.first else {
      throw UsageError("'play' needs a file, as in 'accessory play pay.events'")
    }
    if files.count > 1 {
      throw UsageError(
        "'play' takes one file; leave '\(ScriptText.shown(files[1]))' out")
    }
    if file == "-" {
      throw UsageError("'play' reads keys from standard input; name a file in place of '-'")
    }
    var options = PlayOptions(file: file)
    options.recording = recording
    options.toEnd = toEnd
    return options
  }

  private mutating func takeOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = parts.first.map(String.init) ?? word
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let known = OptionName.all(of: name)
    guard spelling.hasPrefix("--"),
      let option = OptionName(rawValue: String(spelling.dropFirst(2))),
      known.contains(option)
    else {
      throw Arguments.unknown("option", spelling, among: known.map { "--" + $0.rawValue })
    }
    switch option {
    case .quiet, .inPlace, .toEnd, .systems, .help:
      guard attached == nil else { throw UsageError("'\(spelling)' takes no value") }
      switch option {
      case .quiet: options.isQuiet = true
      case .inPlace: isInPlace = true
      case .toEnd: toEnd = true
      default: listsSystems = true
      }
    case .trace:
      let value = try value(of: spelling, attached, "text or jsonl")
      guard let format = RunOptions.TraceFormat(rawValue: value) else {
        throw UsageError("'--trace' is text or jsonl, not '\(ScriptText.shown(value))'")
      }
      options.trace = format
    case .junit: options.junit = try value(of: spelling, attached, "the path of a file")
    case .record: recording = try value(of: spelling, attached, "the path of a file")
    case .jobs: options.jobs = try number(of: spelling, attached, 1...Arguments.mostJobs)
    case .limit: options.limit = try number(of: spelling, attached, 1...Int.max)
    }
  }

  private mutating func value(
    of option: String, _ attached: String?, _ what: String
  ) throws(UsageError) -> String {
    if let attached, !attached.isEmpty { return attached }
    guard attached == nil, let next = words.first, !next.hasPrefix("--") else {
      throw UsageError("'\(option)' needs \(what)")
    }
    words.removeFirst()
    return next
  }

  private mutating func number(
    of option: String, _ attached: String?, _ bounds: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    let range = bounds.upperBound == .max ? "from 1 on" : "from 1 to \(bounds.upperBound)"
    let text = try value(of: option, attached, "a whole number \(range)")
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      bounds.contains(number)
    else {
      throw UsageError(
        "'\(option)' needs a whole number \(range), not '\(ScriptText.shown(text))'")
    }
    return number
  }
}
