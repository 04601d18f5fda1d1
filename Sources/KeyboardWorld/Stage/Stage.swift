public import InputAccessory

/// What a player drives and asks: the world is one; an adapter's views can be another.
public protocol Stage: AnyObject {
  /// The line of the script that what happens now is put down to; 0 where there is none.
  var line: Int32 { get set }
  /// What happened.
  var trace: Trace { get }
  /// Judges the expectation of a number inside a callback; set by whoever drives the stage.
  var check: ((Int) -> Void)? { get set }

  /// Makes `event` happen and, unless the clock is manual, lets everything due happen too.
  ///
  /// - Throws: what could not be done. The stage is then as it was before the event, unless the fault
  ///   lies inside a callback of it: what had happened until then stays.
  func perform(_ event: StageEvent) throws(StageError)

  /// Does what set-up statements left to the first statement that is none of them: a device and a
  /// system that were named become the stage's own.
  ///
  /// - Throws: where they never existed together.
  func prepare() throws(StageError)

  /// Reads a property.
  ///
  /// - Throws: where the element has no such property or was dropped.
  func value(of property: Property, of element: ElementID) throws(StageError) -> PropertyValue
  /// Reads a property of a bar's item.
  ///
  /// - Throws: where the bar has no such item.
  func value(of property: ItemProperty, of action: ToolbarAction, in bar: ElementID)
    throws(StageError) -> PropertyValue

  /// The input that keys go to now, in the key window.
  var focusedElement: ElementID? { get }
  /// The input that has focus in a window.
  func focusedElement(in window: ElementID) -> ElementID?
  /// The bar that `tap done` means: that of the focused input, else of the input focused last.
  var currentBar: ElementID? { get }
  /// Whether a tap on an item of a bar would do something; nobody is asked.
  ///
  /// - Throws: where the bar has no such item.
  func canPerform(_ action: ToolbarAction, in bar: ElementID) throws(StageError) -> Bool
  /// The word for why an arrow of a bar cannot move, such as `last`; `nil` if it can.
  func obstacle(to action: ToolbarAction, in bar: ElementID) throws(StageError) -> String?
  /// What Next and Previous of a bar can reach, in order.
  func chain(of bar: ElementID) throws(StageError) -> [ElementID]
  /// Whether a bar's items run from right to left; where a stage does not say, their frames do.
  func readsFromRightToLeft(_ bar: ElementID) -> Bool
  /// Whether a thing was not freed.
  func isAlive(_ element: ElementID) -> Bool

  /// The outcome of the action that finished last.
  var lastOutcome: ActionOutcome? { get }
  /// What the last focus or end-editing statement returned.
  var lastResult: Bool? { get }
}

extension Stage {
  /// They run from left to right, as far as the stage says.
  public func readsFromRightToLeft(_ bar: ElementID) -> Bool { false }
}
