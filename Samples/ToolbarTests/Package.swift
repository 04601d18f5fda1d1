// swift-tools-version: 6.2
import PackageDescription

// A package as an app's own: `swift test --package-path Samples/ToolbarTests`.
let package = Package(
  name: "ToolbarTests",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "InputAccessory", path: "../..")],
  targets: [
    .target(
      name: "Payment",
      dependencies: [.product(name: "InputAccessory", package: "InputAccessory")]),
    .testTarget(
      name: "PaymentTests",
      dependencies: [
        "Payment", .product(name: "InputAccessory", package: "InputAccessory"),
        .product(name: "InputAccessoryTesting", package: "InputAccessory"),
        .product(name: "KeyboardWorld", package: "InputAccessory"),
      ]),
  ]
)
