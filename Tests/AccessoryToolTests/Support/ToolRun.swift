import Foundation

/// The built tool, run once.
struct ToolRun {
  /// What came on standard output.
  let output: String
  /// What came on standard error.
  let errors: String
  /// The exit status; minus the number of the signal where one ended it.
  let status: Int32

  /// Runs the tool in `folder` and waits for its end.
  init(
    _ arguments: [String], in folder: Folder, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.path
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let logs = try Folder()
    let files = try ["input", "output", "errors"].map { name in
      try logs.write(name == "input" ? input : "", to: name)
      return try FileHandle(forUpdating: logs.url.appendingPathComponent(name))
    }
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    try process.run()
    process.waitUntilExit()
    output = try logs.text(of: "output")
    errors = try logs.text(of: "errors")
    status =
      process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  /// The last line of the output.
  var lastLine: String? { output.split(separator: "\n").last.map(String.init) }

  /// Where the tool is: beside the tests.
  static var path: URL { products.appendingPathComponent("accessory") }

  private static var products: URL {
    #if canImport(Darwin)
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    #endif
    return Bundle.main.bundleURL
  }
}
