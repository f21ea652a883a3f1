import InterfaceModel
import UIKitCatalog

extension InterfaceDocument {
  /// The controller of a scene; nil for a scene that refers to another storyboard.
  func controller(of scene: InterfaceScene) -> ObjectIndex? {
    scene.objects.first { Catalog.uiKit[objects[$0].element]?.objectKind == .controller }
  }

  /// The top-level objects of all scenes.
  var sceneObjects: [ObjectIndex] { scenes.flatMap(\.objects) }

  /// The file's name without its extension.
  var fileStem: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// A note that shows where something stands.
  func note(_ message: String, at index: ObjectIndex) -> Finding.Note {
    Finding.Note(message: message, file: file, position: source.position(at: objects[index].range.start))
  }
}
