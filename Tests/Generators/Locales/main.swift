import Foundation

/// One row of the table, with the locales it holds for.
struct Row: Hashable {
  var facts: CLDRFiles.Facts
  var primary: Int
  var secondary: Int

  init(_ facts: CLDRFiles.Facts, of name: String) {
    for (sign, value) in [("decimal", facts.decimal), ("group", facts.group), ("zero", facts.zero)]
    where value.unicodeScalars.count != 1 {
      fatalError("\(name): \(sign) is '\(value)', not one scalar")
    }
    self.facts = facts
    let integer = facts.pattern.prefix { $0 != "." && $0 != ";" }
    let groups = integer.split(separator: ",").dropFirst().map(\.count)
    primary = groups.last ?? 3
    secondary = groups.count > 1 ? groups[groups.count - 2] : primary
    self.facts.pattern = ""
  }

  var source: String {
    func quoted(_ text: String) -> String {
      let scalar = text.unicodeScalars.first ?? " "
      let isPlain = (0x21..<0x7F).contains(scalar.value)
      return isPlain
        ? "\"\(text)\"" : "\"\\u{\(String(scalar.value, radix: 16, uppercase: true))}\""
    }
    var parts = [quoted(facts.decimal), quoted(facts.group)]
    if facts.minus != "-" { parts.append("minus: \(quoted(facts.minus))") }
    if facts.zero != "0" { parts.append("zero: \(quoted(facts.zero))") }
    if secondary != 3 { parts.append("secondary: \(secondary)") }
    if facts.minimumGroupingDigits != 1 {
      parts.append("minimum: \(facts.minimumGroupingDigits)")
    }
    if facts.isRightToLeft { parts.append("isRightToLeft: true") }
    return parts.joined(separator: ", ")
  }
}

/// The parts of a name: language, script or region, region.
func parts(of name: String) -> [String] {
  name.split(separator: "_").map(String.init) as [String]
}

/// The names that a look-up tries for a name, the name itself left out.
func fallbacks(of name: String) -> [String] {
  let parts = parts(of: name)
  switch parts.count {
  case 1: return []
  case 2: return [parts[0]]
  default: return ["\(parts[0])_\(parts[1])", "\(parts[0])_\(parts[2])", parts[0]]
  }
}

guard let cldr = try CLDRFiles() else {
  print("CLDR is not installed; it comes with Debian's package 'unicode-cldr-core'")
  exit(1)
}

var rows: [String: Row] = [:]
// Languages first, then scripts and regions, so that each finds what it falls back to.
let named = cldr.names.map { (name: $0, source: $0) }
let all = named + cldr.likely.sorted { $0.key < $1.key }.map { (name: $0.key, source: $0.value) }
for (name, source) in all.sorted(by: { parts(of: $0.name).count < parts(of: $1.name).count })
where rows[name] == nil {
  // Variants, such as en_US_POSIX, are no locales of a device.
  if parts(of: name).dropFirst().contains(where: { $0.count > 4 }) { continue }
  let row = Row(cldr.facts(of: source), of: name)
  guard row.primary == 3 else { fatalError("\(name): a first group of \(row.primary) digits") }
  let found = fallbacks(of: name).lazy.compactMap { rows[$0] }.first
  if found != row { rows[name] = row }
}

let groups = Dictionary(grouping: rows.keys.sorted()) { rows[$0] }
var output = """
  // Made by Tests/Generators/Locales from Unicode CLDR 41 (main/*.xml and supplemental data).
  // Copyright © 1991-2022 Unicode, Inc. Distributed under the Terms of Use in
  // https://www.unicode.org/copyright.html (Unicode-DFS-2016). Do not edit.

  extension LocaleTable {
    /// The locales that write alike, each once; one that writes as what it falls back to is left out.
    static let entries: [Entry] = [

  """
for (row, names) in groups.sorted(by: { ($0.value.first ?? "") < ($1.value.first ?? "") }) {
  guard let row else { continue }
  output += "    Entry(\n      \(row.source),\n      names: \"\"\"\n"
  var line = ""
  for name in names {
    if line.count + name.count + 1 > 86 {
      output += "        \(line)\n"
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + name
  }
  output += "        \(line)\n        \"\"\"),\n"
}
output += "  ]\n}\n"
try output.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
print("\(rows.count) locales in \(groups.count) rows")
