internal import EventScript

/// Writes files anew, so that at every moment the old text stands there or the new one.
enum FileReplacement {
  /// Puts `bytes` in the place of what the file at `path` holds; its mode stays.
  ///
  /// A symbolic link stays one: what it leads to is replaced.
  ///
  /// - Throws: why that cannot be done; the file is then as it was.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let shown = ScriptText.shown(path)
    guard let target = System.resolved(path), let status = System.status(of: target),
      let (descriptor, temporary) = System.openTemporaryFile(beside: target)
    else { throw FileError("\(shown): cannot be written: \(System.complaint)") }
    let isWritten =
      System.write(bytes, to: descriptor) && System.setMode(status.mode, of: descriptor)
    let complaint = System.complaint
    let isClosed = System.close(descriptor)
    if isWritten && isClosed && System.rename(temporary, to: target) { return }
    let reason = isWritten ? System.complaint : complaint
    System.remove(temporary)
    throw FileError("\(shown): cannot be written: \(reason)")
  }
}
