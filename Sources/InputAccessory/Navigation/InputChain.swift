/// Inputs in the order of Next and Previous, each held weakly and standing in it once.
public struct InputChain {
  private var entries: [InputReference] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Makes a chain of `inputs`, in order; one that comes twice stands where it came first.
  public init(_ inputs: [any TextInput] = []) {
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
      guard let other = entries[$0].input else { return .gone }
      return other.focusObstacle(from: input).map(NavigationRule.Place.blocked) ?? .open
    }
  }
}
