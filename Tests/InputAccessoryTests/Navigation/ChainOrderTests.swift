import InputAccessory
import InputAccessoryTesting
import Testing

struct ChainOrderTests {
  private func candidate(
    _ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 31, tag: Int = 0,
    tree: Int = 0
  ) -> ChainCandidate {
    ChainCandidate(
      frame: Rect(x: x, y: y, width: width, height: height), tag: tag, treePlace: tree)
  }

  @Test func `nothing and a single one are in every order`() {
    for order in ChainOrder.allCases {
      #expect(order.order(of: []) == [])
      #expect(order.order(of: [candidate(1, 2)]) == [0])
    }
  }

  @Test func `a list goes as listed, the tree by places, tags by the tree where they are equal`() {
    let candidates = [
      candidate(0, 0, tag: 2, tree: 3), candidate(0, 0, tag: -1, tree: 2),
      candidate(0, 0, tag: 2, tree: 0), candidate(0, 0, tag: Int.max, tree: 1),
    ]

    #expect(ChainOrder.listed.order(of: candidates) == [0, 1, 2, 3])
    #expect(ChainOrder.tree.order(of: candidates) == [2, 3, 1, 0])
    #expect(ChainOrder.tag.order(of: candidates) == [1, 2, 0, 3])
  }

  @Test func `equal ones keep the order of the list`() {
    let candidates = Array(repeating: candidate(5, 5), count: 50)

    for order in ChainOrder.allCases {
      #expect(order.order(of: candidates) == Array(0..<50))
    }
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, [2, 1, 0]), (.rightToLeft, [1, 2, 0]),
  ])
  func `case 47: a row goes from its leading edge, then comes the next`(
    direction: LayoutDirection, order: [Int]
  ) {
    let candidates = [candidate(10, 150), candidate(200, 100), candidate(10, 100)]

    #expect(ChainOrder.position.order(of: candidates, direction: direction) == order)
  }

  @Test func `from the right, the right edges count`() {
    let candidates = [candidate(0, 0, 300), candidate(10, 10, 20)]

    #expect(ChainOrder.position.order(of: candidates) == [0, 1])
    #expect(ChainOrder.position.order(of: candidates, direction: .rightToLeft) == [0, 1])
  }

  @Test func `a touch of edges is no overlap, and the same top is one row`() {
    let touching = [candidate(200, 0, 100, 31), candidate(0, 31, 100, 31)]
    let flat = [candidate(200, 50, 100, 0), candidate(0, 50, 100, 0)]
    let barely = [candidate(200, 0, 100, 31), candidate(0, 30.9, 100, 31)]

    #expect(ChainOrder.position.order(of: touching) == [0, 1])
    #expect(ChainOrder.position.order(of: flat) == [1, 0])
    #expect(ChainOrder.position.order(of: barely) == [1, 0])
  }

  @Test func `all of a row overlap each other, so that a stair is no row`() {
    let stair = [candidate(200, 0), candidate(100, 20), candidate(0, 40)]

    #expect(ChainOrder.position.order(of: stair) == [1, 0, 2])
  }

  @Test func `beside a tall one, rows follow each other`() {
    let candidates = [
      candidate(150, 50), candidate(150, 0), candidate(0, 0, 100, 200), candidate(150, 100),
    ]

    #expect(ChainOrder.position.order(of: candidates) == [2, 1, 0, 3])
  }

  @Test func `sizes below 0 and figures that are none do no harm`() {
    let candidates = [
      candidate(.nan, .nan), candidate(0, .infinity), candidate(100, 31, -100, -31),
      candidate(200, 0), candidate(-.infinity, 10, .infinity, .nan),
    ]

    for direction in LayoutDirection.allCases {
      let order = ChainOrder.position.order(of: candidates, direction: direction)
      #expect(order.sorted() == [0, 1, 2, 3, 4])
      #expect(Array(order.prefix(2)) == (direction == .leftToRight ? [2, 3] : [3, 2]))
    }
  }

  @Test func `any candidates stand in it once, and how they were listed does not matter`() {
    var numbers = SplitMix(seed: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<40, using: &numbers)
      let candidates = (0..<count).map { place in
        candidate(
          Double(Int.random(in: 0..<6, using: &numbers) * 50),
          Double(Int.random(in: 0..<8, using: &numbers) * 15),
          Double(Int.random(in: 0..<4, using: &numbers) * 40),
          Double(Int.random(in: 0..<4, using: &numbers) * 20),
          tag: Int.random(in: 0..<3, using: &numbers), tree: place)
      }
      let shuffled = candidates.shuffled(using: &numbers)
      for order in ChainOrder.allCases where order != .listed {
        for direction in LayoutDirection.allCases {
          let one = order.order(of: candidates, direction: direction)
          let other = order.order(of: shuffled, direction: direction)

          #expect(one.sorted() == Array(0..<count))
          #expect(one.map { candidates[$0] } == other.map { shuffled[$0] })
        }
      }
    }
  }
}
