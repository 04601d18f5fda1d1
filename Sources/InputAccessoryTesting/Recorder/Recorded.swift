internal import InputAccessory
internal import KeyboardWorld

/// Something that has a name, and whom its calls are passed on to.
final class Recorded {
  weak let object: AnyObject?
  var subject = ElementID.root
  weak var fieldDelegate: (any TextFieldDelegate)?
  weak var viewDelegate: (any TextViewDelegate)?
  weak var barDelegate: (any AccessoryToolbarDelegate)?
  var token: ObservationToken?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// Stands between recorded calls and the delegates they are passed on to.
protocol RecorderWatch: AnyObject {
  /// The line of the script that calls are put down to.
  var line: Int32 { get }
  /// Passes a call on, or does not.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - position: The call's position in its log.
  ///   - input: The input that it is about.
  ///   - call: Calls whoever was the delegate.
  /// - Returns: The answer; of no meaning for news.
  func recorder(
    _ recorder: Recorder, passesOn position: Int, about input: (any TextInput)?,
    _ call: () -> Bool
  ) -> Bool
}
