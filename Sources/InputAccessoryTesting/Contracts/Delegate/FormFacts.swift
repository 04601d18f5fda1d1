internal import EventScript
internal import InputAccessory

/// What a question must leave as it is.
struct FormFacts: Equatable {
  /// How an input stands.
  struct Input: Equatable {
    var snapshot: InputSnapshot
    var session: UInt32
    var isEnabled: Bool
    var isEditable: Bool
    var isHidden: Bool
    var delegate: ObjectIdentifier?
    var accessory: ObjectIdentifier?
  }

  var inputs: [Input]
  var servedInput: ObjectIdentifier?
  var items: [ToolbarItem]
  var policies: ToolbarPolicies
  var isBarEnabled: Bool
  var barDelegate: ObjectIdentifier?

  init(_ form: DelegateForm) {
    inputs = form.inputs.map { input in
      let delegate: AnyObject? =
        (input as? TextField)?.delegate ?? (input as? TextView)?.delegate
      return Input(
        snapshot: InputSnapshot(of: input), session: input.state.sessionCount,
        isEnabled: input.isEnabled, isEditable: input.isEditable, isHidden: input.isHidden,
        delegate: delegate.map(ObjectIdentifier.init),
        accessory: input.accessory.map(ObjectIdentifier.init))
    }
    servedInput = form.bar.currentInput.map(ObjectIdentifier.init)
    items = form.bar.items
    policies = form.bar.policies
    isBarEnabled = form.bar.isEnabled
    barDelegate = form.bar.delegate.map(ObjectIdentifier.init)
  }

  /// What is broken where this became `after` inside a question, and how.
  func faults(after: FormFacts) -> [(rule: DelegateRule, finding: String)] {
    var faults: [(rule: DelegateRule, finding: String)] = []
    for (number, (old, new)) in zip(inputs, after.inputs).enumerated() {
      let name = Self.names[number]
      if old.snapshot.isFirstResponder != new.snapshot.isFirstResponder
        || old.session != new.session
      {
        let verb = new.snapshot.isFirstResponder ? "began" : "ended"
        faults.append((.questionKeepsFocus, "editing of \(name) \(verb)"))
      }
      if old.snapshot.text != new.snapshot.text {
        faults.append(
          (
            .questionKeepsText,
            "the text of \(name) was \(ScriptText.quoted(old.snapshot.text)) and is "
              + ScriptText.quoted(new.snapshot.text)
          ))
      } else if old.snapshot.selection != new.snapshot.selection
        || old.snapshot.marked != new.snapshot.marked
      {
        faults.append((.questionKeepsText, "the selection of \(name) is another one"))
      }
      if old.isEnabled != new.isEnabled || old.isEditable != new.isEditable
        || old.isHidden != new.isHidden
      {
        faults.append((.questionKeepsForm, "\(name) was enabled, made editable or hidden, or not"))
      }
      if old.delegate != new.delegate || old.accessory != new.accessory {
        faults.append((.questionKeepsForm, "\(name) has another delegate or accessory"))
      }
    }
    if servedInput != after.servedInput, faults.isEmpty {
      faults.append((.questionKeepsFocus, "the bar has another session"))
    }
    if items != after.items || policies != after.policies || isBarEnabled != after.isBarEnabled
      || barDelegate != after.barDelegate
    {
      faults.append((.questionKeepsForm, "the bar has other items, policies or another delegate"))
    }
    return faults
  }

  /// Whether a person would see no difference.
  func looksLike(_ other: FormFacts) -> Bool {
    items == other.items && policies == other.policies && isBarEnabled == other.isBarEnabled
      && zip(inputs, other.inputs).allSatisfy {
        $0.snapshot == $1.snapshot && $0.isEnabled == $1.isEnabled
          && $0.isEditable == $1.isEditable && $0.isHidden == $1.isHidden
      }
  }

  static let names = ["amount", "name", "notes"]
}
