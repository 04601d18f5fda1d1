/// uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  /// uikit/uikeyboardtype/default
  case `default` = 0
  /// uikit/uikeyboardtype/asciicapable
  case asciiCapable = 1
  /// uikit/uikeyboardtype/numbersandpunctuation
  case numbersAndPunctuation = 2
  /// uikit/uikeyboardtype/url
  case URL = 3
  /// uikit/uikeyboardtype/numberpad
  case numberPad = 4
  /// uikit/uikeyboardtype/phonepad
  case phonePad = 5
  /// uikit/uikeyboardtype/namephonepad
  case namePhonePad = 6
  /// uikit/uikeyboardtype/emailaddress
  case emailAddress = 7
  /// uikit/uikeyboardtype/decimalpad
  case decimalPad = 8
  /// uikit/uikeyboardtype/twitter
  case twitter = 9
  /// uikit/uikeyboardtype/websearch
  case webSearch = 10
  /// uikit/uikeyboardtype/asciicapablenumberpad
  case asciiCapableNumberPad = 11
}

/// uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable {
  /// uikit/uireturnkeytype/default
  case `default` = 0
  /// uikit/uireturnkeytype/go
  case go = 1
  /// uikit/uireturnkeytype/google
  case google = 2
  /// uikit/uireturnkeytype/join
  case join = 3
  /// uikit/uireturnkeytype/next
  case next = 4
  /// uikit/uireturnkeytype/route
  case route = 5
  /// uikit/uireturnkeytype/search
  case search = 6
  /// uikit/uireturnkeytype/send
  case send = 7
  /// uikit/uireturnkeytype/yahoo
  case yahoo = 8
  /// uikit/uireturnkeytype/done
  case done = 9
  /// uikit/uireturnkeytype/emergencycall
  case emergencyCall = 10
  /// uikit/uireturnkeytype/continue
  case `continue` = 11
}

/// uikit/uikeyboardappearance
public enum UIKeyboardAppearance: Int, Sendable {
  /// uikit/uikeyboardappearance/default
  case `default` = 0
  /// uikit/uikeyboardappearance/dark
  case dark = 1
  /// uikit/uikeyboardappearance/light
  case light = 2
}
