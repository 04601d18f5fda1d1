import Foundation
import InputAccessory
import Testing

/// The table against the CLDR that it was made from. It is Debian's package `unicode-cldr-core`;
/// where that is not installed these tests are skipped, and say so.
struct CLDRTests {
  private static let isInstalled = FileManager.default.fileExists(
    atPath: CLDRFiles.installed.appendingPathComponent("main").path)

  @Test(.enabled(if: isInstalled, "CLDR is not installed: the table of locales is not compared"))
  func `every locale of CLDR is as the table has it`() throws {
    let cldr = try #require(try CLDRFiles())
    // Variants, such as en_US_POSIX, are no locales of a device.
    let names = cldr.names.filter { !$0.contains("_POSIX") && !$0.contains("_VALENCIA") }
    let named = names.map { ($0, $0) } + cldr.likely.map { ($0, $1) }
    #expect(named.count > 700)

    for (name, source) in named {
      let facts = cldr.facts(of: source)
      let locale = InputLocale(name)
      let symbols = locale.symbols
      let integer = facts.pattern.prefix { $0 != "." && $0 != ";" }
      let groups = integer.split(separator: ",").map(\.count)
      #expect(locale.isKnown, "\(name)")
      #expect(String(symbols.decimalSeparator) == facts.decimal, "\(name)")
      #expect(String(symbols.groupingSeparator) == facts.group, "\(name)")
      #expect(String(symbols.minusSign) == facts.minus, "\(name)")
      #expect(String(symbols.zeroDigit) == facts.zero, "\(name)")
      #expect(symbols.minimumGroupingDigits == facts.minimumGroupingDigits, "\(name)")
      #expect(symbols.primaryGroup == groups.last, "\(name)")
      #expect(
        symbols.secondaryGroup == (groups.count > 2 ? groups[groups.count - 2] : groups.last),
        "\(name)")
      #expect(locale.isRightToLeft == facts.isRightToLeft, "\(name)")
    }
  }
}
