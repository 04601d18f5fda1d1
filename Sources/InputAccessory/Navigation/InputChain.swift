/// Inputs in the order of Next and Previous, each held weakly and standing in it once.
public struct InputChain {
  private var entries: [InputReference] = []
  private var places: [ObjectIdentifier: Int] = [:]
  // Whether what stands in another window than the one that is left counts as not being there.
  private let isPerWindow: Bool

  /// Makes a chain of `inputs`, in order; one that comes twice stands where it came first.
  public init(_ inputs: [any TextInput] = []) {
    self.init(inputs, isPerWindow: false)
  }

  /// Makes a chain that serves each window as if it had a chain of its own, if `isPerWindow`.
  package init(_ inputs: [any TextInput], isPerWindow: Bool) {
    self.isPerWindow = isPerWindow
    entries.reserveCapacity(inputs.count)
    places.reserveCapacity(inputs.count)
    inputs.forEach { append($0) }
  }

  /// How many places the chain has, those of freed inputs included.
  public var count: Int { entries.count }

  /// The inputs that live, in order.
  public var inputs: [any TextInput] { entries.compactMap(\.input) }

  /// Adds `input` at the end, unless it stands in the chain.
  public mutating func append(_ input: any TextInput) {
    guard place(of: input) == nil else { return }
    places[ObjectIdentifier(input)] = entries.count
    entries.append(input.reference)
  }

  /// The place of `input`; `nil` if it does not stand in the chain.
  ///
  /// - Complexity: O(1)
  public func place(of input: any TextInput) -> Int? {
    // A new object may have the address of a freed one, so the place is asked who stands there.
    guard let place = places[ObjectIdentifier(input)], entries[place].input === input
    else { return nil }
    return place
  }

  /// The input at a place; `nil` if it was freed.
  public subscript(place: Int) -> (any TextInput)? { entries[place].input }

  /// Where Next or Previous leads from `input`.
  public func target(
    from input: any TextInput, forward: Bool, policy: NavigationPolicy
  ) -> NavigationTarget {
    guard let start = place(of: input) else { return .none(.noField) }
    return NavigationRule.target(from: start, forward: forward, count: count, policy: policy) {
      standing(at: $0, from: input)
    }
  }

  /// What Next and Previous can reach from `input`, itself included where it is no obstacle to
  /// itself, in order.
  ///
  /// - Complexity: O(*n*)
  public func reach(from input: any TextInput, policy: NavigationPolicy) -> [any TextInput] {
    guard let start = place(of: input) else {
      return inputs.filter { $0.focusObstacle(from: input) == nil }
    }
    var isReached = [Bool](repeating: false, count: count)
    isReached[start] = policy.stopsAtObstacle || standing(at: start, from: input) == .open
    // From the other end on where the walk wraps; without obstacles each way reaches everything.
    let after = Array(start + 1..<count) + (policy.wraps ? Array(0..<start) : [])
    let before = (0..<start).reversed() + (policy.wraps ? (start + 1..<count).reversed() : [])
    for way in [after, before] {
      for place in way {
        let standing = standing(at: place, from: input)
        if standing == .open { isReached[place] = true }
        if policy.stopsAtObstacle, case .blocked = standing { break }
      }
    }
    return isReached.indices.compactMap { isReached[$0] ? entries[$0].input : nil }
  }

  private func standing(at place: Int, from input: any TextInput) -> NavigationRule.Place {
    guard let other = entries[place].input else { return .gone }
    if isPerWindow, let model = other as? InputModel, model.isInOtherWindow(than: input) {
      return .gone
    }
    return other.focusObstacle(from: input).map(NavigationRule.Place.blocked) ?? .open
  }
}
