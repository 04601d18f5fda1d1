import InputAccessory
import InputAccessoryTesting
import Testing

/// Any edits at all: the text stays valid, and undo and redo lead back and forth.
struct RandomEditTests {
  private static let pieces = [
    "a", "bc", " ", "😀", "👨‍👩‍👧", "e\u{301}", "\u{301}", "🇩🇪", "\u{1F1E9}", "\r\n", "\n", "\r", "ที่",
    "\u{200D}", "한", "x😀y", "", "12.5",
  ]

  private func range(in length: Int, _ random: inout SplitMix) -> Range<Int> {
    let ends = [0, 1].map { _ in Int.random(in: -2...length + 2, using: &random) }
    return min(ends[0], ends[1])..<max(ends[0], ends[1])
  }

  /// A range as `range(in:)` makes it, that begins and ends with scalars.
  private func scalarRange(of input: InputModel, _ random: inout SplitMix) -> Range<Int> {
    let units = Array(input.text.utf16)
    let range = range(in: units.count, &random)
    func moved(_ offset: Int) -> Int {
      units.indices.contains(offset) && UTF16.isTrailSurrogate(units[offset]) ? offset - 1 : offset
    }
    return moved(range.lowerBound)..<moved(range.upperBound)
  }

  /// Any edit there is, program and policies too, with no range that splits a scalar.
  private func editByAnyone(_ input: InputModel, _ random: inout SplitMix) {
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<26, using: &random) {
    case 0: input.text = piece
    case 1: input.replace(scalarRange(of: input, &random), with: piece)
    case 2: input.isSecure.toggle()
    case 3: input.keepsSecureText.toggle()
    case 4: input.clearsOnInsertion.toggle()
    case 5:
      input.smartInsertDelete = SmartInsertDelete.allCases.randomElement(using: &random) ?? .no
    case 6: input.policies.backspace = Bool.random(using: &random) ? .lastMark : .wholeCharacter
    case 7: input.policies.compositionAsksShouldChange.toggle()
    case 8:
      input.policies.compositionBackspace =
        Bool.random(using: &random) ? .wholeMark : .oneCharacter
    case 9: input.select(0..<input.editingState.length)
    case 10, 11, 12: input.select(scalarRange(of: input, &random))
    case 13: input.clearByUser()
    case 14: input.pressReturn()
    case 15: input.moveCaret(forward: .random(using: &random), extending: .random(using: &random))
    case 16:
      input.state.clearsOnBeginEditing.toggle()
      input.resignFirstResponder()
      input.becomeFirstResponder()
    case 17: input.compose(piece)
    case 18: input.commit(piece)
    case 19: input.undo()
    case 20: input.redo()
    case 21: input.deleteForward()
    default: input.insert(piece)
    }
  }

  private func edit(_ input: InputModel, _ random: inout SplitMix, withUndo: Bool) {
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    let length = input.editingState.length
    switch Int.random(in: 0..<(withUndo ? 16 : 14), using: &random) {
    case 0, 1, 2: input.insert(piece)
    case 3: input.paste(piece + piece)
    case 4, 5: input.deleteBackward()
    case 6: input.deleteForward()
    case 7: input.cut()
    case 8: input.select(range(in: length, &random))
    case 9: input.compose(piece)
    case 10: input.compose(piece, selected: range(in: piece.utf16.count, &random))
    case 11: input.commit(piece)
    case 12: input.commit()
    case 13: input.suggest(piece)
    case 14: input.undo()
    default: input.redo()
    }
  }

  /// What holds after every event, whatever it was.
  private func isSound(_ editing: EditingState) -> Bool {
    let utf16 = Array(editing.text.utf16)
    let isWhole = String(decoding: utf16, as: UTF16.self).utf16.elementsEqual(utf16)
    let marked = editing.marked ?? editing.selection
    let word = editing.pendingCorrection?.range ?? 0..<0
    return editing.length == utf16.count && isWhole
      && !editing.text.unicodeScalars.contains("\u{FFFD}")
      && editing.clamp(editing.selection) == editing.selection
      && editing.clamp(marked) == marked && editing.clamp(word) == word
      && editing.marked?.isEmpty != true
      && (editing.marked == nil || editing.selection.clamped(to: marked) == editing.selection)
  }

  @Test(arguments: InputKind.allCases, 0..<40)
  func `the text is sound after each edit; undo leads to the start, redo to the end`(
    kind: InputKind, seed: Int
  ) {
    var random = SplitMix(seed: UInt64(seed))
    let start = seed.isMultiple(of: 2) ? "" : "s😀 e\u{301}"
    let input = kind.make(id: 0, text: start, delegate: nil)
    input.becomeFirstResponder()

    for step in 0..<200 {
      edit(input, &random, withUndo: false)
      if !isSound(input.editingState) { Issue.record("step \(step): \(input.editingState)") }
    }
    let end = input.text
    var undone = 0
    while input.undo() { undone += 1 }
    let back = input.text
    var redone = 0
    while input.redo() { redone += 1 }

    #expect(Array(back.utf16) == Array(start.utf16))
    #expect(Array(input.text.utf16) == Array(end.utf16))
    #expect(redone == undone)
  }

  @Test(arguments: InputKind.allCases, 0..<40)
  func `so it is where undo and redo come in between`(kind: InputKind, seed: Int) {
    var random = SplitMix(seed: UInt64(1000 + seed))
    let input = kind.make(id: 0, delegate: nil)
    input.becomeFirstResponder()

    for step in 0..<300 {
      edit(input, &random, withUndo: true)
      if !isSound(input.editingState) { Issue.record("step \(step): \(input.editingState)") }
    }
    while input.undo() {}

    #expect(input.text == "")
  }

  @Test(arguments: InputKind.allCases, 0..<60)
  func `no edit splits a scalar, and undo and redo lead to the same texts again`(
    kind: InputKind, seed: Int
  ) {
    var random = SplitMix(seed: UInt64(3000 + seed))
    let input = kind.make(id: 0, text: "s😀", delegate: nil)
    input.becomeFirstResponder()

    for step in 0..<200 {
      editByAnyone(input, &random)
      let editing = input.editingState
      let ends =
        [editing.selection.lowerBound, editing.selection.upperBound]
        + [editing.marked?.lowerBound ?? 0, editing.marked?.upperBound ?? 0]
      let units = Array(editing.text.utf16)
      let splits = ends.contains { units.indices.contains($0) && UTF16.isTrailSurrogate(units[$0]) }
      if splits || !isSound(editing) { Issue.record("step \(step): \(editing)") }
    }
    input.commit()
    while input.redo() {}
    var texts = [Array(input.text.utf16)]
    while input.undo() { texts.append(Array(input.text.utf16)) }
    for text in texts.dropLast().reversed() {
      #expect(input.redo())
      #expect(Array(input.text.utf16) == text)
    }

    #expect(!input.redo())
  }

  @Test(arguments: 0..<40)
  func `so it is where rules decide, whatever they are`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(4000 + seed))
    let symbols =
      [NumberSymbols.root, InputLocale("de_DE").symbols, InputLocale("hi_IN").symbols]
      .randomElement(using: &random) ?? .root
    let form: any TextRule =
      [
        try MaskRule("+1 [000] [000]", symbols: symbols), DecimalRule.money(symbols: symbols),
        DecimalRule(symbols: symbols, groups: true), DigitsRule(symbols: symbols),
        LengthLimit(9, unit: .utf16),
      ].randomElement(using: &random) ?? LengthLimit(3)
    let input = InputKind.field.make(id: 0, delegate: nil)
    input.rules = TextRules([form, LengthLimit(Int.random(in: 3...12, using: &random))])
    input.becomeFirstResponder()
    let keys = ["1", "2", "9", "0", ",", ".", "-", "x", "😀", "١", "e\u{301}", "12", "1.5"]

    for step in 0..<300 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<6: input.insert(keys.randomElement(using: &random) ?? "1")
      case 6: input.paste((keys.randomElement(using: &random) ?? "") + "34")
      case 7: input.deleteBackward()
      case 8: input.select(scalarRange(of: input, &random))
      default: edit(input, &random, withUndo: true)
      }
      let editing = input.editingState
      if !isSound(editing) { Issue.record("step \(step): \(editing)") }
    }
    input.commit()
    while input.redo() {}
    let last = Array(input.text.utf16)
    while input.undo() {}
    #expect(input.text == "")
    while input.redo() {}

    #expect(Array(input.text.utf16) == last)
  }

  @Test(arguments: 0..<20)
  func `so it is where the delegate sets texts, refuses and ends as it is asked`(seed: Int) {
    var random = SplitMix(seed: UInt64(2000 + seed))
    let form = Form(.field, .view)
    let (scope, inputs) = (form.scope, form.inputs)
    form.a.becomeFirstResponder()
    for (index, name) in ["A", "B"].enumerated() {
      for moment in ["shouldChange", "didChange", "didSelect", "shouldEnd", "didEnd"] {
        form.spy.reactAlways(to: "\(name).\(moment)") { [spy = form.spy] in
          switch Int.random(in: 0..<12, using: &random) {
          case 0: inputs[index].text = "set😀"
          case 1: spy.refused = ["\(name).\(moment)"]
          case 2: spy.refused = []
          case 3: inputs[1 - index].becomeFirstResponder()
          case 4: scope.endEditing(force: true)
          case 5: inputs[index].insert("n")
          case 6: inputs[index].compose("m")
          case 7: inputs[index].select(0..<1)
          default: break
          }
        }
      }
    }

    for step in 0..<150 {
      var other = SplitMix(seed: UInt64(seed * 1000 + step))
      let input = scope.firstResponder ?? inputs[step % 2]
      input.becomeFirstResponder()
      edit(input, &other, withUndo: true)
      if step.isMultiple(of: 10) { form.bar.perform(step.isMultiple(of: 20) ? .cancel : .done) }
      for input in inputs where !isSound(input.editingState) {
        Issue.record("step \(step): \(input.editingState)")
      }
    }

    #expect(form.bar.currentInput == nil || form.bar.currentInput?.isFirstResponder == true)
    form.spy.forgetReactions()
  }
}
