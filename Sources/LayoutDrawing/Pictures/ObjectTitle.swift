import InterfaceModel

extension Drawing {
  /// What a person calls an object: its label, text or class.
  func title(of object: InterfaceObject) -> String {
    if let label = object.userLabel, !label.isEmpty { return Self.shortened(label) }
    let state = object.states.first { $0.name == "normal" }
    var configured: String?
    if case .record(let configuration) = object.value("configuration") { configured = configuration.text("title") }
    let texts = [
      configured, object.text("text"), object.text("title"), state.flatMap { $0.text("title") },
      object.text("placeholder"),
      object.text("headerTitle"),
    ]
    for case let text? in texts where !text.allSatisfy(\.isWhitespace) { return Self.shortened(text) }
    if let reuse = object["reuseIdentifier"], !reuse.isEmpty { return Self.shortened(reuse) }
    if let name = object.customClass?.name { return name }
    return object.element.hasSuffix("CellContentView") ? "Content View" : Self.spelledOut(object.element)
  }

  /// The name of the scene that a controller makes.
  func sceneTitle(of controller: InterfaceObject) -> String {
    if let label = controller.userLabel, !label.isEmpty { return Self.shortened(label) }
    if let title = controller.text("title"), !title.isEmpty { return Self.shortened(title) }
    if let name = controller.customClass?.name { return name }
    let item = objects(in: controller).first { $0.element == "navigationItem" }
    if let title = item?.text("title"), !title.isEmpty { return Self.shortened(title) }
    return Self.spelledOut(controller.element)
  }

  /// `tableViewCell` → `Table View Cell`.
  static func spelledOut(_ element: String) -> String {
    element.reduce(into: "") { text, letter in
      if text.isEmpty { text += letter.uppercased() } else { text += letter.isUppercase ? " \(letter)" : "\(letter)" }
    }
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 48 ? line.prefix(47) + "…" : line
  }
}
