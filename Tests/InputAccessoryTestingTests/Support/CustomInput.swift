import InputAccessory
import InputAccessoryTesting
import KeyboardWorld

/// The focus that inputs of a screen share.
final class FocusGroup {
  weak var current: CustomInput?
}

/// An input that is no model, and keeps every rule but the one it is told to break.
final class CustomInput: TextInput {
  let fault: InputRule?
  private let group: FocusGroup
  private weak let delegate: Recorder?
  private let bar: AccessoryToolbar
  private var state = EditingState()
  private var sessionCount = 0
  private var depth = 0
  private var cycle: CustomInput?

  init(_ probe: InputProbe, in group: FocusGroup, breaking fault: InputRule? = nil) {
    self.fault = fault
    self.group = group
    delegate = probe.delegate
    bar = probe.bar
    if fault == .freed { cycle = self }
  }

  private func ask(_ question: TraceName) -> Bool {
    delegate?.ask(question, of: self) ?? true
  }

  private func tell(_ news: TraceName) {
    delegate?.tell(news, of: self)
  }

  // MARK: Reading

  var capabilities: TextInputCapabilities {
    if fault == .constantCapabilities, isFirstResponder { return [] }
    return [.dropsPendingText, .asksShouldReturn]
  }

  var isFirstResponder: Bool { group.current === self }

  var focusObstacle: FocusObstacle? {
    if fault == .quietReading { return ask(.shouldBeginEditing) ? nil : .disabled }
    return nil
  }

  var currentText: String {
    fault == .textIsState && isFirstResponder ? state.text + " " : state.text
  }

  var editingState: EditingState {
    get { state }
    set {
      state = newValue
      if fault == .stateRoundTrip, newValue.marked == nil {
        state = EditingState(text: newValue.text)
      }
      if fault == .silentProgram { tell(.didChange) }
    }
  }

  // MARK: Focus

  func becomeFirstResponder() -> Bool {
    if isFirstResponder {
      if fault == .beginAgain { bar.inputDidBeginEditing(self, from: state.text) }
      return true
    }
    if fault == .shouldBeginFirst { state = EditingState(text: state.text + "!") }
    let mayBegin = ask(.shouldBeginEditing)
    if fault == .shouldBeginOnce { _ = ask(.shouldBeginEditing) }
    if fault == .shouldBeginFirst { state = EditingState(text: String(state.text.dropLast())) }
    if fault == .refusedHandOver, let other = group.current { _ = other.endEditing(EditingEnd()) }
    guard mayBegin else {
      if fault == .refusedBegin { tell(.didEndEditing) }
      return false
    }
    if let other = group.current {
      guard fault == .handOver || other.endEditing(EditingEnd()) else { return false }
    }
    group.current = self
    sessionCount += 1
    let session = sessionCount
    if fault == .barBeforeDelegate { tell(.didBeginEditing) }
    if fault != .beginTellsBar {
      bar.inputDidBeginEditing(self, from: fault == .beginText ? "" : state.text)
    }
    if fault != .barBeforeDelegate { tell(.didBeginEditing) }
    if fault == .endInsideDidBegin { return true }
    if fault == .beginResult { return false }
    return isFirstResponder && sessionCount == session
  }

  func endEditing(_ end: EditingEnd) -> Bool {
    depth += 1
    defer { depth -= 1 }
    if fault == .nestedAgreement, depth > 8 {
      group.current = nil
      return true
    }
    guard isFirstResponder else {
      if fault == .endWithoutSession { tell(.didEndEditing) }
      return false
    }
    let session = sessionCount
    if end.pendingText == .accepted, fault != .noMarkAfterEnd { acceptPendingText() }
    if fault == .refusedDrop, end.pendingText == .dropped { dropMark() }
    if !end.isForced || fault == .forcedEnd {
      let mayEnd = ask(.shouldEndEditing)
      if fault == .shouldEndOnce { _ = ask(.shouldEndEditing) }
      guard mayEnd || end.isForced else {
        if fault == .refusedCancel, state.text.isEmpty { state = EditingState(text: "0") }
        if fault == .refusedEnd { state = EditingState(text: state.text, selection: 0..<0) }
        return false
      }
      if !isFirstResponder || session != sessionCount {
        if fault == .endInsideShouldEnd { tell(.didEndEditing) }
        return false
      }
    }
    if end.pendingText == .dropped, fault != .dropPending { dropMark() }
    if fault == .endKeepsText { state = EditingState() }
    if fault != .noMarkAfterEnd { state = EditingState(text: state.text) }
    group.current = nil
    if fault != .endTellsBar { bar.inputDidEndEditing(self) }
    if fault != .balancedNews { tell(.didEndEditing) }
    if fault == .beginInsideDidEnd { group.current = nil }
    return fault != .endResult
  }

  // MARK: Text

  private func dropMark() {
    guard let marked = state.marked else { return }
    state = EditingState(
      text: String(state[0..<marked.lowerBound] + state[marked.upperBound..<state.length]))
  }

  func acceptPendingText() {
    guard let marked = state.marked else {
      if fault == .acceptQuietly { tell(.didChange) }
      return
    }
    if fault == .acceptPending {
      state = EditingState(text: String(state[0..<marked.lowerBound]))
    } else {
      state = EditingState(text: state.text, selection: state.selection)
    }
    tell(.didChange)
  }

  func replaceText(with text: String) {
    switch fault {
    case .replaceText: state = EditingState(text: text + text)
    case .cancelClears where sessionCount > 0 && !isFirstResponder: break
    case .replaceEndsMark:
      let marked = state.marked
      state = EditingState(text: text, selection: 0..<0, marked: marked)
    default: state = EditingState(text: text)
    }
  }

  func clearByUser() -> Bool {
    let mayClear = ask(.shouldClear)
    if fault == .clearOnce { _ = ask(.shouldClear) }
    guard mayClear || fault == .refusedClear else { return false }
    state = EditingState()
    tell(.didChange)
    if fault == .clearKeepsEditing { _ = endEditing(EditingEnd(isForced: true)) }
    return fault != .clearResult
  }

  func pressReturn() -> ActionOutcome {
    guard isFirstResponder else { return .ignored }
    if fault != .returnQuestion, !ask(.shouldReturn) {
      return fault == .refusedReturn ? .performed : .vetoed
    }
    let hasEnded = endEditing(EditingEnd())
    if fault == .returnOutcome { return .performed }
    return hasEnded ? .done : .refused
  }

  func insertByUser(_ text: String) -> Bool {
    let mayChange = delegate?.askShouldChange(state.selection, text, of: self) ?? true
    guard mayChange || fault == .refusedInsert else { return false }
    state = EditingState(text: state.text + text)
    tell(.didChange)
    return fault != .insertResult
  }

  func moveCaretByUser(_ distance: Int) {
    let place = state.selection.lowerBound + distance
    let caret = fault == .caretMove ? state.length : min(max(place, 0), state.length)
    state = EditingState(text: state.text, selection: caret..<caret)
  }
}
