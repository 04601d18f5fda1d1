/// A one-line text field, as a model of UIKit's.
public final class TextField: InputModel {
  /// Decides about and hears of editing. Held weakly; a dead delegate means defaults (9.1).
  @exclusivity(unchecked) public weak var delegate: (any TextFieldDelegate)?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - text: The text it begins with; line ends become blanks.
  ///   - id: A number of the caller's own that tells inputs apart.
  public convenience init(text: String = "", id: Int = 0) {
    self.init(text: text, id: id, monitor: nil)
  }

  /// Makes a field that a model of its surroundings hears of.
  package init(text: String, id: Int, monitor: (any ComponentMonitor)?) {
    super.init(id: id, text: Self.withoutLineEnds(text), monitor: monitor)
  }

  /// What the field can do beyond what every input can.
  public override var capabilities: TextInputCapabilities {
    [.dropsPendingText, .asksShouldReturn]
  }

  override var listener: InputListener { delegate.map(InputListener.field) ?? .nobody }

  /// When the clear button shows; never by default (8.6).
  public var clearButtonMode: ClearButtonMode {
    get { state.clearButtonMode }
    set { state.clearButtonMode = newValue }
  }

  /// What Return does once the delegate has agreed; ``ReturnBehavior/stays`` by default.
  public var returnBehavior: ReturnBehavior {
    get { state.returnBehavior }
    set { state.returnBehavior = newValue }
  }

  /// Whether the clear button shows now: its mode says so, there is text (8.6), and the field itself
  /// is shown and enabled.
  public var showsClearButton: Bool {
    guard !text.isEmpty, isEnabled, !isHidden else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    case .always: true
    }
  }

  override func sendEditing(_ events: ControlEvents) {
    send(events)
  }

  /// A field has no line ends (2.22): each becomes a blank.
  override func admitted(_ text: String) -> String { Self.withoutLineEnds(text) }

  private static func withoutLineEnds(_ text: String) -> String {
    let bytes = text.utf8
    // A key is nearly always one byte.
    if bytes.count == 1 { return LineEnds.isControl(bytes[bytes.startIndex]) ? " " : text }
    return bytes.isEmpty ? text : LineEnds.replaced(in: text)
  }

  /// Does what the clear button does: asks should-clear, empties and announces (2.17).
  ///
  /// - Returns: Whether the delegate agreed; `false` too where it began or ended a session meanwhile.
  @discardableResult
  public override func clearByUser() -> Bool {
    let scope = scope
    guard scope.enter() else { return false }
    defer { scope.leave() }
    return clear(listener)
  }

  /// Whether the field is emptied when editing begins; `false` by default.
  ///
  /// Should-clear is asked once the field has focus and before did-begin, where there is text; a no
  /// keeps it (2.18, 8.8). What goes is announced as with the clear button (2.17), and focus by code
  /// clears as a touch does.
  public var clearsOnBeginEditing: Bool {
    get { state.clearsOnBeginEditing }
    set { state.clearsOnBeginEditing = newValue }
  }

  override func clearAtBegin(_ listener: InputListener) {
    if state.editing.length > 0 { clear(listener) }
  }

  @discardableResult
  private func clear(_ listener: InputListener) -> Bool {
    let (session, wasFirstResponder) = (state.sessionCount, isFirstResponder)
    guard listener.shouldClear(self) else { return false }
    guard state.sessionCount == session, isFirstResponder == wasFirstResponder
    else { return false }
    announce(to: listener) {
      state.editing.edit(0..<state.editing.length, with: "", as: .single)
    }
    return true
  }

  /// Does what the Return key does: accepts pending text, asks should-return, sends the primary
  /// action, then stays, ends or moves as ``returnBehavior`` says.
  ///
  /// - Returns: `vetoed` where should-return said no, `refused` where should-end or should-begin did,
  ///   `moved`, `done` where editing ended, `performed` where it goes on, `ignored` without focus,
  ///   and where the key is disabled (8.4).
  @discardableResult
  public override func pressReturn() -> ActionOutcome {
    let scope = scope
    guard isFirstResponder, isReturnKeyEnabled else { return .ignored }
    guard scope.enter() else { return .refused }
    defer { scope.leave() }
    let session = state.sessionCount
    let listener = listener
    let next = returnBehavior == .moves ? inputAfter : nil
    let plan = ReturnPlan(returnBehavior, hasNext: next != nil)
    for step in plan {
      switch step {
      case .acceptPendingText: acceptPendingText(listener)
      case .askShouldReturn:
        guard listener.shouldReturn(self) else { return .vetoed }
      case .sendPrimaryAction: sendEditing(.primaryActionTriggered)
      case .sendDidEndOnExit: sendEditing(.editingDidEndOnExit)
      case .endEditing: return endEditing(EditingEnd()) ? plan.success : .refused
      case .move:
        guard let next, next.becomeFirstResponder(), next.isFirstResponder else { return .refused }
        return plan.success
      }
      // Whoever heard may have ended the session, or ended it and begun another.
      guard isFirstResponder, state.sessionCount == session else { return .refused }
    }
    return plan.success
  }

  /// Where Return moves to: what the bar that serves the field says, else what its surroundings say.
  private var inputAfter: (any TextInput)? {
    if let bar = shownAccessory as? AccessoryToolbar, bar.isEnabled, bar.serves(self) {
      return bar.input(after: self)
    }
    return shownAccessory?.input(after: self) ?? scope.host?.focusScope(scope, inputAfter: self)
  }
}
