/// A method of one argument that is called as an optional requirement is: `delegate?.method?(self)`.
@MainActor public struct OptionalMethod<Argument, Result> {
  let method: (Argument) -> Result

  /// Calls the method.
  public func callAsFunction(_ argument: Argument) -> Result { method(argument) }
}
