internal import EventScript

/// A folder of pages, one for each script that fails.
struct PageFolder: Sendable {
  private let path: String
  private let names: [String]

  /// Makes the folder where it is missing, with those that lead to it.
  ///
  /// - Parameters:
  ///   - path: Where the pages go.
  ///   - inputs: The scripts, whose pages are named by their number.
  /// - Throws: why there cannot be such a folder.
  init(_ path: String, for inputs: [Input]) throws(FileError) {
    let shown = ScriptText.shown(path)
    if let status = System.status(of: path), !status.isFolder {
      throw FileError("\(shown): is no folder; name another one for the pages")
    }
    guard System.makeFolder(path) else {
      throw FileError("\(shown): the folder cannot be made: \(System.complaint)")
    }
    self.path = path.hasSuffix("/") ? path : path + "/"
    names = PageName.names(for: inputs.map(\.source))
    // A script may end as pages do.
    for input in inputs where input.path.hasSuffix(".html") {
      for name in names { try input.protect(from: self.path + name) }
    }
  }

  /// Writes the page of a script.
  ///
  /// - Returns: Its path, fit to print.
  /// - Throws: why that cannot be done.
  func write(_ page: String, _ index: Int) throws(FileError) -> String {
    try PictureFile.write(page, to: path + names[index])
    return ScriptText.shown(path + names[index])
  }
}

/// Names for pages.
package enum PageName {
  /// The longest name without its ending, in bytes.
  private static let longest = 100

  /// A name for the page of each script: the script's own, with what no file system, address or
  /// shell takes amiss, and a number where two would be the same.
  package static func names(for sources: [String]) -> [String] {
    var taken: Set<String> = []
    return sources.map { source in
      let stem = stem(of: source)
      var name = stem
      var number = 2
      // Some file systems do not tell capitals from small letters.
      while !taken.insert(name.lowercased()).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return name + ".html"
    }
  }

  private static func stem(of source: String) -> String {
    let file = source.split(separator: "/").last.map(String.init) ?? ""
    let bare = file.hasSuffix(".events") ? String(file.dropLast(7)) : file
    var stem = ""
    for scalar in bare.unicodeScalars where stem.utf8.count < longest {
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
      if isPlain {
        stem.unicodeScalars.append(scalar)
      } else if !stem.isEmpty, !stem.hasSuffix("-") {
        stem += "-"
      }
    }
    while stem.hasSuffix("-") { stem.removeLast() }
    return stem.isEmpty ? "script" : stem
  }
}
