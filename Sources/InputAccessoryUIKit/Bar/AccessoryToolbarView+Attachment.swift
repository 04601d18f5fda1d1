#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import InputAccessory
public import UIKit

/// An input that a bar is the accessory of, with the one it had before.
@MainActor struct Attachment {
  private(set) weak var input: (any TextInputView)?
  let previous: UIView?

  init(_ input: any TextInputView) {
    self.input = input
    previous = input.inputAccessoryView
  }

  /// What tells the input from others while it lives.
  var id: ObjectIdentifier? { input.map(ObjectIdentifier.init) }

  /// Whether an accessory is the input's now.
  func isShown(by accessory: UIView?) -> Bool { input?.inputAccessoryView === accessory }

  /// Has the input show an accessory.
  ///
  /// - Parameters:
  ///   - accessory: What to show.
  ///   - isAtOnce: Whether an input that is edited shows it now, not only from its next session on (6.2).
  func show(_ accessory: UIView?, atOnce isAtOnce: Bool = true) {
    guard let input, input.inputAccessoryView !== accessory else { return }
    input.inputAccessoryView = accessory
    if let field = input as? UITextField {
      if accessory is AccessoryToolbarView {
        AccessoryToolbarView.hearReturn(of: field)
      } else {
        AccessoryToolbarView.stopHearingReturn(of: field)
      }
    }
    if isAtOnce, input.isFirstResponder { input.reloadInputViews() }
  }

  /// Has the input show what it had before; another bar that is shown again serves it again.
  func giveBack(atOnce isAtOnce: Bool = true) {
    show(previous, atOnce: isAtOnce)
    guard let input, let bar = previous as? AccessoryToolbarView, !bar.serves(input)
    else { return }
    bar.refresh()
  }
}

extension AccessoryToolbarView {
  /// Attaches the bar to inputs: it serves them in this order, and is the accessory of each.
  ///
  /// What an input had before is kept and comes back when it is not named any more, or with
  /// ``detach()``. Delegates are never touched. One that is not named any more while it is edited keeps
  /// the bar, without arrows, until its session ends.
  ///
  /// - Parameter inputs: The inputs; one that comes twice counts where it came first.
  public func attach(to inputs: [any TextInputView]) {
    root = nil
    serve(inputs)
  }

  /// Attaches the bar to every input in a view, those that come later included: one that is edited for
  /// the first time is found then, and ``refresh()`` finds all.
  ///
  /// An input that has an accessory of its own is left alone.
  ///
  /// - Parameters:
  ///   - view: The view, which is held weakly.
  ///   - order: The order of Next and Previous.
  public func attach(toInputsIn view: UIView, order: ChainOrder = .tree) {
    root = view
    self.order = order
    refresh()
  }

  /// Looks for inputs anew in the view that the bar is attached to: say so when inputs come, go or change
  /// places, and when a cell is used again.
  ///
  /// - Complexity: O(*n* log *n*) in the views.
  public func refresh() {
    guard let root else {
      fitHeight()
      return update()
    }
    // One that was given another accessory since belongs to that; what it had before is not forgotten.
    let inputs = root.inputs(inOrder: order)
    let own = Set(attachments.filter { !isEnabled || $0.isShown(by: self) }.compactMap(\.id))
    serve(
      inputs.filter { input in
        own.contains(ObjectIdentifier(input)) || input.inputAccessoryView == nil
          || input.inputAccessoryView === self
      }, keeping: inputs)
  }

  /// Takes the bar from all inputs that it was attached to; each has what it had before: its accessory
  /// and the title of its Return key.
  public func detach() {
    root = nil
    serve([], isOver: true)
  }

  /// Whether the bar's Next and Previous reach an input.
  func serves(_ input: any TextInputView) -> Bool { toolbar.inputs.contains { $0 === input } }

  /// Whether the bar was attached to an input.
  func isAttached(to input: any TextInputView) -> Bool {
    attachments.contains { $0.input === input }
  }

  /// - Parameters:
  ///   - inputs: The inputs to serve from now on.
  ///   - others: Inputs whose former accessory is still to be known, though they are not served.
  ///   - isOver: Whether the bar goes at once, from what is edited too.
  private func serve(
    _ inputs: [any TextInputView], keeping others: [any TextInputView] = [], isOver: Bool = false
  ) {
    fitHeight()
    let named = Set((inputs + others).map(ObjectIdentifier.init))
    let left = attachments.filter { $0.id.map { !named.contains($0) } ?? true }
    let kept = Set(attachments.compactMap(\.id))
    attachments.removeAll { $0.id.map { !named.contains($0) } ?? true }
    for attachment in left {
      guard let input = attachment.input else { continue }
      if let field = input as? UITextField { giveBackReturnKey(of: field) }
      if isOver || !input.isFirstResponder { toolbar.inputDidDetach(input) }
    }
    toolbar.inputs = inputs
    var joined = kept
    for input in inputs where joined.insert(ObjectIdentifier(input)).inserted {
      attachments.append(Attachment(input))
    }
    // What is edited takes its accessory anew last: that calls out, and by then all else is final.
    for attachment in left where attachment.input?.inputAccessoryView === self {
      attachment.giveBack(atOnce: isOver)
    }
    if isEnabled {
      let served = Set(inputs.map(ObjectIdentifier.init))
      for attachment in attachments where attachment.id.map(served.contains) ?? false {
        attachment.show(self)
      }
    }
    catchUp()
    update()
  }

  // MARK: Sessions

  /// Whether the bar stands above the keyboard of an input, or would.
  private func owns(_ input: any TextInputView) -> Bool { input.inputAccessoryView === self }

  func viewDidBeginEditing(_ view: UIView) {
    guard let input = view as? any TextInputView else { return }
    if let root, !isAttached(to: input), view.isDescendant(of: root) { refresh() }
    // Its delegate may have ended editing already.
    guard input.isFirstResponder, owns(input) else { return }
    if caughtUpInput === input {
      caughtUpInput = nil
    } else {
      toolbar.inputDidBeginEditing(input, from: input.currentText)
    }
    update()
  }

  func viewDidEndEditing(_ view: UIView) {
    if caughtUpInput === view { caughtUpInput = nil }
    // Its delegate may have begun editing again.
    guard let input = view as? any TextInputView, !input.isFirstResponder else { return }
    toolbar.inputDidEndEditing(input)
    update()
  }

  /// Tells the toolbar of what began or ended and was not posted yet: a delegate hears of it first and
  /// may tap from there.
  func catchUp() {
    if let current = toolbar.currentInput, !current.isFirstResponder {
      toolbar.inputDidEndEditing(current)
    }
    guard toolbar.currentInput == nil else { return }
    for case let input as any TextInputView in toolbar.inputs
    where input.isFirstResponder && owns(input) {
      caughtUpInput = input
      toolbar.inputDidBeginEditing(input, from: input.currentText)
      return
    }
  }
}
#endif
