import Foundation
import InputAccessory
import InputAccessoryUIKit
import KeyboardRules
import Testing
import UIKit

/// Notifications as values, and who follows them.
@MainActor struct KeyboardObserverTests {
  @Test func `a notification becomes a change, with what it leaves out as usual`() throws {
    let end = CGRect(x: 0, y: 451, width: 375, height: 216)
    let whole = Notification(
      name: UIResponder.keyboardWillShowNotification,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: CGRect(x: 0, y: 667, width: 375, height: 216),
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.4,
        UIResponder.keyboardAnimationCurveUserInfoKey: 2,
        UIResponder.keyboardIsLocalUserInfoKey: false,
      ])
    let bare = Notification(
      name: UIResponder.keyboardWillShowNotification,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: end])

    let frame = Rect(x: 0, y: 451, width: 375, height: 216)
    #expect(
      KeyboardChange(whole)
        == KeyboardChange(
          begin: Rect(x: 0, y: 667, width: 375, height: 216), end: frame, duration: 0.4, curve: 2,
          isLocal: false))
    #expect(
      KeyboardChange(bare)
        == KeyboardChange(begin: frame, end: frame, duration: 0.25, curve: 7))
    #expect(KeyboardChange(Notification(name: whole.name)) == nil)
  }

  @Test func `it follows the keyboard of a field`() {
    let screen = Screen()
    let observer = KeyboardObserver(for: screen.view)
    var notices: [KeyboardNotice] = []
    observer.onChange = { notice, _ in notices.append(notice) }
    screen.first.keyboardType = .numberPad

    screen.first.becomeFirstResponder()
    screen.settle()
    #expect(observer.tracker.isVisible)
    #expect(observer.tracker.height == 216)
    screen.first.resignFirstResponder()
    screen.settle()

    #expect(!observer.tracker.isVisible)
    #expect(
      notices == [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willChangeFrame, .willHide,
        .didChangeFrame, .didHide,
      ])
  }

  @Test func `one that comes late knows of the keyboard and tells it first`() async {
    let screen = Screen()
    screen.first.keyboardType = .numberPad
    screen.first.becomeFirstResponder()
    screen.settle()

    let observer = KeyboardObserver(for: screen.view)

    #expect(observer.tracker.height == 216)
    var news = observer.news.makeAsyncIterator()
    #expect(await news.next() == .shown)
    screen.first.resignFirstResponder()
    screen.settle()
    #expect(await news.next() == .hidden)
  }

  @Test func `another app's keyboard is not followed (3.22)`() {
    let screen = Screen()
    let observer = KeyboardObserver(for: screen.view)

    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 451, width: 375, height: 216),
        UIResponder.keyboardIsLocalUserInfoKey: false,
      ])

    #expect(!observer.tracker.isUp)
  }
}
