// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "InputAccessory",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "InputAccessory", targets: ["InputAccessory"]),
    .library(name: "InputAccessoryUIKit", targets: ["InputAccessoryUIKit"]),
    .library(name: "KeyboardRules", targets: ["KeyboardRules"]),
    .library(name: "KeyboardWorld", targets: ["KeyboardWorld"]),
    .library(name: "EventScript", targets: ["EventScript"]),
    .library(name: "InputAccessoryTesting", targets: ["InputAccessoryTesting"]),
    .library(name: "ScenePictures", targets: ["ScenePictures"]),
    .executable(name: "accessory", targets: ["accessory"]),
    .executable(name: "benchmark", targets: ["benchmark"]),
  ],
  targets: [
    .target(name: "InputAccessory"),
    .target(name: "KeyboardRules", dependencies: ["InputAccessory"]),
    .target(name: "InputAccessoryUIKit", dependencies: ["InputAccessory", "KeyboardRules"]),
    .target(name: "KeyboardWorld", dependencies: ["InputAccessory", "KeyboardRules"]),
    .target(
      name: "EventScript", dependencies: ["InputAccessory", "KeyboardRules", "KeyboardWorld"]),
    .target(
      name: "InputAccessoryTesting",
      dependencies: ["EventScript", "InputAccessory", "KeyboardRules", "KeyboardWorld"]),
    .target(
      name: "ScenePictures",
      dependencies: ["EventScript", "InputAccessory", "KeyboardRules", "KeyboardWorld"]),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "EventScript", "InputAccessory", "InputAccessoryTesting", "KeyboardRules", "KeyboardWorld",
      ],
      path: "Samples/benchmark"),
    .executableTarget(
      name: "accessory",
      dependencies: [
        "EventScript", "InputAccessory", "InputAccessoryTesting", "KeyboardWorld", "ScenePictures",
      ],
      path: "Samples/accessory", exclude: ["FACTS.md", "LANGUAGE.md"]),
    .testTarget(
      name: "EventScriptTests",
      dependencies: ["EventScript", "InputAccessory", "KeyboardRules", "KeyboardWorld"],
      exclude: ["Behavior"]),
    .testTarget(
      name: "ScenePicturesTests",
      dependencies: [
        "EventScript", "InputAccessory", "KeyboardRules", "KeyboardWorld", "ScenePictures",
      ],
      exclude: ["Pictures"]),
    .testTarget(
      name: "AccessoryToolTests", dependencies: ["EventScript", "ScenePictures", "accessory"]),
    .testTarget(
      name: "FuzzTests", dependencies: ["EventScript", "KeyboardWorld"], path: "Tests/Fuzz",
      exclude: ["Regressions", "run"]),
    .testTarget(
      name: "InputAccessoryTestingTests",
      dependencies: [
        "EventScript", "InputAccessory", "InputAccessoryTesting", "KeyboardRules", "KeyboardWorld",
      ]),
    .testTarget(
      name: "InputAccessoryTests", dependencies: ["InputAccessory", "InputAccessoryTesting"]),
    .testTarget(name: "KeyboardRulesTests", dependencies: ["InputAccessory", "KeyboardRules"]),
    .testTarget(
      name: "KeyboardWorldTests",
      dependencies: ["InputAccessory", "InputAccessoryTesting", "KeyboardRules", "KeyboardWorld"]),
  ]
)

// Set where a warning must not get by, as in `.ci/run`.
let isStrict = Context.environment["WARNINGS_AS_ERRORS"] != nil

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ]
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
