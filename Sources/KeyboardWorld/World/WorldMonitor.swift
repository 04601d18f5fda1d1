internal import InputAccessory

/// Puts into the trace what inputs do beside telling their delegates.
final class WorldMonitor: InputMonitor {
  private let world: WorldReference

  init(world: World) {
    self.world = WorldReference(world)
  }

  func input(_ input: InputModel, didSend event: ControlEvents) {
    let name: TraceName? =
      switch event {
      case .primaryActionTriggered: .primaryActionTriggered
      case .editingDidBegin: .editingDidBegin
      case .editingChanged: .editingChanged
      case .editingDidEnd: .editingDidEnd
      case .editingDidEndOnExit: .editingDidEndOnExit
      default: nil
      }
    if let name { world.with { $0.record(name, of: $0.id(of: input)) } }
  }

  func inputDidSetText(_ input: InputModel) {
    world.with { $0.record(.setText, of: $0.id(of: input), .text(input.text)) }
  }
}
