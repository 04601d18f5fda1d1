public import Foundation

/// uikit/uiresponder
@MainActor open class UIResponder {
  /// objectivec/nsobject-swift.class/init()
  public init() {}

  /// uikit/uiresponder/isfirstresponder
  public var isFirstResponder: Bool { false }

  /// uikit/uiresponder/canbecomefirstresponder
  open var canBecomeFirstResponder: Bool { false }

  /// uikit/uiresponder/becomefirstresponder()
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// uikit/uiresponder/resignfirstresponder()
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// uikit/uiresponder/reloadinputviews()
  open func reloadInputViews() {}

  /// uikit/uiresponder/pressesbegan(_:with:)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

extension UIResponder {
  /// uikit/uiresponder/keyboardwillshownotification
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// uikit/uiresponder/keyboarddidshownotification
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// uikit/uiresponder/keyboardwillhidenotification
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// uikit/uiresponder/keyboarddidhidenotification
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// uikit/uiresponder/keyboardwillchangeframenotification
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// uikit/uiresponder/keyboarddidchangeframenotification
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// uikit/uiresponder/keyboardframebeginuserinfokey
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// uikit/uiresponder/keyboardframeenduserinfokey
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// uikit/uiresponder/keyboardanimationdurationuserinfokey
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// uikit/uiresponder/keyboardanimationcurveuserinfokey
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// uikit/uiresponder/keyboardislocaluserinfokey
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
