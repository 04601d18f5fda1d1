/// What `draw` is to do.
package struct DrawOptions: Equatable, Sendable {
  /// The scripts, folders and `-`, in order; one unless only what fails is drawn.
  package var files: [String] = []
  /// The file, or `-`, that gets the picture; with ``drawsFailures`` the folder that gets the pages.
  package var output = ""
  /// How many seconds after each event what moves is drawn, too; `nil` draws it at rest alone.
  package var moment: Double?
  /// Whether each script that fails gets a page, and no other does.
  package var drawsFailures = false
  /// How many statements a script may execute; `nil` is the player's own limit.
  package var limit: Int?

  /// Makes the options of a picture.
  package init(files: [String] = [], output: String = "") {
    self.files = files
    self.output = output
  }
}

/// What a picture is written as, by the end of its file's name.
package enum PictureFormat: Equatable, Sendable {
  /// A strip.
  case svg
  /// A page.
  case html

  /// The format for a file; `nil` where its name tells none. Standard output gets a strip.
  package init?(path: String) {
    let name = path.lowercased()
    if name == "-" || name.hasSuffix(".svg") {
      self = .svg
    } else if name.hasSuffix(".html") || name.hasSuffix(".htm") {
      self = .html
    } else {
      return nil
    }
  }
}
