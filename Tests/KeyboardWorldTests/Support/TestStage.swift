import InputAccessory
import KeyboardRules
import KeyboardWorld
import Testing

/// A world whose things are declared by name, one after the other.
final class TestStage {
  let world = World()
  private var names: [String: ElementID] = ["root": .root]

  /// The id of a name that was declared.
  subscript(name: String) -> ElementID { names[name] ?? ElementID(rawValue: 9_999) }

  /// Declares a thing.
  func declare(
    _ kind: ElementKind, _ name: String, in parent: String? = nil, at frame: Rect? = nil,
    _ properties: [(Property, PropertyValue)] = []
  ) throws {
    var all: [(Property, PropertyValue)] = []
    if let parent { all.append((.parent, .elements([self[parent]]))) }
    if let frame { all += [(.at, .point(frame.origin)), (.size, .size(frame.size))] }
    let id = ElementID(rawValue: ElementID.firstDeclared.rawValue + Int32(names.count))
    names[name] = id
    try world.perform(
      .declare(Declaration(id: id, name: name, kind: kind, properties: all + properties)))
  }

  /// Has something happen each time that a thing has news.
  func when(_ name: String, _ news: TraceName, _ event: StageEvent, isOnce: Bool = false) throws {
    try world.perform(
      .react(Reaction(subject: self[name], name: news, isOnce: isOnce, body: .event(event))))
  }

  func perform(_ event: StageEvent) throws {
    try world.perform(event)
  }

  /// Has touches outside end editing in some way.
  func touchDismiss(_ change: (inout TouchDismissSetting) -> Void = { _ in }) throws {
    var setting = TouchDismissSetting()
    change(&setting)
    try world.perform(.touchDismiss(setting))
  }

  func value(_ property: Property, of name: String) throws -> PropertyValue {
    try world.value(of: property, of: self[name])
  }

  func count(_ news: TraceName, of name: String) -> Int {
    world.trace.count(of: news, by: self[name])
  }

  /// What editing the named input has become: whether it has focus.
  func isFocused(_ name: String) -> Bool { world.focusedElement == self[name] }
}

extension Point {
  /// A place by its two coordinates.
  static func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
}
