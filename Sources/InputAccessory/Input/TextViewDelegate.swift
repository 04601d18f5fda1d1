/// Decides about, and hears of, the editing of a text view, which holds it weakly.
///
/// Every method may be left out, as in UIKit: a question left out is a yes, news left out goes
/// unheard (9.2).
public protocol TextViewDelegate: AnyObject {
  /// Asks whether editing may begin, once for each attempt and before anything changes.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Tells that editing began; the keyboard's will-show came before (3.6).
  func textViewDidBeginEditing(_ textView: TextView)
  /// Asks whether the user may replace `range`, in UTF-16 units, by `text`; Return asks for a line
  /// end (2.22).
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool
  /// Tells that the user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Tells that the selection is another one.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Asks whether editing may end; never asked where it ends by force (1.15).
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Tells that editing ended.
  func textViewDidEndEditing(_ textView: TextView)
}

extension TextViewDelegate {
  /// Agrees.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Agrees.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// Agrees.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
}
