#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import InputAccessory
public import KeyboardRules
public import UIKit

/// What an app says of one input.
public struct InputOptions: Hashable, Sendable {
  /// Whether Next and Previous stop at the input; `true` by default.
  public var isNavigable = true
  /// Whether anything moves out of the keyboard's way for it; `true` by default.
  public var avoidsKeyboard = true
  /// What a tap outside it does while it is edited; ``/KeyboardRules/TouchChoice/default`` unless said.
  public var touchDismiss = TouchChoice.default
  /// What Return does in a text field that a bar was attached to, once its delegate has agreed;
  /// ``/InputAccessory/ReturnBehavior/stays`` unless said.
  public var onReturn = ReturnBehavior.stays
  /// What the text may hold; nothing restricts it by default. The input's delegate has it hold by
  /// `allowsChange(in:to:)`.
  public var rules = TextRules()

  /// Makes the default options.
  public init() {}
}

extension UIView {
  /// What the app says of the view as an input; it means nothing for other views.
  public var inputOptions: InputOptions {
    get { ViewNotes.shared[self].options }
    set { ViewNotes.shared[self].options = newValue }
  }

  /// Whether the view is a border for Next and Previous: they go from an input inside to others
  /// inside, and from one outside to others outside; `false` by default.
  public var isNavigationGroup: Bool {
    get { ViewNotes.shared[self].isGroup }
    set { ViewNotes.shared[self].isGroup = newValue }
  }

  /// Whether touches on the view, and on what it holds, never end editing; `false` by default.
  public var ignoresTouchDismiss: Bool {
    get { ViewNotes.shared[self].ignoresTouches }
    set { ViewNotes.shared[self].ignoresTouches = newValue }
  }

  /// The innermost navigation group that the view stands in.
  var navigationGroup: UIView? {
    var view = superview
    while let current = view, !current.isNavigationGroup { view = current.superview }
    return view
  }
}

/// What is kept beside views, each held weakly; a view nothing was said of takes no place.
@MainActor final class ViewNotes {
  struct Note: Hashable {
    var options = InputOptions()
    var isGroup = false
    var ignoresTouches = false
  }

  private struct Entry {
    weak var view: UIView?
    var note: Note
  }

  static let shared = ViewNotes()
  private static let empty = Note()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeCount = 64

  subscript(view: UIView) -> Note {
    get {
      // A new view may have the address of a freed one.
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else {
        return Self.empty
      }
      return entry.note
    }
    set {
      guard newValue != Self.empty else {
        entries[ObjectIdentifier(view)] = nil
        return
      }
      entries[ObjectIdentifier(view)] = Entry(view: view, note: newValue)
      guard entries.count > purgeCount else { return }
      entries = entries.filter { $0.value.view != nil }
      purgeCount = max(64, entries.count * 2)
    }
  }
}
#endif
