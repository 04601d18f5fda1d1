public import InputAccessory
public import KeyboardWorld

/// What must be true at a place in a script.
public struct Expectation: Hashable, Sendable {
  /// What an entry of the trace must look like; without arguments, any will do.
  public struct EntryPattern: Hashable, Sendable {
    /// Whose entry.
    public var subject: ElementID
    /// What happened.
    public var name: TraceName
    /// The arguments as a trace prints them, without brackets; `nil` matches any.
    public var arguments: String?

    /// Makes a pattern.
    public init(subject: ElementID, name: TraceName, arguments: String? = nil) {
      self.subject = subject
      self.name = name
      self.arguments = arguments
    }
  }

  /// What is expected.
  public enum Kind: Hashable, Sendable {
    /// `expect focus A` or `none`; of a window, where one is named.
    case focus(ElementID?, window: ElementID?)
    /// `expect A.text "42"`: a property has a value.
    case property(ElementID, Property, PropertyValue)
    /// `expect bar.done.title "OK"`: a property of an item has a value.
    case itemProperty(ElementID, ToolbarAction, ItemProperty, PropertyValue)
    /// `expect bar.next disabled because last`; without a bar, the current one.
    case item(ToolbarAction, bar: ElementID?, isEnabled: Bool, because: String?)
    /// `expect bar.chain a b`.
    case chain(ElementID, [ElementID])
    /// `expect bar.order done flexible cancel`: the items as seen, left to right, by their words.
    case order(ElementID, [String])
    /// `expect bar visible` or `hidden`.
    case visible(ElementID, Bool)
    /// `expect outcome done`.
    case outcome(ActionOutcome)
    /// `expect result yes`.
    case result(Bool)
    /// `expect count A.didEndEditing 1`, with arguments where they are written.
    case count(EntryPattern, Int)
    /// `expect trace …`: these, in this order, with others between.
    case trace([EntryPattern])
    /// `expect trace only …`: these and no other news of their subjects.
    case traceOnly([EntryPattern])
    /// `expect gone A` and `expect alive A`.
    case gone(ElementID, Bool)
    /// `invariant contract`: every ``/KeyboardWorld/ContractRule``.
    case contract
  }

  /// What is expected.
  public var kind: Kind
  /// The line, from 1.
  public var line: Int32
  /// The column, in characters from 1.
  public var column: Int32

  /// Makes an expectation.
  public init(_ kind: Kind, line: Int32, column: Int32) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}
