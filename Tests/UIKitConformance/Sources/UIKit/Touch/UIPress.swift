/// uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// uikit/uikeyboardhidusage/keyboardescape
  case keyboardEscape = 0x29
  /// uikit/uikeyboardhidusage/keyboardtab
  case keyboardTab = 0x2B
  /// uikit/uikeyboardhidusage/keyboardperiod
  case keyboardPeriod = 0x37
}

/// uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// uikit/uikeymodifierflags/rawvalue
  public let rawValue: Int

  /// uikit/uikeymodifierflags/init(rawvalue:)
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// uikit/uikeymodifierflags/shift
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// uikit/uikeymodifierflags/alphashift
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// uikit/uikeymodifierflags/control
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// uikit/uikeymodifierflags/alternate
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// uikit/uikeymodifierflags/command
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// uikit/uikey
@MainActor open class UIKey {
  /// uikit/uikey/keycode
  public let keyCode: UIKeyboardHIDUsage
  /// uikit/uikey/modifierflags
  public let modifierFlags: UIKeyModifierFlags

  init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}

/// uikit/uipress
@MainActor open class UIPress {
  /// uikit/uipress/key
  public let key: UIKey?

  /// Makes a press of a key of the stand-in's.
  public init(_ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    key = UIKey(keyCode, modifiers)
  }
}

extension UIPress: Hashable {
  /// objectivec/nsobjectprotocol/isequal(_:)
  nonisolated public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// objectivec/nsobjectprotocol/hash
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// uikit/uipressesevent
@MainActor open class UIPressesEvent: UIEvent {}
