import InputAccessoryTesting
import Testing

struct RuleTextTests {
  @Test func `names are told apart`() {
    let names = InputRule.allCases.map(\.name) + DelegateRule.allCases.map(\.name)

    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0 == "-" || ("a"..."z").contains($0) } })
  }

  @Test(arguments: InputRule.allCases)
  func `an input's rule is documented by its sentence`(rule: InputRule) throws {
    try expectDocumentation(of: rule, in: "Input/InputRule.swift")
  }

  @Test(arguments: DelegateRule.allCases)
  func `a delegate's rule is documented by its sentence`(rule: DelegateRule) throws {
    try expectDocumentation(of: rule, in: "Delegate/DelegateRule.swift")
  }

  private func expectDocumentation(of rule: some CheckRule, in file: String) throws {
    let folder = "Sources/InputAccessoryTesting/Contracts/"
    let text = try PackageFile.text(of: folder + file).replacing("\n  /// ", with: " ")

    #expect(text.contains(" \(rule.statement)\n  case \(rule)"))
    #expect(!rule.source.isEmpty)
  }
}
