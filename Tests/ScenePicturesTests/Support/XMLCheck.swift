import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Whether a text is well-formed XML.
enum XMLCheck {
  /// What is wrong with it; `nil` where nothing is.
  static func complaint(about text: String) throws -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    return parser.parse() ? nil : parser.parserError.map { "\($0)" } ?? "not well-formed"
  }
}
