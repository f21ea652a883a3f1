import XMLSyntax

/// What a document says of the tools that it needs, which follows from what is in it.
struct DocumentDependencies {
  static let elementName = "dependencies"

  /// What not every version of Interface Builder could read.
  private struct Capability {
    var name: String
    /// The first version that can.
    var toolsVersion: String
    var isUsed: @Sendable (EditableElement) -> Bool
  }

  /// The capabilities that current documents say, by name.
  private static let capabilities: [Capability] = [
    Capability(name: "Image references", toolsVersion: "12.0") { $0.name == "imageReference" },
    Capability(name: "Named colors", toolsVersion: "9.0") { $0.name == "namedColor" },
    Capability(name: "Safe area layout guides", toolsVersion: "9.0") {
      $0.name == "viewLayoutGuide" && $0["key"] == "safeArea"
    },
    Capability(name: "Stack View standard spacing", toolsVersion: "9.0") { $0["spacingType"] == "standard" },
    Capability(name: "System colors in document resources", toolsVersion: "11.0") {
      $0.name == "systemColor" && !oldColors.contains($0["name"] ?? "")
    },
    Capability(name: "collection view cell content view", toolsVersion: "11.0") {
      $0.name == "collectionViewCellContentView"
    },
    Capability(name: "documents saved in the Xcode 8 format", toolsVersion: "8.0") { $0.name == "document" },
  ]

  /// The colours of the system that every version knows.
  private static let oldColors: Set<String> = [
    "darkTextColor", "lightTextColor", "groupTableViewBackgroundColor", "tableCellGroupedBackgroundColor",
  ]

  private let root: EditableElement

  /// The dependencies of the document with that root.
  init(of root: EditableElement) { self.root = root }

  /// The element that says them.
  var element: EditableElement {
    var parts = [EditableElement("deployment", attributes: [.init("identifier", platform)])]
    parts.append(
      EditableElement(
        "plugIn",
        attributes: [
          .init("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"),
          .init("version", ToolsRelease.plugInVersion(of: root["toolsVersion"] ?? "")),
        ]))
    parts += Self.capabilities.filter { Self.contains(root, $0) }.map { capability in
      EditableElement(
        "capability",
        attributes: [.init("name", capability.name), .init("minToolsVersion", capability.toolsVersion)])
    }
    return EditableElement(Self.elementName, children: parts.map { .element($0) })
  }

  private var platform: String { root["targetRuntime"] == "AppleTV" ? "tvOS" : "iOS" }

  private static func contains(_ element: EditableElement, _ capability: Capability) -> Bool {
    capability.isUsed(element) || element.childElements.contains { contains($0, capability) }
  }
}
