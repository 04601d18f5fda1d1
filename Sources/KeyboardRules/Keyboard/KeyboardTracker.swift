public import InputAccessory

/// Follows the notifications of the keyboard and knows whether it is there, how high and where.
///
/// A value without a clock. What it shows is a function of the latest announcement, never a sum of
/// them, so repeats, hides without shows and 10,000 in a row do no harm (3.5, 69, 70). Hand each
/// notification to ``handle(_:_:appIsActive:)``, then ask ``takeNews()``: after each one, or once
/// after all that are posted together, which drops a hide that a show follows at once (84).
///
/// - A frame is taken from the end of a change, never from its begin (73).
/// - The frame pair counts like the others: with a docked frame the keyboard is up, else it is not.
/// - A did-notification either answers the latest will-notification, comes late for one that was
///   overtaken, or stands alone. Late ones change nothing (94); one that stands alone is believed.
public struct KeyboardTracker: Hashable, Sendable {
  /// The screen, in the space of the notifications' frames; change it when the device turns.
  public var screen: Rect
  /// How much of the keyboard's frame stays when the keyboard goes: the accessory's height, and the
  /// safe area under an accessory that stands alone, in points. Anything but a positive number is 0.
  public var accessoryHeight: Double
  /// Whether the latest announcement has it up; a keyboard that is up may float and cover nothing.
  public var isUp: Bool { current.isUp }
  /// The latest end frame that was followed; ``/InputAccessory/Rect/zero`` before the first.
  public var frame: Rect { current.end }

  private struct Announcement: Hashable {
    var isUp: Bool
    var end: Rect
  }

  private var current = Announcement(isUp: false, end: .zero)
  /// What the latest will-notification took over from before its end was told.
  private var overtaken: Announcement?
  /// The will-notification whose end is still to be told.
  private var unanswered: KeyboardNotice?
  private var toldHeight = 0.0
  private var toldVisible = false

  /// Makes a tracker of a keyboard that is down.
  ///
  /// - Parameters:
  ///   - screen: The screen, in the space of the notifications' frames.
  ///   - accessoryHeight: See ``accessoryHeight``.
  public init(screen: Rect, accessoryHeight: Double = 0) {
    self.screen = screen
    self.accessoryHeight = accessoryHeight
  }

  /// What the keyboard covers, accessory included.
  public var cover: KeyboardCover {
    KeyboardCover(keyboard: current.end, screen: screen, isUp: current.isUp)
  }

  /// The covered height in points, accessory included: 0 while it is down, floats or is off the
  /// screen (75, 77, 79).
  public var height: Double { cover.height }

  /// Whether a keyboard is to be seen in its dock; an accessory that stands alone is none (74).
  public var isVisible: Bool { Self.shows(height, accessoryHeight) }

  private static func shows(_ height: Double, _ accessoryHeight: Double) -> Bool {
    let resting = accessoryHeight.lengthOrZero
    return height > (resting > 0 ? resting + KeyboardCover.dockTolerance : 0)
  }

  /// Takes in a notification.
  ///
  /// One of another app (82), one that comes while this app is not active, and one that tells the
  /// late end of an overtaken change (94) leave everything as it is.
  ///
  /// - Parameters:
  ///   - notice: Its name.
  ///   - change: What it carries; any frame is data.
  ///   - appIsActive: Whether this app is the active one.
  /// - Returns: Whether it was followed; rules further on, such as the Done key's, hear of those only.
  @discardableResult
  public mutating func handle(
    _ notice: KeyboardNotice, _ change: KeyboardChange, appIsActive: Bool = true
  ) -> Bool {
    guard appIsActive, change.isLocal else { return false }
    let announced = Announcement(isUp: isUp(after: notice, at: change.end), end: change.end)
    guard !notice.isAnnouncement else {
      announce(announced, by: notice)
      return true
    }
    if answers(notice, announced) {
      current.end = announced.end
      unanswered = nil
      return true
    }
    if unanswered != nil {
      guard notice == .didChangeFrame, !current.isUp, !announced.isUp else { return false }
      current.end = announced.end  // Wrong end frames are put right in did-change-frame (3.18).
      return true
    }
    guard announced != overtaken else { return false }
    current = announced
    return true
  }

  private func isUp(after notice: KeyboardNotice, at end: Rect) -> Bool {
    switch notice {
    case .willShow, .didShow: true
    case .willHide, .didHide: false
    case .willChangeFrame, .didChangeFrame: KeyboardCover.isDocked(end, on: screen)
    }
  }

  private mutating func announce(_ announced: Announcement, by notice: KeyboardNotice) {
    // A change of frame and the show or hide after it are one announcement (3.4).
    let isSecondHalf = unanswered == .willChangeFrame && announced.end == current.end
    if announced != current, !isSecondHalf {
      overtaken = unanswered == nil ? nil : current
    }
    current = announced
    unanswered = notice
  }

  /// Whether a did-notification tells the end of what was announced last, once more or for the first
  /// time.
  private func answers(_ notice: KeyboardNotice, _ announced: Announcement) -> Bool {
    switch notice {
    case .didChangeFrame: announced.end == current.end
    case .didHide: unanswered != nil && !current.isUp
    default: announced == current
    }
  }

  /// What became of the keyboard since this was asked last, or since the tracker was made; `nil` when
  /// nothing that shows did.
  public mutating func takeNews() -> KeyboardNews? {
    let height = height
    let isVisible = Self.shows(height, accessoryHeight)
    defer {
      toldHeight = height
      toldVisible = isVisible
    }
    if isVisible != toldVisible { return isVisible ? .shown : .hidden }
    return height == toldHeight ? nil : .heightChanged
  }

  /// What somebody who begins to follow is to be told first, before all that comes; `nil` while
  /// nothing is covered. Asking changes nothing.
  public var newsForNewcomer: KeyboardNews? {
    if isVisible { return .shown }
    return height > 0 ? .heightChanged : nil
  }

  /// Starts again with what is known to be there, without a notification: on return to the
  /// foreground, for one (104, 105).
  ///
  /// - Parameter frame: Where the keyboard stands for the focused input; `nil` without one, and
  ///   nothing is covered then, whatever was announced before.
  public mutating func resume(at frame: Rect?) {
    current = Announcement(isUp: frame != nil, end: frame ?? .zero)
    overtaken = nil
    unanswered = nil
  }
}
