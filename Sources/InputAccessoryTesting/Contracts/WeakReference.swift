/// Tells whether an object lives.
struct WeakReference {
  private weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }

  var isAlive: Bool { object != nil }
}
