#if canImport(ObjectiveC)
internal import ObjectiveC
#endif

/// What keeps objects of Objective-C alive for a while, where there is such a thing.
enum AutoreleasePool {
  /// Does `body`, and lets go of what only a pool keeps.
  static func drained<Result>(_ body: () -> Result) -> Result {
    #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
    #else
    body()
    #endif
  }
}
