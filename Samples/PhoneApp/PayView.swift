import InputAccessory
import InputAccessoryUIKit
import SwiftUI

/// The field for SwiftUI, with what its bar does shown below.
struct PayView: View {
  @State private var amount = ""
  @State private var isFocused = true
  @State private var outcome: ActionOutcome?

  var body: some View {
    VStack {
      AccessoryTextField("Amount", text: $amount, isFocused: $isFocused, outcome: $outcome)
      Text(message)
    }
  }

  private var message: String {
    switch outcome {
    case .done: "Paid \(amount)"
    case .cancelled: "Cancelled"
    default: "Type an amount"
    }
  }
}
