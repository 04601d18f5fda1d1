/// A command line that makes no sense.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The problem and its remedy, fit to print as it is.
  package let description: String

  /// Makes an error that prints as `description`.
  package init(_ description: String) {
    self.description = description
  }
}
