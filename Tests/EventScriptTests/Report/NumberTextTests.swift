import EventScript
import Testing

struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-84, "-84"), (0.25, "0.25"), (1e-7, "0.0000001"),
    (-1.5e-10, "-0.00000000015"), (1e21, "1000000000000000000000"),
    (1.2345e20, "123450000000000000000"), (0.1 + 0.2, "0.30000000000000004"),
    (9_007_199_254_740_994, "9007199254740994"),
    (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
    (.infinity, "inf"),
  ])
  func `numbers print as the shortest decimal without an exponent`(number: Double, text: String) {
    #expect(NumberText.decimal(number) == text)
  }

  @Test func `what is printed reads back as the same number`() {
    var number = 1.0e-20
    while number < 1.0e25 {
      #expect(Double(NumberText.decimal(number)) == number)
      number *= 7.3
    }
  }
}
