/// What `play` is to do.
package struct PlayOptions: Equatable, Sendable {
  /// The script.
  package var file: String
  /// Where what is done is written as a script; `nil` is nowhere.
  package var recording: String?
  /// Whether all of the script is played first, and not just what stands before its first event.
  package var playsToEnd = false

  /// Makes the options that a command line without any has.
  package init(file: String = "") {
    self.file = file
  }
}
