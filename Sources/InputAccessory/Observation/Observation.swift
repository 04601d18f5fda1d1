/// Keeps an observer: it hears of things as long as this object lives.
public final class Observation {
  fileprivate init() {}
}

/// Observers in the order in which they came.
///
/// An object without observers keeps no list. An observer that comes while an event is being told
/// hears from the next one on; one whose token has gone hears nothing more.
struct ObserverList<Event> {
  private struct Entry {
    weak var token: Observation?
    let handler: (Event) -> Void
  }
  private var entries: [Entry] = []

  /// Adds an observer that lives as long as the token returned.
  mutating func add(_ handler: @escaping (Event) -> Void) -> Observation {
    entries.removeAll { $0.token == nil }
    let token = Observation()
    entries.append(Entry(token: token, handler: handler))
    return token
  }

  /// Tells every observer of `event`.
  func send(_ event: Event) {
    for entry in entries where entry.token != nil {
      entry.handler(event)
    }
  }
}
