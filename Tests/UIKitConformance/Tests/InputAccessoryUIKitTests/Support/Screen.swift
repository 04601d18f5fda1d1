import Foundation
import InputAccessory
import InputAccessoryUIKit
import UIKit

/// A screen of two fields and a text view in a scroll view, on a device of its own.
@MainActor final class Screen {
  let simulator: Simulator
  let view: UIView
  let scrollView: UIScrollView
  let first: UITextField
  let second: UITextField
  let notes: UITextView

  init() {
    simulator = Simulator()
    Simulator.current = simulator
    view = simulator.rootView
    (scrollView, first, second, notes) = (
      UIScrollView(), UITextField(), UITextField(), UITextView()
    )
    scrollView.take(frame: 0, 0, 375, 667)
    scrollView.contentSize = CGSize(width: 375, height: 1200)
    first.take(frame: 20, 80, 280, 31)
    second.take(frame: 20, 560, 280, 31)
    notes.take(frame: 20, 700, 280, 120)
    view.addSubview(scrollView)
    for input in [first, second, notes] as [UIView] { scrollView.addSubview(input) }
  }

  /// Has views that are made from now on stand here. A test says so first: another one may have made
  /// its screen since this one's was.
  func use() { Simulator.current = simulator }

  /// Has everything happen that is due.
  func settle() { simulator.settle() }

  func type(_ text: String) { simulator.type(text) }

  func paste(_ text: String) { simulator.paste(text) }
}

extension UIView {
  func take(frame x: Double, _ y: Double, _ width: Double, _ height: Double) {
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}
