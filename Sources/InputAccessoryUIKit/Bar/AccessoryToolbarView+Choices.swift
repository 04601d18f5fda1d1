#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import InputAccessory
import UIKit

// The choices of the toolbar, drawn as soon as they are made.

extension AccessoryToolbarView {
  /// What the bar shows, from the leading edge; a change takes effect for the next action.
  public var items: [ToolbarItem] {
    get { toolbar.items }
    set {
      toolbar.items = newValue
      update()
    }
  }

  /// Replaces all items; the bar fades from the old to the new where `isAnimated`.
  public func setItems(_ items: [ToolbarItem], animated isAnimated: Bool) {
    toolbar.setItems(items, animated: isAnimated)
    update()
  }

  /// The bar's choices; a change takes effect for the next action.
  public var policies: ToolbarPolicies {
    get { toolbar.policies }
    set {
      toolbar.policies = newValue
      update()
    }
  }

  /// When Previous and Next show; ``/InputAccessory/ArrowMode/always`` by default.
  public var arrows: ArrowMode {
    get { toolbar.arrows }
    set {
      toolbar.arrows = newValue
      update()
    }
  }

  /// The title of a Submit in place of Done on the last input; `nil` by default.
  public var submitTitle: String? {
    get { toolbar.submitTitle }
    set {
      toolbar.submitTitle = newValue
      update()
    }
  }

  /// Whether the titles of the fields' Return keys follow Next and Done;
  /// ``/InputAccessory/ReturnKeyPolicy/keep`` by default. What they were comes back with the bar's end.
  public var returnKeys: ReturnKeyPolicy {
    get { toolbar.returnKeys }
    set {
      toolbar.returnKeys = newValue
      update()
    }
  }

  /// What the app chose of the bar's look; colours are names in the app's asset catalogue.
  public var look: BarAppearance.Choices {
    get { toolbar.look }
    set {
      toolbar.look = newValue
      update()
    }
  }

  /// The height in points; the natural one of bars on this device until it is set (4.10). A bar that is
  /// up keeps its height until the input views are taken anew (6.6).
  public var height: Double {
    get { toolbar.height }
    set {
      toolbar.height = newValue
      fitHeight()
    }
  }

  /// Whether the bar takes part; while it does not, its inputs have what they had before it.
  public var isEnabled: Bool {
    get { toolbar.isEnabled }
    set {
      guard newValue != toolbar.isEnabled else { return }
      toolbar.isEnabled = newValue
      // What took the bar's place since stays.
      for attachment in attachments
      where attachment.isShown(by: newValue ? attachment.previous : self) {
        if newValue { attachment.show(self) } else { attachment.giveBack() }
      }
      update()
    }
  }
}
#endif
