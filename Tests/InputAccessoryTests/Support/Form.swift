import InputAccessory

/// The two kinds of model.
enum InputKind: CaseIterable {
  case field, view

  func make(id: Int, text: String = "", delegate: Spy?) -> InputModel {
    switch self {
    case .field:
      let field = TextField(text: text, id: id)
      field.delegate = delegate
      return field
    case .view:
      let view = TextView(text: text, id: id)
      view.delegate = delegate
      return view
    }
  }
}

/// Inputs A, B, C… of one window under one toolbar, with one spy for all of them.
final class Form {
  let spy = Spy()
  let scope: FocusScope
  let host: HostSpy
  let bar: AccessoryToolbar
  let inputs: [InputModel]
  private var tokens: [Observation] = []

  var a: InputModel { inputs[0] }
  var b: InputModel { inputs[1] }
  var c: InputModel { inputs[2] }
  var first: InputModel? { scope.firstResponder }

  /// Makes the form; two fields unless said.
  init(_ kinds: InputKind...) {
    let spy = spy
    host = HostSpy(spy)
    scope = FocusScope(host: host)
    inputs = (kinds.isEmpty ? [.field, .field] : kinds).enumerated().map {
      $1.make(id: $0, delegate: spy)
    }
    bar = AccessoryToolbar(
      items: [
        .previous, .next, .clear, .submit, .item("scan", title: "Scan"), .cancel, .flexible, .done,
      ], serving: inputs)
    bar.delegate = spy
    for input in inputs {
      input.accessory = bar
      input.move(to: scope)
    }
  }

  deinit {
    spy.forgetReactions()
  }

  /// Has the spy hear of control events and of texts set by program too.
  func observeInputs() {
    let spy = spy
    for input in inputs {
      let name = input.name
      tokens.append(input.observe { spy.hear("\(name).\(Self.word(for: $0))") })
    }
  }

  /// Has the spy hear of outcomes too.
  func observeOutcomes() {
    let spy = spy
    tokens.append(bar.observe { spy.hear("bar.outcome \($0.outcome)") })
  }

  /// Focuses A with `text` typed into it, and forgets what was heard of it.
  func edit(_ text: String) {
    a.becomeFirstResponder()
    a.insert(text)
    spy.forgetEntries()
  }

  private static func word(for event: InputEvent) -> String {
    switch event {
    case .control(.editingDidBegin): "eventBegin"
    case .control(.editingChanged): "eventChanged"
    case .control(.editingDidEnd): "eventEnd"
    case .control(.editingDidEndOnExit): "eventExit"
    case .control(.primaryActionTriggered): "eventPrimary"
    case .control(let other): "event\(other.rawValue)"
    case .textSet: "textSet"
    }
  }
}
