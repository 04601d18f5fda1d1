import InputAccessory
import InputAccessoryTesting
import KeyboardWorld
import Payment
import Testing

@MainActor struct PaymentControllerTests {
  @Test func `the controller keeps its side of the contract`() {
    let report = DelegateContract.check { form in
      let payment = PaymentController()
      payment.watch(form.amount, form.bar)
      return payment
    }

    #expect(report.violations.isEmpty)
  }

  @Test func `what is no digit is refused, and what is confirmed is kept`() {
    let payment = PaymentController()
    let field = TextField()
    let bar = DoneCancelToolbar(for: field)
    field.accessory = bar
    payment.watch(field, bar)
    let recorder = Recorder()
    recorder.record(field, as: "amount")
    recorder.record(bar, as: "bar")

    field.becomeFirstResponder()
    field.insert("4")
    field.insert("x")
    bar.perform(.done)

    #expect(
      recorder.log.difference(
        from: [
          #"amount.shouldChange(0..<0 "4") -> yes"#, #"amount.shouldChange(1..<1 "x") -> no"#,
          "bar.didTapDone",
        ], matching: .inOrder) == nil)
    #expect(payment.amount == 4)
  }

  @Test func `each Cancel is counted, whatever comes in which order`() throws {
    let isCounted = SearchInvariant("each Cancel is counted") { moment in
      guard let payment = moment.owner as? PaymentController,
        let bar = moment.world.things.first(where: { $0.name == "bar" })?.id
      else { return nil }
      let count = MainActor.assumeIsolated { payment.cancellations }
      let reported = moment.world.trace.count(of: .didTapCancel, by: bar)
      return count == reported ? nil : "\(reported) were reported, \(count) counted"
    }
    let makeSubject = {
      try SearchSubject("field amount keyboard=number-pad\ntoolbar bar for=amount") { world in
        let payment = PaymentController()
        try world.attach(payment, toFieldNamed: "amount")
        try world.attach(payment, toToolbarNamed: "bar")
        return payment
      }
    }
    let moves = Move.all(in: try makeSubject().world)

    let report = try EventSearch(moves, depth: 2, invariants: [isCounted]).run(making: makeSubject)

    #expect(report.counterexample == nil)
  }

  @Test func `an entry of PINs is an input that a bar can serve`() {
    let report = InputContract.check { probe in
      let entry = PinEntry()
      let delegate = probe.delegate
      entry.bar = probe.bar
      entry.shouldEnd = { delegate.ask(.shouldEndEditing, of: $0) }
      entry.didBegin = { delegate.tell(.didBeginEditing, of: $0) }
      entry.didEnd = { delegate.tell(.didEndEditing, of: $0) }
      return entry
    }

    #expect(report.violations.isEmpty)
  }
}
