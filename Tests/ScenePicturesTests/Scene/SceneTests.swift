import InputAccessory
import KeyboardWorld
import ScenePictures
import Testing

struct SceneTests {
  @Test func `a field shows with its text, selection, mark and focus`() throws {
    let scene = try scene(
      after: """
        field a text="before" placeholder="Name" at=10,100 size=200,30
        field b secure=yes text="hush" at=10,140
        focus a
        type "x"
        compose "ni"
        select 1..<3
        """)

    let a = try #require(scene.element("a"))
    let b = try #require(scene.element("b"))
    #expect(a.frame == Rect(x: 10, y: 100, width: 200, height: 30))
    #expect(a.kind == .field)
    #expect(a.input?.placeholder == "Name")
    #expect(a.input?.text == "beforexni")
    #expect(a.input?.selection == 1..<3)
    #expect(a.input?.hasFocus == true)
    #expect(a.id == scene.focus)
    #expect(b.input?.isSecure == true)
    #expect(b.input?.hasFocus == false)
    #expect(b.frame.size == Size(width: 280, height: 31))
  }

  @Test func `marked text has its range`() throws {
    let scene = try scene(after: "field a text=\"x\"\nfocus a\ncompose \"ni\"")

    #expect(scene.element("a")?.input?.marked == 1..<3)
  }

  @Test func `the screen is the device's, as it stands`() throws {
    let scene = try scene(
      after: "device iphone-15\nsystem ios-17\nlocale ar_EG\nfield a\nrotate landscape")

    #expect(scene.screen == Size(width: 852, height: 393))
    #expect(scene.safeArea == Insets(top: 0, left: 0, bottom: 21, right: 0))
    #expect(scene.device == "iphone-15")
    #expect(scene.system == "ios-17")
    #expect(scene.orientation == .landscape)
    #expect(scene.locale == "ar_EG")
    #expect(scene.isRightToLeft)
    #expect(scene.keyboard == nil)
    #expect(scene.focus == nil)
  }

  @Test func `what scrolls stands where it is seen, and shows inside its scroll view`() throws {
    let scene = try scene(
      after: """
        scroll form at=10,50 size=200,100 content=200,600
        field a in=form at=5,60 size=100,31
        field b in=form at=5,300 size=100,31
        set form.offset 0 20
        """)

    let a = try #require(scene.element("a"))
    #expect(a.frame == Rect(x: 15, y: 90, width: 100, height: 31))
    #expect(a.depth == 2)
    #expect(a.visiblePart == a.frame)
    #expect(scene.element("b")?.visiblePart.isEmpty == true)
    #expect(scene.element("form")?.scroll?.offset == Point(x: 0, y: 20))
    #expect(scene.element("form")?.scroll?.content == Size(width: 200, height: 600))
  }

  @Test func `a sheet covers what is beneath it, and a hidden view hides what it holds`() throws {
    let scene = try scene(
      after: """
        field a
        container box
        field inside in=box
        set box.hidden yes
        sheet terms kind=sheet at=0,300 size=375,367
        field b in=terms at=20,20
        present terms
        """)

    #expect(scene.surfaces.map(\.name) == ["root", "terms"])
    #expect(scene.surfaces.map(\.role) == ["none", "sheet"])
    #expect(scene.element("a")?.isCovered == true)
    #expect(scene.element("b")?.isCovered == false)
    #expect(scene.element("b")?.frame.origin == Point(x: 20, y: 320))
    #expect(scene.element("inside")?.isHidden == true)
    #expect(scene.element("inside")?.visiblePart.isEmpty == true)
  }

  @Test func `a full-screen sheet takes the root view away`() throws {
    let scene = try scene(
      after: "field a\nsheet terms kind=full-screen\nfield b in=terms\npresent terms")

    #expect(scene.surfaces.map(\.name) == ["terms"])
    #expect(scene.element("a") == nil)
  }

  @Test func `the moved view shows how far it is from its place`() throws {
    let scene = try scene(
      after: "field a at=20,500\navoid shift gap=10\nfocus a\nexpect root.origin 0 -134")

    #expect(scene.rootShift == Point(x: 0, y: -134))
    #expect(scene.element("a")?.frame.origin == Point(x: 20, y: 366))
    #expect(scene.element("a")?.overlap == 0)
    #expect(scene.overlap > 0)
  }

  @Test func `a view on its way is seen on its way`() throws {
    let scene = try scene(
      after: """
        field a at=20,500
        avoid shift gap=10
        clock manual
        focus a
        advance 0.125
        """)

    #expect(scene.rootShift.y < -10)
    #expect(scene.rootShift.y > -133)
    let keyboard = try #require(scene.keyboard)
    #expect(keyboard.end.minY == 407)
    #expect(keyboard.frame.minY > 407)
    #expect(keyboard.frame.minY < 600)
    #expect(keyboard.frame.size == keyboard.end.size)
  }

  @Test func `nothing has moved yet in the moment that it sets out`() throws {
    let scene = try scene(after: "field a at=20,500\navoid shift gap=10\nclock manual\nfocus a")

    #expect(scene.rootShift == Point(x: 0, y: 0))
    #expect(scene.keyboard == nil)
  }

  @Test func `a finger is where it went`() throws {
    let scene = try scene(after: "button b at=0,0 size=100,100\npress 20 30\nmove 50 60")

    #expect(scene.touch == Point(x: 50, y: 60))
  }

  @Test func `in the background nothing stands on the screen but what was there`() throws {
    let scene = try scene(after: "field a\nfocus a\nbackground")

    #expect(scene.isInBackground)
    #expect(scene.keyboard == nil)
    #expect(scene.focus != nil)
  }
}
