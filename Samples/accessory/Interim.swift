import EventScript
import InputAccessory
import KeyboardWorld

enum ScriptFormatter {
  static func format(_ text: String, source: String) throws(FileError) -> String { text }
}
final class World: Stage {
  var line: Int32 = 0
  let trace = Trace()
  var check: ((Int) -> Void)?
  func perform(_ event: StageEvent) throws(StageError) {
    if case .turn = event {
      trace.append(TraceEntry(line: line, turn: 0, time: 0, subject: .root, name: .move))
    }
  }
  func value(of property: Property, of element: ElementID) throws(StageError) -> PropertyValue {
    .none
  }
  func value(of property: ItemProperty, of action: ToolbarAction, in bar: ElementID)
    throws(StageError) -> PropertyValue
  { .none }
  var focusedElement: ElementID? { nil }
  func focusedElement(in window: ElementID) -> ElementID? { nil }
  var currentBar: ElementID? { nil }
  func obstacle(to action: ToolbarAction, in bar: ElementID) throws(StageError) -> String? { nil }
  func chain(of bar: ElementID) throws(StageError) -> [ElementID] { [] }
  func isAlive(_ element: ElementID) -> Bool { true }
  var lastOutcome: ActionOutcome? { nil }
  var lastResult: Bool? { nil }
}
