extension AccessoryToolbar {
  /// Lays the shown items out in a bar of a width.
  ///
  /// - Parameters:
  ///   - width: The bar's width, in points; one that is negative or no finite number counts as 0.
  ///   - metrics: The bar's measures; those up to iOS 18, of the bar's height, unless said.
  ///   - safeArea: The room at the sides that belongs to the device's edges.
  ///   - measurer: How wide texts are.
  /// - Returns: A frame for each of ``shownItems``, in their order.
  /// - Complexity: O(*n*) in the items and their texts.
  public func layout(
    width: Double, metrics: ToolbarMetrics? = nil, safeArea: Insets = .zero,
    measuredBy measurer: some TextMeasurer = FixedTextMeasurer()
  ) -> ToolbarLayout {
    let metrics = metrics ?? .classic(height: height)
    let shown = shownItems
    let items = shown.enumerated().map { index, item in
      var measured = measure(item, metrics: metrics, measuredBy: measurer)
      measured.isJoined =
        index > 0 && item.group != nil && item.group == shown[index - 1].group
      return measured
    }
    return ToolbarLayout(
      of: items, width: width, metrics: metrics, safeArea: safeArea, direction: direction)
  }

  private func measure(
    _ item: ToolbarItem, metrics: ToolbarMetrics, measuredBy measurer: some TextMeasurer
  ) -> ToolbarLayout.Item {
    if item.width > 0, let action = item.action {
      return ToolbarLayout.Item(action == .title ? .title : .button, width: item.width)
    }
    let text = visibleTitle(of: item)
    let textWidth = text.isEmpty ? 0 : ToolbarLayout.length(measurer.width(of: text))
    switch item.kind {
    case .flexible: return ToolbarLayout.Item(.flexible)
    case .fixed(let width): return ToolbarLayout.Item(.fixed, width: width)
    case .title:
      return ToolbarLayout.Item(.title, width: text.isEmpty ? 0 : textWidth + metrics.padding)
    case .button(let action):
      let isArrow = action == .previous || action == .next
      let least = isArrow ? metrics.leastArrowWidth : metrics.leastButtonWidth
      return ToolbarLayout.Item(.button, width: max(least, textWidth + metrics.padding))
    }
  }

  /// What is to be read on an item: nothing on one with an image, nor on an arrow without a title of
  /// its own.
  public func visibleTitle(of item: ToolbarItem) -> String {
    switch item.kind {
    case .button where item.imageName != nil: ""
    case .button(.previous), .button(.next): item.title ?? ""
    case .button, .title, .flexible, .fixed: displayedTitle(of: item)
    }
  }

  /// The name of the image that is to be seen on an item: its own, else for an arrow without a title of
  /// its own a symbol that points up or down, the same in either direction of writing; `nil` for none.
  public func imageName(of item: ToolbarItem) -> String? {
    switch item.kind {
    case .button(.previous): item.imageName ?? (item.title == nil ? "chevron.up" : nil)
    case .button(.next): item.imageName ?? (item.title == nil ? "chevron.down" : nil)
    case .button, .title: item.imageName
    case .flexible, .fixed: nil
    }
  }
}
