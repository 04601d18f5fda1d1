import EventScript
import KeyboardWorld
import ScenePictures
import Testing

/// What is on the screen once a script has run.
func scene(after script: String) throws -> Scene {
  let world = World()
  let result = Player().run(try ScriptParser.parse(script, source: "test.events"), on: world)
  #expect(result.failed == 0, "\(RunReport().complaints(of: result))")
  return Scene(of: world)
}

extension Scene {
  /// The element that a script calls `name`.
  func element(_ name: String) -> Element? {
    (surfaces + [keyboard?.panel].compactMap { $0 }).flatMap(\.elements).first { $0.name == name }
  }
}
