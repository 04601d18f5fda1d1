/// When the Done key is put over the keyboard; which moment works depends on the system (5.3, 10.7).
public enum DoneKeyTiming: CaseIterable, Hashable, Sendable {
  /// Inside will-show: the keyboard's view is there until iOS 3.1, later not yet.
  case atWillShow
  /// On the run loop's next turn after will-show.
  case turnAfterWillShow
  /// Inside did-show, when the keyboard's animation has ended.
  case atDidShow
  /// On the run loop's next turn after did-show.
  case turnAfterDidShow
}
