#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs programs that take nothing over from the tests but the environment: threads of the tests have
/// signals blocked and files open, and what such a program leaves running would keep both.
enum CleanProcess {
  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: What stands behind its name.
  ///   - output: The path of the file that gets its standard output.
  /// - Returns: The exit status; minus one where it did not run or ended otherwise.
  static func run(_ path: String, _ arguments: [String], output: String) -> Int32 {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for descriptor in Int32(3)..<256 where fcntl(descriptor, F_GETFD) != -1 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, &attributes, words, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 { if errno != EINTR { return -1 } }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
