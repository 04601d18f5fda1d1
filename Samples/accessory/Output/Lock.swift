#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A lock with a bell: threads wait inside it until another rings.
final class Lock: @unchecked Sendable {
  // Both stay where they are for good, as the C library asks; every access is the library's own.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(bell, nil)
  }

  deinit {
    pthread_cond_destroy(bell)
    pthread_mutex_destroy(mutex)
    bell.deallocate()
    mutex.deallocate()
  }

  /// Does `body` while no other thread is inside.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Leaves the lock until the bell rings; only inside ``locked(_:)``, and the condition must be
  /// looked at again.
  func wait() { pthread_cond_wait(bell, mutex) }

  /// Wakes all that wait.
  func ring() { pthread_cond_broadcast(bell) }
}
