import InterfaceModel

extension LayoutDevice {
  /// Every device, phones first, each family by size.
  public static let all: [LayoutDevice] = [
    LayoutDevice("retina3_5", "iPhone 4s", 320, 480, lastSystem: 9),
    LayoutDevice("retina4_0", "iPhone SE (1st generation)", 320, 568, lastSystem: 15),
    LayoutDevice("retina4_7", "iPhone SE (3rd generation)", 375, 667),
    LayoutDevice("retina5_5", "iPhone 8 Plus", 414, 736, scale: 3, lastSystem: 16),
    phone("retina5_4", "iPhone 13 mini", 375, 812, 50),
    LayoutDevice(
      "retina5_9", "iPhone 11 Pro", 375, 812, scale: 3,
      statusBar: .housing(50, older: [.init(before: 21200, height: 44), .init(before: 22000, height: 47)]),
      homeIndicator: 34),
    phone("retina6_0", "iPhone 14", 390, 844, 47),
    LayoutDevice(
      "retina6_1", "iPhone 11", 414, 896,
      statusBar: .housing(48, older: [.init(before: 21200, height: 44)]), homeIndicator: 34),
    phone("retina6_12", "iPhone 15", 393, 852, 59),
    phone("retina6_3", "iPhone 16 Pro", 402, 874, 62),
    phone("retina6_5", "iPhone 11 Pro Max", 414, 896, 44),
    phone("retina6_54", "iPhone Air", 420, 912, 68),
    LayoutDevice(
      "retina6_7", "iPhone 14 Plus", 428, 926, scale: 3,
      statusBar: .housing(47, older: [.init(before: 21200, height: 44)]), homeIndicator: 34),
    phone("retina6_72", "iPhone 15 Plus", 430, 932, 59),
    phone("retina6_9", "iPhone 16 Pro Max", 440, 956, 62),
    LayoutDevice("ipad9_7", "iPad Pro (9.7-inch)", 768, 1024, .pad, lastSystem: 17),
    LayoutDevice("ipad10_2", "iPad (9th generation)", 810, 1080, .pad),
    LayoutDevice("ipad10_5", "iPad Air (3rd generation)", 834, 1112, .pad),
    LayoutDevice("ipad12_9", "iPad Pro (12.9-inch, 2nd generation)", 1024, 1366, .pad, lastSystem: 17),
    roundedPad("ipad8_3rounded", "iPad mini (6th generation)", 744, 1133),
    roundedPad("ipad10_9rounded", "iPad Air (5th generation)", 820, 1180),
    roundedPad("ipad11_0rounded", "iPad Pro (11-inch)", 834, 1194),
    roundedPad("ipad12_9rounded", "iPad Pro (12.9-inch, 3rd generation)", 1024, 1366),
    roundedPad("ipad13_0rounded", "iPad Pro (13-inch)", 1032, 1376),
    LayoutDevice("appleTV", "Apple TV", 1920, 1080, scale: 1, .tv, statusBar: .none),
  ]

  /// The canvas of Xcode 6 and 7, which was no device: 600 by 600 points for every size class.
  public static let squareCanvas = LayoutDevice("", "any width, any height", 600, 600)

  /// The devices of a family that an app runs on which needs a version of the system, a major one.
  public static func all(_ idiom: Idiom, running system: Int) -> [LayoutDevice] {
    all.filter { $0.idiom == idiom && system <= $0.lastSystem ?? .max }
  }

  /// The device with the editor's id; nil for one that isn't known.
  public static func named(_ id: String) -> LayoutDevice? { all.first { $0.id == id } }

  /// The device that a document without a `<device>` was shown on.
  public static func standard(for platform: InterfaceDocument.Platform, era: LayoutEra) -> LayoutDevice {
    if platform == .tvOS { return named("appleTV") ?? squareCanvas }
    switch era.tools {
    case ..<9000: return squareCanvas
    case ..<21200: return named("retina4_7") ?? squareCanvas
    default: return named("retina6_12") ?? squareCanvas
    }
  }

  /// The device that a document was last shown on.
  public static func device(of document: InterfaceDocument) -> LayoutDevice {
    document.device.flatMap { named($0.id) }
      ?? standard(for: document.platform, era: LayoutEra(toolsVersion: document.toolsVersion))
  }

  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ housing: Double
  ) -> LayoutDevice {
    LayoutDevice(id, name, width, height, scale: 3, statusBar: .housing(housing), homeIndicator: 34)
  }

  private static func roundedPad(_ id: String, _ name: String, _ width: Double, _ height: Double) -> LayoutDevice {
    LayoutDevice(id, name, width, height, .pad, statusBar: .fixed(24), homeIndicator: 20)
  }
}
