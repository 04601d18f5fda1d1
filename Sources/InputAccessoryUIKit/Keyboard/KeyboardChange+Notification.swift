#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import Foundation
import InputAccessory
public import KeyboardRules
import UIKit

extension KeyboardChange {
  /// What a notification of the keyboard carries (3.3); `nil` for one without an end frame.
  ///
  /// What it does not say is as usual: the end for the begin, 0.25 seconds, curve 7, this app (3.10).
  public init?(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    guard let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
    self.init(
      begin: Rect(begin ?? end), end: Rect(end),
      duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25,
      curve: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 7,
      isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true)
  }
}

extension KeyboardNotice {
  /// The notification's name.
  public var name: NSNotification.Name {
    switch self {
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    }
  }
}
#endif
