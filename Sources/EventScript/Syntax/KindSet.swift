internal import KeyboardWorld

/// Kinds of things, as places of the language take them.
struct KindSet: OptionSet {
  let rawValue: UInt32

  static let root = KindSet(rawValue: 1 << 0)
  /// A window that a script makes.
  static let window = KindSet(rawValue: 1 << 1)
  static let field = KindSet(rawValue: 1 << 2)
  static let textView = KindSet(rawValue: 1 << 3)
  static let container = KindSet(rawValue: 1 << 4)
  static let group = KindSet(rawValue: 1 << 5)
  static let scroll = KindSet(rawValue: 1 << 6)
  static let button = KindSet(rawValue: 1 << 7)
  static let sheet = KindSet(rawValue: 1 << 8)
  static let toolbar = KindSet(rawValue: 1 << 9)
  static let panel = KindSet(rawValue: 1 << 10)
  static let accessory = KindSet(rawValue: 1 << 11)
  static let delegate = KindSet(rawValue: 1 << 12)
  static let keyboard = KindSet(rawValue: 1 << 13)
  /// The word `window`, which is a subject of news alone.
  static let windowNews = KindSet(rawValue: 1 << 14)
  static let doneKey = KindSet(rawValue: 1 << 15)
  /// The word `touch-dismiss`, which is its own news.
  static let touchDismiss = KindSet(rawValue: 1 << 16)
  /// The word `main`, the application's window.
  static let main = KindSet(rawValue: 1 << 17)
  /// Every kind.
  static let any = KindSet(rawValue: .max)

  static let inputs: KindSet = [.field, .textView]
  static let windows: KindSet = [.window, .main]
  static let parents: KindSet = [.root, .window, .container, .group, .scroll, .sheet, .panel]
  static let views: KindSet = [
    .field, .textView, .container, .group, .scroll, .button, .sheet, .panel, .accessory,
  ]

  private static let phrases: [(KindSet, String)] = [
    (.root, "the root view"), (.window, "a window"), (.field, "a field"),
    (.textView, "a text view"), (.container, "a container"), (.group, "a group"),
    (.scroll, "a scroll view"), (.button, "a button"), (.sheet, "a sheet"),
    (.toolbar, "a toolbar"), (.panel, "a panel"), (.accessory, "an accessory"),
    (.delegate, "a delegate"), (.keyboard, "the keyboard"),
    (.windowNews, "the subject of the window's news"), (.doneKey, "the done key"),
    (.touchDismiss, "the tap that ends editing"), (.main, "the application's window"),
  ]

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ kind: ElementKind) {
    self =
      switch kind {
      case .root: .root
      case .window: .window
      case .field: .field
      case .textView: .textView
      case .container: .container
      case .group: .group
      case .scroll: .scroll
      case .button: .button
      case .sheet: .sheet
      case .toolbar: .toolbar
      case .panel: .panel
      case .accessory: .accessory
      case .delegate: .delegate
      case .keyboard: .keyboard
      }
  }

  /// The kinds in words, as in `a field or a text view`; of several, those that scripts can name.
  var phrase: String {
    let some = intersection(Vocabulary.namedKinds)
    let told = rawValue.nonzeroBitCount > 1 && !some.isEmpty ? some : self
    let words = Self.phrases.filter { told.contains($0.0) }.map(\.1)
    guard let last = words.last else { return "nothing" }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
  }
}
