/// The generation of tools whose UIKit laid a document out.
///
/// Interface Builder stores frames as the SDK of its time computed them. Only the document's `toolsVersion` tells which
/// that was, and a later Xcode keeps older frames, so that the version is an upper bound.
public struct LayoutEra: Sendable, Hashable {
  /// The era of documents that name no version, such as those of the view language: Xcode 26.
  public static let latest = LayoutEra(tools: 24000)

  /// The integer part of the version: 14460 for `14460.31`.
  public let tools: Int

  /// Reads a document's `toolsVersion`.
  ///
  /// Versions from 30000 on are written by command line upgrades and say nothing; the frames in such documents are those
  /// of the Xcodes before 26 (segments 32 high, switches 51 by 31).
  public init(toolsVersion: String?) {
    guard let version = toolsVersion?.prefix(while: { $0 != "." }), let tools = Int(version) else {
      self = .latest
      return
    }
    self.init(tools: tools >= 30000 ? 23000 : tools)
  }

  /// Makes an era of the integer part of a version.
  public init(tools: Int) { self.tools = tools }

  /// Whether UIKit draws text with the system font of iOS 9 and later rather than Helvetica Neue.
  public var hasSanFrancisco: Bool { tools >= 8000 }

  /// Whether the system font blends its text and display faces by size (iOS 14 and later) instead of switching at 20
  /// points.
  public var hasVariableSystemFont: Bool { tools >= 17000 }

  /// Whether a label of one line is a whole number of points high (nine in ten before Xcode 9) rather than of pixels.
  var roundsLineHeights: Bool { tools < 13000 }

  /// Whether controls have the looks of iOS 13 and later.
  public var hasModernControls: Bool { tools >= 14800 }

  /// Whether controls and bars have the looks of iOS 26.
  public var hasGlassControls: Bool { tools >= 24000 }

  /// The height of a table's row that nothing else says the height of, in points: 52 is a text of 22 between margins of 15.
  public var standardRowHeight: Double { hasGlassControls ? 52 : 44 }

  /// The oldest iOS, a major version, that an app can be built for: what these Xcodes say of `IPHONEOS_DEPLOYMENT_TARGET`.
  public var oldestDeploymentTarget: Int {
    switch tools {
    case ..<17000: 8
    case ..<21200: 9
    case ..<21600: 11
    default: 12
    }
  }

  /// The size of text that Interface Builder's canvas shows text styles at.
  ///
  /// Xcode 7 showed them a size smaller (captions of 11 points, headlines of 16: 14 labels and buttons of 4 projects), Xcode
  /// 13 and 14.0 at the smallest.
  public var canvasContentSizeCategory: ContentSizeCategory {
    switch tools {
    case 9000..<10200: .medium
    case 18000..<20150: .extraSmall
    default: .large
    }
  }
}
