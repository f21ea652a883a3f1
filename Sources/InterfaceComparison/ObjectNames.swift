/// What a person calls the objects of a document: by label, outlet, text or class.
public struct ObjectNames: Sendable {
  private let document: ComparedDocument
  private let outlets: [String: String]
  private let counts: [String: Int]

  private static let lengthLimit = 40

  /// Finds the names of a document's objects.
  public init(_ document: ComparedDocument) {
    self.document = document
    var outlets: [String: String] = [:]
    for node in document.nodes where node.name == "outlet" {
      guard let destination = node["destination"], let property = node["property"] else { continue }
      if outlets[destination] == nil, property != "view", property != "delegate", property != "dataSource" {
        outlets[destination] = property
      }
    }
    self.outlets = outlets
    var counts: [String: Int] = [:]
    for (place, node) in document.nodes.enumerated() where node.identity != nil && !node.isTie {
      counts[Self.name(of: place, in: document, outlets), default: 0] += 1
    }
    self.counts = counts
  }

  /// A short name, for equations; the id stands with it where several objects have the name.
  public func short(_ node: Int) -> String {
    let name = Self.name(of: node, in: document, outlets)
    if let guide = guideName(node) { return guide }
    guard counts[name, default: 0] > 1, let id = document.nodes[node]["id"] else { return name }
    return "\(name)(\(id))"
  }

  /// A name with what it is, for people: `label "Title"`.
  public func long(_ node: Int) -> String {
    let element = document.nodes[node].name
    if let guide = guideName(node) { return guide }
    let name = Self.name(of: node, in: document, outlets)
    return name == element ? element : "\(element) \"\(name)\""
  }

  /// A short name for whatever can be referred to; a constraint or connection goes by its identifier or id.
  public func mention(_ node: Int) -> String {
    let tie = document.nodes[node]
    return tie.isTie ? "\(tie.name)(\(tie["identifier"] ?? tie["id"] ?? ""))" : short(node)
  }

  /// A guide by the view that it belongs to: `card.safeArea`.
  private func guideName(_ node: Int) -> String? {
    let guide = document.nodes[node]
    let key = guide.name == "viewControllerLayoutGuide" ? guide["type"].map { "\($0)LayoutGuide" } : guide["key"]
    guard guide.name.hasSuffix("LayoutGuide"), let key else { return nil }
    guard let owner = document.ancestors(of: node).first(where: { document.nodes[$0].identity != nil }) else {
      return key
    }
    return "\(short(owner)).\(key)"
  }

  private static func name(of node: Int, in document: ComparedDocument, _ outlets: [String: String]) -> String {
    let object = document.nodes[node]
    if object["placeholderIdentifier"] == "IBFilesOwner" { return "File's Owner" }
    if object["placeholderIdentifier"] == "IBFirstResponder" { return "First Responder" }
    if let label = object["userLabel"], !label.isEmpty { return shortened(label) }
    if let outlet = object["id"].flatMap({ outlets[$0] }) { return outlet }
    if object.name == "scene" { return sceneName(node, document) ?? "scene" }
    return text(of: object, in: document).map(shortened) ?? object["customClass"] ?? object["reuseIdentifier"]
      ?? object.name
  }

  private static func text(of object: ComparedNode, in document: ComparedDocument) -> String? {
    let state = object.children.lazy.map { document.nodes[$0] }.first { $0.name == "state" && $0["key"] == "normal" }
    let string = object.children.lazy.map { document.nodes[$0] }.first {
      $0.text != nil && ($0["key"] == "text" || $0["key"] == "title")
    }
    let candidates = [object["text"], object["title"], state?["title"], string?.text, object["placeholder"]]
    return candidates.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// A scene is called after its controller.
  private static func sceneName(_ node: Int, _ document: ComparedDocument) -> String? {
    let lists = document.nodes[node].children.filter { document.nodes[$0].name == "objects" }
    let objects = lists.flatMap { document.nodes[$0].children }.filter { document.nodes[$0].name != "placeholder" }
    return objects.first.map { name(of: $0, in: document, [:]) }
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > lengthLimit ? line.prefix(lengthLimit - 1) + "…" : line
  }
}
