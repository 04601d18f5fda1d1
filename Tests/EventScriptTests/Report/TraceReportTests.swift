import EventScript
import InputAccessory
import KeyboardRules
import KeyboardWorld
import Testing

struct TraceReportTests {
  static let change = KeyboardChange(
    begin: Rect(x: 0, y: 667, width: 375, height: 216),
    end: Rect(x: 0, y: 451, width: 375, height: 216), duration: 0.25, curve: 7)
  static let foreignChange = KeyboardChange(
    begin: .zero, end: .zero, duration: 0, curve: 0, isLocal: false)

  @Test(arguments: [
    (
      ElementID.a, TraceName.didBeginEditing, TraceEntry.Arguments.none,
      "A.didBeginEditing",
      #""subject":"A","event":"didBeginEditing""#
    ),
    (
      .a, .shouldReturn, .answer(false), "A.shouldReturn -> no",
      #""subject":"A","event":"shouldReturn","answer":false"#
    ),
    (
      .a, .shouldChange, .change(1..<3, "Z", answer: true),
      #"A.shouldChange(1..<3 "Z") -> yes"#,
      #""subject":"A","event":"shouldChange","range":[1,3],"text":"Z","answer":true"#
    ),
    (
      .bar, .shouldPerform, .perform(.done, answer: true), "bar.shouldPerform(done) -> yes",
      #""subject":"bar","event":"shouldPerform","answer":true,"action":"done""#
    ),
    (
      .bar, .shouldPerform, .perform(.item("save"), answer: true), "bar.shouldPerform(save) -> yes",
      #""subject":"bar","event":"shouldPerform","answer":true,"action":"save""#
    ),
    (
      .bar, .outcome, .outcome(.done, .refused), "bar.outcome(refused)",
      #""subject":"bar","event":"outcome","action":"done","outcome":"refused""#
    ),
    (
      .window, .outcome, .outcome(nil, .ignored), "window.outcome(ignored)",
      #""subject":"window","event":"outcome","outcome":"ignored""#
    ),
    (
      .a, .setText, .text("4\n\u{7F}\u{2028}é"), #"A.setText("4\n\u{7F}\u{2028}é")"#,
      #""subject":"A","event":"setText","text":"4\n\u007f\u2028é""#
    ),
    (
      .a, .setText, .text("\"\\\u{1}\t\r"), #"A.setText("\"\\\u{1}\t\r")"#,
      #""subject":"A","event":"setText","text":"\"\\\u0001\t\r""#
    ),
    (
      .bar, .didMove, .move(from: .a, to: .b), "bar.didMove(A B)",
      #""subject":"bar","event":"didMove","from":"A","to":"B""#
    ),
    (
      .bar, .didTapItem, .item("save"), "bar.didTapItem(save)",
      #""subject":"bar","event":"didTapItem","item":"save""#
    ),
    (
      .keyboard, .willShow, .keyboard(change),
      "keyboard.willShow(begin=0,667,375,216 end=0,451,375,216 duration=0.25 curve=7)",
      #""subject":"keyboard","event":"willShow","begin":[0,667,375,216],"end":[0,451,375,216],"#
        + #""duration":0.25,"curve":7,"local":true"#
    ),
    (
      .keyboard, .didHide, .keyboard(foreignChange),
      "keyboard.didHide(begin=0,0,0,0 end=0,0,0,0 duration=0 curve=0 local=no)",
      #""subject":"keyboard","event":"didHide","begin":[0,0,0,0],"end":[0,0,0,0],"#
        + #""duration":0,"curve":0,"local":false"#
    ),
    (
      .window, .key, .key(KeyPress(.tab, modifiers: [.command, .shift])),
      "window.key(shift+command+tab)",
      #""subject":"window","event":"key","key":"shift+command+tab""#
    ),
    (
      .window, .tooDeep, .depth(64), "window.tooDeep(64)",
      #""subject":"window","event":"tooDeep","depth":64"#
    ),
    (
      .touchDismiss, .touchDismiss, .none, "touch-dismiss",
      #""subject":"touch-dismiss","event":"touch-dismiss""#
    ),
    (
      .doneKey, .detach, .none, "done-key.detach",
      #""subject":"done-key","event":"detach""#
    ),
    (
      .doneKey, .attach, .frame(Rect(x: 0, y: 614, width: 106.5, height: 53)),
      "done-key.attach(0 614 106.5 53)",
      #""subject":"done-key","event":"attach","frame":[0,614,106.5,53]"#
    ),
    (
      .root, .move, .shift(to: Point(x: 0, y: -84), duration: 0.25, curve: 7),
      "root.move(0 -84 duration=0.25 curve=7)",
      #""subject":"root","event":"move","end":[0,-84],"duration":0.25,"curve":7"#
    ),
    (
      .b, .inset, .insets(Insets(top: 64, left: 0, bottom: 216, right: 0)), "B.inset(64 0 216 0)",
      #""subject":"B","event":"inset","inset":[64,0,216,0]"#
    ),
    (
      .b, .offset, .offset(Point(x: 0, y: 120)), "B.offset(0 120)",
      #""subject":"B","event":"offset","offset":[0,120]"#
    ),
    (.b, .touchesBegan, .none, "B.touchesBegan", #""subject":"B","event":"touchesBegan""#),
  ])
  func `an entry prints in the language's words and as JSON`(
    subject: ElementID, name: TraceName, arguments: TraceEntry.Arguments, text: String, json: String
  ) {
    let entry = TraceEntry(
      line: 7, turn: 2, time: 0.5, subject: subject, name: name, arguments: arguments)

    #expect(TraceText(names: namesOfTests).line(for: entry) == text)
    #expect(
      TraceJSON(names: namesOfTests).line(for: entry) == #"{"line":7,"turn":2,"time":0.5,\#(json)}"#
    )
  }

  @Test func `a thing without a name prints as its number`() {
    let entry = TraceEntry(
      line: 1, turn: 0, time: 0, subject: ElementID(rawValue: 99), name: .didChange)

    #expect(TraceText(names: namesOfTests).line(for: entry) == "#99.didChange")
  }
}
