internal import EventScript

/// The file that a play is recorded in.
///
/// It is a whole script at every moment, so that whatever ends the tool, what was done until then
/// stands there.
final class RecordingFile {
  private let descriptor: Int32
  private let shown: String
  private var settled = 0
  /// Why it could not be written; nothing more is written then.
  private(set) var complaint: String?

  /// Opens the file at a path, and empties it.
  ///
  /// - Throws: why it cannot be written, or must not be.
  init(_ path: String, besides script: String) throws(FileError) {
    shown = ScriptText.shown(path)
    if let status = System.status(of: path) {
      if System.status(of: script)?.isSameFile(as: status) == true {
        throw FileError("\(shown): is the script that is played; name another file for '--record'")
      }
      if !status.isRegular && !status.isFolder {
        throw FileError("\(shown): is no regular file; name another for '--record'")
      }
    }
    guard let descriptor = System.openForRewriting(path) else {
      throw FileError("\(shown): cannot be written: \(System.complaint)")
    }
    self.descriptor = descriptor
    guard System.rewrite(descriptor, from: 0, with: []) else {
      throw FileError("\(shown): cannot be written: \(System.complaint)")
    }
  }

  deinit { _ = System.close(descriptor) }

  /// Has the file hold what was recorded.
  func write(_ recorder: Recorder) {
    guard complaint == nil else { return }
    let bytes = Array(recorder.settled.utf8.dropFirst(settled)) + Array(recorder.open.utf8)
    guard System.rewrite(descriptor, from: settled, with: bytes) else {
      complaint = "\(shown): cannot be written: \(System.complaint)"
      return
    }
    settled = recorder.settled.utf8.count
  }
}
