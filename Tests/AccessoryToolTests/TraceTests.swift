import Foundation
import Testing

struct TraceTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      """
      field amount
      toolbar bar for=amount
      focus amount
      paste "4\\u{202E}"
      mark
      tap done
      expect outcome done
      expect focus amount
      """, to: "pay.events")
  }

  @Test func `the trace goes from the start to the end, marks or not`() throws {
    let run = try ToolRun(["run", "pay.events", "--trace", "text"], in: folder)

    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "amount.shouldBeginEditing -> yes")
    #expect(lines.contains(#"amount.shouldChange(0..<0 "4\u{202E}") -> yes"#))
    #expect(lines.contains("bar.outcome(done)"))
    #expect(lines.suffix(2) == ["pay.events: 1 passed, 1 failed", "1 passed, 1 failed"])
  }

  @Test func `of a JSON trace each line with a brace is an entry and no other is`() throws {
    let run = try ToolRun(["run", "pay.events", "--trace", "jsonl"], in: folder)

    let lines = run.output.split(separator: "\n").map(String.init)
    let entries = lines.prefix { $0.hasPrefix("{") }
    let end = #","time":0,"subject":"amount","event":"shouldBeginEditing","answer":true}"#
    #expect(entries.first?.hasPrefix(#"{"line":3,"turn":"#) == true)
    #expect(entries.first?.hasSuffix(end) == true)
    for entry in entries {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(entry.utf8)) }
    }
    let rest = lines.dropFirst(entries.count)
    #expect(rest.first == "pay.events:8:1: failed: expect focus amount")
    #expect(rest.allSatisfy { !$0.hasPrefix("{") })
    #expect(lines.last == "1 passed, 1 failed")
    #expect(!lines.contains("pay.events: 1 passed, 1 failed"))
  }

  @Test func `long traces of many files come whole and in order`() throws {
    for number in 10..<16 {
      try folder.write(
        """
        field f\(number)
        focus f\(number)
        repeat 4000
          type "x"
        end
        """, to: "many/\(number).events")
    }

    let one = try ToolRun(["run", "many", "--trace", "jsonl"], in: folder)
    let four = try ToolRun(["run", "many", "--trace", "jsonl", "--jobs", "4"], in: folder)

    #expect(one.output == four.output)
    #expect(one.output.utf8.count > 7 << 20)
  }
}
