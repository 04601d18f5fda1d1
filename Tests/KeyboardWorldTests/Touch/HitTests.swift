import InputAccessory
import KeyboardWorld
import Testing

/// What a touch hits, seen by which button acts.
struct HitTests {
  private let stage = TestStage()

  private func actions(at x: Double, _ y: Double) throws -> [String] {
    try stage.perform(.touchPoint(.at(x, y), isPencil: false))
    let entries = stage.world.trace.entries
    stage.world.trace.mark()
    return ["low", "high", "deep"].filter { name in
      entries.contains { $0.name == .action && $0.subject == stage[name] }
    }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func `later siblings lie above earlier ones`() throws {
    try stage.declare(.button, "low", at: rect(20, 100, 100, 44))
    try stage.declare(.button, "high", at: rect(70, 100, 100, 44))

    #expect(try actions(at: 30, 110) == ["low"])
    #expect(try actions(at: 80, 110) == ["high"])
    #expect(try actions(at: 169.5, 110) == ["high"])
    #expect(try actions(at: 170, 110) == [])
    #expect(try actions(at: 30, 144) == [])
  }

  @Test func `what is hidden or takes no touches gets none, nor does what it holds`() throws {
    try stage.declare(.button, "low", at: rect(20, 100, 100, 44))
    try stage.declare(.container, "box", at: rect(0, 0, 375, 300))
    try stage.declare(.button, "high", in: "box", at: rect(20, 100, 100, 44))
    #expect(try actions(at: 30, 110) == ["high"])

    for property: Property in [.hidden, .interaction] {
      try stage.perform(.set(stage["box"], property, .flag(property == .hidden)))
      #expect(try actions(at: 30, 110) == ["low"])
      try stage.perform(.set(stage["box"], property, .flag(property != .hidden)))
      try stage.perform(.set(stage["high"], property, .flag(property == .hidden)))
      // The box is in the way now.
      #expect(try actions(at: 30, 110) == [])
      try stage.perform(.set(stage["high"], property, .flag(property != .hidden)))
    }
    try stage.perform(.remove(stage["box"]))
    #expect(try actions(at: 30, 110) == ["low"])
    try stage.perform(.set(.root, .hidden, .flag(true)))
    #expect(try actions(at: 30, 110) == [])
  }

  @Test func `a view clips what it holds, unless it was given no size`() throws {
    try stage.declare(.container, "box", at: rect(10, 10, 50, 50))
    try stage.declare(.button, "deep", in: "box", at: rect(40, 40, 50, 50))
    try stage.declare(.container, "loose")
    try stage.declare(.button, "low", in: "loose", at: rect(200, 300, 50, 50))

    #expect(try actions(at: 55, 55) == ["deep"])
    #expect(try actions(at: 65, 65) == [])
    #expect(try actions(at: 225, 385) == ["low"])
    // The root is always as large as it is.
    try stage.perform(.set(.root, .size, .size(Size(width: 200, height: 200))))
    #expect(try actions(at: 225, 385) == [])
  }

  @Test func `a touch finds what has moved since the one before`() throws {
    try stage.declare(.container, "box")
    try stage.declare(.button, "low", at: rect(20, 300, 100, 44))
    #expect(try actions(at: 30, 310) == ["low"])
    try stage.perform(.set(stage["low"], .at, .point(.at(20, 400))))
    #expect(try actions(at: 30, 310) == [])
    #expect(try actions(at: 30, 410) == ["low"])
    try stage.perform(.set(stage["low"], .size, .size(Size(width: 5, height: 44))))
    #expect(try actions(at: 30, 410) == [])

    // The first thing in a view without a size of its own is beyond the view's bounds.
    try stage.declare(.button, "deep", in: "box", at: rect(0, 200, 100, 44))
    #expect(try actions(at: 30, 290) == ["deep"])
    try stage.declare(.button, "high", at: rect(20, 280, 20, 20))
    #expect(try actions(at: 30, 290) == ["high"])
    try stage.perform(.set(stage["high"], .parent, .elements([stage["box"]])))
    #expect(try actions(at: 30, 290) == ["deep"])
    #expect(try actions(at: 45, 365) == ["high"])
    try stage.perform(.drop(stage["deep"]))
    #expect(try actions(at: 30, 290) == [])
    #expect(try actions(at: 45, 365) == ["high"])
    try stage.perform(.drop(stage["box"]))
    #expect(try actions(at: 45, 365) == [])
  }

  @Test func `a point is moved by scroll views on the way`() throws {
    try stage.declare(
      .scroll, "form", at: rect(0, 100, 375, 400),
      [(.content, .size(Size(width: 375, height: 1200)))])
    try stage.declare(
      .scroll, "inner", in: "form", at: rect(0, 300, 375, 200),
      [(.content, .size(Size(width: 375, height: 900)))])
    try stage.declare(.button, "deep", in: "inner", at: rect(20, 250, 100, 44))
    #expect(try actions(at: 30, 420) == [])

    try stage.perform(.set(stage["form"], .offset, .point(.at(0, 100))))
    try stage.perform(.set(stage["inner"], .offset, .point(.at(0, 200))))

    #expect(try actions(at: 30, 360) == ["deep"])
    // By name, too.
    try stage.perform(.touch(stage["deep"], isPencil: false))
    #expect(stage.count(.action, of: "deep") == 1)
  }

  @Test func `a name means the middle of what can be seen`() throws {
    try stage.declare(
      .scroll, "form", at: rect(0, 0, 375, 200),
      [(.content, .size(Size(width: 375, height: 1200)))])
    // 20 points of it are inside the viewport.
    try stage.declare(.button, "high", in: "form", at: rect(20, 180, 100, 100))
    // The keyboard covers all but 11 points of it.
    try stage.declare(.button, "low", at: rect(20, 440, 100, 100))
    try stage.declare(.field, "A", at: rect(20, 300, 280, 31), [(.keyboard, .word("number-pad"))])
    try stage.perform(.focus(stage["A"]))

    for name in ["high", "low"] {
      try stage.perform(.touch(stage[name], isPencil: false))
      #expect(stage.count(.action, of: name) == 1)
    }
  }

  @Test func `the keyboard lies above everything`() throws {
    try stage.touchDismiss()
    try stage.declare(.button, "low", at: rect(0, 600, 375, 44))
    try stage.declare(.field, "A")
    try stage.perform(.focus(stage["A"]))

    #expect(try actions(at: 30, 620) == [])
    #expect(stage.isFocused("A"))
    try stage.perform(.endEditing(force: false))
    #expect(try actions(at: 30, 620) == ["low"])
  }

  @Test func `views nested as deep as one likes are no trouble`() throws {
    try stage.declare(.container, "0", at: rect(0, 0, 375, 667))
    for number in 1...3000 {
      try stage.declare(.container, "\(number)", in: "\(number - 1)", at: rect(0, 0, 375, 667))
    }
    try stage.declare(.button, "deep", in: "3000", at: rect(20, 100, 100, 44))

    #expect(try actions(at: 30, 110) == ["deep"])
    try stage.perform(.touch(stage["deep"], isPencil: false))
    #expect(stage.count(.action, of: "deep") == 1)
  }
}
