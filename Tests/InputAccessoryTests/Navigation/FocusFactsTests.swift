import InputAccessory
import Testing

struct FocusFactsTests {
  @Test func `a shown, enabled and editable input has no obstacle`() {
    var facts = FocusFacts(isInWindow: true)
    facts.add(isHidden: false, opacity: 1, takesTouches: true)

    #expect(facts.obstacle == nil)
  }

  @Test(arguments: [
    (FocusFacts(isEnabled: false, isInWindow: true), FocusObstacle.disabled),
    (FocusFacts(isEditable: false, isInWindow: true), .notEditable),
    (FocusFacts(isInWindow: false), .hidden),
    (FocusFacts(isInWindow: true, isInOtherWindow: true), .otherWindow),
    (FocusFacts(isInWindow: true, isInOtherGroup: true), .otherGroup),
    (FocusFacts(isInWindow: true, isInOtherWindow: true, isInOtherGroup: true), .otherGroup),
    (FocusFacts(isEditable: false, isInWindow: true, isInOtherWindow: true), .notEditable),
    (FocusFacts(isInWindow: true, isCovered: true), .covered),
    (FocusFacts(isInWindow: true, isOptedOut: true), .optedOut),
    (FocusFacts(isInWindow: true, isInOtherWindow: true, isCovered: true), .otherWindow),
    (FocusFacts(isInWindow: true, isCovered: true, isOptedOut: true), .covered),
    // Hidden outweighs disabled, and disabled outweighs not editable, as in the model.
    (FocusFacts(isEnabled: false, isEditable: false, isInWindow: false), .hidden),
    (FocusFacts(isEnabled: false, isEditable: false, isInWindow: true), .disabled),
  ])
  func `the input itself can be the obstacle`(facts: FocusFacts, obstacle: FocusObstacle) {
    #expect(facts.obstacle == obstacle)
  }

  @Test(arguments: [
    (true, 1, true, FocusObstacle.hidden),
    (false, 0, true, .hidden),
    (false, 0.009, true, .hidden),
    (false, 0.01, true, nil),
    (false, 1, false, .notEditable),
    (true, 1, false, .hidden),
  ])
  func `any view that holds the input can be the obstacle`(
    isHidden: Bool, opacity: Double, takesTouches: Bool, obstacle: FocusObstacle?
  ) {
    for place in 0..<3 {
      var facts = FocusFacts(isInWindow: true)
      for view in 0..<3 {
        facts.add(
          isHidden: view == place && isHidden, opacity: view == place ? opacity : 1,
          takesTouches: view != place || takesTouches)
      }

      #expect(facts.obstacle == obstacle, "view \(place)")
    }
  }

  @Test func `opacities are not multiplied`() {
    var facts = FocusFacts(isInWindow: true)
    for _ in 0..<3 { facts.add(isHidden: false, opacity: 0.1, takesTouches: true) }

    #expect(facts.obstacle == nil)
  }
}
