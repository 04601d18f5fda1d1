/// The words that a statement may start with.
enum StatementWord: String {
  case device
  case system
  case locale
  case root
  case field
  case textview
  case container
  case group
  case scroll
  case button
  case sheet
  case window
  case toolbar
  case panel
  case accessory
  case doneKey = "done-key"
  case avoid
  case touchDismiss = "touch-dismiss"
  case delegate
  case answer
  case when
  case focus
  case endEditing = "end-editing"
  case type
  case paste
  case delete
  case cut
  case select
  case caret
  case undo
  case redo
  case compose
  case commit
  case replace
  case suggest
  case `return`
  case tab
  case shiftTab = "shift-tab"
  case clear
  case key
  case tap
  case touch
  case press
  case move
  case lift
  case drag
  case set
  case insert
  case remove
  case drop
  case rotate
  case hardwareKeyboard = "hardware-keyboard"
  case keyboard
  case reduceMotion = "reduce-motion"
  case reload
  case background
  case foreground
  case present
  case dismiss
  case keyWindow = "key-window"
  case post
  case turn
  case advance
  case settle
  case clock
  case expect
  case invariant
  case `repeat`
  case end
  case mark
}
