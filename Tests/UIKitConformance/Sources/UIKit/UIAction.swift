/// uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

/// uikit/uiaction
@MainActor open class UIAction {
  let handler: UIActionHandler

  /// uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public init(handler: @escaping UIActionHandler) {
    self.handler = handler
  }
}
