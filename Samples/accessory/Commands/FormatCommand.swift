internal import EventScript

/// Brings scripts into their standard form.
struct FormatCommand {
  private let files: [String]
  private let isInPlace: Bool

  init(_ files: [String], isInPlace: Bool) {
    self.files = files
    self.isInPlace = isInPlace
  }

  func perform(_ output: Output, _ errors: Output) -> ExitStatus {
    var status = ExitStatus.success
    for input in Input.all(files) {
      do throws(FileError) {
        let bytes = try input.bytes()
        let formatted = try formatted(bytes, source: input.source)
        if !isInPlace {
          output.write(formatted)
        } else if !formatted.utf8.elementsEqual(bytes) {
          try FileReplacement.replace(input.path, with: Array(formatted.utf8))
        }
      } catch {
        output.flush()
        errors.write("\(error)\n")
        errors.flush()
        status = .wrong
      }
    }
    return status
  }

  private func formatted(_ bytes: [UInt8], source: String) throws(FileError) -> String {
    do {
      return try ScriptFormatter.format(bytes, source: source)
    } catch {
      throw FileError(error.description)
    }
  }
}
