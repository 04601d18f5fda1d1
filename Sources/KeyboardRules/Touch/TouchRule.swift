public import InputAccessory

/// What a touch outside the edited input means.
///
/// It works as a recogniser does that watches the whole window and cancels no touches: what was hit
/// gets its touch all the same (108, 114).
public struct TouchRule: Hashable, Sendable {
  /// Whether taps outside end editing where an input does not say otherwise.
  public var isOn: Bool
  /// Whether taps on controls count as outside.
  public var controls: TouchControls

  /// The farthest that a tap may stray and be a tap, in points; beyond it is a drag, which ends
  /// nothing. 10 is what UIKit's tap recogniser allows (inferred).
  public static let slop = 10.0

  /// Makes a rule.
  public init(isOn: Bool = true, controls: TouchControls = .pass) {
    self.isOn = isOn
    self.controls = controls
  }

  /// Whether a touch that has moved so far from where it went down is a drag, whatever it does later.
  ///
  /// - Parameter movement: How far it is from there, in points; one that is not a number is a drag.
  /// - Returns: Whether that is farther than ``slop``.
  public static func isDrag(by movement: Point) -> Bool {
    !(movement.x * movement.x + movement.y * movement.y <= slop * slop)
  }

  /// Judges a touch at its lift.
  ///
  /// Another input takes the focus wherever it stands. Else, inside the edited input, what belongs to
  /// it, or an ignored region, editing goes on, on a control there too. Else the first element that
  /// takes part decides: a control follows the policy, a backdrop keeps the touch. A chain of plain
  /// and scroll views only, or an empty one, is outside. Drags mean nothing; a pencil ends nothing (115),
  /// but may focus an input.
  ///
  /// - Parameter facts: The touch.
  /// - Returns: What it means.
  /// - Complexity: O(*n*) over the chain.
  public func decide(_ facts: TouchFacts) -> TouchDecision {
    guard !facts.isDrag else { return TouchDecision(.nothing) }
    let first = facts.chain.first { $0 != .plain && $0 != .scrollView }
    guard first != .otherInput else { return TouchDecision(.moveFocus) }
    let keepsEditing = facts.chain.contains {
      $0 == .focusedInput || $0 == .inputSurface || $0 == .ignoredRegion
    }
    guard !keepsEditing else { return TouchDecision(.nothing) }
    switch first {
    case .control: return TouchDecision(ends(facts) && controls == .dismiss ? .dismiss : .nothing)
    case .backdrop:
      return ends(facts) ? TouchDecision(.dismiss, passesTouch: false) : TouchDecision(.nothing)
    case .plain, .scrollView, .otherInput, .focusedInput, .inputSurface, .ignoredRegion, nil:
      return TouchDecision(ends(facts) ? .dismiss : .nothing)
    }
  }

  /// Whether a tap outside would end editing.
  private func ends(_ facts: TouchFacts) -> Bool {
    guard !facts.isPencil else { return false }
    return switch facts.editing {
    case .yes: true
    case .no, nil: false
    case .default: isOn
    }
  }
}
