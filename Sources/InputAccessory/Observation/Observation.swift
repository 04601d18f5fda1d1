/// Keeps an observer: it hears of things as long as this object lives, and is
/// freed with it, whatever it captured.
public final class Observation {
  private let end: () -> Void

  fileprivate init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}

/// Observers in the order in which they came.
///
/// An object without observers keeps no list. An observer that comes while an event is being told
/// hears from the next one on; one whose token has gone hears nothing more.
struct ObserverList<Event> {
  private final class Entry {
    // Taken away by the token, and with it what the handler captured.
    var handler: ((Event) -> Void)?

    init(handler: @escaping (Event) -> Void) {
      self.handler = handler
    }
  }
  private var entries: [Entry] = []

  /// Adds an observer that lives as long as the token returned.
  mutating func add(_ handler: @escaping (Event) -> Void) -> Observation {
    entries.removeAll { $0.handler == nil }
    let entry = Entry(handler: handler)
    entries.append(entry)
    return Observation { [weak entry] in entry?.handler = nil }
  }

  /// Tells every observer of `event`.
  func send(_ event: Event) {
    for entry in entries {
      entry.handler?(event)
    }
  }
}
