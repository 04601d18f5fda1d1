public import Foundation
import KeyboardRules
@testable import KeyboardWorld

/// uikit/uikeyboardlayoutguide
@MainActor open class UIKeyboardLayoutGuide {
  private unowned let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// uikit/uilayoutguide/layoutframe
  open var layoutFrame: CGRect {
    let world = view.simulator.world
    let screen = CGRect(world.screen)
    let resting = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    let isUp = world.state.followsPosts ? world.state.announced.isUp : world.state.keyboard.isShown
    return view.convert(
      isUp ? CGRect(world.interfaceFrame(of: world.keyboardFrame)) : resting,
      from: view.window?.screen ?? view)
  }
}
