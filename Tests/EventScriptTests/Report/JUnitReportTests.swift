import EventScript
import KeyboardWorld
import Testing

struct JUnitReportTests {
  let stage = StageStub()

  @Test func `each expectation is one case`() {
    stage.onEvent = { _, stage in stage.focusedElement = .a }
    let script = Script(
      [
        .repeat(count: 2, end: 3), .expect(0), .event(.turn), .end(start: 0), .expect(1),
      ], expectations: [.focus(nil, window: nil), .focus(.a, window: nil), .result(true)])

    let result = Player().run(script, on: stage)

    #expect(
      JUnitReport.suite(for: result) == """
          <testsuite name="pay.events" tests="3" failures="1" errors="0" skipped="1">
            <testcase classname="pay.events" name="2: expect it # here" file="pay.events" line="2">
              <failure message="expected none, is A (failed 1 of 2 times)">pay.events:2:3: failed: \
        expect it # here
          expected: none
            actual: A
          failed 1 of 2 times; this is the first
          nothing happened since the start
        </failure>
            </testcase>
            <testcase classname="pay.events" name="5: expect it # here" file="pay.events" line="5"/>
            <testcase classname="pay.events" name="1: expect it # here" file="pay.events" line="1">
              <skipped message="never reached"/>
            </testcase>
          </testsuite>

        """)
  }

  @Test func `a script that stops has an error case`() {
    stage.onEvent = { _, _ throws(StageError) in throw StageError("a < b & \"c\"") }

    let suite = JUnitReport.suite(for: Player().run(Script([.event(.turn)]), on: stage))

    #expect(
      suite == """
          <testsuite name="pay.events" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="pay.events" name="1: stopped" file="pay.events" line="1">
              <error message="a &lt; b &amp; &quot;c&quot;">pay.events:1:1: stopped: a &lt; b &amp; \
        &quot;c&quot;
          nothing happened since the start
        </error>
            </testcase>
          </testsuite>

        """)
  }

  @Test func `an expectation that cannot be judged is the error case itself`() {
    let suite = JUnitReport.suite(
      for: Player().run(Script(expecting: .property(.a, .text, .none)), on: stage))

    #expect(suite.contains(#"tests="1" failures="0" errors="1" skipped="0""#))
    #expect(suite.contains(#"name="1: expect it # here""#))
  }

  @Test func `a script that cannot be run and one without expectations are told apart`() {
    let wrong = JUnitReport.suite(for: "a\u{1}.events", complaint: "a:1:1: no\n\u{1}\u{FFFF}'")
    let empty = JUnitReport.suite(for: Player().run(Script([]), on: stage))

    #expect(
      wrong == """
          <testsuite name="a\\u{1}.events" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="a\\u{1}.events" name="script" file="a\\u{1}.events">
              <error message="a:1:1: no">a:1:1: no
        \u{FFFD}\u{FFFD}&apos;</error>
            </testcase>
          </testsuite>

        """)
    #expect(empty.contains(#"<skipped message="no expectations"/>"#))
  }
}
