/// Looks for errors in scripts.
struct CheckCommand {
  private let files: [String]

  init(_ files: [String]) {
    self.files = files
  }

  func perform(_ output: Output, _ errors: Output) -> ExitStatus {
    var status = ExitStatus.success
    for input in Input.all(files) {
      do throws(FileError) {
        _ = try ScriptFile.script(of: input)
      } catch {
        errors.write("\(error)\n")
        status = .wrong
      }
    }
    return status
  }
}
