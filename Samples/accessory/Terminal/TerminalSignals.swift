#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Hears of signals while the tool has a terminal.
///
/// Signals that can wait are written into a pipe. Those that a crash raises give the terminal back at
/// once, by nothing but calls that a signal handler may make, and then take their course.
final class TerminalSignals {
  private static let waiting = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let fatal = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS]

  /// Where there is something to read once a signal came.
  let descriptor: Int32
  private var before: [(signal: Int32, action: sigaction)] = []

  /// Makes ready for `settings` and `leaving` to be put back; `nil` where the system has no pipe.
  init?(settings: termios, leaving: String) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    let bytes = Array(leaving.utf8)
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    let rescue = UnsafeMutablePointer<Rescue>.allocate(capacity: 1)
    rescue.initialize(
      to: Rescue(settings: settings, leaving: text.baseAddress, count: text.count, pipe: ends[1]))
    // Never freed: a handler may run at any time, up to the end.
    current = rescue
    Self.makeSignalStack()
  }

  /// Has signals be heard from now on.
  func catchAll() {
    guard before.isEmpty, let rescue = current else { return }
    var all = sigset_t()
    sigemptyset(&all)
    for signal in Self.fatal + Self.waiting {
      var action = sigaction()
      var old = sigaction()
      let isFatal = Self.fatal.contains(signal)
      Self.set(isFatal ? crash : note, in: &action)
      sigemptyset(&action.sa_mask)
      action.sa_flags = isFatal ? Int32(SA_ONSTACK) : Int32(SA_RESTART)
      guard sigaction(signal, &action, &old) == 0 else { continue }
      before.append((signal, old))
      rescue.pointee.keep(old, of: signal)
      sigaddset(&all, signal)
    }
    // Whoever started the tool may have left them blocked.
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// Has signals do what they did before.
  func letGo() {
    for (signal, action) in before {
      var action = action
      sigaction(signal, &action, nil)
    }
    before = []
  }

  /// A signal that came and was not given out yet.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  private static func set(
    _ handler: @escaping @convention(c) (Int32) -> Void, in action: inout sigaction
  ) {
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
    action.__sa_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
  }

  /// A stack for handlers, so that one can run where the tool's own stack is used up.
  private static func makeSignalStack() {
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}

/// What a handler needs, in a place that never moves.
private struct Rescue {
  var settings: termios
  let leaving: UnsafeMutablePointer<UInt8>?
  let count: Int
  let pipe: Int32
  /// What fatal signals did before, by their numbers.
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  mutating func keep(_ action: sigaction, of signal: Int32) {
    guard (0..<65).contains(signal) else { return }
    (actions + Int(signal)).initialize(to: action)
  }
}

// Set before the first handler, and never taken away.
@exclusivity(unchecked) nonisolated(unsafe) private var current: UnsafeMutablePointer<Rescue>?

/// Puts a signal into the pipe.
private let note: @convention(c) (Int32) -> Void = { signal in
  let code = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  if let rescue = current { _ = write(rescue.pointee.pipe, &byte, 1) }
  errno = code
}

/// Gives the terminal back and has the signal do what it would have done.
private let crash: @convention(c) (Int32) -> Void = { signal in
  guard let rescue = current else { return }
  if let leaving = rescue.pointee.leaving { _ = write(1, leaving, rescue.pointee.count) }
  tcsetattr(0, TCSANOW, &rescue.pointee.settings)
  // It comes again once this handler returns.
  sigaction(signal, rescue.pointee.actions + Int(signal), nil)
  raise(signal)
}
