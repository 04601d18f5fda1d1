/// The tool from its arguments to its exit status.
package enum Tool {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  /// Does what the arguments say.
  ///
  /// - Parameter arguments: What stood on the command line behind the tool's own name.
  /// - Returns: The exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    System.protectStandardStreams()
    let output = Output(descriptor: System.standardOutput)
    let errors = Output(descriptor: System.standardError)
    let status: ExitStatus
    do {
      switch try Arguments.parse(arguments) {
      case .run(let options): status = RunCommand(options).perform(output, errors)
      case .check(let files): status = CheckCommand(files).perform(output, errors)
      case .format(let files, let isInPlace):
        status = FormatCommand(files, isInPlace: isInPlace).perform(output, errors)
      case .explore(let options): status = ExploreCommand(options).perform(output, errors)
      case .draw(let options): status = DrawCommand(options).perform(output, errors)
      case .play(let options): status = PlayCommand(options).perform(output, errors)
      case .devices(let listsSystems):
        output.write(DevicesCommand.table(ofSystems: listsSystems))
        status = .success
      case .help(let command):
        output.write(Help.text(for: command))
        status = .success
      case .version:
        output.write("accessory \(version)\n")
        status = .success
      }
    } catch {
      errors.write("accessory: \(error)\nsee 'accessory --help'\n")
      status = .wrong
    }
    output.flush()
    errors.flush()
    return status.rawValue
  }
}
