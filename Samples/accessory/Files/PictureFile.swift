internal import EventScript

/// Writes pictures.
enum PictureFile {
  /// Puts a text into the file at `path`, whatever it held.
  ///
  /// - Throws: why that cannot be done.
  static func write(_ text: String, to path: String) throws(FileError) {
    let shown = ScriptText.shown(path)
    guard let descriptor = System.openForWriting(path) else {
      throw FileError("\(shown): cannot be written: \(System.complaint)")
    }
    let isWritten = System.write(Array(text.utf8), to: descriptor)
    let complaint = System.complaint
    let isClosed = System.close(descriptor)
    guard isWritten, isClosed else {
      throw FileError("\(shown): cannot be written: \(isWritten ? System.complaint : complaint)")
    }
  }
}

extension Input {
  /// Refuses a picture that would take the script's place.
  ///
  /// - Throws: where `picture` leads to the script itself.
  func protect(from picture: String) throws(FileError) {
    guard path != "-", picture != "-", let own = System.status(of: path),
      let other = System.status(of: picture), own.isSameFile(as: other)
    else { return }
    throw FileError(
      "\(ScriptText.shown(picture)): is the script itself; name another file for the picture")
  }
}
