import LayoutMetrics

/// What `--device` and `--orientation` say of what a layout is for.
struct DeviceChoice {
  /// The device; nil for the document's own.
  var device: LayoutDevice?
  /// `portrait` or `landscape`; nil for the document's own.
  var orientation: String?

  /// The options.
  static let options = ["--device", "--orientation"]

  /// Whether one of the options was given.
  static func isGiven(in arguments: Arguments) -> Bool { options.contains { arguments.value($0) != nil } }

  /// The device and the orientation.
  ///
  /// - Throws: ``UsageError`` where there is no such device, or where it isn't held like that.
  static func one(_ arguments: Arguments) throws(UsageError) -> DeviceChoice {
    let orientation = try orientation(arguments)
    guard let id = arguments.value("--device") else { return DeviceChoice(orientation: orientation) }
    guard let device = LayoutDevice.named(id) else {
      throw UsageError(
        message: "unknown device '\(id)'; known are \(LayoutDevice.all.map(\.id).joined(separator: ", "))")
    }
    if let orientation, !device.orientations.contains(orientation) {
      throw UsageError(
        message: "'\(id)' has no \(orientation), only \(device.orientations.joined(separator: " and "))")
    }
    return DeviceChoice(device: device, orientation: orientation)
  }

  /// As ``one(_:)``, but where the device is `all`, every one in every orientation that it has and that is wanted.
  ///
  /// - Throws: ``UsageError`` as ``one(_:)`` does.
  static func several(_ arguments: Arguments) throws(UsageError) -> [DeviceChoice] {
    guard arguments.value("--device") == "all" else { return [try one(arguments)] }
    let wanted = try orientation(arguments)
    return LayoutDevice.all.flatMap { device in
      device.orientations.filter { wanted == nil || $0 == wanted }
        .map { DeviceChoice(device: device, orientation: $0) }
    }
  }

  private static func orientation(_ arguments: Arguments) throws(UsageError) -> String? {
    guard let word = arguments.value("--orientation") else { return nil }
    return try arguments.choice("--orientation", of: LayoutDevice.orientations, default: word)
  }
}
