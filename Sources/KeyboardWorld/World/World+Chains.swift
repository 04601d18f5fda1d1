internal import InputAccessory

// In which order Next and Previous of a bar go, and which inputs have one by themselves.

extension World {
  /// Whether what bars are bound to depends on the tree, and is up to date.
  enum Arrangement {
    /// It does not: every bar is bound to a list and goes by it.
    case none
    case fresh
    case stale
  }

  /// Has bars be bound as things are now.
  func refreshArrangement() {
    if arrangement == .stale { bindInputs() }
  }

  /// Has bars be bound as things are before an event that may look at them, and notes what it may
  /// change of that.
  func arrange(for event: StageEvent) {
    switch event {
    case .declare, .insert, .remove, .drop, .locale: arrangement = .stale
    case .set(_, let property, _):
      switch property {
      case .at, .size, .parent, .tag, .kind: arrangement = .stale
      default: refreshArrangement()
      }
    default: refreshArrangement()
    }
  }

  /// Has a bar, an accessory or a panel be bound to inputs.
  ///
  /// - Returns: Whether that is what the value means.
  func bind(_ element: Element, to value: PropertyValue) throws(StageError) -> Bool {
    switch value {
    case .elements(let ids):
      for id in ids { _ = try input(id) }
      element.boundInputs = ids
      element.isBoundToAll = false
    case .everyInput:
      element.boundInputs = []
      element.isBoundToAll = true
      arrangement = .stale
    default: return false
    }
    bindInputs()
    return true
  }

  /// What a bar, an accessory or a panel is bound to.
  func binding(of element: Element) -> PropertyValue {
    element.isBoundToAll
      ? .everyInput : .elements(element.boundInputs.filter { self.element($0)?.input != nil })
  }

  func setOrder(of element: Element, to order: ChainOrder) {
    element.chainOrder = order
    if order != .listed { arrangement = .stale }
    bindInputs()
  }

  /// The order of a bar's chain: as listed for a list, by the tree for all, unless said.
  func order(of bar: Element) -> ChainOrder {
    bar.chainOrder ?? (bar.isBoundToAll ? .tree : .listed)
  }

  /// Whether an input belongs to an alert, presented or not: nothing comes to it by itself.
  func belongsToAlert(_ element: Element) -> Bool {
    var place: Element? = element
    while let view = place {
      if view.kind == .sheet { return view.role == .alert }
      place = view.parent.flatMap(self.element)
    }
    return false
  }

  // MARK: Groups

  /// The innermost group that a view stands in.
  func group(of element: Element) -> Int? {
    var place = element.parent.flatMap(self.element)
    while let holder = place {
      if holder.kind == .group { return Int(holder.id.rawValue) }
      place = holder.parent.flatMap(self.element)
    }
    return nil
  }

  // MARK: Places

  /// An input on the screen, with what the order of chains depends on.
  struct PlacedInput {
    var element: Element
    var candidate: ChainCandidate
  }

  /// The inputs that stand on the screen, those of each surface together, in the order of the tree:
  /// the root view and what stands in windows, then what was presented.
  ///
  /// Frames are those of the layout: scrolling, and moving out of the keyboard's way, puts no input
  /// past another one.
  ///
  /// - Complexity: O(*n*) in the things of the world.
  func placedInputs() -> [[PlacedInput]] {
    let windows = elements.lazy.compactMap { $0 }.filter { $0.kind == .window }
    let sheets = surfaces.presented.compactMap { element($0.sheet) }
    let all = [element(.root)].compactMap { $0 } + windows + sheets
    return all.map { $0.isInTree ? inputs(inSurface: $0) : [] }
  }

  private func inputs(inSurface surface: Element) -> [PlacedInput] {
    var found: [PlacedInput] = []
    var waiting = [(surface, Point.zero)]
    while let (view, origin) = waiting.popLast() {
      if view.input != nil {
        var frame = frame(of: view)
        frame.origin.x += origin.x
        frame.origin.y += origin.y
        let candidate = ChainCandidate(
          frame: frame, tag: view.input?.state.tag ?? 0, treePlace: found.count)
        found.append(PlacedInput(element: view, candidate: candidate))
      }
      guard !view.children.isEmpty else { continue }
      var inner = origin
      if view !== surface {
        let frame = frame(of: view)
        inner.x += frame.minX
        inner.y += frame.minY
      }
      for child in view.children.reversed() {
        if let child = element(child), child.isInTree, !child.isDropped {
          waiting.append((child, inner))
        }
      }
    }
    return found
  }

  /// The inputs that a bar goes to, in its order, those of each surface together.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - placed: What stands on the screen.
  ///   - isServed: Whether the bar is bound to an input.
  /// - Returns: The inputs.
  func chain(
    of bar: Element, among placed: [[PlacedInput]], where isServed: (Element) -> Bool
  ) -> [InputModel] {
    let order = order(of: bar)
    var inputs: [InputModel] = []
    for surface in placed {
      var served = surface.filter { isServed($0.element) }
      // All that there are were listed by being declared.
      if order == .listed { served.sort { $0.element.id.rawValue < $1.element.id.rawValue } }
      let places = order.order(of: served.map(\.candidate), direction: locale.direction)
      inputs += places.compactMap { served[$0].element.input }
    }
    return inputs
  }
}
