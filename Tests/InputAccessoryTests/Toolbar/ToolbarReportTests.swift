import InputAccessory
import Testing

/// Who hears of an action: the delegate, the handlers, the observers.
struct ToolbarReportTests {
  // MARK: The delegate

  @Test(arguments: ["bar.shouldPerform", "A.shouldEnd", "A.didEnd", "bar.didTapDone A"])
  func `the delegate set when an action begins hears all of it, though it is replaced`(
    moment: String
  ) {
    let form = Form()
    let bar = form.bar
    let other = Spy()
    form.edit("x")
    form.spy.react(to: moment) { bar.delegate = other }

    bar.perform(.done)
    let heardFirst = other.entries
    form.a.becomeFirstResponder()
    bar.perform(.done)

    #expect(form.spy.count("bar.didTapDone A") == 1)
    #expect(heardFirst.isEmpty)
    #expect(other.entries == ["bar.shouldPerform", "bar.didTapDone A"])
  }

  @Test(arguments: ["bar.shouldPerform", "A.shouldEnd", "A.didEnd"])
  func `a delegate let go during an action hears the rest of it and is freed after`(
    moment: String
  ) {
    let form = Form()
    let log = form.spy
    var delegate: Spy? = Spy()
    weak let freed = delegate
    var reports: [String] = []
    delegate?.reactAlways(to: "bar.didTapDone A") { reports.append("didTapDone") }
    form.bar.delegate = delegate
    form.edit("x")
    if moment == "bar.shouldPerform" {
      delegate?.react(to: moment) { delegate = nil }
    } else {
      log.react(to: moment) { delegate = nil }
    }

    form.bar.perform(.done)

    #expect(reports == ["didTapDone"])
    #expect(freed == nil)
    #expect(form.bar.delegate == nil)
  }

  @Test(arguments: [
    (ToolbarAction.done, ActionOutcome.done), (.cancel, .cancelled), (.submit, .performed),
    (.next, .moved), (.item("scan"), .performed), (.clear, .performed),
  ])
  func `with its delegate gone an action still runs and reports to nobody`(
    action: ToolbarAction, outcome: ActionOutcome
  ) {
    let form = Form()
    var delegate: Spy? = Spy()
    form.bar.delegate = delegate
    form.edit("x")

    delegate = nil

    #expect(form.bar.delegate == nil)
    #expect(form.bar.perform(action) == outcome)
    #expect(form.spy.entries.allSatisfy { !$0.hasPrefix("bar.") })
  }

  @Test func `a delegate that answers only what it must agrees to everything`() {
    final class Quiet: DoneCancelToolbarDelegate {
      var taps: [String] = []
      func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapDoneFor input: any TextInput) {
        taps.append("done")
      }
      func accessoryToolbar(_ toolbar: AccessoryToolbar, didTapCancelFor input: any TextInput) {
        taps.append("cancel")
      }
    }
    let form = Form()
    let quiet = Quiet()
    form.bar.delegate = quiet

    for action in [ToolbarAction.next, .item("scan"), .clear, .submit] {
      form.a.becomeFirstResponder()
      #expect(form.bar.perform(action) != .vetoed)
    }
    form.a.becomeFirstResponder()
    form.bar.perform(.done)
    form.a.becomeFirstResponder()
    form.bar.perform(.cancel)

    #expect(quiet.taps == ["done", "cancel"])
    withExtendedLifetime(form) {}
  }

  // MARK: Handlers

  private func handlers(_ spy: Spy) -> ToolbarHandlers {
    ToolbarHandlers(
      shouldPerform: { action, input in spy.hear("should \(action) \(input.name)") },
      didTapDone: { spy.hear("done \($0.name)") },
      didTapCancel: { spy.hear("cancel \($0.name)") },
      didMove: { spy.hear("move \($0.name) \($1.name)") },
      didTapItem: { spy.hear("item \($0) \($1.name)") },
      didSubmit: { spy.hear("submit \($0.name)") })
  }

  @Test(arguments: [
    (ToolbarAction.done, "done A", "bar.didTapDone A"),
    (.cancel, "cancel A", "bar.didTapCancel A"), (.next, "move A B", "bar.didMove A B"),
    (.clear, "item clear A", "bar.didTapItem clear A"),
    (.item("scan"), "item scan A", "bar.didTapItem scan A"),
    (.submit, "submit A", "bar.didSubmit A"),
  ])
  func `handlers hear after the delegate, and do without one`(
    action: ToolbarAction, own: String, delegates: String
  ) {
    for hasDelegate in [true, false] {
      let form = Form()
      form.bar.handlers = handlers(form.spy)
      if !hasDelegate { form.bar.delegate = nil }
      form.edit("x")

      form.bar.perform(action)

      let heard = form.spy.entries.filter {
        $0.hasPrefix("bar") || $0.hasPrefix("should") || $0 == own
      }
      #expect(
        heard
          == (hasDelegate
            ? ["bar.shouldPerform", "should \(action) A", delegates, own]
            : ["should \(action) A", own]))
    }
  }

  @Test func `a no of the handlers vetoes, and after the delegate's no they are not asked`() {
    let form = Form()
    form.bar.handlers = handlers(form.spy)
    form.edit("x")
    form.spy.refused = ["should done A"]
    let byHandlers = form.bar.perform(.done)
    let first = form.spy.takeEntries()
    form.spy.refused = ["bar.shouldPerform"]

    let byDelegate = form.bar.perform(.done)

    #expect(byHandlers == .vetoed)
    #expect(first == ["bar.shouldPerform", "should done A"])
    #expect(byDelegate == .vetoed)
    #expect(form.spy.entries == ["bar.shouldPerform"])
  }

  @Test func `handlers replaced during an action hear the whole of it`() {
    let form = Form()
    let bar = form.bar
    form.bar.handlers = handlers(form.spy)
    form.edit("x")
    form.spy.react(to: "A.shouldEnd") { bar.handlers = nil }

    form.bar.perform(.done)

    #expect(form.spy.count("done A") == 1)
    #expect(form.bar.handlers == nil)
  }

  // MARK: Observers

  @Test(arguments: [
    (ToolbarAction.done, ActionOutcome.done, "bar.didTapDone A"),
    (.cancel, .cancelled, "bar.didTapCancel A"), (.next, .moved, "bar.didMove A B"),
    (.submit, .performed, "bar.didSubmit A"), (.item("scan"), .performed, "bar.didTapItem scan A"),
  ])
  func `an action's last entry is its outcome, after the delegate's report`(
    action: ToolbarAction, outcome: ActionOutcome, report: String
  ) {
    let form = Form()
    form.observeOutcomes()
    form.edit("x")

    form.bar.perform(action)

    #expect(form.spy.entries.suffix(2) == [report, "bar.outcome \(outcome)"])
  }

  @Test func `observers hear of ignored, vetoed and refused actions too`() {
    let form = Form()
    var reports: [ActionReport] = []
    let token = form.bar.observe { reports.append($0) }

    form.bar.perform(.done)
    form.edit("x")
    form.spy.refused = ["bar.shouldPerform"]
    form.bar.perform(.cancel)
    form.spy.refused = ["A.shouldEnd"]
    form.bar.perform(.submit)

    #expect(reports.map(\.action) == [.done, .cancel, .submit])
    #expect(reports.map(\.outcome) == [.ignored, .vetoed, .refused])
    withExtendedLifetime(token) {}
  }
}
