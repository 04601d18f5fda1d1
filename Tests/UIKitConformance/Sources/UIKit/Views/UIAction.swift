/// uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

/// uikit/uimenuelement
@MainActor open class UIMenuElement {
  /// uikit/uimenuelement/title
  open var title: String
  /// uikit/uimenuelement/image
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    /// uikit/uimenuelement/attributes/rawvalue
    public let rawValue: UInt

    /// uikit/uimenuelement/attributes/init(rawvalue:)
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// uikit/uimenuelement/attributes/disabled
    public static let disabled = Attributes(rawValue: 1 << 0)
  }
}

/// uikit/uiaction
@MainActor open class UIAction: UIMenuElement {
  /// uikit/uiaction/identifier-swift.struct
  public struct Identifier: Hashable, Sendable {
    /// uikit/uiaction/identifier-swift.struct/rawvalue
    public let rawValue: String

    /// uikit/uiaction/identifier-swift.struct/init(_:)
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  let handler: UIActionHandler
  let identifier: Identifier?
  /// uikit/uiaction/attributes
  open var attributes: Attributes

  /// uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier
    self.attributes = attributes
    super.init(title: title, image: image)
  }
}

extension UIAction {
  /// Chooses it in a menu.
  public func press() { handler(self) }
}

/// uikit/uimenu
@MainActor open class UIMenu: UIMenuElement {
  /// uikit/uimenu/children
  public let children: [UIMenuElement]

  /// uikit/uimenu/init(title:image:identifier:options:children:)
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
