#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The few calls to the operating system that the tool needs.
enum System {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// What the system says about a file.
  struct Status {
    let isFolder: Bool
    let isRegular: Bool
    let size: Int
    let mode: mode_t
    let device: dev_t
    let number: ino_t

    fileprivate init(_ status: stat) {
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      isRegular = status.st_mode & S_IFMT == S_IFREG
      size = Int(status.st_size)
      mode = status.st_mode & 0o7777
      device = status.st_dev
      number = status.st_ino
    }

    func isSameFile(as other: Status) -> Bool {
      device == other.device && number == other.number
    }
  }

  /// Opens `/dev/null` for each standard stream that is closed, so that no file takes its place.
  static func protectStandardStreams() {
    for descriptor in standardInput...standardError where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// What the latest failed call says went wrong.
  static var complaint: String { String(cString: strerror(errno)) }

  static func status(of path: String) -> Status? {
    var status = stat()
    return stat(path, &status) == 0 ? Status(status) : nil
  }

  static func status(of descriptor: Int32) -> Status? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Status(status) : nil
  }

  static func openForReading(_ path: String) -> Int32? {
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    return descriptor < 0 ? nil : Int32(descriptor)
  }

  static func openForWriting(_ path: String) -> Int32? {
    let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    return descriptor < 0 ? nil : Int32(descriptor)
  }

  static func close(_ descriptor: Int32) -> Bool { closeDescriptor(descriptor) == 0 }

  /// Reads up to `count` bytes behind those that `bytes` has.
  ///
  /// - Returns: How many were read; 0 at the end, `nil` where it failed.
  static func read(_ descriptor: Int32, _ count: Int, into bytes: inout [UInt8]) -> Int? {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    let result = bytes.withUnsafeMutableBytes { buffer in
      retrying { readBytes(descriptor, buffer.baseAddress?.advanced(by: start), count) }
    }
    bytes.removeLast(count - max(0, result))
    return result < 0 ? nil : result
  }

  /// Writes all of `bytes`, however many calls that takes.
  ///
  /// - Returns: Whether it worked; where the other end of a pipe is closed, the tool ends in peace.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = writeBytes(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&request, 1, -1)
        } else if errno == EPIPE {
          _exit(0)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Opens a file to write it again and again, and empties it.
  static func openForRewriting(_ path: String) -> Int32? {
    let descriptor = retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666) }
    return descriptor < 0 ? nil : Int32(descriptor)
  }

  /// Has a file hold `bytes` from `offset` on, and nothing behind them.
  ///
  /// - Returns: Whether it worked.
  static func rewrite(_ descriptor: Int32, from offset: Int, with bytes: [UInt8]) -> Bool {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0, write(bytes, to: descriptor) else {
      return false
    }
    return ftruncate(descriptor, off_t(offset + bytes.count)) == 0
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The names in a folder, in no order; `nil` where it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(
            to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
          ) { String(cString: $0) }
        })
    }
    return names
  }

  /// The path without symbolic links in it; `nil` where it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes a new file beside `path`, with a name of its own.
  static func openTemporaryFile(beside path: String) -> (descriptor: Int32, path: String)? {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    var template = Array((folder + ".accessory-XXXXXX").utf8CString)
    let descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { return nil }
    template.removeLast()
    return (descriptor, String(decoding: template.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  static func setMode(_ mode: mode_t, of descriptor: Int32) -> Bool {
    fchmod(descriptor, mode) == 0
  }

  /// Makes a folder, and those that lead to it, unless it is there.
  static func makeFolder(_ path: String) -> Bool {
    if status(of: path)?.isFolder == true { return true }
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    if let slash = trimmed.lastIndex(of: "/"), slash > trimmed.startIndex,
      !makeFolder(String(trimmed[..<slash]))
    {
      return false
    }
    // Somebody may have made it meanwhile.
    return mkdir(path, 0o777) == 0 || status(of: path)?.isFolder == true
  }

  static func rename(_ old: String, to new: String) -> Bool { renameFile(old, new) == 0 }

  static func remove(_ path: String) { unlink(path) }

  /// Has an interrupt be noted, once; the next one ends the tool.
  static func noteInterrupts() {
    signal(SIGINT) { _ in
      interruptCount += 1
      signal(SIGINT, SIG_DFL)
    }
    // Whoever started the tool may have had it wait.
    var interrupts = sigset_t()
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupts, nil)
  }

  /// Whether an interrupt was noted.
  static var isInterrupted: Bool { interruptCount > 0 }

  private static func retrying<Result: FixedWidthInteger>(_ call: () -> Result) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return Int(result) }
    }
  }
}

// Inside `System`, its own functions hide those of the C library with the same names.
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, buffer, count)
}

private func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

private func renameFile(_ old: String, _ new: String) -> Int32 { rename(old, new) }

// Written by the handler of a signal alone, and only ever from 0 to 1.
private nonisolated(unsafe) var interruptCount: sig_atomic_t = 0
