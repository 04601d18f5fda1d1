internal import KeyboardWorld

/// One depth of a search: the states to go on from.
struct SearchLevel: SearchWork {
  /// How many states a part has.
  static let partSize = 256

  let frontier: SearchFrontier
  let seen: FingerprintSet
  let moves: Int

  var parts: Int { (frontier.level.count + Self.partSize - 1) / Self.partSize }

  func explore(part: Int, with worker: SearchWorker) throws -> SearchPart {
    let start = frontier.levelStart + part * Self.partSize
    var result = SearchPart()
    var fresh = FingerprintSet(room: 4096)
    for node in start..<min(start + Self.partSize, frontier.count) {
      let path = frontier.path(to: node)
      try worker.go(to: path)
      for move in 0..<moves {
        var finding: SearchWorker.Finding?
        switch try worker.tryOut(move) {
        case .impossible:
          result.impossible += 1
          continue
        case .broken(let found): finding = found
        case .reached:
          let fingerprint = worker.fingerprint
          if !seen.contains(fingerprint), fresh.insert(fingerprint) {
            finding = worker.judgeThoroughly(fingerprint)
            result.candidates.append(
              SearchPart.Candidate(
                fingerprint: fingerprint, parent: UInt32(truncatingIfNeeded: node),
                move: UInt16(truncatingIfNeeded: move)))
          }
        }
        result.transitions += 1
        if let finding {
          result.broken = SearchPart.Break(
            path: path + [move], name: finding.name, description: finding.description)
          return result
        }
      }
    }
    return result
  }
}
