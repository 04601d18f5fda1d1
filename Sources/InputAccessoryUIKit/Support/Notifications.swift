#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import UIKit

/// Notifications heard by closures, as long as this object lives.
final class Notifications {
  private var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Has `handler` hear of a notification that a view posts, when and where it is posted.
  @MainActor func hear(
    _ name: NSNotification.Name, _ handler: @escaping @MainActor (UIView) -> Void
  ) {
    hear(name) { notification in
      guard let view = notification.object as? UIView else { return }
      MainActor.assumeIsolated { handler(view) }
    }
  }

  /// Has `handler` hear of a notification, when and where it is posted.
  func hear(_ name: NSNotification.Name, _ handler: @escaping @Sendable (Notification) -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: handler)
    )
  }
}
#endif
