import XMLSyntax

/// What Xcode calls scenes, in its outline and in the comments before them.
enum SceneTitle {
  /// The title of a scene: that of its controller; nil for a scene without one.
  static func title(of scene: EditableElement) -> String? {
    let objects = scene.childElements.first { $0.name == "objects" }?.childElements ?? []
    return objects.first { $0.name != "placeholder" }.map(title(ofController:))
  }

  private static func title(ofController controller: EditableElement) -> String {
    if let label = text("userLabel", of: controller) ?? text("title", of: controller) { return label }
    if controller.name == "viewControllerPlaceholder" {
      return controller["referencedIdentifier"] ?? controller["storyboardName"] ?? "Storyboard Reference"
    }
    let titles = ["navigationItem", "tabBarItem"].compactMap { key in
      controller.childElements.first { $0["key"] == key }.flatMap { text("title", of: $0) }
    }
    if let title = titles.first { return title }
    if let name = controller["customClass"] { return words(ofClass: name) }
    return otherNames[controller.name]
      ?? words(of: controller.name.prefix(1).uppercased() + controller.name.dropFirst())
  }

  /// The text of an attribute; nil for an empty one.
  private static func text(_ name: String, of element: EditableElement) -> String? {
    element[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The kinds of controllers whose names aren't those of their elements.
  private static let otherNames = [
    "avPlayerViewController": "AV Player View Controller", "glkViewController": "GLKit View Controller",
  ]

  /// The words of a class's name, without the module before it and the capitals that it begins with.
  private static func words(ofClass name: String) -> String {
    let name = name.split(separator: ".").last ?? name[...]
    let capitals = name.prefix { $0.isUppercase }
    let isPrefixed = capitals.count > 1 && name.dropFirst(capitals.count).first?.isLowercase == true
    return words(of: String(isPrefixed ? name.dropFirst(capitals.count - 1) : name))
  }

  /// A name with a space before every capital that a small letter follows.
  private static func words(of name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (place, letter) in letters.enumerated() {
      let beginsWord = letter.isUppercase && place + 1 < letters.count && letters[place + 1].isLowercase
      if place > 0, beginsWord { words.append(" ") }
      words.append(letter)
    }
    return words
  }
}
