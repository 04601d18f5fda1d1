/// A reference that does not keep its input alive and is empty once the input was freed.
///
/// An object that is referred to weakly is dearer to hold for good, since its counts move to a side
/// table. A model therefore hands out one reference of its own, which it empties when it is freed;
/// any other input is referred to weakly.
public class InputReference {
  /// The input; `nil` once it was freed.
  public var input: (any TextInput)? { nil }

  fileprivate init() {}
}

/// A reference to an input that does not take part: a weak one.
final class WeakInputReference: InputReference {
  private weak var target: (any TextInput)?

  override var input: (any TextInput)? { target }

  init(_ target: any TextInput) {
    self.target = target
    super.init()
  }
}

/// A model's reference to itself, which the model empties in its deinit.
final class ModelReference: InputReference {
  private unowned(unsafe) var model: InputModel?

  override var input: (any TextInput)? { model }

  override init() {
    super.init()
  }

  func point(to model: InputModel?) {
    self.model = model
  }
}
