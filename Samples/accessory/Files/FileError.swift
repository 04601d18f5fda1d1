/// A file that cannot be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
  /// The file, the problem and its remedy, fit to print as it is.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
