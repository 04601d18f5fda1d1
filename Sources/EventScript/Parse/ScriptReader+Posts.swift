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
    var given: [String] = []
    while hasMore() {
      guard let word = takeOptionKey() else {
        let word = takeWord()
        let isKey = Self.postKeys.contains(string(word))
        throw fail(
          word.start,
          isKey
            ? "\(quote(word)) needs '=' and a value, without blanks between"
            : "unexpected \(quote(word)); options are written as in 'key=value'")
      }
      do throws(Skip) {
        let key = string(word)
        guard Self.postKeys.contains(key) else { throw unknownOption(word) }
        guard !given.contains(key) else {
          throw fail(word.start, "\(quote(word)) is given twice; take one out")
        }
        given.append(key)
        try takeOption(key, of: &post)
      } catch {
        // The option is lost, the next one is not.
        _ = takeWord()
      }
    }
    return .post(post)
  }

  private func unknownOption(_ word: Word) -> Skip {
    let list = Self.postKeys.joined(separator: ", ")
    return fail(
      word.start,
      "unknown option \(quote(word)); "
        + remedy(word, among: Self.postKeys, otherwise: "there is \(list)"))
  }

  private mutating func takeOption(_ key: String, of post: inout KeyboardPost) throws(Skip) {
    let form =
      switch key {
      case "local": "write yes or no"
      case "duration": "write a number"
      case "curve": "write a whole number"
      default: "write four numbers such as 0,451,375,216"
      }
    guard !isAtBoundary else { throw fail(at, "'\(key)' needs a value; \(form)") }
    switch key {
    case "local":
      let word = takeWord()
      guard matches(word, "yes" as StaticString) || matches(word, "no" as StaticString) else {
        throw fail(word.start, "'local' cannot be \(quote(word)); \(form)")
      }
      post.isLocal = matches(word, "yes" as StaticString)
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
