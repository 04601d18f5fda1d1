internal import EventScript
internal import InputAccessoryTesting
internal import KeyboardWorld

// Prints the figures that the bounds of the package are about. Every ratio compares two things
// measured in turn in this one run; nothing here is a test.

/// The number that stands behind an option; `nil` where it was not given.
func number(of option: String) -> Int? {
  CommandLine.arguments.firstIndex(of: option)
    .flatMap { CommandLine.arguments.dropFirst($0 + 1).first }.flatMap { Int($0) }
}

let isQuick = CommandLine.arguments.contains("--quick")
let pairs = number(of: "--pairs") ?? (isQuick ? 20_000 : 100_000)
let repeats = isQuick ? 5 : 11

// `--row N` runs one row alone, without the bare class, for a profile.
if let number = number(of: "--row"), ReferenceWorkload.rows.indices.contains(number - 1) {
  let row = ReferenceWorkload.rows[number - 1]
  let time = Meter.nanoseconds { if !row.run(pairs) { fail(row.name) } }
  print("\(row.name): \(Columns.number(time / Double(pairs), digits: 0)) ns a pair")
  exitWithSuccess()
}

func fail(_ what: String) -> Never {
  print("benchmark: \(what) went wrong: its callbacks or its text are not what they must be")
  return exitWithFailure()
}

print("Running a script from its text, all statements written out")
print(
  Columns.left("statements", 12) + Columns.right("ms", 10) + Columns.right("ns each", 10)
    + Columns.right("bytes each", 12))
for statements in [10, 1_000, isQuick ? 100_000 : 1_000_000] {
  let source = ReferenceWorkload.source(statements: statements)
  let before = Meter.residentBytes() ?? 0
  var times: [Double] = []
  var after = before
  for _ in 0..<(statements > 10_000 ? 3 : 50) {
    times.append(
      Meter.nanoseconds {
        guard let script = try? ScriptParser.parse(source, source: "cost") else { fail("a script") }
        let world = World()
        let result = Player().run(script, on: world)
        if result.failed > 0 { fail("a script") }
        withExtendedLifetime((script, world)) { after = max(after, Meter.residentBytes() ?? 0) }
      })
  }
  let time = Spread(times).median
  print(
    Columns.left(String(statements), 12)
      + Columns.right(Columns.number(time / 1e6, digits: 3), 10)
      + Columns.right(Columns.number(time / Double(statements), digits: 0), 10)
      + Columns.right(
        statements > 10_000 ? String((after - before) / statements) : "-", 12))
}
print("")

print("The reference pair, as a multiple of the bare class; \(repeats) repeats of \(pairs) pairs")
print(
  Columns.left("what runs a pair", 36) + Columns.right("bound", 7) + Columns.right("min", 8)
    + Columns.right("median", 8) + Columns.right("max", 8) + Columns.right("ns a pair", 11))

var bareTimes: [Double] = []
for row in ReferenceWorkload.rows {
  guard row.run(100) else { fail(row.name) }  // The first run pays for what is made once.
  var ratios: [Double] = []
  var times: [Double] = []
  for _ in 0..<repeats {
    var isRight = true
    let bare = Meter.nanoseconds { isRight = ReferenceWorkload.bare(pairs: pairs) } / Double(pairs)
    guard isRight else { fail("the bare class") }
    let time = Meter.nanoseconds { isRight = row.run(pairs) } / Double(pairs)
    guard isRight else { fail(row.name) }
    bareTimes.append(bare)
    times.append(time)
    ratios.append(time / bare)
  }
  let ratio = Spread(ratios)
  print(
    Columns.left(row.name, 36) + Columns.right(Columns.number(row.bound, digits: 1), 7)
      + Columns.right(Columns.number(ratio.least, digits: 2), 8)
      + Columns.right(Columns.number(ratio.median, digits: 2), 8)
      + Columns.right(Columns.number(ratio.greatest, digits: 2), 8)
      + Columns.right(Columns.number(Spread(times).median, digits: 0), 11)
      + (ratio.median <= row.bound ? "" : "   over its bound"))
}
let bare = Spread(bareTimes)
print(
  "the bare class: \(Columns.number(bare.least, digits: 0)) to "
    + "\(Columns.number(bare.greatest, digits: 0)) ns a pair, "
    + "median \(Columns.number(bare.median, digits: 0))")
print("")

print("A search over the orders of events of a form of three fields, on one core")
print(
  Columns.left("states are", 24) + Columns.right("depth", 7) + Columns.right("states", 10)
    + Columns.right("transitions", 13) + Columns.right("bound", 9) + Columns.right("a second", 10)
    + Columns.right("bytes a state", 15))
for row in SearchWorkload.rows(isQuick: isQuick) {
  var rates: [Double] = []
  let before = Meter.residentBytes() ?? 0
  var report: SearchReport?
  var after = before
  for _ in 0..<3 {
    let time = Meter.nanoseconds { report = SearchWorkload.run(row) }
    guard let report else { fail("a search") }
    after = max(after, Meter.residentBytes() ?? 0)
    rates.append(Double(report.transitions) / time * 1e9)
  }
  guard let report else { fail("a search") }
  let rate = Spread(rates).median
  print(
    Columns.left(row.name, 24) + Columns.right(String(row.depth), 7)
      + Columns.right(String(report.states), 10) + Columns.right(String(report.transitions), 13)
      + Columns.right(Columns.number(row.bound, digits: 0), 9)
      + Columns.right(Columns.number(rate, digits: 0), 10)
      + Columns.right(row.replays ? "-" : String((after - before) / report.states), 15)
      + (rate >= row.bound ? "" : "   under its bound"))
}
print("")

