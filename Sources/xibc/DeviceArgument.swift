import LayoutMetrics

/// What `--device` takes.
enum DeviceArgument {
  /// The device with the id.
  ///
  /// - Throws: ``UsageError`` where there's none.
  static func device(_ id: String) throws(UsageError) -> LayoutDevice {
    guard let known = LayoutDevice.named(id) else {
      throw UsageError(
        message: "unknown device '\(id)'; known are \(LayoutDevice.all.map(\.id).joined(separator: ", "))")
    }
    return known
  }
}
