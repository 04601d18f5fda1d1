/// Why no device and system could be chosen; nothing has changed.
@nonexhaustive
public enum ProfileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No device has this name.
  case unknownDevice(String)
  /// No system has this name.
  case unknownSystem(String)
  /// The pair never existed.
  case neverRan(DeviceProfile.Name, SystemProfile.Name)
  /// Only a system was named, and the default device never ran it.
  case defaultDeviceNeverRan(SystemProfile.Name)

  /// The names that an unknown one was most likely meant to be; none if nothing is near, or if the
  /// error is another.
  public var suggestions: [String] {
    switch self {
    case .unknownDevice(let name):
      NearestName.nearest(to: name, among: DeviceProfile.Name.allCases.map(\.rawValue))
    case .unknownSystem(let name):
      NearestName.nearest(to: name, among: SystemProfile.Name.allCases.map(\.rawValue))
    case .neverRan, .defaultDeviceNeverRan: []
    }
  }

  /// The problem and its remedy, fit to print as it is.
  public var description: String {
    switch self {
    case .unknownDevice(let name):
      "unknown device '\(name)'; "
        + remedy(plural: "devices", names: DeviceProfile.Name.allCases.map(\.rawValue))
    case .unknownSystem(let name):
      "unknown system '\(name)'; "
        + remedy(plural: "systems", names: SystemProfile.Name.allCases.map(\.rawValue))
    case .neverRan(let device, let system):
      "\(device.rawValue) never ran \(system.rawValue); it ran "
        + list(DeviceProfile(device).systems.map(\.rawValue), joining: "and")
    case .defaultDeviceNeverRan(let system):
      "\(DeviceProfile.defaultName.rawValue), the default device, never ran \(system.rawValue); "
        + "add a device that did: "
        + list(system.devices.map(\.rawValue), joining: "or")
    }
  }

  private func remedy(plural: String, names: [String]) -> String {
    let suggestions = suggestions
    return suggestions.isEmpty
      ? "the \(plural) are \(list(names, joining: "and"))"
      : "did you mean \(list(suggestions.map { "'\($0)'" }, joining: "or"))?"
  }

  /// Writes "a", "a and b" or "a, b and c".
  private func list(_ names: [String], joining word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
    return "\(names.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
