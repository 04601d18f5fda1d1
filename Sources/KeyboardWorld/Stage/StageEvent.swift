public import InputAccessory

/// One thing that happens on a stage: set-up, a person's act, the system's, or the clock's.
public enum StageEvent: Hashable, Sendable {
  // MARK: Set-up

  /// A device profile by name.
  case device(String)
  /// A system profile by name.
  case system(String)
  /// A locale by its identifier.
  case locale(String)
  /// A thing comes into being and, if it is a view, stands in the tree.
  indirect case declare(Declaration)
  /// A delegate's answer to a question from now on.
  indirect case answer(Answer)
  /// What a delegate does inside a callback from now on.
  indirect case react(Reaction)
  /// The key laid over the number pad is as it says from now on; `nil` takes it away.
  indirect case doneKey(DoneKeySetting?)
  /// What keeps inputs clear of the keyboard.
  indirect case avoid(AvoidSetting)
  /// What ends editing at a touch outside.
  indirect case touchDismiss(TouchDismissSetting)

  // MARK: Focus

  /// Code makes an input the first responder.
  case focus(ElementID)
  /// Code makes the input that was focused last the first responder again.
  case focusLast
  /// Code ends editing; by force asks nobody.
  case endEditing(force: Bool)

  // MARK: Keys and text

  /// Keys, one a character.
  case type(String)
  /// A paste at the selection.
  case paste(String)
  /// So many backspaces.
  case delete(Int)
  /// The selection is cut.
  case cut
  /// A selection in UTF-16 units.
  case select(Range<Int>)
  /// Everything is selected.
  case selectAll
  /// The caret is put before a UTF-16 unit.
  case caret(Int)
  /// The last change is undone.
  case undo
  /// The change undone last is done again.
  case redo
  /// An input method marks text; the selection is relative to it.
  indirect case compose(String, selected: Range<Int>?)
  /// Marked text is replaced and accepted; without a text it is accepted as it is.
  case commit(String?)
  /// Code replaces a range of an input, in UTF-16 units.
  indirect case replace(ElementID, Range<Int>, String)
  /// The system has a correction pending for the last word.
  case suggest(String)
  /// The Return key.
  case returnKey
  /// The Tab key.
  case tab(backward: Bool)
  /// The clear button of an input; of the focused one without a name.
  case clear(ElementID?)
  /// A key of a hardware keyboard.
  indirect case key(KeyPress)

  // MARK: Touch

  /// An item of a bar; of the focused input's bar without a name.
  case tap(ToolbarAction, bar: ElementID?)
  /// The key laid over the number pad.
  case tapDoneKey
  /// A finger, or a pencil, taps the middle of what can be seen of a thing.
  case touch(ElementID, isPencil: Bool)
  /// A finger, or a pencil, taps a point of the screen.
  indirect case touchPoint(Point, isPencil: Bool)
  /// A finger goes down on a point of the screen.
  indirect case press(Point)
  /// The finger that is down moves to a point of the screen.
  indirect case move(Point)
  /// The finger that is down lifts at a point of the screen.
  indirect case lift(Point)
  /// A finger goes down on a point, moves straight to another and lifts.
  indirect case drag(Point, to: Point)

  // MARK: Code

  /// Code sets a property.
  indirect case set(ElementID, Property, PropertyValue)
  /// Code sets a property of a bar's item.
  indirect case setItem(ElementID, ToolbarAction, ItemProperty, PropertyValue)
  /// Something removed before comes back to its place.
  case insert(ElementID)
  /// A thing leaves the tree.
  case remove(ElementID)
  /// A thing leaves the tree and its last strong reference goes.
  case drop(ElementID)

  // MARK: System

  /// The focused input's accessory and keyboard are taken anew.
  case reload
  /// The app goes to the background.
  case background
  /// The app comes back from the background.
  case foreground
  /// A raw notification of the keyboard.
  indirect case post(KeyboardPost)
  /// The device is turned.
  case rotate(Orientation)
  /// A hardware keyboard is connected, or no longer.
  case hardwareKeyboard(isOn: Bool)
  /// The user puts the keyboard elsewhere.
  case keyboard(KeyboardPlace)
  /// The accessibility setting: what moves for the keyboard stands in its new place at once.
  case reduceMotion(isOn: Bool)
  /// A sheet or an alert covers what is beneath it.
  case present(ElementID)
  /// The topmost sheet or alert goes.
  case dismiss
  /// A window becomes the one that keys go to.
  case keyWindow(ElementID)

