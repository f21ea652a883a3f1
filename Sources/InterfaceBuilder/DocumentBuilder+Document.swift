import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension DocumentBuilder {
  /// Reads the root element.
  mutating func readDocument(_ root: MarkupElement) {
    document.root = root
    tallyElement(.carried)
    _ = readAttributes(of: root, catalog["document"])
    document.toolsVersion = root["toolsVersion"]
    document.usesAutoLayout = root["useAutolayout"] == "YES"
    document.isLaunchScreen = root["launchScreen"] == "YES"
    document.initialViewController = reference("initialViewController", of: root)
    for child in root.childElements {
      switch child.name {
      case "objects":
        tallyElement(.carried)
        document.topLevelObjects = readObjects(in: child, parent: nil, role: .topLevel)
      case "scenes":
        tallyElement(.carried)
        for scene in child.childElements { readScene(scene) }
      case "resources":
        tallySubtree(child, .designTime)
        readResources(child)
      case "device":
        tallySubtree(child, .designTime)
        document.device = child["id"].map {
          Device(id: $0, orientation: child["orientation"] ?? "portrait", appearance: child["appearance"])
        }
      case "color" where child["key"] == "tintColor":
        // A storyboard's tint is its window's; what a nib says of one nobody reads.
        document.tintColor = Self.color(child)
        tallySubtree(child, document.kind == .storyboard ? .carried : .designTime)
      default:
        readDocumentChild(child)
      }
    }
    noteUnpublishedColors()
    document.indexIdentifiers()
  }

  /// A colour of the system that UIKit doesn't publish is carried by the stand-in among the resources, if there is one.
  private mutating func noteUnpublishedColors() {
    for (name, note) in unpublishedColors where document.standIn(forSystemColor: name) == nil {
      document.uncarried.append(note)
      document.elementCoverage.carried -= 1
      document.elementCoverage.unsupported += 1
    }
  }

  private mutating func readDocumentChild(_ child: MarkupElement) {
    let row = child["key"].flatMap { catalog["document"]?.child($0) } ?? catalog["document"]?.child(child.name)
    switch row?.content {
    case .designTime: tallySubtree(child, .designTime)
    case .unsupported: skip(child, .notSupported)
    case .value, .object, .objects, .structure, nil: skip(child, .unknownElement)
    }
  }

  private mutating func readScene(_ element: MarkupElement) {
    guard element.name == "scene" else { return skip(element, .unknownElement) }
    tallyElement(.carried)
    _ = readAttributes(of: element, catalog["scene"])
    var scene = InterfaceScene(id: element["sceneID"], objects: [], range: element.range)
    for child in element.childElements {
      if child.name == "objects" {
        tallyElement(.carried)
        scene.objects += readObjects(in: child, parent: nil, role: .topLevel)
      } else if child.name == "point" {
        tallySubtree(child, .designTime)
      } else {
        skip(child, .unknownElement)
      }
    }
    document.scenes.append(scene)
  }

  private mutating func readResources(_ element: MarkupElement) {
    for child in element.childElements {
      guard let name = child["name"] else { continue }
      let color = child.childElements.first { $0.name == "color" }.flatMap { Self.color($0) }
      let kind: Resource.Kind
      switch child.name {
      case "image":
        let size = Self.number(child["width"]).flatMap { width in
          Self.number(child["height"]).map { LayoutSize(width: width, height: $0) }
        }
        kind = .image(catalog: child["catalog"], size: size)
      case "namedColor": kind = .namedColor(fallback: color)
      case "systemColor": kind = .systemColor(fallback: color)
      default: continue
      }
      document.resources.append(Resource(name: name, kind: kind, range: child.range))
    }
  }
}
