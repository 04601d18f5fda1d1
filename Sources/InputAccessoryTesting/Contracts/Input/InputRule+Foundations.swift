extension InputRule {
  /// The rules without which this one cannot be judged: an input that breaks one of them is not blamed
  /// for what follows.
  var foundations: Set<InputRule> {
    switch self {
    case .endInsideDidBegin:
      [.beginResult, .beginTellsBar, .endResult, .endTellsBar, .balancedNews, .barBeforeDelegate]
    case .beginInsideDidEnd: [.beginResult, .beginTellsBar, .endTellsBar, .barBeforeDelegate]
    case .nestedAgreement:
      [.beginTellsBar, .endTellsBar, .barBeforeDelegate, .endInsideDidBegin, .beginInsideDidEnd]
    case .endInsideShouldEnd: [.endResult, .balancedNews]
    case .dropPending: [.endKeepsText]
    case .refusedDrop: [.refusedEnd]
    case .returnOutcome: [.endResult]
    case .handOver: [.beginResult, .beginTellsBar, .endResult, .endTellsBar]
    case .beginText: [.cancelClears]
    case .cancelClears: [.textIsState, .replaceText]
    case .refusedCancel: [.textIsState, .refusedEnd]
    case .refusedHandOver: [.refusedBegin, .quietReading]
    case .replaceText, .clearResult, .refusedClear, .insertResult, .refusedInsert: [.textIsState]
    default: []
    }
  }
}
