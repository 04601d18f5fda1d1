internal import KeyboardWorld

/// Lists what scripts can name.
enum DevicesCommand {
  /// The table of the devices, or of the systems; each line ends with a line feed.
  static func table(ofSystems listsSystems: Bool) -> String {
    listsSystems ? ProfileTable.systems() : ProfileTable.devices()
  }
}
