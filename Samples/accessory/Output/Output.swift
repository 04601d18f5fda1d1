#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Gathers bytes and writes them in large pieces.
///
/// Used by one thread at a time. A standard stream that cannot be written ends the tool with a
/// complaint, one whose reader is gone ends it in peace; a file keeps its complaint.
final class Output {
  private static let pieceSize = 65_536

  private let descriptor: Int32
  private let path: String?
  private var bytes: [UInt8] = []
  /// Why a file cannot be written; what comes after that is dropped.
  private(set) var complaint: String?

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
    defer { bytes.removeAll(keepingCapacity: true) }
    if complaint != nil || System.write(bytes, to: descriptor) { return }
    if let path {
      complaint = "\(path): cannot be written: \(System.complaint)"
      return
    }
    let message = "accessory: cannot write the output: \(System.complaint)\n"
    if descriptor != System.standardError {
      _ = System.write(Array(message.utf8), to: System.standardError)
    }
    _exit(ExitStatus.wrong.rawValue)
  }
}