  // MARK: Clock

  /// One turn of the run loop.
  case turn
  /// So many seconds pass.
  case advance(Double)
  /// Turns and time pass until nothing is due.
  case settle
  /// Whether events settle by themselves.
  case clock(isManual: Bool)
}

/// A property of a bar's item, spelled as scripts spell it.
public enum ItemProperty: String, CaseIterable, Hashable, Sendable {
  /// Whether a tap does anything.
  case enabled
  /// Whether the item is left out.
  case hidden
  /// What a button shows.
  case title
  /// What the text must be for a tap to do anything: `none`, `text` or `valid`.
  case needs
  /// Where the item is drawn in its bar.
  case frame
}

/// A key of a hardware keyboard, with what is held down.
public struct KeyPress: Hashable, Sendable {
  /// The keys a script can press.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// Escape.
    case escape
    /// The full stop, as in Command-period.
    case period
    /// Tab.
    case tab
    /// Deletes the character after the caret.
    case forwardDelete = "forward-delete"
  }
  /// The modifiers a script can hold down.
  public enum Modifier: String, CaseIterable, Hashable, Sendable {
    /// Shift.
    case shift
    /// Command.
    case command
    /// Control.
    case control
    /// Option.
    case option
  }

  /// The key.
  public var key: Key
  /// What is held down.
  public var modifiers: Set<Modifier>

  /// Whether it is Tab or Shift-Tab, which move focus.
  var isTab: Bool { key == .tab && modifiers.isSubset(of: [.shift]) }

  /// Makes a press of `key` with `modifiers` held down.
  public init(_ key: Key, modifiers: Set<Modifier> = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A thing that comes into being, with the properties it is given.
public struct Declaration: Hashable, Sendable {
  /// The id that stands for the thing from now on.
  public var id: ElementID
  /// The name that a script gave it.
  public var name: String
  /// What it is.
  public var kind: ElementKind
  /// The properties given, in the order they were written.
  public var properties: [(Property, PropertyValue)] {
    get { zip(keys, values).map { ($0, $1) } }
    set {
      keys = newValue.map(\.0)
      values = newValue.map(\.1)
    }
  }
  private var keys: [Property]
  private var values: [PropertyValue]

  /// Makes the declaration of `name`.
  public init(
    id: ElementID, name: String, kind: ElementKind, properties: [(Property, PropertyValue)] = []
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    keys = properties.map(\.0)
    values = properties.map(\.1)
  }
}

/// A delegate's answer to a question.
public struct Answer: Hashable, Sendable {
  /// How long an answer holds.
  public enum Duration: Hashable, Sendable {
    /// Until another answer to the same question.
    case always
    /// For one asking; the default, yes, after it.
    case once
    /// Until the text of the input that is asked about contains this.
    case until(String)
  }

  /// Whom the question is about.
  public var subject: ElementID
  /// The question.
  public var question: TraceName
  /// The action that `shouldPerform` is asked about; `nil` answers for all.
  public var action: ToolbarAction?
  /// Yes or no.
  public var isYes: Bool
  /// How long it holds.
  public var duration: Duration

  /// Makes an answer.
  public init(
    subject: ElementID, question: TraceName, action: ToolbarAction? = nil, isYes: Bool,
    duration: Duration = .always
  ) {
    self.subject = subject
    self.question = question
    self.action = action
    self.isYes = isYes
    self.duration = duration
  }
}

/// What happens inside a callback.
public struct Reaction: Hashable, Sendable {
  /// What a reaction does.
  public enum Body: Hashable, Sendable {
    /// It makes something happen.
    case event(StageEvent)
    /// It has the player judge the expectation of this number.
    case check(Int)
  }

  /// Whose news it answers.
  public var subject: ElementID
  /// The news.
  public var name: TraceName
  /// Whether it happens the first time only.
  public var isOnce: Bool
  /// What it does.
  public var body: Body
  /// The line of the script that said so, from 1.
  public var line: Int32

  /// Makes a reaction.
  public init(
    subject: ElementID, name: TraceName, isOnce: Bool = false, body: Body, line: Int32 = 0
  ) {
    self.subject = subject
    self.name = name
    self.isOnce = isOnce
    self.body = body
    self.line = line
  }
}
