import Foundation
import InputAccessory
import InputAccessoryUIKit
import KeyboardRules
import UIKit

/// A text view at the bottom, whose view moves up with the keyboard.
final class ChatController: UIViewController {
  let message = UITextView()
  let bar = AccessoryToolbarView(items: [
    .key("smile", inserting: "🙂"), .flexible, .item("send", title: "Send"), .done,
  ])
  var sent: [String] = []

  private var avoidance: KeyboardAvoidance?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    message.frame = CGRect(x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 80)
    view.addSubview(message)
    bar.attach(to: [message])
    bar.toolbar.handlers = ToolbarHandlers(didTapItem: { [weak self] id, _ in
      MainActor.assumeIsolated { self?.tapped(id) }
    })
  }

  /// What follows the keyboard needs the window: a controller calls this from `viewDidAppear(_:)`.
  func follow() {
    let avoidance = KeyboardAvoidance(for: view)
    avoidance.shift(view, by: .clearing(gap: 0))
    self.avoidance = avoidance
  }

  private func tapped(_ id: String) {
    guard id == "send" else { return }
    sent.append(message.currentText)
    message.text = ""
  }
}
