public import InputAccessory

// An app's own delegates in a world.

extension World {
  /// Has an app's own delegate decide about a field, and hear of it, in place of the script's: what it
  /// is asked and told is in the trace as ever. It is held weakly, and called where the world is used.
  ///
  /// A delegate that is set on the field itself decides and hears as well, but nothing of that is in
  /// the trace, and the contract's rules about delegates are not judged by it.
  ///
  /// - Throws: where no field has that name.
  public func attach(
    _ delegate: any TextFieldDelegate, toFieldNamed name: String
  ) throws(StageError) {
    guard let element = thing(named: name), let field = element.input as? TextField else {
      throw StageError("there is no field '\(name)'; declare it first")
    }
    let watched = WatchedDelegate<any TextFieldDelegate>(self) { [weak delegate] in delegate }
    field.delegate = watched
    keep(watched, for: element) { watched.isAlive }
  }

  /// Has an app's own delegate decide about a text view; otherwise as for a field.
  ///
  /// - Throws: where no text view has that name.
  public func attach(
    _ delegate: any TextViewDelegate, toTextViewNamed name: String
  ) throws(StageError) {
    guard let element = thing(named: name), let view = element.input as? TextView else {
      throw StageError("there is no text view '\(name)'; declare it first")
    }
    let watched = WatchedDelegate<any TextViewDelegate>(self) { [weak delegate] in delegate }
    view.delegate = watched
    keep(watched, for: element) { watched.isAlive }
  }

  /// Has an app's own delegate decide about a bar, and hear of it; otherwise as for a field.
  ///
  /// - Throws: where no bar has that name.
  public func attach(
    _ delegate: any AccessoryToolbarDelegate, toToolbarNamed name: String
  ) throws(StageError) {
    guard let element = thing(named: name), let bar = element.bar else {
      throw StageError("there is no toolbar '\(name)'; declare it first")
    }
    let watched = WatchedDelegate<any AccessoryToolbarDelegate>(self) { [weak delegate] in delegate
    }
    bar.delegate = watched
    keep(watched, for: element) { watched.isAlive }
  }

  /// Whether an app's own delegate decides about a thing, which leaves a script's answers no say.
  package func hasOwnDelegate(_ id: ElementID) -> Bool { ownDelegates[id] != nil }

  func thing(named name: String) -> Element? {
    for case let element? in elements where element.name == name && !element.isDropped {
      return element
    }
    return nil
  }

  private func keep(
    _ watched: AnyObject, for element: Element, isAlive: @escaping () -> Bool
  ) {
    noteDelegates()
    ownDelegates[element.id] = OwnDelegate(object: watched, isAlive: isAlive)
  }
}

/// An app's own delegate, as the world holds it.
struct OwnDelegate {
  let object: AnyObject
  let isAlive: () -> Bool
}
