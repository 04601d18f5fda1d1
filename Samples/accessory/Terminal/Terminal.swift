#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The terminal that standard input and output are, taken over for a while.
///
/// Between ``enter()`` and ``leave()`` keys come one by one and the alternate screen is shown;
/// whatever ends the tool meanwhile, signals that a crash raises included, the terminal is given back
/// as it was. Only a kill that no program hears of leaves it as it is.
final class Terminal {
  /// What ``wait(for:)`` waited for.
  enum News: Equatable {
    /// Bytes came.
    case bytes([UInt8])
    /// The size may have changed.
    case resized
    /// The tool is to stop until it is told to go on.
    case stop
    /// The tool goes on after it was stopped.
    case goOn
    /// A signal asks the tool to end.
    case end(by: Int32)
    /// Nothing came in time.
    case timeOut
    /// Nothing will come any more.
    case closed
  }

  /// What is written to take the terminal over: the alternate screen, no wrapping, clicks, marked
  /// pastes.
  static let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[2J"
  /// What is written to give it back.
  static let leaving =
    "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private static let largestRead = 65_536

  private let settings: termios
  private let signals: TerminalSignals
  private var isEntered = false

  /// Looks at the terminal; `nil` where standard input or output is none, or nothing can be set.
  init?() {
    var settings = termios()
    guard System.isTerminal(System.standardInput), System.isTerminal(System.standardOutput),
      tcgetattr(System.standardInput, &settings) == 0,
      let signals = TerminalSignals(settings: settings, leaving: Self.leaving)
    else { return nil }
    self.settings = settings
    self.signals = signals
  }

  deinit { leave() }

  /// The size in cells; 80 by 24 where the terminal does not say.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(System.standardOutput, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal over; nothing where it is.
  func enter() {
    guard !isEntered else { return }
    isEntered = true
    signals.catchAll()
    takeOver()
  }

  /// Takes the terminal over once more, after the tool was stopped without hearing of it.
  func takeAgain() {
    if isEntered { takeOver() }
  }

  private func takeOver() {
    var raw = settings
    cfmakeraw(&raw)
    _ = tcsetattr(System.standardInput, TCSADRAIN, &raw)
    write(Self.entering)
  }

  /// Gives the terminal back as it was, and forgets what was typed since; nothing where it is.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    write(Self.leaving)
    var settings = settings
    _ = tcsetattr(System.standardInput, TCSAFLUSH, &settings)
    signals.letGo()
  }

  /// Gives the terminal back and stops, as Control-Z does elsewhere, until somebody has the tool go
  /// on; then takes it over again.
  ///
  /// - Parameter wholeGroup: Whether those stop, too, that were started together with the tool.
  func stop(wholeGroup: Bool) {
    leave()
    if wholeGroup { kill(0, SIGTSTP) } else { raise(SIGTSTP) }
    enter()
  }

  /// Gives the terminal back and ends the tool as a signal does that nobody caught.
  func end(by signal: Int32) {
    leave()
    raise(signal)
  }

  /// Writes all of `text`; what a terminal does not take any more is dropped.
  func write(_ text: String) {
    _ = System.write(Array(text.utf8), to: System.standardOutput)
  }

  /// Waits until something comes.
  ///
  /// - Parameter milliseconds: How long; for ever where it is `nil`.
  /// - Returns: What came first.
  func wait(for milliseconds: Int32?) -> News {
    var requests = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: System.standardInput, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&requests, nfds_t(requests.count), milliseconds ?? -1)
      if let signal = signals.next() { return Self.news(of: signal) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .closed }
      if count == 0 { return .timeOut }
      guard requests[1].revents != 0 else { continue }
      var bytes: [UInt8] = []
      guard let read = System.read(System.standardInput, Self.largestRead, into: &bytes), read > 0
      else { return .closed }
      return .bytes(bytes)
    }
  }

  private static func news(of signal: Int32) -> News {
    switch signal {
    case SIGWINCH: .resized
    case SIGTSTP: .stop
    case SIGCONT: .goOn
    default: .end(by: signal)
    }
  }
}
