/// A rule that a check judges.
public protocol CheckRule: CaseIterable, Hashable, Sendable {
  /// A name that stays the same from version to version, such as `forced-end`.
  var name: String { get }
  /// The rule in one sentence.
  var statement: String { get }
  /// Where it is from: the call whose documentation has it, or the number of a fact about UIKit.
  var source: String { get }
}

/// A rule that was broken, and what led to it.
public struct CheckViolation<Rule: CheckRule>: Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The rule.
  public let rule: Rule
  /// What was found instead.
  public let finding: String
  /// What was done, and below it, further in, what was called, in order; the last line is where it
  /// was found. At most ``CheckReport/length`` lines.
  public let calls: [String]

  init(_ rule: Rule, _ finding: String, calls: [String]) {
    self.rule = rule
    self.finding = finding
    let more = calls.count - CheckReport<Rule>.length
    self.calls = more > 0 ? ["… (\(more) more)"] + calls.suffix(CheckReport<Rule>.length) : calls
  }

  /// The rule, what was found and the calls, a line each.
  public var description: String {
    let head = [
      "\(rule.name): \(rule.statement) (\(rule.source))", "  found: \(finding)",
    ]
    return (head + calls.map { "    " + $0 }).joined(separator: "\n")
  }

  /// The same as ``description``: frameworks print either.
  public var debugDescription: String { description }
}

/// What a check found.
public struct CheckReport<Rule: CheckRule>: Hashable, Sendable, CustomStringConvertible {
  /// How many lines of calls a violation shows at most.
  public static var length: Int { 60 }

  /// The rules that were broken, in the rules' order, each once: where it was broken first.
  public let violations: [CheckViolation<Rule>]
  /// The rules that nothing could be said about, in order: what they are about did not happen, such as
  /// a question that was never asked, or a rule that they rest on is broken.
  public let unchecked: [Rule]

  init(violations: [CheckViolation<Rule>], checked: Set<Rule>) {
    let first = Dictionary(
      violations.map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })
    self.violations = Rule.allCases.compactMap { first[$0] }
    unchecked = Rule.allCases.filter { first[$0] == nil && !checked.contains($0) }
  }

  /// Each violation, or that there is none; then the rules that nothing could be said about.
  public var description: String {
    var lines = violations.map(\.description)
    if lines.isEmpty { lines = ["no rule was broken"] }
    if !unchecked.isEmpty {
      lines.append("not checked: " + unchecked.map(\.name).joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }
}
