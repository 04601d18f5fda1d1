#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import InputAccessory
public import KeyboardRules
public import UIKit

/// Follows the keyboard's notifications for what stands in one window.
///
/// It hands them to a `KeyboardTracker`, which says what they mean.
@MainActor public final class KeyboardObserver {
  /// What the keyboard covers, by what was announced last.
  public private(set) var tracker: KeyboardTracker
  /// Hears of each notification that was followed, after the tracker.
  public var onChange: ((KeyboardNotice, KeyboardChange) -> Void)?

  private weak var view: UIView?
  private let notifications = Notifications()
  private let streams = Streams<KeyboardNews>()

  /// Begins to follow.
  ///
  /// - Parameter view: A view in the window, held weakly; its screen is what frames are compared with.
  public init(for view: UIView) {
    self.view = view
    tracker = KeyboardTracker(screen: Rect(view.window?.screen.bounds ?? .zero))
    for notice in KeyboardNotice.allCases {
      notifications.hear(notice.name) { [weak self] (notification: Notification) in
        guard let change = KeyboardChange(notification) else { return }
        let screen = notification.object as? UIScreen
        MainActor.assumeIsolated { self?.hear(notice, change, on: screen) }
      }
    }
    findKeyboard()
    // Who asks for news is told of this first.
    _ = tracker.takeNews()
    hearOf(UIScene.didActivateNotification) { $0.resume() }
    hearOf(UIScene.didEnterBackgroundNotification) { $0.rest() }
  }

  /// What became of the keyboard: first what it is now, where it covers anything. A reader who is more
  /// than 64 behind misses the oldest.
  public var news: AsyncStream<KeyboardNews> { streams.make(first: tracker.newsForNewcomer) }

  /// Hears of the scene that the view stands in.
  private func hearOf(
    _ name: NSNotification.Name, _ handler: @escaping @MainActor (KeyboardObserver) -> Void
  ) {
    notifications.hear(name) { [weak self] (notification: Notification) in
      let scene = notification.object as? UIScene
      MainActor.assumeIsolated {
        guard let self, let scene, scene === self.view?.window?.windowScene else { return }
        handler(self)
      }
    }
  }

  /// Hears of the keyboard on a screen, which is known since iOS 16.1 (3.2).
  private func hear(_ notice: KeyboardNotice, _ change: KeyboardChange, on screen: UIScreen?) {
    guard let window = view?.window, screen == nil || screen === window.screen else { return }
    tracker.screen = Rect(window.screen.bounds)
    tracker.accessoryHeight = heightOfAccessoryAlone(in: window)
    let isActive = window.windowScene?.activationState != .background
    guard tracker.handle(notice, change, appIsActive: isActive) else { return }
    onChange?(notice, change)
    tell()
  }

  private func tell() {
    if let news = tracker.takeNews() { streams.send(news) }
  }

  /// What stays of the keyboard's frame where its keys go: the accessory, and the safe area under it.
  private func heightOfAccessoryAlone(in window: UIWindow) -> Double {
    guard let accessory = window.focusedInput?.inputAccessoryView, !accessory.isHidden
    else { return 0 }
    return Double(accessory.frame.height + window.safeAreaInsets.bottom)
  }

  private func rest() {
    tracker.resume(at: nil)
    report()
  }

  private func resume() {
    findKeyboard()
    report()
  }

  /// Starts with the keyboard as it stands now, where something is edited.
  private func findKeyboard() {
    guard let window = view?.window, window.focusedInput != nil else { return }
    tracker.screen = Rect(window.screen.bounds)
    tracker.accessoryHeight = heightOfAccessoryAlone(in: window)
    let guide = window.keyboardLayoutGuide.layoutFrame
    tracker.resume(at: Rect(window.convert(guide, to: window.screen.coordinateSpace)))
  }

  private func report() {
    let change = KeyboardChange(begin: tracker.frame, end: tracker.frame, duration: 0.25, curve: 7)
    onChange?(tracker.isUp ? .didShow : .didHide, change)
    tell()
  }
}
#endif
