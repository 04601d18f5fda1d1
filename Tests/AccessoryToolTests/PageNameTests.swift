import Testing

import accessory

struct PageNameTests {
  @Test(arguments: [
    ("pay.events", "pay.html"),
    ("Sessions/done-cancel.events", "done-cancel.html"),
    ("<stdin>", "stdin.html"),
    ("a b\"<&>'\n.events", "a-b.html"),
    ("..", "script.html"),
    ("/", "script.html"),
    (".events", "script.html"),
    ("-o.events", "o.html"),
    ("größe.events", "gr-e.html"),
    ("日本.events", "script.html"),
    ("x.tar.events", "x-tar.html"),
    ("x.events.events", "x-events.html"),
  ])
  func `a page has its script's name, as far as that is safe`(source: String, name: String) {
    #expect(PageName.names(for: [source]) == [name])
  }

  @Test func `no two pages have the same name, on any file system`() {
    let names = PageName.names(for: ["a/x.events", "b/X.events", "x-2.events", "c/x.events"])

    #expect(names == ["x.html", "X-2.html", "x-2-2.html", "x-3.html"])
    #expect(Set(names.map { $0.lowercased() }).count == 4)
  }

  @Test func `a long name is cut`() {
    let names = PageName.names(for: [String(repeating: "x", count: 5000) + ".events"])

    #expect(names[0].utf8.count == 105)
  }
}
