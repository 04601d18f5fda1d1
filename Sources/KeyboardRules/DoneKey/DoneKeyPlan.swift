/// When, where and how a Done key is put over the keyboard.
public struct DoneKeyPlan: Hashable, Sendable {
  /// When it is tried.
  public var timing: DoneKeyTiming
  /// How the window is found.
  public var finder: WindowFinder
  /// Where the key goes.
  public var placement: DoneKeyPlacement
  /// The ways to the keyboard's view that are known, where the key goes into that view.
  public var paths: KeyboardPaths
  /// Whether a try that found no keyboard is repeated once its view appears, and at did-show; the originals
  /// give up.
  public var waitsForKeyboard: Bool

  /// Makes a plan; the defaults are the corrected one.
  public init(
    timing: DoneKeyTiming = .atWillShow, finder: WindowFinder = .byKind,
    placement: DoneKeyPlacement = .window, paths: KeyboardPaths = .all,
    waitsForKeyboard: Bool = true
  ) {
    self.timing = timing
    self.finder = finder
    self.placement = placement
    self.paths = paths
    self.waitsForKeyboard = waitsForKeyboard
  }

  /// Whether the key can be put into a window, or into the view of the keyboard there.
  func canEnter(_ window: KeyboardWindow) -> Bool {
    placement.isWindow || window.holdsKeyboard && paths.isSuperset(of: window.path)
  }

  /// Works on every system: at will-show, or as soon as the keyboard's view is there, by kind, over the
  /// grid's empty key.
  public static let corrected = DoneKeyPlan()

  /// Article 000: a turn after will-show into the keyboard before iOS 3.2, after did-show into its
  /// host from then on (10.7, 10.8). It finds neither from iOS 8 on.
  public static func article000(isBefore32: Bool) -> DoneKeyPlan {
    DoneKeyPlan(
      timing: isBefore32 ? .turnAfterWillShow : .turnAfterDidShow, finder: .byIndex(1),
      placement: isBefore32
        ? .keyboard(frame: DoneKeyPlacement.articleFrame)
        : .host(frame: DoneKeyPlacement.articleFrame),
      paths: isBefore32 ? .direct : .peripheralHost, waitsForKeyboard: false)
  }

  /// The code that article 001 begins with: inside will-show, by index, in the window itself. It
  /// fails from iOS 4 on, by the moment and by the way (5.3).
  public static let article001Before = DoneKeyPlan(
    timing: .atWillShow, finder: .byIndex(1),
    placement: .keyboard(frame: DoneKeyPlacement.articleFrame), paths: .direct,
    waitsForKeyboard: false)

  /// What article 001 ends with: a turn after will-show. Its search for a window of another class is
  /// close to the one by kind; in the window it knows the two ways that there were.
  public static let article001 = DoneKeyPlan(
    timing: .turnAfterWillShow, finder: .byKind,
    placement: .keyboard(frame: DoneKeyPlacement.articleFrame), paths: .articles,
    waitsForKeyboard: false)

  /// Article 003: a turn later, by index, whatever window that is, with the step that adds up. (It
  /// takes the turn from did-begin, which for a field comes just before will-show, 3.6.)
  public static let article003 = DoneKeyPlan(
    timing: .turnAfterWillShow, finder: .byIndex(1), placement: .article003,
    waitsForKeyboard: false)
}
