internal import EventScript

/// The contract between the component and delegates, as a check of a delegate of one's own.
///
/// The form and its sessions are the kit's, and so are the rules. ``EventSearch`` takes a form, events
/// and invariants of the caller's, and tries every order; see <doc:SearchingEveryOrder>.
public enum DelegateContract {
  /// Takes delegates through sessions of a form, and watches what they do inside calls.
  ///
  /// ```swift
  /// let report = DelegateContract.check { form in
  ///   let payment = PaymentController()
  ///   form.amount.delegate = payment
  ///   form.bar.delegate = payment
  ///   return payment
  /// }
  /// #expect(report.violations.isEmpty)
  /// ```
  ///
  /// A delegate of fields, text views or bars is checked alike; what it is not set for is not. Each
  /// sequence has a form and a delegate of its own, and is played several times: watched, with every
  /// question asked twice, and with delegate or form let go half way. While it is checked the delegate
  /// stands behind a recorder: a field's `delegate` is that, and the delegate hears and answers
  /// everything.
  ///
  /// The check runs where its caller runs, so a delegate that is bound to an actor is checked there.
  ///
  /// - Parameters:
  ///   - sequences: More sequences, in the words of the event script, with the names of
  ///     ``DelegateForm``; what they expect must hold. Answers and reactions in them are those of
  ///     the parts that the delegate is not set for.
  ///   - make: Makes a new delegate, wires it to the form, and returns it without keeping it.
  /// - Returns: What was found.
  public static func check(
    sequences: [String] = [], _ make: (DelegateForm) -> some AnyObject
  ) -> CheckReport<DelegateRule> {
    let (readable, unreadable) = read(sequences)
    return report(on: readable.map { DelegateFindings(of: $0, make) } + [unreadable])
  }

  /// Does what ``check(sequences:_:)`` does, on all cores, for delegates that are bound to no actor.
  ///
  /// The report is the same on any number of cores.
  ///
  /// - Parameters:
  ///   - sequences: More sequences.
  ///   - make: Makes a new delegate, on any thread.
  /// - Returns: What was found.
  public static func checkConcurrently(
    sequences: [String] = [], _ make: @escaping @Sendable (DelegateForm) -> some AnyObject
  ) async -> CheckReport<DelegateRule> {
    let (readable, unreadable) = read(sequences)
    let findings = await withTaskGroup(of: (Int, DelegateFindings).self) { group in
      for (number, sequence) in readable.enumerated() {
        group.addTask { (number, DelegateFindings(of: sequence, make)) }
      }
      var findings = [DelegateFindings?](repeating: nil, count: readable.count)
      for await (number, found) in group { findings[number] = found }
      return findings.compactMap(\.self)
    }
    return report(on: findings + [unreadable])
  }

  private static func read(_ texts: [String]) -> ([FormSequence], DelegateFindings) {
    var sequences = KitSequences.all
    var findings = DelegateFindings()
    for (number, text) in texts.enumerated() {
      do {
        sequences.append(try FormSequence(text, source: "sequence \(number + 1)"))
      } catch {
        findings.violations.append(
          CheckViolation(
            .playable, "it cannot be read",
            calls: error.description.split(separator: "\n").map(String.init)))
      }
    }
    return (sequences, findings)
  }

  private static func report(on findings: [DelegateFindings]) -> CheckReport<DelegateRule> {
    var violations = findings.flatMap(\.violations)
    // A delegate that lives on acts on, and is not blamed for it twice.
    if violations.contains(where: { $0.rule == .released }) {
      violations.removeAll { $0.rule == .silentAfterRelease }
    }
    return CheckReport(
      violations: violations, checked: findings.reduce(into: []) { $0.formUnion($1.checked) })
  }
}
