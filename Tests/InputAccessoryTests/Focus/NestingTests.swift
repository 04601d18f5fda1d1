import InputAccessory
import Testing

/// Calls that nest without end are refused at a limit; nothing recurses without bound.
struct NestingTests {
  private let limit = FocusScope.nestingLimit

  @Test func `the limit is 64`() {
    #expect(limit == 64)
  }

  @Test(arguments: InputKind.allCases)
  func `two did-begins that focus each other come to an end`(kind: InputKind) {
    let form = Form(kind, kind)
    let (one, other) = (form.a, form.b)
    form.spy.reactAlways(to: "A.didBegin") { other.becomeFirstResponder() }
    form.spy.reactAlways(to: "B.didBegin") { one.becomeFirstResponder() }

    one.becomeFirstResponder()

    let begins = form.spy.count("A.didBegin") + form.spy.count("B.didBegin")
    let ends = form.spy.count("A.didEnd") + form.spy.count("B.didEnd")
    #expect(begins == limit)
    #expect(ends == limit - 1)
    #expect(form.first != nil)
  }

  @Test(arguments: InputKind.allCases)
  func `two did-ends that focus each other come to an end`(kind: InputKind) {
    let form = Form(kind, kind)
    let (one, other) = (form.a, form.b)
    form.edit("x")
    form.spy.reactAlways(to: "A.didEnd") { other.becomeFirstResponder() }
    form.spy.reactAlways(to: "B.didEnd") { one.becomeFirstResponder() }
    form.spy.reactAlways(to: "A.didBegin") { one.resignFirstResponder() }
    form.spy.reactAlways(to: "B.didBegin") { other.resignFirstResponder() }

    one.resignFirstResponder()

    #expect(form.spy.count("A.didEnd") <= limit)
    let open = form.spy.count("A.didBegin") + form.spy.count("B.didBegin") + 1
    let closed = form.spy.count("A.didEnd") + form.spy.count("B.didEnd")
    #expect(open - closed == (form.first == nil ? 0 : 1))
  }

  @Test(arguments: InputKind.allCases)
  func `a should-begin that tries again comes to an end`(kind: InputKind) {
    let form = Form(kind)
    let input = form.a
    form.spy.reactAlways(to: "A.shouldBegin") { input.becomeFirstResponder() }

    let isFirst = input.becomeFirstResponder()

    #expect(isFirst)
    #expect(form.spy.count("A.shouldBegin") == limit)
    #expect(form.spy.count("A.didBegin") == 1)
  }

  @Test(arguments: InputKind.allCases)
  func `a should-end that ends again comes to an end`(kind: InputKind) {
    let form = Form(kind)
    let input = form.a
    form.edit("x")
    form.spy.reactAlways(to: "A.shouldEnd") { input.resignFirstResponder() }

    input.resignFirstResponder()

    #expect(form.spy.count("A.shouldEnd") == limit)
    #expect(form.spy.count("A.didEnd") == 1)
    #expect(form.first == nil)
  }

  @Test(arguments: ["A.shouldChange", "A.didChange", "A.didSelect"], InputKind.allCases)
  func `a delegate that types as it hears of typing comes to an end`(
    moment: String, kind: InputKind
  ) {
    let form = Form(kind)
    let input = form.a
    form.edit("")
    form.spy.reactAlways(to: moment) { input.insert("x") }

    input.insert("x")

    #expect(input.text == String(repeating: "x", count: limit))
  }

  @Test(arguments: InputKind.allCases)
  func `a delegate that moves the caret as it hears of it comes to an end`(kind: InputKind) {
    let form = Form(kind)
    let input = form.a
    form.edit("abcdef")
    form.spy.reactAlways(to: "A.didSelect") {
      let next = (input.selection.lowerBound + 1) % 6
      input.select(next..<next)
    }

    input.select(0..<0)

    #expect(form.spy.count("A.didSelect") == limit)
  }

  @Test(arguments: InputKind.allCases)
  func `a delegate that replaces as it hears of a selection comes to an end`(kind: InputKind) {
    let form = Form(kind)
    let input = form.a
    form.edit("")
    form.spy.reactAlways(to: "A.didSelect") { input.replace(0..<0, with: "x") }

    input.replace(0..<0, with: "x")

    #expect(input.text == String(repeating: "x", count: limit))
  }

  @Test(arguments: InputKind.allCases)
  func `an observer that sets the text as it hears of a text comes to an end`(kind: InputKind) {
    let input = kind.make(id: 0, delegate: nil)
    var count = 0
    let token = input.observe { event in
      guard event == .textSet else { return }
      count += 1
      input.text = "\(count)"
    }

    input.text = "start"

    #expect(count == limit)
    #expect(input.text == "\(limit - 1)")
    withExtendedLifetime(token) {}
  }

