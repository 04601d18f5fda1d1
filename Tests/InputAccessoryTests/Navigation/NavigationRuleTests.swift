import InputAccessory
import Testing

struct NavigationRuleTests {
  private typealias Place = NavigationRule.Place

  /// A chain as a word: `o` open, `h` hidden, `d` disabled, `.` gone.
  private func places(_ word: String) -> [NavigationRule.Place] {
    word.map {
      switch $0 {
      case "h": .blocked(.hidden)
      case "d": .blocked(.disabled)
      case ".": .gone
      default: .open
      }
    }
  }

  private func target(
    _ word: String, from index: Int, forward: Bool, stops: Bool = false, wraps: Bool = false
  ) -> NavigationTarget {
    let places = places(word)
    return NavigationRule.target(
      from: index, forward: forward, count: places.count,
      policy: NavigationPolicy(stopsAtObstacle: stops, wraps: wraps)
    ) { places[$0] }
  }

  @Test(
    arguments: [
      ("ooo", 0, true, .input(1)), ("ooo", 2, false, .input(1)),
      ("ooo", 2, true, .none(.last)), ("ooo", 0, false, .none(.first)),
      ("o", 0, true, .none(.last)), ("o", 0, false, .none(.first)),
      ("ohdo", 0, true, .input(3)), ("ohdo", 3, false, .input(0)),
      ("o..o", 0, true, .input(3)), ("o..", 0, true, .none(.last)),
      ("ohd", 0, true, .none(.obstacle(.hidden))), ("hdo", 2, false, .none(.obstacle(.disabled))),
      ("o.h", 0, true, .none(.obstacle(.hidden))),
    ] as [(String, Int, Bool, NavigationTarget)])
  func `by default what cannot be edited is passed over and the ends stop`(
    chain: String, index: Int, forward: Bool, expected: NavigationTarget
  ) {
    #expect(target(chain, from: index, forward: forward) == expected)
  }

  @Test(
    arguments: [
      ("oho", 0, true, .none(.obstacle(.hidden))), ("oo", 0, true, .input(1)),
      ("o.o", 0, true, .input(2)), ("o.d", 0, true, .none(.obstacle(.disabled))),
    ] as [(String, Int, Bool, NavigationTarget)])
  func `where the policy stops, the first obstacle ends the walk; a freed input is none`(
    chain: String, index: Int, forward: Bool, expected: NavigationTarget
  ) {
    #expect(target(chain, from: index, forward: forward, stops: true) == expected)
  }

  @Test(
    arguments: [
      ("ooo", 2, true, .input(0)), ("ooo", 0, false, .input(2)), ("hoo", 2, true, .input(1)),
      ("o", 0, true, .none(.last)), ("hoh", 1, true, .none(.obstacle(.hidden))),
      ("hod", 1, true, .none(.obstacle(.disabled))), (".o.", 1, false, .none(.first)),
    ] as [(String, Int, Bool, NavigationTarget)])
  func `where the policy wraps, the walk goes round once and never to where it began`(
    chain: String, index: Int, forward: Bool, expected: NavigationTarget
  ) {
    #expect(target(chain, from: index, forward: forward, wraps: true) == expected)
  }

  /// The rule told otherwise: list the places in the order of the walk, then look.
  private func slowTarget(
    _ places: [NavigationRule.Place], from index: Int, forward: Bool, policy: NavigationPolicy
  ) -> NavigationTarget {
    var walk = forward ? Array(places.indices[(index + 1)...]) : places.indices[..<index].reversed()
    if policy.wraps {
      walk += forward ? Array(places.indices[..<index]) : places.indices[(index + 1)...].reversed()
    }
    var obstacles: [FocusObstacle] = []
    for place in walk {
      if case .open = places[place] { return .input(place) }
      if case .blocked(let obstacle) = places[place] { obstacles.append(obstacle) }
      if policy.stopsAtObstacle, !obstacles.isEmpty { break }
    }
    return .none(obstacles.first.map(NavigationBlock.obstacle) ?? (forward ? .last : .first))
  }

  @Test func `every chain of up to five places agrees with a walk written out`() {
    let kinds: [NavigationRule.Place] = [.open, .blocked(.hidden), .blocked(.disabled), .gone]
    var checked = 0
    for count in 1...5 {
      let chains = (0..<count).reduce(1) { product, _ in product * kinds.count }
      for number in 0..<chains {
        var rest = number
        let places = (0..<count).map { _ in
          defer { rest /= kinds.count }
          return kinds[rest % kinds.count]
        }
        for index in 0..<count {
          for bits in 0..<8 {
            let (forward, stops, wraps) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
            let policy = NavigationPolicy(stopsAtObstacle: stops, wraps: wraps)

            let target = NavigationRule.target(
              from: index, forward: forward, count: count, policy: policy
            ) { places[$0] }

            checked += 1
            if target != slowTarget(places, from: index, forward: forward, policy: policy) {
              Issue.record("\(places) from \(index), forward \(forward), \(policy): \(target)")
            }
          }
        }
      }
    }

    #expect(checked == 8 * (4 + 2 * 16 + 3 * 64 + 4 * 256 + 5 * 1024))
  }

  @Test func `a place outside the chain is the caller's bug`() async {
    await #expect(processExitsWith: .failure) {
      _ = NavigationRule.target(
        from: 3, forward: true, count: 3, policy: NavigationPolicy()
      ) { _ in .open }
    }
  }
}
