import Foundation

/// A Chromium without a window, driven by its own protocol through a pair of pipes.
///
/// Used by one test at a time. Whatever it does not answer within a minute ends it.
final class Browser {
  /// What went wrong.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where Chromium is; `nil` where there is none.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    var paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    paths.append("/Applications/Chromium.app/Contents/MacOS/Chromium")
    paths.append("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)")
  private var bytes = Data()
  private var lastRequest = 0
  private var session: String?
  /// What the page said that nobody asked for: the names of events with their parameters.
  private(set) var events: [(method: String, parameters: [String: Any])] = []

  /// Starts the browser with an empty page of a size, in CSS pixels.
  init(width: Int = 1000, height: Int = 900) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(filePath: "/bin/sh")
    // The protocol has the descriptors 3 and 4, which only a shell can give away.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", Self.path ?? "chromium",
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--hide-scrollbars", "--disable-extensions", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)", "about:blank",
    ]
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
    let target = try ask("Target.createTarget", ["url": "about:blank"])
    let id = try Self.string(target["targetId"])
    let attached = try ask("Target.attachToTarget", ["targetId": id, "flatten": true])
    session = try Self.string(attached["sessionId"])
    for domain in ["Page", "Runtime", "Log", "Accessibility"] { try ask("\(domain).enable") }
    try resize(width: width, height: height)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Pages

  /// Shows a page, and waits until it is there.
  func open(_ page: String, as name: String = "page.html", fragment: String = "") throws {
    let file = folder.appendingPathComponent(name)
    try Data(page.utf8).write(to: file)
    events = []
    try ask("Page.navigate", ["url": "about:blank"])
    try wait(for: "Page.loadEventFired")
    events = []
    try ask("Page.navigate", ["url": file.absoluteString + fragment])
    try wait(for: "Page.loadEventFired")
  }

  func resize(width: Int, height: Int, isMobile: Bool = false) throws {
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": isMobile])
  }

  func setScripting(_ isOn: Bool) throws {
    try ask("Emulation.setScriptExecutionDisabled", ["value": !isOn])
  }

  func setNight(_ isNight: Bool) throws {
    let feature = ["name": "prefers-color-scheme", "value": isNight ? "dark" : "light"]
    try ask("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// What the page threw, logged as an error or asked in a dialog.
  var complaints: [String] {
    events.compactMap { event in
      switch event.method {
      case "Runtime.exceptionThrown", "Page.javascriptDialogOpening": return "\(event)"
      case "Log.entryAdded":
        let entry = event.parameters["entry"] as? [String: Any]
        return entry?["level"] as? String == "error" ? "\(event)" : nil
      default: return nil
      }
    }
  }

  // MARK: Reading

  /// The value of a JavaScript expression.
  func value<Value>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
    let answer = try ask(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    let result = answer["result"] as? [String: Any]
    guard let value = result?["value"] as? Value else {
      throw Failure(description: "\(expression) is \(answer)")
    }
    return value
  }

  /// What a screen reader meets: role and name of each node that it does not pass over.
  func accessibleNodes() throws -> [(role: String, name: String)] {
    let nodes = try ask("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.compactMap { node in
      guard node["ignored"] as? Bool == false else { return nil }
      let role = (node["role"] as? [String: Any])?["value"] as? String
      let name = (node["name"] as? [String: Any])?["value"] as? String
      return (role ?? "", name ?? "")
    }
  }

  // MARK: Acting

  /// Presses a key, by its name and its character if it has one.
  func press(_ key: String, _ character: String = "", code: Int = 0) throws {
    var parameters: [String: Any] = [
      "type": character.isEmpty ? "rawKeyDown" : "keyDown", "key": key, "text": character,
      "windowsVirtualKeyCode": code,
    ]
    try ask("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try ask("Input.dispatchKeyEvent", parameters)
  }

  /// Clicks the middle of the first element of a selector.
  func click(_ selector: String) throws {
    let place: [Double] = try value(
      """
      (() => { const e = document.querySelector(\(Self.quoted(selector)));
      e.scrollIntoView({block: "center"});
      const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()
      """)
    for type in ["mousePressed", "mouseReleased"] {
      try ask(
        "Input.dispatchMouseEvent",
        ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }
  }

  // MARK: The protocol

  @discardableResult
  private func ask(
    _ method: String, _ parameters: [String: Any] = [:]
  ) throws -> [String: Any] {
    lastRequest += 1
    var request: [String: Any] = ["id": lastRequest, "method": method, "params": parameters]
    if let session { request["sessionId"] = session }
    var data = try JSONSerialization.data(withJSONObject: request)
    data.append(0)
    try requests.fileHandleForWriting.write(contentsOf: data)
    while true {
      let message = try receive()
      guard message["id"] as? Int == lastRequest else { continue }
      if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
      return message["result"] as? [String: Any] ?? [:]
    }
  }

  private func wait(for method: String) throws {
    while !events.contains(where: { $0.method == method }) { _ = try receive() }
  }

  /// The next message; an event is kept, too.
  private func receive() throws -> [String: Any] {
    let watch = DispatchWorkItem { [process] in process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watch)
    defer { watch.cancel() }
    while true {
      if let end = bytes.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: bytes[bytes.startIndex..<end])
        bytes = Data(bytes[(end + 1)...])
        guard let message = message as? [String: Any] else { continue }
        if let method = message["method"] as? String {
          events.append((method, message["params"] as? [String: Any] ?? [:]))
        }
        return message
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { throw Failure(description: "Chromium has ended, or does not answer") }
      bytes.append(more)
    }
  }

  private static func string(_ value: Any?) throws -> String {
    guard let text = value as? String else { throw Failure(description: "no text: \(value ?? "")") }
    return text
  }

  static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(
      data.map { String(decoding: $0, as: UTF8.self) }?.dropFirst().dropLast() ?? "\"\"")
  }
}
