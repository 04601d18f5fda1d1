import InputAccessory
import Testing

struct InputChainTests {
  @Test func `an input stands where it came first`() {
    let (one, other) = (TextField(id: 0), TextView(id: 1))

    let chain = InputChain([one, other, one])

    #expect(chain.count == 2)
    #expect(chain.place(of: one) == 0)
    #expect(chain.place(of: other) == 1)
    #expect(chain[1] === other)
    #expect(chain.inputs.map(\.name) == ["A", "B"])
    withExtendedLifetime((one, other)) {}
  }

  @Test func `an input that was not added has no place and leads nowhere`() {
    let chain = InputChain([TextField()])
    let other = TextField()

    #expect(chain.place(of: other) == nil)
    #expect(chain.target(from: other, forward: true, policy: .init()) == .none(.noField))
  }

  @Test func `the chain keeps no input, and a freed one counts as not being there`() {
    let (one, last) = (TextField(id: 0), TextField(id: 2))
    var middle: TextField? = TextField(id: 1)
    weak let freed = middle
    let chain = InputChain([one, middle, last].compactMap { $0 })

    middle = nil

    #expect(freed == nil)
    #expect(chain.count == 3)
    #expect(chain[1] == nil)
    #expect(chain.inputs.map(\.name) == ["A", "C"])
    #expect(chain.target(from: one, forward: true, policy: .init()) == .input(2))
    withExtendedLifetime((one, last)) {}
  }

  @Test func `inputs that are no models stand in a chain too, weakly`() {
    var stub: StubInput? = StubInput()
    weak let freed = stub
    let chain = InputChain([stub].compactMap { $0 })
    let place = stub.map(chain.place)

    stub = nil

    #expect(place == 0)
    #expect(freed == nil)
    #expect(chain.inputs.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a new input at the address of a freed one has no place until it is added`(isModel: Bool) {
    func make() -> any TextInput { isModel ? TextField() : StubInput() }
    var chain = InputChain()

    for round in 0..<1000 {
      // The one before is freed by now; an allocator gives out its address again as a rule.
      let input = make()
      let before = chain.place(of: input)
      chain.append(input)

      #expect(before == nil)
      #expect(chain.place(of: input) == round)
      #expect(chain.inputs.count == 1)
      withExtendedLifetime(input) {}
    }

    #expect(chain.inputs.isEmpty)
  }

  @Test func `a target tells the place of the input that it leads to`() {
    let inputs = (0..<4).map { TextField(id: $0) }
    inputs[1].isHidden = true
    inputs[2].isNavigable = false
    let chain = InputChain(inputs)

    #expect(chain.target(from: inputs[0], forward: true, policy: .init()) == .input(3))
    #expect(
      chain.target(from: inputs[0], forward: true, policy: .init(stopsAtObstacle: true))
        == .none(.obstacle(.hidden)))
    #expect(chain.target(from: inputs[3], forward: true, policy: .init(wraps: true)) == .input(0))
    withExtendedLifetime(inputs) {}
  }
}
