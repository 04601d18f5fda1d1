public import InputAccessory

/// The contract between a toolbar and its inputs, as a check of a `TextInput` of one's own.
public enum InputContract {
  /// Runs inputs through everything that a toolbar may do to them.
  ///
  /// ```swift
  /// let report = InputContract.check { probe in
  ///   let stars = StarRating()
  ///   stars.bar = probe.bar
  ///   stars.onShouldEnd = { [delegate = probe.delegate] in
  ///     delegate.ask(.shouldEndEditing, of: $0)
  ///   }
  ///   return stars
  /// }
  /// #expect(report.violations.isEmpty)
  /// ```
  ///
  /// Each rule has an input of its own, and two where focus moves between them. A rule about a
  /// question or news that the input does not put to the probe's delegate cannot be checked; the
  /// report names it. The check runs where its caller runs, so an input that is bound to an actor is
  /// checked there.
  ///
  /// - Parameters:
  ///   - text: A text that the input takes; it must not be empty.
  ///   - otherText: Another one, which it also takes behind the first.
  ///   - discard: Takes an input out of whatever `make` put it into, such as a window that owns it.
  ///   - make: Makes a new input without focus, in whatever it needs to take it, and wires it to the
  ///     probe's bar and delegate.
  /// - Returns: What was found.
  public static func check(
    text: String = "42", otherText: String = "7",
    discarding discard: (any TextInput) -> Void = { _ in }, _ make: (InputProbe) -> any TextInput
  ) -> CheckReport<InputRule> {
    var violations: [CheckViolation<InputRule>] = []
    var checked: Set<InputRule> = []
    func run(_ trial: InputTrial, _ scenario: () throws(InputTrial.End) -> Void) {
      do throws(InputTrial.End) {
        try scenario()
      } catch {
        if case .broken(let violation) = error { violations.append(violation) }
      }
      checked.formUnion(trial.checked)
      for input in trial.bar.inputs {
        // What one trial leaves must not stand in the way of the next.
        _ = input.endEditing(EditingEnd(isForced: true))
        discard(input)
      }
    }
    for scenario in InputTrial.scenarios {
      let trial = InputTrial(text: text, otherText: otherText, make)
      run(trial, scenario(trial))
    }
    for scenario in InputTrial.pairs {
      let trial = InputTrial(text: text, otherText: otherText, make)
      let other = trial.addOther(make)
      run(trial) { () throws(InputTrial.End) in try scenario(trial)(other) }
    }
    violations += InputLifetime.violations(discarding: discard, make)
    let broken = Set(violations.map(\.rule))
    let judged = { (rule: InputRule) in rule.foundations.isDisjoint(with: broken) }
    return CheckReport(
      violations: violations.filter { judged($0.rule) },
      checked: checked.union([.freed]).filter(judged))
  }
}
