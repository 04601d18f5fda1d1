/// What every delegate is taken through.
package enum KitSequences {
  /// The sequences, as read.
  static let all: [FormSequence] = texts.compactMap { try? FormSequence($0, source: nil) }

  /// The sequences' texts. A statement that a delegate's own form has no place for, such as a tap on an
  /// item that was taken out, ends its sequence.
  package static let texts = [
    "focus amount\ntype \"42\"\ntap done",
    "focus amount\ntype \"42\"\ntap cancel",
    "focus amount\ntype \"4\"\ntap done\ntap done\ntap cancel",
    "focus amount\ntap cancel\ntap cancel\nfocus amount\ntap done",
    "focus amount\ntype \"1\"\nend-editing\nfocus amount\ntype \"2\"\nend-editing force",
    "focus name\ntype \"42\"\ntap done",
    "focus name\ntype \"42\"\ntap cancel",
    "focus notes\ntype \"42\"\ntap done",
    "focus notes\ntype \"42\"\ntap cancel",
    "focus amount\nfocus name\nfocus notes\nfocus amount\nend-editing",
    "focus amount\nfocus amount\ntype \"7\"\nend-editing\nend-editing",
    "focus amount\ntype \"1\"\ntap next\ntype \"2\"\ntap next\ntype \"3\"\ntap done",
    "focus notes\ntap previous\ntap previous\ntap previous\ntap cancel",
    "focus name\ntab\nshift-tab\nshift-tab\nkey escape",
    "focus name\nreturn\nfocus notes\nreturn\ntap done",
    "focus name\ncompose \"ni\"\ncompose \"nihao\"\ntap done",
    "focus name\ncompose \"nihao\"\ntap cancel",
    "focus notes\ncompose \"nihao\"\ncommit \"7\"\nend-editing",
    "focus name\npaste \"teh\"\nsuggest \"the\"\ntap done",
    "focus name\npaste \"teh\"\nsuggest \"the\"\nfocus amount",
    "focus name\npaste \"12 000\"\nselect 1..<3\ncut\nundo\nredo\ndelete 2\nend-editing",
    "focus notes\npaste \"a\\nb\"\nselect all\ndelete\nundo\nend-editing force",
    "focus name\ntype \"12\"\nclear\ntype \"3\"\ntap done",
    "focus amount\ntype \"12\"\ntap clear\ntype \"3\"\ntap done",
    "focus amount\ntap help\ntap help\ntap done",
    "focus amount\ntype \"1\"\nremove amount\ninsert amount\nfocus amount\ntap done",
    "focus name\nset name.hidden yes\nset name.hidden no\nfocus name\ntap cancel",
    "focus notes\nset notes.editable no\nset notes.editable yes\nfocus notes\nend-editing",
    "focus amount\nset amount.enabled no\nfocus name\nset amount.enabled yes\nfocus amount",
    "focus amount\nset amount.text \"7\"\ntype \"8\"\ntap cancel",
    "touch amount\ntype \"1\"\ntouch name\ntype \"2\"\ntouch 340 300\ntouch notes",
    "focus amount\nbackground\nforeground\ntype \"1\"\ntap done",
    "focus name\nrotate landscape\nhardware-keyboard on\ntype \"5\"\nhardware-keyboard off\ntap done",
    "focus amount\nreload\nremove bar\nend-editing",
    "focus amount\nset bar.enabled no\ntype \"1\"\nend-editing\nset bar.enabled yes\nfocus amount",
    "focus name\ndrop name\nfocus amount\ntap done",
    "repeat 3\nfocus amount\ntype \"1\"\ntap done\nfocus amount\ntype \"2\"\ntap cancel\nend",
    "repeat 3\nfocus amount\ntap next\ntap next\ntap previous\nend-editing\nend",
  ]
}
