#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
/// The open streams of one source of news.
@MainActor final class Streams<Element: Sendable> {
  /// How many elements wait for a reader who is late; older ones are dropped.
  static var limit: Int { 64 }

  private var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
  private var count = 0

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }

  /// A stream of what is sent from now on, which begins with `first` where there is one.
  func make(first: Element? = nil) -> AsyncStream<Element> {
    count += 1
    let number = count
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: .bufferingNewest(Self.limit))
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[number] = nil }
    }
    continuations[number] = continuation
    if let first { continuation.yield(first) }
    return stream
  }

  func send(_ element: Element) {
    for number in continuations.keys.sorted() { continuations[number]?.yield(element) }
  }
}
#endif
