/// Whether pasting and cutting keep one blank between words, with UIKit's raw values (2.12).
public enum SmartInsertDelete: Int, CaseIterable, Hashable, Sendable {
  /// As the system likes; the model does nothing then.
  case `default` = 0
  /// Text comes and goes as it is.
  case no = 1
  /// A pasted text gains a blank where it would join a word, and a word that is cut or deleted
  /// takes along the blank that it leaves over.
  case yes = 2
}
