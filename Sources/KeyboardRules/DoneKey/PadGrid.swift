public import InputAccessory

/// The keys of a number pad: 3 columns and 4 rows on a body of any size (4.8).
///
/// On 320x216 a key is 106x53, the pitch 107x54, and one point is free above each row; the empty key
/// at the bottom left is (0, 163, 106, 53), as the articles have it (observed; the rest of the grid, and
/// its stretching to other sizes, is inferred).
public struct PadGrid: Hashable, Sendable {
  /// The body's size: the keyboard without accessory, bars and safe area.
  public let body: Size

  /// The number of columns.
  public static let columns = 3
  /// The number of rows.
  public static let rows = 4

  /// Makes the grid of a body.
  ///
  /// - Returns: `nil` for a body that is not finite, or too small for keys with an area; that is what
  ///   an accessory without a keyboard leaves.
  public init?(body: Size) {
    guard body.width.isFinite, body.height.isFinite,
      body.width > Double(Self.columns - 1), body.height > Double(Self.rows)
    else { return nil }
    self.body = body
  }

  /// The frame of a key in the body.
  ///
  /// - Parameters:
  ///   - column: From 0 at the left; below ``columns``. One out of range is the caller's bug and traps.
  ///   - row: From 0 at the top; below ``rows``. One out of range is the caller's bug and traps.
  /// - Returns: The frame; the last column and row end at the body's edges.
  public func cell(column: Int, row: Int) -> Rect {
    precondition(
      0..<Self.columns ~= column && 0..<Self.rows ~= row,
      "a number pad has no key in column \(column), row \(row)")
    let pitch = Size(
      width: (body.width + 1) / Double(Self.columns), height: body.height / Double(Self.rows))
    return Rect(
      x: Double(column) * pitch.width, y: 1 + Double(row) * pitch.height,
      width: pitch.width - 1, height: pitch.height - 1)
  }

  /// The key at the bottom left, which is empty on the number pad. On the decimal pad the separator is
  /// there, on the phone pad a key for symbols.
  public var corner: Rect { cell(column: 0, row: Self.rows - 1) }
}
