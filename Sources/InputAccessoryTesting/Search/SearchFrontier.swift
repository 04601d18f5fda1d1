internal import KeyboardWorld

/// The states that a search reached, as the moves that led to them: eight bytes for each, beside its
/// fingerprint.
struct SearchFrontier: Sendable {
  private struct Node: Sendable {
    var parent: UInt32
    var move: UInt16
  }

  private var nodes: [Node] = [Node(parent: 0, move: 0)]
  /// Where the states begin that are gone on from next.
  private(set) var levelStart = 0

  var count: Int { nodes.count }
  var level: Range<Int> { levelStart..<nodes.count }

  /// The moves that lead to a state from the first one.
  func path(to node: Int) -> [Int] {
    var path: [Int] = []
    var place = node
    while place != 0 {
      path.append(Int(nodes[place].move))
      place = Int(nodes[place].parent)
    }
    return path.reversed()
  }

  /// Has the states be gone on from that were added since the last call.
  mutating func beginLevel(at start: Int) {
    levelStart = start
  }

  mutating func add(parent: Int, move: Int) {
    nodes.append(
      Node(parent: UInt32(truncatingIfNeeded: parent), move: UInt16(truncatingIfNeeded: move)))
  }
}

/// A share of a search's work, cut into parts that are done in any order and put together in theirs.
protocol SearchWork: Sendable {
  /// How many parts there are.
  var parts: Int { get }

  /// Does a part.
  ///
  /// - Throws: where the world cannot be made anew.
  func explore(part: Int, with worker: SearchWorker) throws -> SearchPart
}

/// What a part of the work came to.
struct SearchPart: Sendable {
  /// A state that was not there before.
  struct Candidate: Sendable {
    let fingerprint: UInt64
    let parent: UInt32
    let move: UInt16
  }

  /// The moves that broke something, the last of them at fault.
  struct Break: Sendable {
    let path: [Int]
    let name: String
    let description: String
  }

  var candidates: [Candidate] = []
  var transitions = 0
  var impossible = 0
  /// Where the part ended before its end.
  var broken: Break?
}
