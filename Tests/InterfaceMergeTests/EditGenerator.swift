import XMLSyntax

/// Makes up edits of a document for two sides, so that no edit touches what another one touches.
struct EditGenerator {
  private let document: MarkupDocument
  private let objects: [MarkupElement]
  private let referrers: [String: Int]
  private let duplicates: Set<String>
  private var random: SeededGenerator
  /// What is touched already: elements, attributes, and places between elements.
  private var touched: Set<String> = []
  private var counter = 0

  init(_ document: MarkupDocument, seed: UInt64) {
    self.document = document
    random = SeededGenerator(seed: seed)
    let elements = document.elements
    let ids = Dictionary(elements.filter(\.isObject).map { ($0["id"] ?? "", 1) }, uniquingKeysWith: +)
    let duplicates = Set(ids.filter { $0.value > 1 }.keys)
    self.duplicates = duplicates
    objects = elements.filter { $0.isObject && !duplicates.contains($0["id"] ?? "") }
    var referrers: [String: Int] = [:]
    for element in elements {
      for attribute in element.attributes where attribute.name != "id" && ids[attribute.value] != nil {
        referrers[attribute.value, default: 0] += 1
      }
    }
    self.referrers = referrers
  }

  /// Up to `count` edits that go with all that were made before.
  mutating func edits(_ count: Int) -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    for _ in 0..<count * 8 where edits.count < count {
      if let edit = edit() { edits.append(edit) }
    }
    return edits
  }

  private mutating func edit() -> DocumentEdit? {
    guard let object = objects.randomElement(using: &random), let id = object["id"] else { return nil }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: return attributeEdit(object, id, key: nil)
    case 4...5: return valueEdit(object, id)
    case 6: return deletion(object, id)
    case 7...8: return insertion(object, id)
    default: return move(object, id)
    }
  }

  private mutating func valueEdit(_ object: MarkupElement, _ id: String) -> DocumentEdit? {
    let values = object.childElements.filter { $0["key"] != nil && $0["id"] == nil && $0.isSelfClosing }
    guard let value = values.randomElement(using: &random), let key = value["key"],
      values.filter({ $0["key"] == key }).count == 1
    else { return nil }
    return attributeEdit(value, id, key: key)
  }

  private mutating func attributeEdit(_ element: MarkupElement, _ id: String, key: String?) -> DocumentEdit? {
    let target = DocumentEdit.Target(id: id, key: key)
    // A colour or font is one value, and whoever tells it in another way changes all of it.
    let isWhole = element.name == "color" || element.name == "fontDescription"
    let place = "\(id) \(key ?? "")"
    counter += 1
    if !isWhole, Int.random(in: 0..<4, using: &random) == 0 {
      guard take([place + " new", "in \(id)"]) else { return nil }
      return .add(target, attribute: "added\(counter)", value: "\(counter)")
    }
    let free = element.attributes.filter { !Self.isFixed($0.name) && referrers[$0.value] == nil }
    guard let attribute = free.randomElement(using: &random) else { return nil }
    // A new attribute stands behind the last one, which therefore has to stay.
    let isLast = attribute.name == element.attributes.last?.name
    guard take([isWhole ? place + " whole" : "\(place) \(attribute.name)", "in \(id)"]) else { return nil }
    if !isWhole, !isLast, Int.random(in: 0..<4, using: &random) == 0 {
      return .remove(target, attribute: attribute.name)
    }
    return .set(target, attribute: attribute.name, value: "changed &amp; \(counter)")
  }

  private mutating func deletion(_ object: MarkupElement, _ id: String) -> DocumentEdit? {
    let inside = object.descendants
    let ids = Set(inside.compactMap { $0["id"] })
    guard inside.count < 20, ids.allSatisfy({ referrers[$0] == nil && !duplicates.contains($0) }),
      object.siblings.count > 2, object["key"] == nil
    else { return nil }
    // Nothing in it may be edited, nor may anything be put behind it, nor what stands before and after it go too.
    let places = inside.flatMap { element in ["in \(element["id"] ?? "-")", "after \(element["id"] ?? "-")"] }
    guard places.allSatisfy({ !touched.contains($0) }), take(["list \(Self.list(object))"]) else { return nil }
    touched.formUnion(places)
    deleted.formUnion(ids)
    return .delete(id: id)
  }

  private mutating func insertion(_ object: MarkupElement, _ id: String) -> DocumentEdit? {
    guard object["key"] == nil, object.siblings.count > 1, take(["after \(id)", "in \(id)"]) else { return nil }
    counter += 1
    return .insert(after: id, element: #"<view tag="\#(counter)" id="New-\#(counter)"/>"#)
  }

  private mutating func move(_ object: MarkupElement, _ id: String) -> DocumentEdit? {
    let candidates = objects.filter { other in
      other != object && other["key"] == nil && other.depth == object.depth && other.parent?.name == object.parent?.name
        && !other.ancestors.contains(object)
    }
    guard object["key"] == nil, object.siblings.count > 2, let anchor = candidates.randomElement(using: &random),
      let anchorID = anchor["id"]
    else { return nil }
    guard !touched.contains("after \(id)"), !touched.contains("whole \(id)"),
      take(["after \(anchorID)", "list \(Self.list(object))"])
    else { return nil }
    touched.formUnion(["after \(id)", "in \(id)", "in \(anchorID)", "whole \(id)"])
    // What was edited inside goes along, but an anchor mustn't.
    return .move(id: id, after: anchorID)
  }

  private var deleted: Set<String> = []

  /// Takes places that nothing touched yet. Being in an object is no hindrance, unless the object is gone.
  private mutating func take(_ places: [String]) -> Bool {
    for place in places {
      if place.hasPrefix("in ") {
        if deleted.contains(String(place.dropFirst(3))) { return false }
      } else if touched.contains(place) {
        return false
      }
    }
    touched.formUnion(places)
    return true
  }

  /// A list by where it starts: of the members of one, only one goes or moves, so that the others stay neighbours.
  private static func list(_ element: MarkupElement) -> String { "\(element.parent?.range.start ?? 0)" }

  /// What isn't a property: ids, keys and names.
  private static func isFixed(_ name: String) -> Bool {
    ["id", "key", "sceneID", "reference", "keyPath", "name", "identifier", "destination", "firstItem", "secondItem"]
      .contains(name)
  }
}

extension MarkupElement {
  /// It and all it holds.
  var descendants: [MarkupElement] { [self] + childElements.flatMap(\.descendants) }

  /// The elements around it.
  var ancestors: [MarkupElement] { parent.map { [$0] + $0.ancestors } ?? [] }

  /// How many elements are around it.
  var depth: Int { ancestors.count }

  /// The elements that are beside it, and itself.
  var siblings: [MarkupElement] { parent.map { Array($0.childElements) } ?? [] }
}
