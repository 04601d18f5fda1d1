/// A text view of many lines, as a model of UIKit's.
public final class TextView: InputModel {
  /// Decides about and hears of editing. Held weakly; a dead delegate means defaults.
  @exclusivity(unchecked) public weak var delegate: (any TextViewDelegate)?

  /// Makes a text view.
  ///
  /// - Parameters:
  ///   - text: The text it begins with.
  ///   - id: A number of the caller's own that tells inputs apart.
  public convenience init(text: String = "", id: Int = 0) {
    self.init(text: text, id: id, monitor: nil)
  }

  /// Makes a text view that a model of its surroundings hears of.
  package init(text: String, id: Int, monitor: (any ComponentMonitor)?) {
    super.init(id: id, text: text, monitor: monitor)
  }

  override var listener: InputListener { delegate.map(InputListener.view) ?? .nobody }
  override var isTextView: Bool { true }

  /// Empties the text as a deletion by the user: a text view has no should-clear, so should-change
  /// is asked for the whole text.
  ///
  /// - Returns: Whether the delegate agreed.
  @discardableResult
  public override func clearByUser() -> Bool {
    change(0..<state.editing.length, to: "", because: .deleted, as: .single)
  }

  /// Inserts a line end through should-change (2.22); pending text is accepted first.
  ///
  /// - Returns: `performed`, `vetoed` where should-change said no, `ignored` without focus and
  ///   where the key is disabled (8.4).
  @discardableResult
  public override func pressReturn() -> ActionOutcome {
    guard isFirstResponder, isReturnKeyEnabled else { return .ignored }
    let session = state.sessionCount
    acceptPendingText()
    guard isFirstResponder, state.sessionCount == session else { return .refused }
    return insert("\n") ? .performed : .vetoed
  }
}
