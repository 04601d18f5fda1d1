internal import InputAccessory
internal import KeyboardRules
internal import KeyboardWorld

extension ScriptReader {
  private static let notices: [(word: String, notice: KeyboardNotice)] = [
    ("will-show", .willShow), ("did-show", .didShow), ("will-hide", .willHide),
    ("did-hide", .didHide), ("will-change-frame", .willChangeFrame),
    ("did-change-frame", .didChangeFrame),
  ]
  private static let postKeys = ["begin", "end", "duration", "curve", "local"]

  /// Reads a raw notification of the keyboard.
  mutating func readPost(_ row: Int) throws(Skip) -> StageEvent {
    let index = try takeChoice(
      Self.notices.map(\.word),
      needed: "'post' needs a notification, as in 'post will-hide'", kind: "notification")
    var post = KeyboardPost(Self.notices[index].notice)
    _ = try takeOptions(Self.postKeys) { (reader, key) throws(Skip) in
      try reader.takeOption(key, of: &post)
    }
    return .post(post)
  }

  private mutating func takeOption(_ key: String, of post: inout KeyboardPost) throws(Skip) {
    let form =
      switch key {
      case "duration": "write a number"
      case "curve": "write a whole number"
      default: "write four numbers such as 0,451,375,216"
      }
    guard !isAtBoundary else { throw fail(at, "'\(key)' needs a value; \(form)") }
    switch key {
    case "local": post.isLocal = try takeOptionFlag(key)
    case "duration": post.duration = try takeSeconds()
    case "curve": post.curve = try takeCount()
    default:
      let numbers = try takeNumbers(4, .option) { _ in (key, form) }
      guard isAtBoundary else {
        throw fail(at, "unexpected \(quote(peekWord())) in the value of '\(key)'; \(form)")
      }
      let frame = Rect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
      if key == "begin" { post.begin = frame } else { post.end = frame }
    }
  }
}
