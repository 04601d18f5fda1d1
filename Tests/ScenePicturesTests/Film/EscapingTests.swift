import Foundation
import ScenePictures
import Testing

/// What stands in a script's texts stays a text, wherever it is shown.
struct EscapingTests {
  @Test func `a hostile session is a well-formed picture without anything that runs`() throws {
    let svg = try film(of: Hostile.script, source: Hostile.source, at: 0.1).svg

    #expect(try XMLCheck.complaint(about: svg) == nil)
    #expect(svg.contains("&lt;script&gt;window.hacked=1"))
    for tag in ["<script", "<img", "<!--", "<![CDATA[", "<?"] {
      #expect(!svg.contains(tag), "\(tag)")
    }
    #expect(svg.matches(of: /<style>/).count == 1)
    #expect(svg.matches(of: /\son[a-z]+=["']/).isEmpty)
  }

  @Test func `a hostile session is a page with one program, which is the page's own`() throws {
    let html = try film(of: Hostile.script, source: Hostile.source, at: 0.1).html
    let plain = try film(of: "field a").html
    let program = /<script>(.*?)<\/script>/.dotMatchesNewlines()

    let programs = html.matches(of: program).map { String($0.1) }

    #expect(programs == plain.matches(of: program).map { String($0.1) })
    #expect(html.matches(of: /<script/).count == 1)
    #expect(html.matches(of: /<style/).count == 1)
    #expect(html.matches(of: /<title/).count == 1)
    for tag in ["<img", "<!--", "<![CDATA[", "<?"] { #expect(!html.contains(tag), "\(tag)") }
    let attributes = html.replacing(/"[^"]*"/, with: "")
    #expect(attributes.matches(of: /<[a-z][^>]*\son[a-z]+=/).isEmpty)
    // Whatever is between the tags and in them has no raw quote, bracket or control character.
    let body = html.replacing(program, with: "").replacing(
      /<style>.*?<\/style>/.dotMatchesNewlines(), with: "")
    for scalar in body.unicodeScalars where scalar != "\n" {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .lineSeparator, "\(scalar.value)")
      #expect(category != .paragraphSeparator, "\(scalar.value)")
      #expect(!scalar.properties.isNoncharacterCodePoint, "\(scalar.value)")
      #expect(
        !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test func `the body of a hostile page is well-formed`() throws {
    let html = try film(of: Hostile.script, source: Hostile.source).html
    let start = try #require(html.range(of: "<body>")).lowerBound
    let end = try #require(html.range(of: "<script>")).lowerBound
    // The two kinds of elements and attributes that HTML writes shorter than XML.
    let body = html[start..<end].replacing(" hidden>", with: ">").replacing(
      "value=\"1\">", with: "value=\"1\"/>")

    #expect(try XMLCheck.complaint(about: body + "</body>") == nil)
  }
}
