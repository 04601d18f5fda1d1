public import InputAccessory

/// What differs between versions of the system, each difference a field.
///
/// Fields are variables: where sources are few or disagree, change one in a copy to model the
/// alternative.
public struct SystemProfile: Hashable, Sendable {
  /// The systems that have a profile, oldest first, spelled as in scripts.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// iPhone OS 3.0 and 3.1.
    case iOS3 = "ios-3"
    /// iOS 4.
    case iOS4 = "ios-4"
    /// iOS 7.
    case iOS7 = "ios-7"
    /// iOS 8.
    case iOS8 = "ios-8"
    /// iOS 10.
    case iOS10 = "ios-10"
    /// iOS 12.
    case iOS12 = "ios-12"
    /// iOS 15.
    case iOS15 = "ios-15"
    /// iOS 17.
    case iOS17 = "ios-17"
    /// iOS 26.
    case iOS26 = "ios-26"

    /// The major version, from 3.
    public var version: Int {
      switch self {
      case .iOS3: 3
      case .iOS4: 4
      case .iOS7: 7
      case .iOS8: 8
      case .iOS10: 10
      case .iOS12: 12
      case .iOS15: 15
      case .iOS17: 17
      case .iOS26: 26
      }
    }

    /// The listed devices that ran it, in their order; at least one.
    ///
    /// - Complexity: O(*n*) over the listed devices.
    public var devices: [DeviceProfile.Name] {
      DeviceProfile.Name.allCases.filter { DeviceProfile($0).ran(self) }
    }
  }

  /// The system.
  public let name: Name

  // MARK: Notifications

  /// The curve of the keyboard's animation (3.10, widely observed): 7 since iOS 7; before, one of
  /// the public ones, 0, ease in and out (which of them: inferred).
  public var curve: Int
  /// The length of the keyboard's animation in seconds (3.10, widely observed).
  public var duration = 0.25
  /// Where the change-frame notifications come: nowhere before iOS 5 (3.1, documented), else before
  /// those of showing and hiding (3.4, one observer).
  public var changeFrameOrder: ChangeFrameOrder
  /// What is posted when focus moves between fields with the keyboard up (3.7, disputed; before iOS
  /// 5, and in iOS 8 where the keyboards differ, inferred from the neighbours).
  public var handover: HandoverNews
  /// Whether a text field's did-begin comes before the keyboard's will-show (3.6, widely observed,
  /// disputed by the reference).
  public var fieldBeginOrder = NewsOrder.editingFirst
  /// Whether a text view's did-begin comes before the keyboard's will-show (3.6, widely observed).
  public var textViewBeginOrder = NewsOrder.keyboardFirst
  /// Whether did-end comes before the keyboard's will-hide (3.24, disputed; the reference has the
  /// keyboard first).
  public var endOrder = NewsOrder.editingFirst
  /// What is posted when the device turns with the keyboard up (3.19, widely observed).
  public var rotationNews = KeptFocusNews.hideAndShow
  /// What is posted when the app goes to the background and comes back (3.21: no firm source).
  public var backgroundNews = KeptFocusNews.none
  /// What a phone posts at focus and at blur with a hardware keyboard (3.14, one observer).
  public var hardwareKeyboardNewsOnPhone = HardwareKeyboardNews.hide
  /// What a tablet posts at focus and at blur with a hardware keyboard (3.14, one observer).
  public var hardwareKeyboardNewsOnPad: HardwareKeyboardNews
  /// What a tablet posts when the keyboard leaves its dock and returns (3.17, one observer).
  public var floatingNews: FloatingNews
  /// The height in the end frame of a hide: the accessory's alone in iOS 26 (3.25, one observer),
  /// none in iOS 8 (3.26, one project), else unchanged (4.4, inferred). ``KeyboardGeometry`` knows
  /// 4.4 only.
  public var hideEndHeight: HideEndHeight

  // MARK: Geometry

  /// Whether the screen's coordinates turn with the interface, as since iOS 8 (4.2, widely
  /// observed).
  public var rotatesScreen: Bool
  /// Whether text keyboards have a bar with suggestions, as since iOS 8 (4.5, widely observed).
  public var hasSuggestionBar: Bool
  /// The natural heights of a toolbar (4.10, 4.11).
  public var toolbarHeights: ToolbarHeights

  // MARK: Views

  /// Where the keyboard's view is found (table 5; the confidence is each case's).
  public var keyboardHierarchy: KeyboardHierarchy
  /// Whether the keyboard's view is in its window when will-show is posted, as until iOS 3.1; later
  /// it is a turn of the run loop after that (5.3, widely observed; iOS 8: one observer).
  public var keyboardIsInWindowAtWillShow: Bool

  // MARK: Composition

  /// Whether a step of a composition asks should-change (2.15 and 2.28 disagree: disputed).
  public var compositionAsksShouldChange = true
  /// What a backspace reports while an input method has marked text (2.28, one observer).
  public var compositionBackspace: CompositionBackspace

  /// Makes the profile of a system.
  public init(_ name: Name) {
    let version = name.version
    self.name = name
    curve = version >= 7 ? 7 : 0  // 3.10
    changeFrameOrder = version >= 5 ? .first : .none  // 3.1, 3.4
    handover = 9...10 ~= version ? .alwaysShow : .showIfDifferent  // 3.7
    hardwareKeyboardNewsOnPad = version >= 5 ? .changeFrameAndHide : .hide  // 3.14, 3.1
    floatingNews = version >= 5 ? .hideAndShow : .none  // 3.17, 3.1
    hideEndHeight =
      switch name {
      case .iOS8: .zero  // 3.26
      case .iOS26: .accessory  // 3.25
      default: .unchanged  // 4.4
      }
    rotatesScreen = version >= 8  // 4.2
    hasSuggestionBar = version >= 8  // 4.5
    toolbarHeights = version >= 26 ? .glass : .classic  // 4.10, 4.11
    keyboardHierarchy =
      switch name {  // Table 5.
      case .iOS3: .secondWindow
      case .iOS4, .iOS7: .peripheralHost
      case .iOS8: .inputSetHost
      case .iOS10, .iOS12, .iOS15: .remoteKeyboardWindow
      case .iOS17: .placeholder
      case .iOS26: .tracking
      }
    keyboardIsInWindowAtWillShow = version <= 3  // 5.3
    compositionBackspace = version >= 7 ? .wholeMark : .oneCharacter  // 2.28
  }

  /// The system that a script has until it names another, whatever newer ones are listed.
  public static let defaultName = Name.iOS17

  /// The major version, from 3.
  public var version: Int { name.version }

  /// What a device posts at focus and at blur with a hardware keyboard (3.14, one observer).
  public func hardwareKeyboardNews(on idiom: DeviceProfile.Idiom) -> HardwareKeyboardNews {
    switch idiom {
    case .phone: hardwareKeyboardNewsOnPhone
    case .pad: hardwareKeyboardNewsOnPad
    }
  }
}
