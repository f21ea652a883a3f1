/// The resources of a project: what documents name and a build copies beside them.
public struct ProjectResources: Sendable {
  /// The names by which UIKit finds images: those of catalogs, with their namespaces, and of loose files.
  public let images: ResourceNames
  /// The names of the colours in catalogs, with their namespaces.
  public let colors: ResourceNames
  /// The names of fonts that are there as files.
  public let fonts: ResourceNames
  /// The tables of texts, in the files' order.
  public let tables: [StringsTable]
  /// What the apps say of themselves.
  public let apps: [AppInformation]
  /// The storyboards by their names, in the files' order.
  public let storyboards: [String: [StoryboardOutline]]
  private let tablesByName: [String: [Int]]

  /// Puts together what files say.
  public init(_ files: [ResourceFile]) {
    let namespaces = Set(files.compactMap { if case .namespace(let folder) = $0 { folder } else { nil } })
    var names: [CatalogAsset.Kind: Set<String>] = [:]
    var fonts: Set<String> = []
    var tables: [StringsTable] = []
    var apps: [AppInformation] = []
    var storyboards: [String: [StoryboardOutline]] = [:]
    for file in files {
      switch file {
      case .asset(let asset): names[asset.kind, default: []].insert(asset.qualifiedName(namespaces: namespaces))
      case .image(let path): names[.image, default: []].insert(LooseImage.name(ofPath: path))
      case .font(let found): fonts.formUnion(found)
      case .strings(let found): tables += found
      case .storyboard(let storyboard): storyboards[storyboard.name, default: []].append(storyboard)
      case .information(let app): apps.append(app)
      case .namespace, .unreadable: break
      }
    }
    images = ResourceNames(names[.image] ?? [])
    colors = ResourceNames(names[.color] ?? [])
    self.fonts = ResourceNames(fonts)
    self.tables = tables
    self.apps = apps
    self.storyboards = storyboards
    tablesByName = Dictionary(grouping: tables.indices) { tables[$0].name }
  }

  /// Whether an image of that name is there. UIKit takes names of files with and without their ending.
  public func hasImage(_ name: String) -> Bool {
    images.contains(name) || images.contains(LooseImage.name(ofPath: name))
  }

  /// The tables of a name, in the files' order.
  public func tables(named name: String) -> [StringsTable] { (tablesByName[name] ?? []).map { tables[$0] } }

  /// Whether there's a language that texts are translated into.
  public var isTranslated: Bool {
    tables.contains { table in table.language.map { !["Base", "mul", "en", "English"].contains($0) } ?? false }
  }
}
