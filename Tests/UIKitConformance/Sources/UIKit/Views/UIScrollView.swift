public import Foundation
import InputAccessory
import KeyboardRules
@testable import KeyboardWorld

/// uikit/uiscrollview
@MainActor open class UIScrollView: UIView {
  /// uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable {
    /// uikit/uiscrollview/keyboarddismissmode-swift.enum/none
    case none = 0
    /// uikit/uiscrollview/keyboarddismissmode-swift.enum/ondrag
    case onDrag = 1
    /// uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive
    case interactive = 2
  }

  private var indicatorInsets = UIEdgeInsets.zero

  override var elementKind: ElementKind { .scroll }

  /// The world's insets and offset; those of a text view are its own.
  private var scroll: ScrollState {
    get { element.scroll ?? ScrollState() }
    set { element.scroll = newValue }
  }

  /// uikit/uiscrollview/keyboarddismissmode-swift.property
  open var keyboardDismissMode: KeyboardDismissMode {
    get { KeyboardDismissMode(rawValue: scroll.dismissMode.rawValue) ?? .none }
    set {
      scroll.dismissMode = KeyboardRules.KeyboardDismissMode(rawValue: newValue.rawValue) ?? .none
    }
  }

  /// uikit/uiscrollview/contentsize
  open var contentSize: CGSize {
    get {
      let size = simulator.world.contentSize(of: element)
      return CGSize(width: size.width, height: size.height)
    }
    set { scroll.content = Size(width: Double(newValue.width), height: Double(newValue.height)) }
  }

  /// uikit/uiscrollview/contentinset
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll.insets.content) }
    set {
      guard newValue != contentInset else { return }
      scroll.insets.content = Insets(newValue)
      simulator.world.record(.inset, of: element.id, .insets(Insets(newValue)))
    }
  }

  /// uikit/uiscrollview/adjustedcontentinset
  open var adjustedContentInset: UIEdgeInsets {
    let (own, safe) = (contentInset, safeAreaInsets)
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// uikit/uiscrollview/verticalscrollindicatorinsets
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroll.insets.indicator) }
    set { scroll.insets.indicator = Insets(newValue) }
  }

  /// uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// uikit/uiscrollview/contentoffset
  open var contentOffset: CGPoint {
    get { CGPoint(scroll.offset) }
    set {
      guard newValue != contentOffset else { return }
      scroll.offset = Point(x: Double(newValue.x), y: Double(newValue.y))
      simulator.world.record(.offset, of: element.id, .offset(scroll.offset))
    }
  }

  open override var bounds: CGRect { CGRect(origin: contentOffset, size: frame.size) }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
