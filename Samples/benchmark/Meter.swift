#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Measures spans of time and memory.
enum Meter {
  /// Nanoseconds of a clock that only goes forward.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// How long `work` takes, in nanoseconds.
  static func nanoseconds(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return Double(now() - start)
  }

  /// The memory in use now, in bytes, as the system counts resident pages; `nil` where it does not
  /// say.
  static func residentBytes() -> Int? {
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var total = 0
    var resident = 0
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, 128, file) != nil else { return nil }
    let fields = String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
    )
    .split(separator: " ")
    guard fields.count >= 2, let pages = Int(fields[0]), let used = Int(fields[1]) else {
      return nil
    }
    total = pages
    resident = used
    return total > 0 ? resident * Int(sysconf(Int32(_SC_PAGESIZE))) : nil
  }
}

/// The spread of a figure over repeats.
struct Spread {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var least: Double { sorted.first ?? .nan }
  var greatest: Double { sorted.last ?? .nan }
  var median: Double { sorted.isEmpty ? .nan : sorted[sorted.count / 2] }
}

/// Text in columns of fixed width.
enum Columns {
  /// `value` with so many digits after the point.
  static func number(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return "-" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value * scale).rounded()
    let whole = Int(scaled / scale)
    guard digits > 0 else { return String(whole) }
    let part = String(Int(scaled) - whole * Int(scale))
    return "\(whole).\(String(repeating: "0", count: max(0, digits - part.count)))\(part)"
  }

  /// `text` filled up with blanks on its right.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// `text` filled up with blanks on its left.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// Ends the process with status 1.
func exitWithFailure() -> Never {
  exit(1)
}

/// Ends the process with status 0.
func exitWithSuccess() -> Never {
  exit(0)
}
