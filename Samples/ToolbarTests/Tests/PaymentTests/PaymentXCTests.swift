import InputAccessory
import InputAccessoryTesting
import Payment
import XCTest

/// The same as for Swift Testing, in XCTest.
final class PaymentXCTests: XCTestCase {
  @MainActor func testKeepsItsSideOfTheContract() async {
    let report = DelegateContract.check { form in
      let payment = PaymentController()
      payment.watch(form.amount, form.bar)
      return payment
    }

    XCTAssertEqual(report.violations, [])
  }

  @MainActor func testCancelIsReportedOnceAfterTheEnd() async {
    let payment = PaymentController()
    let field = TextField()
    let bar = DoneCancelToolbar(for: field)
    field.accessory = bar
    payment.watch(field, bar)
    let recorder = Recorder()
    recorder.record(field, as: "amount")
    recorder.record(bar, as: "bar")

    field.becomeFirstResponder()
    bar.perform(.cancel)
    bar.perform(.cancel)

    XCTAssertNil(
      recorder.log.difference(
        from: ["amount.didBeginEditing", "amount.didEndEditing", "bar.didTapCancel"],
        matching: .only))
    XCTAssertNil(recorder.log.difference(inCountOf: "bar.didTapCancel", from: 1))
    XCTAssertEqual(payment.cancellations, 1)
  }
}
