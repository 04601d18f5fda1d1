#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Gathers bytes and writes them in large pieces.
///
/// Used by one thread at a time. A stream that cannot be written ends the tool with a complaint; one
/// whose reader is gone ends it in peace.
final class Output {
  private static let pieceSize = 65_536

  private let descriptor: Int32
  private let path: String?
  private var bytes: [UInt8] = []

  /// Writes to a stream.
  ///
  /// - Parameters:
  ///   - descriptor: Where the bytes go.
  ///   - path: What to call it in a complaint; standard output without one.
  init(descriptor: Int32, path: String? = nil) {
    self.descriptor = descriptor
    self.path = path
  }

  func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.pieceSize { flush() }
  }

  func write(_ new: [UInt8]) {
    bytes.append(contentsOf: new)
    if bytes.count >= Self.pieceSize { flush() }
  }

  func flush() {
    guard !bytes.isEmpty else { return }
    let isWritten = System.write(bytes, to: descriptor)
    bytes.removeAll(keepingCapacity: true)
    if isWritten { return }
    let complaint = "accessory: cannot write \(path ?? "the output"): \(System.complaint)\n"
    if descriptor != System.standardError {
      _ = System.write(Array(complaint.utf8), to: System.standardError)
    }
    _exit(ExitStatus.wrong.rawValue)
  }
}
