#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import InputAccessory
import UIKit

/// Listens to a field of SwiftUI's and to its bar.
@MainActor public final class AccessoryTextFieldCoordinator {
  private var representable: AccessoryTextField?
  private var bar: AccessoryToolbarView?
  private var reports: ObservationToken?
  private var isShowing = false

  init() {}

  /// Binds a field to its bar.
  func connect(_ field: UITextField, bar: AccessoryToolbarView) {
    self.bar = bar
    bar.attach(to: [field])
    for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
      field.addAction(
        UIAction { [weak self, weak field] _ in
          guard let self, let field else { return }
          tell(field)
        }, for: event)
    }
    reports = bar.toolbar.observe { [weak self, weak field] report in
      MainActor.assumeIsolated {
        guard let self, let field else { return }
        self.tell(field)
        self.representable?.tell(report)
      }
    }
  }

  /// Has the field show what the bindings say; what comes of that is told once it is done.
  func show(_ representable: AccessoryTextField, on field: UITextField) {
    self.representable = representable
    guard !isShowing, let bar else { return }
    isShowing = true
    representable.apply(to: field, bar)
    isShowing = false
    // No state changes while views are being made of it.
    Task { [weak self, weak field] in
      if let self, let field { tell(field) }
    }
  }

  /// Takes the bar from its field, and listens no more.
  func disconnect() {
    reports = nil
    representable = nil
    bar?.detach()
    bar = nil
  }

  private func tell(_ field: UITextField) {
    if !isShowing { representable?.tell(field) }
  }
}
#endif
