import Foundation

/// Reads from CLDR's XML what the table of locales holds. Both the table's generator and the test
/// that compares the two are made of it.
///
/// The files are written by a machine, an element a line, so they are read by lines.
struct CLDRFiles {
  /// What one locale says, all inheritance resolved.
  struct Facts: Hashable {
    var decimal = ""
    var group = ""
    var minus = ""
    var zero = ""
    var pattern = ""
    var minimumGroupingDigits = 1
    var isRightToLeft = false
  }

  private struct File {
    var system: String?
    var minimumGroupingDigits: String?
    var order: String?
    /// By `symbols latn decimal` and `decimalFormats latn pattern`.
    var values: [String: String] = [:]
    /// By `symbols arab`: `latn`.
    var aliases: [String: String] = [:]
  }

  /// Where Debian's `unicode-cldr-core` has the files.
  static let installed = URL(fileURLWithPath: "/usr/share/unicode/cldr/common")

  /// The names of all locales but the root, in order.
  let names: [String]
  /// Regions that write a language in a script other than its usual one: `pa_PK` is `pa_Arab_PK`.
  let likely: [String: String]
  private let files: [String: File]
  private let parents: [String: String]
  private let zeros: [String: String]

  /// Reads the files; `nil` where they are not installed.
  init?(at folder: URL = installed) throws {
    let main = folder.appendingPathComponent("main")
    guard FileManager.default.fileExists(atPath: main.path) else { return nil }
    var files: [String: File] = [:]
    for url in try FileManager.default.contentsOfDirectory(
      at: main, includingPropertiesForKeys: nil) where url.pathExtension == "xml"
    {
      files[url.deletingPathExtension().lastPathComponent] = try Self.read(url)
    }
    self.files = files
    names = files.keys.filter { $0 != "root" }.sorted()
    let supplemental = folder.appendingPathComponent("supplemental")
    func lines(_ name: String, _ element: String) throws -> [Substring] {
      let url = supplemental.appendingPathComponent(name)
      return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        .filter { $0.contains("<\(element) ") }
    }
    var parents: [String: String] = [:]
    for line in try lines("supplementalData.xml", "parentLocale") {
      for name in Self.attribute("locales", of: line)?.split(separator: " ") ?? [] {
        parents[String(name)] = Self.attribute("parent", of: line)
      }
    }
    self.parents = parents
    var zeros: [String: String] = [:]
    for line in try lines("numberingSystems.xml", "numberingSystem") {
      guard let id = Self.attribute("id", of: line),
        let first = Self.attribute("digits", of: line).map(Self.unescaped)?.unicodeScalars.first
      else { continue }
      zeros[id] = String(first)
    }
    self.zeros = zeros
    var likely: [String: String] = [:]
    for line in try lines("likelySubtags.xml", "likelySubtag") {
      guard let from = Self.attribute("from", of: line), let to = Self.attribute("to", of: line)
      else { continue }
      let parts = to.split(separator: "_")
      guard !from.hasPrefix("und_"), from.split(separator: "_").count == 2,
        parts.count == 3, from.hasSuffix("_\(parts[2])")
      else { continue }
      likely[from] = [to, parts[...1].joined(separator: "_")].first { files[$0] != nil }
    }
    self.likely = likely
  }

  /// What a locale says.
  func facts(of name: String) -> Facts {
    let chain = chain(of: name).compactMap { files[$0] }
    let system = chain.lazy.compactMap(\.system).first ?? "latn"
    func value(_ kind: String, _ element: String) -> String {
      var system = system
      while true {
        let key = "\(kind) \(system) \(element)"
        if let value = chain.lazy.compactMap({ $0.values[key] }).first { return value }
        guard let other = chain.lazy.compactMap({ $0.aliases["\(kind) \(system)"] }).first
        else { return "" }
        system = other
      }
    }
    return Facts(
      decimal: value("symbols", "decimal"), group: value("symbols", "group"),
      minus: value("symbols", "minusSign").filter { $0 == "-" || $0 == "\u{2212}" },
      zero: zeros[system] ?? "", pattern: value("decimalFormats", "pattern"),
      minimumGroupingDigits: chain.lazy.compactMap(\.minimumGroupingDigits).first.flatMap {
        Int($0)
      } ?? 1,
      isRightToLeft: chain.lazy.compactMap(\.order).first == "right-to-left")
  }

  private func chain(of name: String) -> [String] {
    if name == "root" { return ["root"] }
    let cut = name.split(separator: "_").dropLast().joined(separator: "_")
    return [name] + chain(of: parents[name] ?? (cut.isEmpty ? "root" : cut))
  }

  // MARK: Lines

  private static func read(_ url: URL) throws -> File {
    let data = try Data(contentsOf: url)
    var file = File()
    var section = ""
    var system: String?
    var isPlainLength = false
    for line in lines(of: data, from: "<orientation>", to: "</orientation>") {
      if let order = value("characterOrder", of: line) { file.order = order }
    }
    for line in lines(of: data, from: "<numbers>", to: "</numbers>") {
      if let value = value("defaultNumberingSystem", of: line), !line.contains("alt=") {
        file.system = value
      } else if let value = value("minimumGroupingDigits", of: line) {
        file.minimumGroupingDigits = value
      } else if line.contains("<symbols") || line.contains("<decimalFormats") {
        section = line.contains("<symbols") ? "symbols" : "decimalFormats"
        system = attribute("numberSystem", of: line)
      } else if line.contains("</symbols") || line.contains("</decimalFormats") {
        system = nil
      } else if line.contains("<decimalFormatLength") {
        isPlainLength = !line.contains("type=")
      }
      guard let system else { continue }
      if let target = attribute("path", of: line), target.hasPrefix("../\(section)[") {
        file.aliases["\(section) \(system)"] = String(target.split(separator: "'")[1])
      }
      for element in ["decimal", "group", "minusSign"] where section == "symbols" {
        if let value = value(element, of: line) {
          file.values["symbols \(system) \(element)"] = value
        }
      }
      if section == "decimalFormats", isPlainLength, let value = value("pattern", of: line) {
        file.values["decimalFormats \(system) pattern"] = value
      }
    }
    return file
  }

  private static func lines(of data: Data, from start: String, to end: String) -> [Substring] {
    guard let start = data.range(of: Data(start.utf8)),
      let end = data.range(of: Data(end.utf8), in: start.upperBound..<data.endIndex)
    else { return [] }
    return String(decoding: data[start.upperBound..<end.lowerBound], as: UTF8.self)
      .split(separator: "\n")
  }

  /// The text of an element that a line holds; `nil` where it is not confirmed.
  private static func value(_ element: String, of line: Substring) -> String? {
    guard line.contains("<\(element)>") || line.contains("<\(element) "),
      !line.contains("draft=\"unconfirmed\""), !line.contains("draft=\"provisional\""),
      let open = line.firstIndex(of: ">"), let close = line.lastIndex(of: "<"), open < close
    else { return nil }
    return unescaped(String(line[line.index(after: open)..<close]))
  }

  private static func attribute(_ name: String, of line: Substring) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    for index in parts.indices.dropLast() where parts[index].hasSuffix(" \(name)=") {
      return String(parts[index + 1])
    }
    return nil
  }

  private static func unescaped(_ text: String) -> String {
    guard text.hasPrefix("&#x"), let end = text.firstIndex(of: ";") else { return text }
    let digits = text[text.index(text.startIndex, offsetBy: 3)..<end]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? text
  }
}
