public import Foundation
@testable import KeyboardWorld

/// uikit/uicoordinatespace
@MainActor public protocol UICoordinateSpace: AnyObject {
  /// uikit/uicoordinatespace/bounds
  var bounds: CGRect { get }
}

/// uikit/uiscreen
@MainActor public final class UIScreen: UICoordinateSpace {
  private weak var simulator: Simulator?

  init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// uikit/uiscreen/bounds
  public var bounds: CGRect { simulator.map { CGRect($0.world.screen) } ?? .zero }
  /// uikit/uiscreen/coordinatespace
  public var coordinateSpace: any UICoordinateSpace { self }
}

/// uikit/uiscene
@MainActor open class UIScene {
  /// uikit/uiscene/activationstate-swift.enum
  public enum ActivationState: Int, Sendable {
    /// uikit/uiscene/activationstate-swift.enum/unattached
    case unattached = -1
    /// uikit/uiscene/activationstate-swift.enum/foregroundactive
    case foregroundActive = 0
    /// uikit/uiscene/activationstate-swift.enum/foregroundinactive
    case foregroundInactive = 1
    /// uikit/uiscene/activationstate-swift.enum/background
    case background = 2
  }

  private weak var simulator: Simulator?

  init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// uikit/uiscene/didactivatenotification
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// uikit/uiscene/didenterbackgroundnotification
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// uikit/uiscene/activationstate-swift.property
  open var activationState: ActivationState {
    simulator?.world.state.isInBackground ?? false ? .background : .foregroundActive
  }
}

/// uikit/uiwindowscene
@MainActor open class UIWindowScene: UIScene {}

/// uikit/uidevice
@MainActor open class UIDevice {
  /// uikit/uidevice/current
  public static let current = UIDevice()
  /// How often the click was played.
  public private(set) var clicks = 0

  /// uikit/uidevice/playinputclick()
  open func playInputClick() { clicks += 1 }
}

/// uikit/uiinputviewaudiofeedback
@MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// uikit/uiinputviewaudiofeedback/enableinputclickswhenvisible
  var enableInputClicksWhenVisible: Bool { get }
}

/// uikit/uiaccessibility-swift.struct
@MainActor public enum UIAccessibility {
  /// uikit/uiaccessibility/isreducemotionenabled
  public static var isReduceMotionEnabled: Bool {
    Simulator.current.world.avoidance.reducesMotion
  }
  /// uikit/uiaccessibility/preferscrossfadetransitions
  public static let prefersCrossFadeTransitions = false
}

/// uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits of bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// uikit/uiaccessibilitytraits/button
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// uikit/uiaccessibilitytraits/header
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// uikit/uiaccessibilitytraits/keyboardkey
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// uikit/uiaccessibilitytraits/notenabled
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// uikit/uiaccessibilitytraits/updatesfrequently
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}
