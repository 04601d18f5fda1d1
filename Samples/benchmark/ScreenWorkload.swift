internal import InputAccessory
internal import KeyboardRules
internal import KeyboardWorld

/// A screen of many elements: a finger that looks for what it hits, and a focus that moves between
/// two fields, each with its own place to move to.
final class ScreenWorkload {
  private let world: World
  private let fields: [ElementID]
  private let missed = Point(x: 374, y: 1)

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - elements: How many views it has, beside two fields.
  ///   - isNested: Whether ten of them stand in each container, and so on upwards; else all stand in
  ///     one scroll view.
  /// - Throws: where the world has none of what it is made of.
  init(elements: Int, isNested: Bool) throws(StageError) {
    let world = World(isTracing: false)
    var next = ElementID.firstDeclared.rawValue
    func declare(
      _ kind: ElementKind, _ properties: [(Property, PropertyValue)]
    ) throws(StageError) -> ElementID {
      let id = ElementID(rawValue: next)
      next += 1
      try world.perform(
        .declare(Declaration(id: id, name: "e\(id.rawValue)", kind: kind, properties: properties)))
      return id
    }
    func place(_ parent: ElementID, _ y: Double) -> [(Property, PropertyValue)] {
      [
        (.parent, .elements([parent])), (.at, .point(Point(x: 0, y: y))),
        (.size, .size(Size(width: 300, height: 40))),
      ]
    }
    let form = try declare(
      .scroll,
      [
        (.at, .point(.zero)), (.size, .size(Size(width: 375, height: 667))),
        (.content, .size(Size(width: 375, height: 500_000))),
      ])
    fields = [
      try declare(.field, place(form, 500)), try declare(.field, place(form, 550)),
    ]
    var holders = [form]
    for index in 0..<elements {
      if isNested {
        let holder = holders[index / 10]
        holders.append(try declare(.container, place(holder, holder == form ? 600 : 0)))
      } else {
        _ = try declare(.button, place(form, 600 + 40 * Double(index)))
      }
    }
    self.world = world
    try world.perform(.avoid(.shift(.clearing(gap: 10), view: nil)))
    try world.perform(.avoid(.inset(scroll: form, gap: 10)))
  }

  /// Taps where nothing is, past all elements.
  func touch(times: Int) -> Bool {
    do throws(StageError) {
      for _ in 0..<times { try world.perform(.touchPoint(missed, isPencil: false)) }
    } catch {
      return false
    }
    return world.focusedElement == nil
  }

  /// Moves the focus to and fro, with the keyboard up.
  func move(times: Int) -> Bool {
    do throws(StageError) {
      for index in 0..<times { try world.perform(.focus(fields[index % 2])) }
      let isRight = world.focusedElement == fields[(times - 1) % 2]
      try world.perform(.endEditing(force: true))
      return isRight
    } catch {
      return false
    }
  }
}