print("A form: the cost of a Next, and of a field with its place in the chain")
print(
  Columns.left("fields", 12) + Columns.right("ns a Next", 10) + Columns.right("bytes a field", 15))
var nexts: [Double] = []
for fields in [10, 1_000, isQuick ? 100_000 : 1_000_000] {
  let before = Meter.residentBytes() ?? 0
  let form = FormWorkload(fields: fields)
  let after = Meter.residentBytes() ?? 0
  var times: [Double] = []
  for _ in 0..<5 {
    var isRight = true
    let moves = max(fields - 1, 200_000 / fields * (fields - 1))
    times.append(
      Meter.nanoseconds { isRight = form.walk(moves: moves) } / Double(moves))
    if !isRight { fail("a walk through a form") }
  }
  nexts.append(Spread(times).median)
  print(
    Columns.left(String(fields), 12)
      + Columns.right(Columns.number(Spread(times).median, digits: 0), 10)
      + Columns.right(fields > 10_000 ? String((after - before) / fields) : "-", 15))
}
let ratio = (nexts.last ?? .nan) / (nexts.first ?? .nan)
print(
  "the largest form's Next as a multiple of the smallest's, bound 2: "
    + Columns.number(ratio, digits: 2) + (ratio <= 2 ? "" : "   over its bound"))
let form = FormWorkload(fields: 100_000)
let chainTime = Spread(
  (0..<repeats).map { _ in
    Meter.nanoseconds { if !form.chain() { fail("a chain by position") } } / 1e6
  }
).median
print(
  "a chain of 100,000 fields by position, bound 100 ms: "
    + Columns.number(chainTime, digits: 1) + " ms"
    + (chainTime <= 100 ? "" : "   over its bound"))
print("")

print("A screen: the cost of a touch that hits none of its elements, and of a focus that moves")
print("with what keeps its field clear of the keyboard; as a multiple of the cost at 100 elements")
print(
  Columns.left("elements", 22) + Columns.right("bound", 7) + Columns.right("ns a touch", 12)
    + Columns.right("times", 8) + Columns.right("ns a focus", 12) + Columns.right("times", 8))
for isNested in [false, true] {
  var base = (touch: 0.0, focus: 0.0)
  for elements in [100, 10_000] {
    guard let screen = try? ScreenWorkload(elements: elements, isNested: isNested) else {
      fail("a screen")
    }
    func cost(_ run: (Int) -> Bool) -> Double {
      let times = isQuick ? 500 : 5_000
      return Spread(
        (0..<5).map { _ in
          Meter.nanoseconds { if !run(times) { fail("a screen") } } / Double(times)
        }
      ).median
    }
    let costs = (touch: cost(screen.touch), focus: cost(screen.move))
    if elements == 100 { base = costs }
    let ratios = (touch: costs.touch / base.touch, focus: costs.focus / base.focus)
    print(
      Columns.left("\(elements) \(isNested ? "nested" : "side by side")", 22)
        + Columns.right(elements == 100 ? "-" : "50", 7)
        + Columns.right(Columns.number(costs.touch, digits: 0), 12)
        + Columns.right(Columns.number(ratios.touch, digits: 1), 8)
        + Columns.right(Columns.number(costs.focus, digits: 0), 12)
        + Columns.right(Columns.number(ratios.focus, digits: 1), 8)
        + (max(ratios.touch, ratios.focus) <= 50 ? "" : "   over its bound"))
  }
}
print("")

print("A key in a long text: half the cost of typing one and deleting it; with a limit in")
print("characters that leaves room for one")
print(
  Columns.left("text", 28) + Columns.right("bound, us", 11) + Columns.right("us a key", 11))
for (bytes, isLimited) in [(4_096, false), (1_048_576, false), (1_048_576, true)] {
  for script in LongTextWorkload.Script.allCases {
    for place in LongTextWorkload.Place.allCases {
      let isShort = bytes < 100_000
      let workload = LongTextWorkload(bytes: bytes, script, place, isLimited: isLimited)
      let times = isShort ? 2_000 : isLimited ? 5 : 20
      guard workload.run(times: 1) else { fail("a key in a long text") }
      let cost = Spread(
        (0..<5).map { _ in
          Meter.nanoseconds { if !workload.run(times: times) { fail("a key in a long text") } }
            / Double(2 * times) / 1_000
        }
      ).median
      let bound: Double =
        switch (script, isLimited) {
        case _ where isShort: 2
        case (.ascii, false): 2_000
        case (.ascii, true): 4_000
        case (.mixed, false): 6_000
        case (.mixed, true): 20_000
        }
      let name = "\(isShort ? "4 KB" : "1 MB") \(script.rawValue), \(place.rawValue)"
      print(
        Columns.left(name + (isLimited ? ", limit" : ""), 28)
          + Columns.right(Columns.number(bound, digits: 0), 11)
          + Columns.right(Columns.number(cost, digits: 2), 11)
          + (cost <= bound ? "" : "   over its bound"))
    }
  }
}
for script in LongTextWorkload.Script.allCases {
  let bytes = isQuick ? 10_000_000 : 100_000_000
  guard let time = LongTextWorkload.paste(bytes: bytes, script) else { fail("a long paste") }
  print(
    Columns.left("a paste of \(bytes / 1_000_000) MB, \(script.rawValue)", 28)
      + Columns.right("-", 11) + Columns.right(Columns.number(time / 1_000, digits: 0), 11))
}
