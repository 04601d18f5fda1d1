internal import InputAccessory

extension Rect {
  /// Whether all four edges are finite numbers and no extent is negative; a line or a point is.
  var isMeasurable: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
      && size.width >= 0 && size.height >= 0
  }

  /// Whether it is measurable and has an area.
  var isUsable: Bool { isMeasurable && !isEmpty }

  /// The same rectangle, `distance` further down.
  func movedDown(by distance: Double) -> Rect {
    Rect(x: minX, y: minY + distance, width: size.width, height: size.height)
  }
}

extension Double {
  /// The number if it is finite and positive, else 0: what a length that came from outside counts as.
  var lengthOrZero: Double { isFinite && self > 0 ? self : 0 }
}
