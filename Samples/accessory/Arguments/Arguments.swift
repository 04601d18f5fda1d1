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
  case systems
  case depth
  case seed
  case random
  case keys
  case json
  case output
  case at
  case failures
  case html
  case record
  case toEnd = "to-end"
  case help

  /// The options that a command knows.
  static func all(of command: CommandName) -> [OptionName] {
    switch command {
    case .run: [.trace, .junit, .html, .quiet, .jobs, .limit, .help]
    case .check: [.help]
    case .format: [.inPlace, .help]
    case .explore: [.depth, .seed, .random, .jobs, .keys, .output, .json, .help]
    case .draw: [.output, .at, .failures, .limit, .help]
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
  private var drawing = DrawOptions()
  private var playing = PlayOptions()
  private var isInPlace = false
  private var listsSystems = false
  private var exploration = ExploreOptions()

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
    if name == .play { return .play(try playOptions(for: files)) }
    guard !files.isEmpty else {
      let (what, example) = needs
      throw UsageError(
        "'\(name.rawValue)' needs \(what) or '-' for standard input, as in "
          + "'accessory \(name.rawValue) \(example)'")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once; say '-' only once")
    }
    if isInPlace && files.contains("-") {
      throw UsageError("standard input has no place to write to; leave '--in-place' or '-' out")
    }
    if name == .explore {
      guard files.count == 1 else {
        throw UsageError("'explore' takes one script; run it once for each")
      }
      exploration.file = files[0]
      return .explore(exploration)
    }
    return switch name {
    case .draw: .draw(try drawOptions(for: files))
    case .run: .run(options)
    case .explore: .explore(exploration)
    case .check: .check(files)
    case .format: .format(files, isInPlace: isInPlace)
    case .play, .devices: .devices(systems: listsSystems)
    }
  }

  /// What a command works on, and an example of it.
  private var needs: (what: String, example: String) {
    switch name {
    case .explore: ("a file", "pay.events")
    case .draw where drawing.drawsFailures:
      ("a file, a folder,", "--failures Sessions -o Pages")
    case .draw: ("a file", "pay.events -o pay.html")
    case .run, .check, .format, .play, .devices: ("a file, a folder,", "pay.events")
    }
  }

  private mutating func takeOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = parts.first.map(String.init) ?? word
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let known = OptionName.all(of: name)
    guard spelling == "-o" || spelling.hasPrefix("--"),
      let option = spelling == "-o" ? .output : OptionName(rawValue: String(spelling.dropFirst(2))),
      known.contains(option)
    else {
      throw Arguments.unknown("option", spelling, among: known.map { "--" + $0.rawValue })
    }
    switch option {
    case .quiet, .inPlace, .systems, .json, .failures, .toEnd, .help:
      guard attached == nil else { throw UsageError("'\(spelling)' takes no value") }
      switch option {
      case .quiet: options.isQuiet = true
      case .inPlace: isInPlace = true
      case .json: exploration.isJSON = true
      case .failures: drawing.drawsFailures = true
      case .toEnd: playing.playsToEnd = true
      default: listsSystems = true
      }
    case .trace:
      let value = try value(of: spelling, attached, "text or jsonl")
      guard let format = RunOptions.TraceFormat(rawValue: value) else {
        throw UsageError("'--trace' is text or jsonl, not '\(ScriptText.shown(value))'")
      }
      options.trace = format
    case .junit: options.junit = try value(of: spelling, attached, "the path of a file")
    case .jobs:
      options.jobs = try number(of: spelling, attached, 1...Arguments.mostJobs)
      exploration.jobs = options.jobs
    case .depth:
      exploration.depth = try number(
        of: spelling, attached, 1...ExploreOptions.greatestDepth)
    case .seed: exploration.seed = UInt64(try number(of: spelling, attached, 0...Int.max))
    case .random: exploration.samples = try number(of: spelling, attached, 1...Int.max)
    case .keys: exploration.keys.append(try value(of: spelling, attached, "a text"))
    case .html: options.html = try value(of: spelling, attached, "the path of a folder")
    case .output:
      drawing.output = try value(of: spelling, attached, "the path of a file")
      exploration.output = drawing.output
    case .at: drawing.moment = try seconds(of: spelling, attached)
    case .record: playing.recording = try value(of: spelling, attached, "the path of a file")
    case .limit: options.limit = try number(of: spelling, attached, 1...Int.max)
    }
  }

  /// What `draw` is to do with `files`.
  private func drawOptions(for files: [String]) throws(UsageError) -> DrawOptions {
    var drawing = drawing
    drawing.files = files
    drawing.limit = options.limit
    if drawing.drawsFailures {
      guard !drawing.output.isEmpty, drawing.output != "-" else {
        throw UsageError(
          "'draw --failures' needs a folder for its pages, as in "
            + "'accessory draw --failures Sessions -o Pages'")
      }
      return drawing
    }
    guard !drawing.output.isEmpty else {
      throw UsageError(
        "'draw' needs a file for the picture, as in 'accessory draw pay.events -o pay.html'")
    }
    guard PictureFormat(path: drawing.output) != nil else {
      throw UsageError(
        "'-o' needs a name that ends in .svg or .html, or '-' for standard output, "
          + "not '\(ScriptText.shown(drawing.output))'")
    }
    guard files.count == 1 else {
      throw UsageError("'draw' takes one script; say '--failures' for a page of each that fails")
    }
    return drawing
  }

  /// What `play` is to do with `files`.
  private func playOptions(for files: [String]) throws(UsageError) -> PlayOptions {
    guard let file = files.first else {
      throw UsageError("'play' needs a file, as in 'accessory play pay.events'")
    }
    if files.count > 1 {
      throw UsageError("'play' takes one file; leave '\(ScriptText.shown(files[1]))' out")
    }
    if file == "-" {
      throw UsageError("'play' reads keys from standard input; name a file in place of '-'")
    }
    var playing = playing
    playing.file = file
    return playing
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
    let range =
      bounds.upperBound == .max ? "from \(bounds.lowerBound) on" : "from 1 to \(bounds.upperBound)"
    let text = try value(of: option, attached, "a whole number \(range)")
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      bounds.contains(number)
    else {
      throw UsageError(
        "'\(option)' needs a whole number \(range), not '\(ScriptText.shown(text))'")
    }
    return number
  }

  private mutating func seconds(
    of option: String, _ attached: String?
  ) throws(UsageError) -> Double {
    let text = try value(of: option, attached, "a number of seconds from 0 to 3600")
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard isPlain, let seconds = Double(text), (0...3600).contains(seconds) else {
      throw UsageError(
        "'\(option)' needs a number of seconds from 0 to 3600, such as 0.125, "
          + "not '\(ScriptText.shown(text))'")
    }
    return seconds
  }
}
