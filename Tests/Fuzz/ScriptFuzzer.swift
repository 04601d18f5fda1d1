/// What libFuzzer calls with bytes of its own making; `Tests/Fuzz/run` builds it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScript(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do throws(ScriptCheck.Violation) {
    try ScriptCheck.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError(error.description)
  }
  return 0
}
