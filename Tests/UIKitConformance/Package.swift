// swift-tools-version: 6.2
import PackageDescription

// The sources of the root package are linked into Sources/, a target each, since the stand-in must
// not be seen from there: `swift test --package-path Tests/UIKitConformance`.
let package = Package(
  name: "UIKitConformance",
  platforms: [.iOS(.v16), .macOS(.v13)],
  targets: [
    .target(name: "InputAccessory"),
    .target(name: "KeyboardRules", dependencies: ["InputAccessory"]),
    .target(name: "KeyboardWorld", dependencies: ["InputAccessory", "KeyboardRules"]),
    .target(
      name: "EventScript", dependencies: ["InputAccessory", "KeyboardRules", "KeyboardWorld"]),
    .target(name: "UIKit", dependencies: ["InputAccessory", "KeyboardRules", "KeyboardWorld"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(
      name: "InputAccessoryUIKit",
      dependencies: ["InputAccessory", "KeyboardRules", "SwiftUI", "UIKit"]),
    .target(
      name: "UIKitStage",
      dependencies: [
        "InputAccessory", "InputAccessoryUIKit", "KeyboardRules", "KeyboardWorld", "UIKit",
      ]),
    // The sample app's screens, which the root package leaves out.
    .target(
      name: "PhoneApp",
      dependencies: [
        "InputAccessory", "InputAccessoryUIKit", "KeyboardRules", "SwiftUI", "UIKit",
      ], exclude: ["README.md"]),
    .testTarget(
      name: "InputAccessoryUIKitTests",
      dependencies: [
        "EventScript", "InputAccessory", "InputAccessoryUIKit", "KeyboardRules", "KeyboardWorld",
        "PhoneApp", "SwiftUI", "UIKit", "UIKitStage",
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
  ]
  if target.isTest {
    // Or Testing looks for its overlay of the real UIKit.
    target.swiftSettings?.append(
      .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
  }
}
