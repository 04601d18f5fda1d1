internal import EventScript
internal import KeyboardWorld
internal import ScenePictures

/// Draws sessions.
struct DrawCommand {
  private let options: DrawOptions
  private var player: Player { Player(limit: options.limit ?? Player.defaultLimit) }

  init(_ options: DrawOptions) {
    self.options = options
  }

  func perform(_ output: Output, _ errors: Output) -> ExitStatus {
    do throws(FileError) {
      return options.drawsFailures
        ? try drawFailures(output, errors) : try drawOne(output, errors)
    } catch {
      errors.write("\(error)\n")
      return .wrong
    }
  }

  // MARK: One script

  private func drawOne(_ output: Output, _ errors: Output) throws(FileError) -> ExitStatus {
    guard let path = options.files.first, let format = PictureFormat(path: options.output) else {
      return .wrong
    }
    let shown = ScriptText.shown(path)
    if path != "-", System.status(of: path)?.isFolder == true {
      throw FileError(
        "\(shown): is a folder; name a script, or say '--failures' for a page of each that fails")
    }
    let input = Input(path: path, complaint: nil)
    try input.protect(from: options.output)
    let file = try ScriptFile(input)
    let film = Film(file.script, text: file.bytes, at: options.moment, player: player)
    let text = format == .svg ? film.svg : film.html
    if options.output == "-" {
      output.write(text)
    } else {
      try PictureFile.write(text, to: options.output)
    }
    guard film.result.failed > 0 else { return .success }
    output.flush()
    errors.write(RunReport().summary(of: film.result))
    return .failure
  }

  // MARK: What fails

  private func drawFailures(_ output: Output, _ errors: Output) throws(FileError) -> ExitStatus {
    let inputs = Input.all(options.files)
    let folder = try PageFolder(options.output, for: inputs)
    var status = ExitStatus.success
    var failed = 0
    for (index, input) in inputs.enumerated() {
      do throws(FileError) {
        let file = try ScriptFile(input)
        let result = player.run(file.script, on: World())
        guard result.failed > 0 else { continue }
        failed += 1
        status = max(status, .failure)
        let film = Film(file.script, text: file.bytes, at: options.moment, player: player)
        let page = try folder.write(film.html, index)
        output.write("\(ScriptText.shown(input.source)): drawn in \(page)\n")
      } catch {
        output.flush()
        errors.write("\(error)\n")
        errors.flush()
        status = .wrong
      }
    }
    output.write("\(failed) of \(inputs.count) scripts failed\n")
    return status
  }
}
