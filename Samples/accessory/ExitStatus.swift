/// How the tool ends; the higher one wins.
package enum ExitStatus: Int32, Comparable, Sendable {
  /// Everything holds.
  case success = 0
  /// An expectation does not hold, or a script stopped while it ran.
  case failure = 1
  /// A script could not be read or is wrong, or the usage is.
  case wrong = 2

  /// Orders by severity.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
