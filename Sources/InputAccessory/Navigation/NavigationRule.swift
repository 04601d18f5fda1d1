/// Which input Next or Previous means, as a pure function.
public enum NavigationRule {
  /// What stands at a place of a chain.
  public enum Place: Hashable, Sendable {
    /// An input that can be focused.
    case open
    /// An input that cannot.
    case blocked(FocusObstacle)
    /// An input that was freed; it counts as not being there.
    case gone
  }

  /// Walks from one place of a chain to the next that can be focused.
  ///
  /// - Parameters:
  ///   - index: The current place; within 0..<`count`.
  ///   - forward: Whether to walk towards the end.
  ///   - count: The number of places.
  ///   - policy: What to do at obstacles and ends.
  ///   - place: What stands at a place.
  /// - Returns: The target; never the current place itself.
  /// - Complexity: O(*k*) in the places passed over.
  public static func target(
    from index: Int, forward: Bool, count: Int, policy: NavigationPolicy,
    place: (Int) -> Place
  ) -> NavigationTarget {
    precondition(index >= 0 && index < count, "no place \(index) in a chain of \(count)")
    let step = forward ? 1 : -1
    var nearest: FocusObstacle?
    var other = index + step
    for _ in 1..<max(count, 1) {
      if other < 0 || other >= count {
        guard policy.wraps else { break }
        other = forward ? 0 : count - 1
      }
      switch place(other) {
      case .open: return .input(other)
      case .blocked(let obstacle):
        nearest = nearest ?? obstacle
        if policy.stopsAtObstacle { return .none(.obstacle(obstacle)) }
      case .gone: break
      }
      other += step
    }
    return .none(nearest.map(NavigationBlock.obstacle) ?? (forward ? .last : .first))
  }
}
