/// Which device and system are meant.
public enum ProfileChoice {
  /// Finds the profiles that a script's names stand for.
  ///
  /// Without either it is the default pair. A device alone takes the default system, or else the
  /// newest listed one that it ran. A system alone goes with the default device.
  ///
  /// - Parameters:
  ///   - device: The device's name, or `nil` where none was said.
  ///   - system: The system's name, or `nil` where none was said.
  /// - Returns: A device and a system that it ran.
  /// - Throws: ``ProfileError`` for a name that nothing has, the device's first, and for a pair that
  ///   never existed.
  public static func resolve(
    device: String? = nil, system: String? = nil
  ) throws(ProfileError) -> (device: DeviceProfile, system: SystemProfile) {
    let named = try device.map { name throws(ProfileError) in
      guard let found = DeviceProfile.Name(rawValue: name) else { throw .unknownDevice(name) }
      return found
    }
    let profile = DeviceProfile(named ?? DeviceProfile.defaultName)
    guard let system else { return (profile, SystemProfile(usualSystem(of: profile))) }
    guard let asked = SystemProfile.Name(rawValue: system) else { throw .unknownSystem(system) }
    guard profile.ran(asked) else {
      throw named == nil ? .defaultDeviceNeverRan(asked) : .neverRan(profile.name, asked)
    }
    return (profile, SystemProfile(asked))
  }

  /// The default system if `device` ran it, else the newest listed one that it ran.
  private static func usualSystem(of device: DeviceProfile) -> SystemProfile.Name {
    let fallback = SystemProfile.defaultName
    return device.ran(fallback) ? fallback : device.systems.last ?? fallback
  }
}
