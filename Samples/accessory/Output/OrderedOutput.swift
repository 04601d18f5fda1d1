/// Puts what several files say into the order of the files, whichever of them is done first.
///
/// The first file that is not done writes straight through. Those behind it keep what they have to
/// say, up to ``patience`` bytes for each and ``stock`` for all that are done; then they wait.
final class OrderedOutput: @unchecked Sendable {
  // Everything below is read and changed inside the lock only.

  /// How many bytes a file holds back before it waits for its turn.
  static let patience = 1 << 20
  /// How many bytes of files that are done are held back before the next one waits for its turn.
  static let stock = 16 << 20

  /// Where a piece of output goes.
  enum Channel {
    case results
    case complaints
    case junit
  }

  /// What a file has to say, in its order.
  struct Pieces {
    private(set) var all: [(channel: Channel, bytes: [UInt8])] = []
    private(set) var size = 0

    mutating func append(_ bytes: some Collection<UInt8>, to channel: Channel) {
      size += bytes.count
      if let last = all.indices.last, all[last].channel == channel {
        all[last].bytes.append(contentsOf: bytes)
      } else {
        all.append((channel, Array(bytes)))
      }
    }
  }

  private let lock = Lock()
  private let results: Output
  private let complaints: Output
  private let junit: Output?
  private var turn = 0
  private var done: [Int: Pieces] = [:]
  private var held = 0

  init(results: Output, complaints: Output, junit: Output?) {
    self.results = results
    self.complaints = complaints
    self.junit = junit
  }

  /// Writes `pieces` of the file `index`, once it is that file's turn.
  func write(_ pieces: Pieces, of index: Int) {
    lock.locked {
      while turn != index { lock.wait() }
      write(pieces)
    }
  }

  /// Whether it is the turn of the file `index`.
  func isTurn(of index: Int) -> Bool { lock.locked { turn == index } }

  /// Takes the last `pieces` of the file `index`.
  func finish(_ pieces: Pieces, of index: Int) {
    lock.locked {
      while turn != index && held > 0 && held + pieces.size > Self.stock { lock.wait() }
      held += pieces.size
      done[index] = pieces
      let turnBefore = turn
      while let next = done.removeValue(forKey: turn) {
        write(next)
        held -= next.size
        turn += 1
      }
      if turn != turnBefore { lock.ring() }
    }
  }

  private func write(_ pieces: Pieces) {
    for piece in pieces.all {
      switch piece.channel {
      case .results: results.write(piece.bytes)
      case .complaints:
        // On a terminal both streams are one: what was said before stands before.
        results.flush()
        complaints.write(piece.bytes)
        complaints.flush()
      case .junit: junit?.write(piece.bytes)
      }
    }
  }
}

/// What one file has to say; used by the thread that works on the file.
final class FileOutput {
  private static let pieceSize = 65_536

  private let order: OrderedOutput
  private let index: Int
  private var pieces = OrderedOutput.Pieces()
  private var sizeToLookAt = FileOutput.pieceSize

  init(_ order: OrderedOutput, index: Int) {
    self.order = order
    self.index = index
  }

  func write(_ text: String, to channel: OrderedOutput.Channel = .results) {
    write(bytes: text.utf8, to: channel)
  }

  func write(bytes: some Collection<UInt8>, to channel: OrderedOutput.Channel = .results) {
    pieces.append(bytes, to: channel)
    guard pieces.size >= sizeToLookAt else { return }
    if pieces.size >= OrderedOutput.patience || order.isTurn(of: index) {
      order.write(pieces, of: index)
      pieces = OrderedOutput.Pieces()
      sizeToLookAt = Self.pieceSize
    } else {
      sizeToLookAt = pieces.size + Self.pieceSize
    }
  }

  func finish() {
    order.finish(pieces, of: index)
    pieces = OrderedOutput.Pieces()
  }
}
