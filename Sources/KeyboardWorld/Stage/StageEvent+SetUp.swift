extension StageEvent {
  /// Whether the event sets something up, rather than being something that happens.
  package var isSetUp: Bool {
    switch self {
    case .device, .system, .locale, .declare, .answer, .react, .doneKey, .avoid, .touchDismiss: true
    default: false
    }
  }
}
