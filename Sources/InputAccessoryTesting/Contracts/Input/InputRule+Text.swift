extension InputRule {
  var text: (statement: String, source: String) {
    switch self {
    case .beginResult:
      (
        "becomeFirstResponder() returns whether the input is the first responder when it returns.",
        "TextInput.becomeFirstResponder(), fact 1.1"
      )
    case .beginTellsBar:
      (
        "An input that begins editing tells its bar.",
        "AccessoryToolbar.inputDidBeginEditing(_:from:)"
      )
    case .beginText:
      (
        "The bar is told the text that the session begins with; Cancel may restore it.",
        "AccessoryToolbar.inputDidBeginEditing(_:from:)"
      )
    case .beginAgain:
      (
        "Asking the first responder to become it returns true, asks nobody and begins nothing.",
        "TextInput.becomeFirstResponder(), fact 1.5"
      )
    case .shouldBeginOnce:
      ("Should-begin is asked once for each attempt.", "TextFieldDelegate, fact 1.4")
    case .shouldBeginFirst:
      ("Should-begin is asked before anything changes.", "TextFieldDelegate, fact 1.11")
    case .refusedBegin:
      ("A no of should-begin changes nothing and is no news.", "TextFieldDelegate, fact 1.11")
    case .endResult:
      (
        "endEditing(_:) returns whether the call ended editing.",
        "TextInput.endEditing(_:), fact 1.14"
      )
    case .endTellsBar:
      ("An input that ends editing tells its bar.", "AccessoryToolbar.inputDidEndEditing(_:)")
    case .endKeepsText: ("An end keeps the text.", "TextInput.endEditing(_:)")
    case .endWithoutSession:
      (
        "Without a session endEditing(_:) returns false, asks nobody and tells nobody.",
        "TextInput.endEditing(_:), fact 1.16"
      )
    case .shouldEndOnce: ("Should-end is asked once for each attempt.", "TextInput.endEditing(_:)")
    case .refusedEnd:
      (
        "After a no of should-end editing goes on with text and selection as they were.",
        "TextInput.endEditing(_:), fact 1.10"
      )
    case .forcedEnd:
      (
        "A forced end ends editing and does not even ask should-end.",
        "EditingEnd.isForced, facts 1.14 and 1.15"
      )
    case .balancedNews:
      ("A session has one did-begin and one did-end.", "TextFieldDelegate, fact 2.1")
    case .barBeforeDelegate:
      (
        "The bar is told of a begin and an end before the delegate hears of it.",
        "InputAccessoryView.inputDidBeginEditing(_:from:)"
      )
    case .acceptPending:
      (
        "acceptPendingText() ends the mark, keeps its text and goes on editing.",
        "TextInput.acceptPendingText()"
      )
    case .acceptQuietly:
      (
        "Accepting asks nobody, announces at most one change, and is nothing where nothing waits.",
        "TextInput.acceptPendingText()"
      )
    case .dropPending:
      (
        "An input that can drop pending text takes the mark away before did-end, unannounced.",
        "TextInputCapabilities.dropsPendingText"
      )
    case .refusedDrop:
      (
        "Where should-end says no, what was to be dropped stays marked.",
        "EditingEnd.PendingText.dropped"
      )
    case .noMarkAfterEnd:
      ("Nothing is marked once editing has ended.", "TextInput.endEditing(_:), fact 2.29")
    case .textIsState:
      ("currentText is the text of editingState.", "TextInput.currentText")
    case .stateRoundTrip:
      ("editingState has the text and selection that were set.", "TextInput.editingState")
    case .replaceText:
      ("replaceText(with:) gives the input this text.", "TextInput.replaceText(with:)")
    case .replaceEndsMark:
      ("A text set by program ends the mark.", "TextInput.replaceText(with:)")
    case .cancelClears:
      (
        "Cancel leaves the text empty, which it sets once editing has ended.",
        "TextInput.replaceText(with:), fact 10.1"
      )
    case .refusedCancel:
      (
        "A Cancel that clears first and is refused puts text and selection back.",
        "EndingOrder.clearsFirst"
      )
    case .silentProgram:
      (
        "What is set by program asks nobody and announces no change.",
        "TextInput.replaceText(with:), fact 2.13"
      )
    case .clearResult:
      (
        "clearByUser() returns whether the text is empty now.",
        "TextInput.clearByUser(), fact 2.17"
      )
    case .clearOnce: ("Should-clear is asked at most once.", "TextInput.clearByUser(), fact 2.17")
    case .clearKeepsEditing:
      ("A clear goes on editing.", "TextInput.clearByUser(), fact 2.17")
    case .refusedClear:
      (
        "A no of should-clear keeps the text.", "TextInput.clearByUser(), fact 2.17"
      )
    case .returnOutcome:
      (
        "pressReturn() returns what became of editing, and ignored without focus.",
        "TextInput.pressReturn(), fact 2.19"
      )
    case .returnQuestion:
      (
        "Return asks should-return once if the input says that it does, and else never.",
        "TextInputCapabilities.asksShouldReturn, facts 2.19 and 2.22"
      )
    case .refusedReturn:
      (
        "A no of should-return is vetoed and changes nothing.",
        "TextInput.pressReturn(), fact 2.19"
      )
    case .insertResult:
      ("insertByUser(_:) returns whether the text went in.", "TextInput.insertByUser(_:)")
    case .refusedInsert:
      ("A no of should-change keeps the text.", "TextInput.insertByUser(_:), fact 2.7")
    case .caretMove:
      (
        "moveCaretByUser(_:) stops at the ends of the text and keeps it.",
        "TextInput.moveCaretByUser(_:)"
      )
    case .quietReading:
      ("Reading asks no delegate and changes nothing.", "TextInput.focusObstacle, fact 1.3")
    case .constantCapabilities:
      ("What an input can do does not depend on its session.", "TextInput.capabilities")
    case .handOver:
      (
        "Next moves focus and the bar's session to the next input, Previous back.",
        "AccessoryToolbar.perform(_:), fact 1.7"
      )
    case .refusedHandOver:
      (
        "Where the next input refuses to begin, the current one goes on as it was.",
        "AccessoryToolbar.perform(_:), fact 1.11"
      )
    case .endInsideDidBegin:
      (
        "An end inside did-begin leaves one did-end, no session, and false for the outer call.",
        "TextInput.becomeFirstResponder(), fact 1.1"
      )
    case .beginInsideDidEnd:
      (
        "A begin inside did-end has focus and a session of the bar's afterwards.",
        "AccessoryToolbar.inputDidEndEditing(_:)"
      )
    case .endInsideShouldEnd:
      (
        "Where a delegate ends editing inside should-end, the outer call returns false and ends "
          + "nothing more.", "TextInput.endEditing(_:)"
      )
    case .nestedAgreement:
      (
        "However deep begins and ends nest, input and bar agree about the session in the end.",
        "AccessoryToolbar.currentInput"
      )
    case .freed:
      (
        "An input is freed when its owner lets it go, whatever bar and delegate do.",
        "TextInput.reference"
      )
    }
  }
}
