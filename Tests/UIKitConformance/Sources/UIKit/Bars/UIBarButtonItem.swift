public import Foundation

/// uikit/uibaritem
@MainActor open class UIBarItem {
  /// uikit/uibaritem/isenabled
  open var isEnabled = true
  /// uikit/uibaritem/title
  open var title: String?
  /// uikit/uibaritem/image
  open var image: UIImage?
  /// uikit/uiaccessibilityidentification/accessibilityidentifier
  open var accessibilityIdentifier: String?
  /// objectivec/nsobject-swift.class/accessibilitylabel
  open var accessibilityLabel: String?
  /// objectivec/nsobject-swift.class/accessibilityhint
  open var accessibilityHint: String?
  /// objectivec/nsobject-swift.class/accessibilitytraits
  open var accessibilityTraits: UIAccessibilityTraits = []

  init() {}
}

/// uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: UIBarItem {
  /// uikit/uibarbuttonitem/style-swift.enum
  public enum Style: Int, Sendable {
    /// uikit/uibarbuttonitem/style-swift.enum/plain
    case plain = 0
    /// uikit/uibarbuttonitem/style-swift.enum/done
    case done = 2
  }

  /// Whether it is a flexible or a fixed space.
  public private(set) var isSpace = false

  /// uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// uikit/uibarbuttonitem/flexiblespace()
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.isSpace = true
    return item
  }

  /// uikit/uibarbuttonitem/fixedspace(_:)
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.isSpace = true
    item.width = width
    return item
  }

  /// uikit/uibarbuttonitem/style-swift.property
  open var style = Style.plain
  /// uikit/uibarbuttonitem/width
  open var width: CGFloat = 0
  /// uikit/uibarbuttonitem/tintcolor
  open var tintColor: UIColor?
  /// uikit/uibarbuttonitem/primaryaction
  open var primaryAction: UIAction?
  /// uikit/uibarbuttonitem/menu
  open var menu: UIMenu?
  /// uikit/uibarbuttonitem/ishidden
  open var isHidden = false

  /// Taps the item as a finger does: one that is disabled or hidden sends nothing (6.18).
  ///
  /// - Returns: Whether it sent its action.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled, !isHidden, let primaryAction else { return false }
    primaryAction.handler(primaryAction)
    return true
  }
}
