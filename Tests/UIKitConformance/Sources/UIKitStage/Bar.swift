import InputAccessory
import InputAccessoryUIKit

@testable import KeyboardWorld
@testable import UIKit

/// A bar of the adapter's, with what a script said of it.
@MainActor final class Bar {
  let view: AccessoryToolbarView
  /// What it is bound to: inputs by name, held weakly, or all.
  var inputs: [any TextInputView] {
    get { references.compactMap { $0.view as? any TextInputView } }
    set { references = newValue.map(Reference.init) }
  }
  private var references: [Reference] = []
  var isBoundToAll = false
  var order: ChainOrder?
  var isEnabled = true
  var isHidden = false
  /// Whether it was not removed.
  var isInUse = true
  private let root: UIView
  private var token: ObservationToken?

  private struct Reference {
    weak var view: UIView?

    init(_ view: UIView) {
      self.view = view
    }
  }

  init(_ view: AccessoryToolbarView, root: UIView, _ onReport: @escaping (ActionReport) -> Void) {
    self.view = view
    self.root = root
    token = view.toolbar.observe(onReport)
  }

  /// Attaches the bar as it is bound.
  func attach() {
    guard isInUse else { return }
    if isBoundToAll {
      view.attach(toInputsIn: root, order: order ?? .tree)
    } else {
      view.attach(to: ordered)
    }
  }

  private var ordered: [any TextInputView] {
    guard let order, order != .listed else { return inputs.filter { $0.window != nil } }
    return root.inputs(inOrder: order).filter { input in inputs.contains { $0 === input } }
  }

  /// Finds what came, went or changed places.
  func refresh() {
    let isSame =
      !isBoundToAll
      && view.toolbar.inputs.map(ObjectIdentifier.init)
        == ordered.map(ObjectIdentifier.init)
    if isSame { view.refresh() } else { attach() }
  }
}
