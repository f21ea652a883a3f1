import InterfaceModel

/// What a person calls an object.
public enum ObjectName {
  /// The object's label, text or class.
  public static func describe(_ object: InterfaceObject) -> String {
    if let label = object.userLabel, !label.isEmpty { return shortened(label) }
    let title = object.states.first?.attributes.first { $0.name == "title" }?.text
    for case let text? in [object["text"], object["title"], title, object["placeholder"]] where !text.isEmpty {
      return shortened(text)
    }
    return object.customClass?.name ?? object["reuseIdentifier"] ?? object.element
  }

  /// The scene that an object stands in, by its controller's name.
  public static func scene(of index: ObjectIndex, in document: InterfaceDocument) -> String? {
    guard let scene = document.scene(of: index) else { return nil }
    let controller = scene.objects.lazy.map { document.objects[$0] }.first { !$0.isPlaceholder }
    return controller.map { $0.customClass?.name ?? describe($0) } ?? scene.id
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
