import EventScript
import KeyboardWorld
import ScenePictures
import Testing

/// The example of the module's documentation, compiled, run and compared with what stands there.
struct DocumentationTests {
  @Test func `the example does what it says`() throws {
    var printed: [String] = []
    func print(_ values: Any...) {
      printed.append(values.map { "\($0)" }.joined(separator: " "))
    }

    // The example
    let text = """
      field amount keyboard=number-pad
      focus amount
      type "42"
      """
    let script = try ScriptParser.parse(text, source: "pay.events")
    let film = Film(script, text: Array(text.utf8))
    print(film.count)  // 3: what is set up, and two events
    print(film.svg.hasPrefix("<svg"), film.html.hasPrefix("<!DOCTYPE html>"))  // true true

    let world = World()
    _ = Player().run(script, on: world)
    print(Scene(of: world).summary)  // focus amount, amount "42", keyboard number-pad
    // The example

    #expect(
      printed == ["3", "true true", "focus amount, amount \"42\", keyboard number-pad"])
  }

  @Test func `the documentation shows the example`() throws {
    let lines = try TestFiles.text(of: "Tests/ScenePicturesTests/DocumentationTests.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0] == "    // The example" }
    try #require(places.count == 2)
    let example = lines[places[0] + 1..<places[1]].map { $0.dropFirst(4) + "\n" }.joined()

    let page = try TestFiles.text(of: "Sources/ScenePictures/ScenePictures.docc/ScenePictures.md")

    #expect(page.contains("```swift\n\(example)```\n"))
  }
}
