import InputAccessory

/// A text and a caret under rules, edited as an input would: a bar in a picture is the caret.
struct Desk {
  var rules: TextRules
  var text: String
  var selection: Range<Int>
  var lastOutcome = EditOutcome.asIs

  init(_ rules: any TextRule..., at picture: String = "|") {
    self.init(TextRules(rules), at: picture)
  }

  init(_ rules: TextRules, at picture: String = "|") {
    self.rules = rules
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    text = parts.joined()
    let start = parts[0].utf16.count
    selection = start..<start + (parts.count > 2 ? parts[1].utf16.count : 0)
  }

  var picture: String {
    var units = Array(text.utf16)
    units.insert(0x7C, at: selection.upperBound)
    if !selection.isEmpty { units.insert(0x7C, at: selection.lowerBound) }
    return String(decoding: units, as: UTF16.self)
  }

  var number: String? { rules.number(in: text)?.text }
  var isValid: Bool { rules.areMet(by: text) }

  mutating func edit(_ range: Range<Int>, _ insertion: String, _ cause: EditCause) {
    let edit = TextEdit(text: text, range: range, insertion: insertion, cause: cause)
    lastOutcome = rules.outcome(of: edit)
    switch lastOutcome {
    case .asIs: splice(edit.range, insertion, caret: nil)
    case .instead(let range, let insertion, let caret): splice(range, insertion, caret: caret)
    case .refused, .faulty: break
    }
  }

  private mutating func splice(_ range: Range<Int>, _ insertion: String, caret: Int?) {
    var units = Array(text.utf16)
    units.replaceSubrange(range, with: insertion.utf16)
    text = String(decoding: units, as: UTF16.self)
    let caret = caret ?? range.lowerBound + insertion.utf16.count
    selection = caret..<caret
  }

  mutating func type(_ keys: String) {
    for key in keys { edit(selection, String(key), .typed) }
  }

  mutating func paste(_ text: String) {
    edit(selection, text, .pasted)
  }

  mutating func backspace(_ count: Int = 1) {
    for _ in 0..<count {
      let before = EditingState(text: text).characterRange(before: selection.lowerBound)
      let range = selection.isEmpty ? before : selection
      if !range.isEmpty { edit(range, "", .deleted) }
    }
  }

  mutating func deleteForward() {
    let after = EditingState(text: text).characterRange(after: selection.lowerBound)
    let range = selection.isEmpty ? after : selection
    if !range.isEmpty { edit(range, "", .deletedForward) }
  }
}
