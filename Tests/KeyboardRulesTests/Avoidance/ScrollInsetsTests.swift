import InputAccessory
import KeyboardRules
import Testing

struct ScrollInsetsTests {
  let own = ScrollInsets(
    content: Insets(top: 64, left: 1, bottom: 20, right: 2),
    indicator: Insets(top: 64, left: 0, bottom: 0, right: 0))
  let system = ScrollInsets(
    content: Insets(top: 47, left: 0, bottom: 34, right: 0),
    indicator: Insets(top: 47, left: 0, bottom: 34, right: 0))

  @Test func `the system's part is added and taken off edge by edge`() {
    let all = own.adding(system)

    #expect(all.content == Insets(top: 111, left: 1, bottom: 54, right: 2))
    #expect(all.indicator == Insets(top: 111, left: 0, bottom: 34, right: 0))
    #expect(all.removing(system) == own)
  }

  @Test func `what a keyboard covers holds the safe area, which is not assigned again (4.1)`() {
    var avoidance = ScrollAvoidance(gap: 10)
    let facts = ScrollFacts(
      insets: own.adding(system), content: Size(width: 375, height: 2000),
      viewport: Size(width: 375, height: 812), overlap: 336)

    let assigned = avoidance.avoid(facts).insets.removing(system)

    #expect(assigned.content.bottom == 302)
    #expect(assigned.content.top == 64)
    #expect(avoidance.restore(facts)?.insets.removing(system) == own)
  }
}