  @Test(arguments: InputKind.allCases)
  func `an observer that puts states as it hears of a text comes to an end`(kind: InputKind) {
    let input = kind.make(id: 0, delegate: nil)
    var count = 0
    let token = input.observe { event in
      guard event == .textSet else { return }
      count += 1
      input.editingState = EditingState(text: "\(count)")
    }

    input.editingState = EditingState(text: "start")

    #expect(count == limit)
    withExtendedLifetime(token) {}
  }

  @Test func `a Return that presses Return comes to an end`() {
    let form = Form()
    let field = form.a
    form.edit("x")
    form.spy.reactAlways(to: "A.shouldReturn") { field.pressReturn() }

    field.pressReturn()

    #expect(form.spy.count("A.shouldReturn") == limit)
  }

  @Test func `a should-clear that clears comes to an end`() {
    let form = Form()
    let field = form.a
    form.edit("x")
    form.spy.reactAlways(to: "A.shouldClear") { field.clearByUser() }

    field.clearByUser()

    #expect(form.spy.count("A.shouldClear") == limit)
    #expect(field.text == "")
  }

  @Test func `fields that are enabled and disabled without end come to an end`() {
    let form = Form()
    let field = form.a
    form.edit("x")
    form.spy.reactAlways(to: "A.didEnd") {
      field.isEnabled = true
      field.becomeFirstResponder()
    }
    form.spy.reactAlways(to: "A.didBegin") { field.isEnabled = false }

    field.isEnabled = false

    #expect(form.spy.count("A.didEnd") <= limit + 1)
    #expect(form.spy.count("A.didBegin") <= limit)
  }

  // MARK: Actions

  @Test(arguments: ["bar.shouldPerform", "bar.didTapItem scan A"])
  func `an item that taps itself is refused at the limit`(moment: String) {
    let form = Form()
    let bar = form.bar
    var outcomes: [ActionOutcome] = []
    form.edit("x")
    form.spy.reactAlways(to: moment) { outcomes.append(bar.perform(.item("scan"))) }

    let outer = bar.perform(.item("scan"))

    #expect(outer == .performed)
    #expect(outcomes.first == .refused)
    #expect(outcomes.count == limit)
    #expect(outcomes.dropFirst().allSatisfy { $0 == .performed })
    #expect(form.spy.count("bar.didTapItem scan A") == limit)
  }

  @Test func `a Done whose report begins and taps again is refused at the limit`() {
    let form = Form()
    let (bar, field) = (form.bar, form.a)
    form.edit("x")
    form.spy.reactAlways(to: "bar.didTapDone A") {
      field.becomeFirstResponder()
      bar.perform(.done)
    }

    bar.perform(.done)

    #expect(form.spy.count("bar.didTapDone A") == limit)
    #expect(form.first === field)
    #expect(bar.perform(.next) == .moved)
  }

  @Test func `an observer that taps as it hears of outcomes comes to an end and hears the refusal`()
  {
    let form = Form()
    let bar = form.bar
    var outcomes: [ActionOutcome] = []
    let token = bar.observe {
      outcomes.append($0.outcome)
      bar.perform(.done)
    }

    bar.perform(.done)

    #expect(outcomes == Array(repeating: .ignored, count: limit) + [.refused])
    withExtendedLifetime(token) {}
  }

  @Test func `after the limit everything works as before`() {
    let form = Form()
    let (one, other) = (form.a, form.b)
    form.spy.reactAlways(to: "A.didBegin") { other.becomeFirstResponder() }
    form.spy.reactAlways(to: "B.didBegin") { one.becomeFirstResponder() }
    one.becomeFirstResponder()
    form.spy.reactAlways(to: "A.didBegin") {}
    form.spy.reactAlways(to: "B.didBegin") {}
    form.scope.endEditing()

    #expect(one.becomeFirstResponder())
    #expect(one.insert("x"))
    #expect(form.bar.perform(.done) == .done)
  }

  @Test(arguments: InputKind.allCases)
  func `an input hidden at the limit ends there all the same (1.17)`(kind: InputKind) {
    let form = Form(kind)
    let (scope, input) = (form.scope, form.a)
    var isVacant: Bool?
    form.edit("")
    form.spy.reactAlways(to: "A.shouldChange") {
      guard !input.insert("x"), isVacant == nil else { return }
      input.isHidden = true
      isVacant = scope.firstResponder == nil
    }

    input.insert("x")

    #expect(isVacant == true)
    #expect(form.spy.count("A.didEnd") == 1)
  }
}
