import Foundation

/// What an `Info.plist` says of an app's interface.
public struct AppInformation: Sendable {
  /// The file's path.
  public let path: String
  /// The oldest system that it is for, as written; nil where it isn't said or stands for a build setting.
  public let minimumSystemVersion: String?
  /// The storyboards that the system loads by name: the launch screen, the main one, those of scenes.
  public let storyboards: [String]

  /// Reads a property list; nil for what is none.
  init?(_ bytes: [UInt8], path: String) {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    else { return nil }
    self.path = path
    minimumSystemVersion = (list["MinimumOSVersion"] as? String).flatMap { $0.contains("$") ? nil : $0 }
    let names = ["UILaunchStoryboardName", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad"].compactMap {
      list[$0] as? String
    }
    let scenes = (list["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let configurations = scenes?.sorted { $0.key < $1.key }.flatMap { $0.value as? [[String: Any]] ?? [] } ?? []
    let extensionStoryboard = (list["NSExtension"] as? [String: Any])?["NSExtensionMainStoryboard"] as? String
    storyboards =
      (names + configurations.compactMap { $0["UISceneStoryboardFile"] as? String }
      + [extensionStoryboard].compactMap { $0 })
      .filter { !$0.isEmpty && !$0.contains("$") }
  }
}
