internal import KeyboardWorld

/// Random sequences, each drawn by a generator of its own.
struct SearchSamples: SearchWork {
  /// How many sequences a part has.
  static let partSize = 64

  let sampling: EventSearch.Sampling
  let depth: Int
  let moves: Int

  var parts: Int { (sampling.count + Self.partSize - 1) / Self.partSize }

  func explore(part: Int, with worker: SearchWorker) throws -> SearchPart {
    let start = part * Self.partSize
    var result = SearchPart()
    for number in start..<min(start + Self.partSize, sampling.count) {
      var random = SplitMix(seed: sampling.seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
      var path: [Int] = []
      try worker.go(to: [])
      while path.count < depth, moves > 0 {
        let move = Int(random.next(upperBound: UInt64(moves)))
        path.append(move)
        switch worker.proceed(with: move) {
        case .impossible: result.impossible += 1
        case .reached: result.transitions += 1
        case .broken(let finding):
          result.transitions += 1
          result.broken = SearchPart.Break(
            path: path, name: finding.name, description: finding.description)
          return result
        }
      }
    }
    return result
  }
}
