import InputAccessoryTesting
import Testing

struct SplitMixTests {
  @Test func `a seed gives its numbers`() {
    var random = SplitMix(seed: 0)

    // As its authors' code gives them.
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(random.next() == 0x06C4_5D18_8009_454F)
  }
}
