import EventScript
import Foundation
import KeyboardWorld
import ScenePictures
import Testing

struct FilmTests {
  private static let session = """
    field a
    toolbar bar for=a

    focus a
    type "42"
    expect a.text "42"
    tap done
    expect outcome done
    expect a.text "43"
    """

  @Test func `there is a frame for each event, and one for what is set up together`() throws {
    let film = try film(of: Self.session)

    #expect(film.count == 4)
    #expect(film.result.passed == 2)
    #expect(film.result.failed == 1)
    #expect(film.omitted == (0, 0))
  }

  @Test func `a script without events shows the screen that it begins with`() throws {
    #expect(try film(of: "").count == 1)
    #expect(try film(of: "expect focus none").count == 1)
    #expect(try film(of: "field a\nfield b text=\"x\"").count == 1)
  }

  @Test func `what is judged between set-up statements parts them`() throws {
    #expect(try film(of: "field a\nexpect focus none\nfield b").count == 2)
  }

  @Test func `each round of a loop has its frames, and says which it is`() throws {
    let film = try film(of: "field a\nfocus a\nrepeat 3\ntype \"x\"\nend")

    #expect(film.count == 5)
    #expect(film.svg.contains("type &quot;x&quot;  (time 3)"))
  }

  @Test func `a frame has the event's words, what was expected and what it caused`() throws {
    let html = try film(of: Self.session).html

    #expect(html.contains("<code>type &quot;42&quot;</code>"))
    #expect(html.contains("<code>a.shouldChange(0..&lt;0 &quot;4&quot;) -&gt; yes</code>"))
    #expect(
      html.contains("<b>holds</b> <span class=\"line\">line 8</span> <code>expect outcome done"))
    #expect(html.contains("<b>failed</b> <span class=\"line\">line 9</span>"))
    #expect(html.contains("<dt>expected</dt><dd><code>&quot;43&quot;</code></dd>"))
    #expect(html.contains("<dt>actual</dt><dd><code>&quot;42&quot;</code></dd>"))
    #expect(html.contains("<article class=\"frame bad\" id=\"f4\""))
    #expect(!html.contains("<article class=\"frame bad\" id=\"f3\""))
  }

  @Test func `a script that stops says so where it did`() throws {
    let film = try film(of: "field a keyboard=number-pad\nfocus a\ntype \"x\"\ntype \"1\"")

    #expect(film.count == 3)
    #expect(
      film.html.contains("<b>stopped:</b> line 3: the keyboard &#39;number-pad&#39; has not all"))
    #expect(film.svg.contains("✗ stopped: line 3: the keyboard"))
  }

  @Test func `an expectation inside a callback belongs to the event around it`() throws {
    let html = try film(
      of: "field a\nwhen a.didBeginEditing do expect focus none\nfocus a\ntype \"x\""
    ).html

    #expect(html.contains("<article class=\"frame bad\" id=\"f2\""))
    #expect(!html.contains("<article class=\"frame bad\" id=\"f3\""))
  }

  @Test func `the same script gives the same bytes`() throws {
    let script = try TestFiles.text(of: "Samples/Sessions/form.events")

    let (one, other) = (
      try film(of: script, at: 0.1), try film(of: script, at: 0.1)
    )

    #expect(one.svg == other.svg)
    #expect(one.html == other.html)
  }

  @Test func `taking pictures changes nothing`() throws {
    for path in try TestFiles.scripts() {
      let text = try TestFiles.text(of: path)
      let script = try ScriptParser.parse(text, source: path)

      let plain = Player().run(script, on: World())
      let filmed = Film(script, text: Array(text.utf8), at: 0.125).result

      #expect(filmed == plain, "\(path)")
    }
  }

  // MARK: On the way

  @Test func `a moment shows what an event moves, in a frame more`() throws {
    let script = "field a\nfocus a\ntype \"x\"\nend-editing"

    let resting = try film(of: script)
    let moving = try film(of: script, at: 0.125)
    let late = try film(of: script, at: 0.25)

    #expect(resting.count == 4)
    #expect(moving.count == 6)
    #expect(late.count == 4)
    #expect(moving.html.contains("0.125 s after, on the way"))
  }

  @Test func `a clock that the script moves is left alone`() throws {
    let script = "field a\nclock manual\nfocus a\nadvance 0.1\nadvance 0.2\nclock automatic"

    #expect(try film(of: script, at: 0.125).count == (try film(of: script).count))
  }

  @Test(arguments: [-1, .nan, .infinity])
  func `a moment that is none shows all at rest`(moment: Double) throws {
    #expect(try film(of: "field a\nfocus a", at: moment).count == 2)
  }

  // MARK: Limits

  @Test func `of a long session the first frames are kept`() throws {
    let film = try film(of: "field a\nfocus a\nrepeat 5000\ntype \"x\"\ndelete\nend")

    #expect(film.count == Film.mostFrames)
    #expect(film.omitted == (0, 10_002 - Film.mostFrames))
    #expect(film.html.contains("8002 more events after the last shown"))
  }

  @Test func `of a long session that fails late the frames around that are kept`() throws {
    let film = try film(
      of: "field a\nfocus a\nrepeat 5000\ntype \"x\"\ndelete\nend\nexpect a.text \"y\"\nfocus a")

    #expect(film.count == Film.mostFrames)
    #expect(film.omitted.before + film.count + film.omitted.after == 10_003)
    #expect(film.omitted.after <= 1)
    #expect(film.svg.contains("✗ expect a.text &quot;y&quot;"))
  }

  @Test func `a script that is stopped by its limit ends there`() throws {
    let film = try film(
      of: "field a\nfocus a\nrepeat 100\ntype \"x\"\nend", player: Player(limit: 10))

    #expect(film.result.stop != nil)
    #expect(film.html.contains("<b>stopped:</b> line 4: the limit of executed statements"))
  }

  @Test func `of many expectations those that fail show`() throws {
    let film = try film(
      of: "field a\nrepeat 1000\nexpect focus none\nend\nexpect focus a\nexpect a.text \"x\"")

    #expect(film.count == 1)
    #expect(film.svg.contains("✗ expect focus a"))
    #expect(film.html.contains("800 more expectations"))
    #expect(film.html.contains("<b>failed</b> <span class=\"line\">line 6</span>"))
  }

  @Test func `a huge text is drawn as far as it has room`() throws {
    let film = try film(
      of: """
        field a text="\(String(repeating: "x", count: 200_000))"
        textview b size=200,90 text="\(String(repeating: #"line\n"#, count: 20_000))"
        focus a
        focus b
        caret 0
        """)

    #expect(film.svg.utf8.count < 40_000)
    #expect(film.html.utf8.count < 60_000)
  }

  @Test func `thousands of views are drawn as far as they show`() throws {
    var script = "scroll s size=375,667\n"
    for number in 0..<3000 { script += "field f\(number) in=s at=0,0\n" }

    let film = try film(of: script + "focus f0\nfocus f1")

    #expect(film.svg.utf8.count < 2_000_000)
  }

  @Test func `no place and no size breaks a picture`() throws {
    let film = try film(
      of: """
        field a at=-1000000,-1000000 size=0,0
        field b at=1000000,1000000 size=1000000,1000000 text="x"
        field c at=0,0 size=1000000,1000000 text="x"
        field d at=5,5 size=1,1 text="x"
        root at=0,-1000000 size=0,0
        focus b
        post will-show end=-1000000,-1000000,0,0
        post will-show end=0,0,1000000,1000000
        set d.size 0.001 0.001
        """)

    #expect(film.count >= 4)
    #expect(try XMLCheck.complaint(about: film.svg) == nil)
    #expect(!film.svg.contains("nan"))
    #expect(!film.svg.contains("inf"))
  }
}
