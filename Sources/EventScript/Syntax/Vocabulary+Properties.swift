internal import KeyboardWorld

extension Vocabulary {
  private static func key(
    _ property: Property, _ kinds: KindSet, later: KindSet = [], isWhole: Bool = false,
    words: [String]? = nil
  ) -> Key {
    Key(
      property: property, kinds: kinds, later: later,
      shape: words.map(Property.Shape.word) ?? property.shape, isWhole: isWhole)
  }

  private static let plainViews: KindSet = [
    .field, .textView, .container, .group, .button, .scroll,
  ]
  private static let surfaces: KindSet = [.sheet, .window, .panel, .accessory]
  private static let allViews: KindSet = plainViews.union(surfaces).union(.root)
  private static let placedViews: KindSet = plainViews.union([.root, .sheet, .window])

  /// The properties; one whose words differ from kind to kind has a row for each, side by side.
  static let keys: [Key] = [
    key(.parent, plainViews),
    key(.at, placedViews),
    key(.size, placedViews),
    key(.hidden, allViews, later: .toolbar),
    key(.interaction, allViews, later: .toolbar),
    key(.frame, allViews.union([.keyboard, .doneKey]), later: .toolbar),
    key(.overlap, allViews.union(.keyboard), later: .toolbar),
    key(.origin, .root),
    key(.text, .inputs),
    key(.keyboard, .inputs),
    key(.returnKey, .inputs),
    key(.placeholder, .inputs),
    key(.secure, .inputs),
    key(.enabled, .inputs.union(.toolbar)),
    key(.editable, .inputs),
    key(.focusable, .inputs),
    key(.navigates, .inputs),
    key(.autocorrects, .inputs),
    key(.limit, .inputs, isWhole: true),
    key(.limitUnit, .inputs),
    key(.rule, .inputs),
    key(.grouping, .inputs),
    key(.fraction, .inputs, isWhole: true),
    key(.minimum, .inputs),
    key(.maximum, .inputs),
    key(.mask, .inputs),
    key(.clearButton, .inputs),
    key(.clearsOnBegin, .inputs),
    key(.clearsOnInsertion, .inputs),
    key(.secureKeeps, .inputs),
    key(.enablesReturn, .inputs),
    key(.smartInsert, .inputs),
    key(.avoids, .inputs),
    key(.tag, .inputs, isWhole: true),
    key(.onReturn, .inputs),
    key(.touchDismiss, .inputs),
    key(.caret, .inputs, isWhole: true),
    key(.selection, .inputs),
    key(.marked, .inputs),
    key(.value, .inputs),
    key(.valid, .inputs),
    key(.delegate, .inputs.union(.toolbar)),
    key(.accessory, .inputs),
    key(.boundTo, [.toolbar, .panel, .accessory, .doneKey]),
    key(.items, .toolbar),
    key(.cancel, .toolbar),
    key(.order, .toolbar),
    key(.refusal, .toolbar),
    key(.contract, .toolbar),
    key(.by, .toolbar),
    key(.skip, .toolbar),
    key(.wrap, .toolbar),
    key(.arrows, .toolbar),
    key(.submit, .toolbar),
    key(.returnKeys, .toolbar),
    key(.done, .toolbar),
    key(.escape, .toolbar),
    key(.height, [.toolbar, .panel, .accessory]),
    key(.field, .toolbar),
    key(.visible, surfaces.union([.toolbar, .keyboard, .doneKey])),
    key(.dismiss, .scroll),
    key(.content, .scroll),
    key(.inset, .scroll),
    key(.indicatorInset, .scroll),
    key(.offset, .scroll),
    key(.kind, .sheet, words: ["sheet", "full-screen", "alert"]),
    key(.kind, .window, words: ["alert", "text-effects", "remote-keyboard", "other"]),
    key(.of, .delegate),
    key(.title, .doneKey),
    key(.pressed, .doneKey),
    key(.window, .doneKey),
  ]

  private static func entry(
    _ name: TraceName, _ kinds: KindSet, later: KindSet = []
  ) -> Entry {
    Entry(name: name, kinds: kinds, later: later)
  }

  static let entries: [Entry] = [
    entry(.shouldBeginEditing, .inputs),
    entry(.didBeginEditing, .inputs),
    entry(.shouldChange, .inputs),
    entry(.didChange, .inputs),
    entry(.didChangeSelection, .inputs),
    entry(.shouldClear, .field),
    entry(.shouldReturn, .field),
    entry(.shouldEndEditing, .inputs),
    entry(.didEndEditing, .inputs),
    entry(.setText, .inputs),
    entry(.editingDidBegin, .field),
    entry(.editingChanged, .field),
    entry(.editingDidEnd, .field),
    entry(.editingDidEndOnExit, .field),
    entry(.primaryActionTriggered, .field),
    entry(.shouldPerform, .toolbar),
    entry(.outcome, .toolbar),
    entry(.didTapDone, .toolbar),
    entry(.didTapCancel, .toolbar),
    entry(.didMove, .toolbar),
    entry(.didTapItem, .toolbar),
    entry(.didSubmit, .toolbar),
    entry(.willChangeFrame, .keyboard),
    entry(.willShow, .keyboard),
    entry(.didChangeFrame, .keyboard),
    entry(.didShow, .keyboard),
    entry(.willHide, .keyboard),
    entry(.didHide, .keyboard),
    entry(.move, .root),
    entry(.inset, .scroll),
    entry(.offset, .scroll),
    entry(.dismiss, .scroll),
    entry(.attach, .doneKey),
    entry(.slide, .doneKey),
    entry(.detach, .doneKey),
    entry(.action, .button),
    entry(.touchesBegan, [.root, .container, .group, .scroll]),
    entry(.touchDismiss, .touchDismiss),
    entry(.key, .windowNews),
    entry(.tooDeep, .windowNews),
  ]
}
