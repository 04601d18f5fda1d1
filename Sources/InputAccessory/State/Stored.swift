/// An object's one value of state, at a fixed address of its own.
///
/// A stored property of a class is checked for exclusive access at every use, which took a fifth of
/// the reference workload. This is not: whoever uses it never calls out while it changes the value.
package struct Stored<Value>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>

  /// Keeps `value`.
  package init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// The value.
  package var value: Value {
    @inline(__always) unsafeAddress { UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { pointer }
  }

  /// Where the value is, for as long as this is.
  package var address: UnsafeMutablePointer<Value> {
    @inline(__always) get { pointer }
  }
}
