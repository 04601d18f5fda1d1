#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Runs work on threads of its own.
enum Threads {
  /// The stack of each thread, in bytes: as much as a main thread has.
  private static let stackSize = 8 << 20

  /// Does `body` on `count` threads at the same time and waits for all of them.
  ///
  /// Where the system gives fewer threads, those do it; without any, the caller's own does.
  static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    var threads: [pthread_t] = []
    for _ in 0..<count {
      let work = Unmanaged.passRetained(Work(body))
      if let thread = start(&attributes, work.toOpaque()) {
        threads.append(thread)
      } else {
        work.release()
        break
      }
    }
    if threads.isEmpty { body() }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(
    _ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer
  ) -> pthread_t? {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread: pthread_t = 0
    #endif
    guard pthread_create(&thread, &attributes, perform, work) == 0 else { return nil }
    return thread
  }
}

#if canImport(Darwin)
private func perform(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
#else
private func perform(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let work else { return nil }
  Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
#endif

/// What a thread is to do, as an object that a C pointer can hold.
private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
