/// A reference that does not keep its input alive and is empty once the input was freed.
///
/// An object that is referred to weakly is dearer to hold for good, since its counts move to a side
/// table. A model therefore hands out one reference of its own, which it empties when it is freed;
/// any other input is referred to weakly.
public class InputReference {
  /// The input; `nil` once it was freed.
  public var input: (any TextInput)? { nil }

  /// Whether it is a reference to `other`.
  func refers(to other: any TextInput) -> Bool { input === other }

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
  @exclusivity(unchecked) private var model: Unmanaged<InputModel>?

  override var input: (any TextInput)? { model?.takeUnretainedValue() }

  override func refers(to other: any TextInput) -> Bool {
    model?.toOpaque() == Unmanaged<AnyObject>.passUnretained(other).toOpaque()
  }

  override init() {
    super.init()
  }

  func point(to model: InputModel?) {
    self.model = model.map(Unmanaged.passUnretained)
  }
}
