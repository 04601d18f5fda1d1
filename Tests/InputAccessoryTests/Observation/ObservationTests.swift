import InputAccessory
import Testing

/// Observers of bars and of inputs: each lives as long as its token.
struct ObservationTests {
  @Test func `a bar's observer lives as long as its token`() {
    let bar = AccessoryToolbar()
    var count = 0
    var token: Observation? = bar.observe { _ in count += 1 }
    bar.perform(.done)
    withExtendedLifetime(token) {}

    token = nil
    bar.perform(.done)

    #expect(count == 1)
  }

  @Test func `an input's observer lives as long as its token`() {
    let field = TextField()
    var count = 0
    var token: Observation? = field.observe { _ in count += 1 }
    field.text = "a"
    withExtendedLifetime(token) {}

    token = nil
    field.text = "b"

    #expect(count == 1)
  }

  @Test func `what an observer captured is freed with its token, be it the object observed`() {
    var field: TextField? = TextField()
    weak let freed = field
    var token: Observation? = field?.observe { [field] _ in _ = field }
    field = nil
    let isHeld = freed != nil
    withExtendedLifetime(token) {}

    token = nil

    #expect(isHeld)
    #expect(freed == nil)
  }

  @Test func `a token does not keep the object observed`() {
    var (field, bar): (TextField?, AccessoryToolbar?) = (TextField(), AccessoryToolbar())
    weak let (freedField, freedBar) = (field, bar)
    let tokens = [field?.observe { _ in }, bar?.observe { _ in }]

    field = nil
    bar = nil

    #expect(freedField == nil)
    #expect(freedBar == nil)
    withExtendedLifetime(tokens) {}
  }

  @Test func `an observer may let its own token go while it hears`() {
    let field = TextField()
    var token: Observation?
    var count = 0
    token = field.observe { _ in
      token = nil
      count += 1
    }
    withExtendedLifetime(token) {}

    field.text = "a"
    field.text = "b"

    #expect(count == 1)
  }

  @Test func `observers hear in the order in which they came`() {
    let field = TextField()
    var heard: [Int] = []
    let tokens = (0..<3).map { index in field.observe { _ in heard.append(index) } }

    field.text = "a"

    #expect(heard == [0, 1, 2])
    withExtendedLifetime(tokens) {}
  }

  @Test func `an observer that comes during an event hears from the next one on`() {
    let field = TextField()
    var tokens: [Observation] = []
    var heard: [String] = []
    tokens.append(
      field.observe { _ in
        heard.append("old")
        if tokens.count == 1 { tokens.append(field.observe { _ in heard.append("new") }) }
      })

    field.text = "a"
    let first = heard
    field.text = "b"

    #expect(first == ["old"])
    #expect(heard == ["old", "old", "new"])
    tokens = []
  }

  @Test func `an observer whose token goes during an event hears no more of it`() {
    let bar = AccessoryToolbar()
    var second: Observation?
    var heard: [String] = []
    let first = bar.observe { _ in
      heard.append("first")
      second = nil
    }
    second = bar.observe { _ in heard.append("second") }
    withExtendedLifetime(second) {}

    bar.perform(.done)

    #expect(heard == ["first"])
    withExtendedLifetime(first) {}
  }
}
