internal import InputAccessory

/// Whether inputs are freed when their owner lets them go.
enum InputLifetime {
  /// Lets go of an input before, inside and after a session.
  static func violations(
    discarding discard: (any TextInput) -> Void, _ make: (InputProbe) -> any TextInput
  ) -> [CheckViolation<InputRule>] {
    for steps in [[], ["becomeFirstResponder()"], ["becomeFirstResponder()", "endEditing()"]] {
      let bar = AccessoryToolbar(items: [.cancel, .done])
      let delegate = Recorder()
      let former = AutoreleasePool.drained {
        use(make(InputProbe(bar: bar, delegate: delegate)), bar, steps, discarding: discard)
      }
      if former.isAlive {
        return [
          CheckViolation(
            .freed, "it lives on", calls: steps + ["let go of the input; bar and delegate live"])
        ]
      }
      withExtendedLifetime((bar, delegate)) {}
    }
    return []
  }

  private static func use(
    _ input: any TextInput, _ bar: AccessoryToolbar, _ steps: [String],
    discarding discard: (any TextInput) -> Void
  ) -> WeakReference {
    bar.inputs = [input]
    if steps.count > 0 { _ = input.becomeFirstResponder() }
    if steps.count > 1 { _ = input.endEditing(EditingEnd()) }
    discard(input)
    return WeakReference(input)
  }
}
