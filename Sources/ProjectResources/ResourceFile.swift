import Foundation

/// What one file of a project's resources has to say.
public enum ResourceFile: Sendable {
  /// The description of a set in an asset catalog.
  case asset(CatalogAsset)
  /// A folder of an asset catalog whose name is part of its members' names.
  case namespace(folder: String)
  /// An image outside of catalogs.
  case image(path: String)
  /// A font, with the names that UIKit knows it by.
  case font(names: [String])
  /// Tables of texts, one for each language.
  case strings([StringsTable])
  /// What other storyboards may refer to.
  case storyboard(StoryboardOutline)
  /// What an app says of itself.
  case information(AppInformation)
  /// A file that isn't what its name says.
  case unreadable(path: String, reason: String)

  /// Whether the file of a path has anything to say.
  public static func isWanted(_ path: String) -> Bool { ResourceKind(path: path) != nil }

  /// Whether its bytes have to be read for that.
  public static func isRead(_ path: String) -> Bool { ResourceKind(path: path).map { $0 != .image } ?? false }

  /// Reads a file; nil for one that says nothing. It never fails: what can't be read becomes ``unreadable(path:reason:)``.
  public static func read(_ bytes: [UInt8], path: String) -> ResourceFile? {
    switch ResourceKind(path: path) {
    case .catalogContents: catalogContents(bytes, path)
    case .image: .image(path: path)
    case .font: FontNames.names(of: bytes).map { .font(names: $0) } ?? .unreadable(path: path, reason: "no font")
    case .strings: tables(StringsReader.read(bytes, path: path).map { [$0] }, path)
    case .stringCatalog: tables(StringCatalogReader.read(bytes, path: path), path)
    case .storyboard: .storyboard(StoryboardOutline(bytes, path: path))
    case .information:
      AppInformation(bytes, path: path).map { .information($0) } ?? .unreadable(path: path, reason: "no property list")
    case nil: nil
    }
  }

  private static func tables(_ tables: [StringsTable]?, _ path: String) -> ResourceFile {
    tables.map { .strings($0) } ?? .unreadable(path: path, reason: "no table of strings")
  }

  private static func catalogContents(_ bytes: [UInt8], _ path: String) -> ResourceFile? {
    let folder = ResourcePath.folder(of: path)
    if let asset = CatalogAsset(folder: folder) { return .asset(asset) }
    guard let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      return .unreadable(path: path, reason: "no JSON object")
    }
    let properties = contents["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool == true ? .namespace(folder: folder) : nil
  }
}
