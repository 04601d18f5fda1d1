import InputAccessory
import KeyboardRules
import Testing

struct TouchRuleTests {
  private let rule = TouchRule()

  private func tap(_ chain: TouchTarget..., editing: TouchChoice? = .default) -> TouchFacts {
    TouchFacts(chain: chain, editing: editing)
  }

  @Test func `case 108: one tap ends editing and is passed on`() {
    #expect(rule.decide(tap(.plain, .plain)) == TouchDecision(.dismiss, passesTouch: true))
  }

  @Test func `case 109: a control acts, and editing goes on`() {
    #expect(rule.decide(tap(.control, .plain)) == TouchDecision(.nothing))
  }

  @Test func `case 110: a label in a button is the button`() {
    #expect(rule.decide(tap(.plain, .control, .scrollView)) == TouchDecision(.nothing))
  }

  @Test
  func `case 112: the first tap behind a dialog ends editing only, the second is the dialog's`() {
    #expect(rule.decide(tap(.backdrop)) == TouchDecision(.dismiss, passesTouch: false))
    #expect(rule.decide(tap(.backdrop, editing: nil)) == TouchDecision(.nothing, passesTouch: true))
  }

  @Test func `case 113: by the other policy a control ends editing, then acts`() {
    let rule = TouchRule(controls: .dismiss)

    #expect(rule.decide(tap(.control)) == TouchDecision(.dismiss, passesTouch: true))
    #expect(rule.decide(tap(.control, editing: .no)) == TouchDecision(.nothing))
    #expect(rule.decide(tap(.control, editing: nil)) == TouchDecision(.nothing))
  }

  @Test func `case 114: a tap in a scroll view ends editing, on the input itself never`() {
    #expect(rule.decide(tap(.scrollView, .plain)).meaning == .dismiss)
    #expect(rule.decide(tap(.focusedInput, .scrollView, .plain)) == TouchDecision(.nothing))
    #expect(rule.decide(tap(.plain, .focusedInput, .scrollView)) == TouchDecision(.nothing))
  }

  @Test func `case 115: a pencil ends nothing, a finger does`() {
    var facts = tap(.plain)
    facts.isPencil = true
    #expect(rule.decide(facts) == TouchDecision(.nothing))
    facts.chain = [.otherInput]
    #expect(rule.decide(facts).meaning == .moveFocus)

    facts = tap(.plain)
    #expect(rule.decide(facts).meaning == .dismiss)
  }

  @Test func `a tap on another input moves focus, whatever is set`() {
    for choice: TouchChoice? in [.default, .yes, .no, nil] {
      let facts = tap(.otherInput, .scrollView, editing: choice)
      #expect(TouchRule(isOn: false).decide(facts) == TouchDecision(.moveFocus))
    }
  }

  @Test(arguments: [TouchTarget.focusedInput, .inputSurface, .ignoredRegion])
  func `input, bar, keyboard, panel and ignored regions keep editing, their controls too`(
    target: TouchTarget
  ) {
    let rule = TouchRule(controls: .dismiss)

    #expect(rule.decide(tap(.plain, target)) == TouchDecision(.nothing))
    #expect(rule.decide(tap(.control, target, .backdrop)) == TouchDecision(.nothing))
    #expect(rule.decide(tap(.plain, .otherInput, target)) == TouchDecision(.moveFocus))
  }

  @Test(arguments: [
    (true, TouchChoice.default, TouchDecision.Meaning.dismiss), (true, .yes, .dismiss),
    (true, .no, .nothing), (false, .default, .nothing), (false, .yes, .dismiss),
    (false, .no, .nothing),
  ])
  func `an input says yes or no for itself`(
    isOn: Bool, choice: TouchChoice, meaning: TouchDecision.Meaning
  ) {
    #expect(TouchRule(isOn: isOn).decide(tap(.plain, editing: choice)).meaning == meaning)
  }

  @Test func `nothing edited, nothing ended; nothing hit is outside`() {
    #expect(rule.decide(tap(.plain, editing: nil)) == TouchDecision(.nothing))
    #expect(rule.decide(tap()).meaning == .dismiss)
  }

  @Test(arguments: [
    (0.0, true), (10, true), (10.5, false), (.infinity, false), (.nan, false),
  ])
  func `a drag is no tap`(distance: Double, isTap: Bool) {
    for target: TouchTarget in [.plain, .otherInput, .backdrop] {
      var facts = tap(target)
      facts.isDrag = TouchRule.isDrag(by: Point(x: 0, y: distance))

      #expect((rule.decide(facts).meaning != .nothing) == isTap)
      #expect(rule.decide(facts).passesTouch || isTap)
    }
  }

  @Test func `7_3, 7_4: a scroll view consumes, the original doubles, the cure passes on`() {
    let chain: [TouchTarget] = [.plain, .scrollView, .plain, .scrollView, .plain]

    #expect(ScrollTouches.consume.deliveries(along: chain) == [1, 1, 0, 0, 0])
    #expect(ScrollTouches.forwardAndCallSuper.deliveries(along: chain) == [1, 1, 2, 2, 4])
    #expect(ScrollTouches.forward.deliveries(along: chain) == [1, 1, 1, 1, 1])
    #expect(ScrollTouches.forward.deliveries(along: []) == [])
    let deep = Array(repeating: TouchTarget.scrollView, count: 100)
    #expect(ScrollTouches.forwardAndCallSuper.deliveries(along: deep).last == .max)
  }
}
