import Foundation
import Testing

/// The table of what the adapter uses, against its sources.
struct AvailabilityTests {
  /// What has a name that the sources have for something else.
  private static let homonyms = [
    "uikit/uilabel", "uikit/uibutton", "uikit/uisearchbar", "swiftui/state", "swiftui/text",
    "swiftui/view/body",
    "uikit/uiviewcontroller/title", "uikit/uireturnkeytype/", "uikit/uikeyboardtype/default",
    "uikit/uikeyboardappearance/", "uikit/cgrect",
    "uikit/uiuserinterfacelayoutdirection/lefttoright", "uikit/uimenuelement/attributes/init",
    "uikit/uimenuelement/attributes/rawvalue", "uikit/uimenuelement/image",
    "uikit/uimenuelement/title", "uikit/uikeymodifierflags/init",
    "uikit/uikeymodifierflags/rawvalue", "uikit/uicontrol/event/init",
    "uikit/uicontrol/event/rawvalue", "uikit/uiaction/identifier-swift.struct/rawvalue",
    "uikit/uiview/animationoptions/rawvalue", "uikit/uiedgeinsets/zero",
  ]

  private func rows() throws -> [(page: String, version: Double)] {
    let article = ScriptFile.root.appending(
      path: "Sources/InputAccessoryUIKit/InputAccessoryUIKit.docc/Availability.md")
    return try String(contentsOf: article, encoding: .utf8)
      .matches(of: #/\| `([^`]+)` \| ([0-9.]+) \|/#)
      .map { (String($0.1), Double($0.2) ?? .infinity) }
  }

  @Test func `the table names each declaration of the stand-in's that the adapter uses`() throws {
    let words = try SourceText.files(in: "Sources/InputAccessoryUIKit")
      .reduce(into: Set<String>()) { $0.formUnion(SourceText.words(of: $1)) }
    var used: Set<String> = []
    for folder in ["UIKit", "SwiftUI"] {
      for file in try SourceText.files(in: "Tests/UIKitConformance/Sources/\(folder)") {
        for match in file.matches(of: #/\/\/\/ ((uikit|swiftui)\/[^\s]+)/#) {
          let page = match.1.hasSuffix(":") ? String(match.1.dropLast()) : String(match.1)
          let last = page.split(separator: "/").last ?? ""
          let name = last.replacing(#/\(.*/#, with: "").replacing(#/-swift\.\w+$/#, with: "")
          guard words.contains(String(name)), !Self.homonyms.contains(where: page.hasPrefix)
          else { continue }
          used.insert(page)
        }
      }
    }

    #expect(try rows().map(\.page) == used.sorted())
  }

  @Test func `nothing is newer than iOS 16, so nothing has to be guarded`() throws {
    #expect(try rows().allSatisfy { $0.version >= 2 && $0.version <= 16 })
    for file in try SourceText.files(in: "Sources/InputAccessoryUIKit") {
      #expect(!file.contains("#available"))
    }
  }

  @Test func `every type of UIKit's in the sources is one of the stand-in's`() throws {
    let pages = try rows().map(\.page)
    for file in try SourceText.files(in: "Sources/InputAccessoryUIKit") {
      for match in file.matches(of: #/\bUI[A-Z]\w+/#) {
        let type = match.output.lowercased()
        guard type != "uigesturerecognizersubclass", type != "uisearchtextfield" else { continue }
        #expect(pages.contains { $0.split(separator: "/").contains { $0.hasPrefix(type) } })
      }
    }
  }

  @Test func `the adapter is safe in app extensions and needs no Objective-C`() throws {
    for file in try SourceText.files(in: "Sources/InputAccessoryUIKit") {
      for word in ["UIApplication", "@objc", "#selector", "method_exchange", "objc_"] {
        #expect(!file.contains(word), "\(word)")
      }
      #expect(
        file.hasPrefix("#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)\n"))
      #expect(file.hasSuffix("#endif\n"))
    }
  }
}
