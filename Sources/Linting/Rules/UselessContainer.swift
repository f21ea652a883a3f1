import InterfaceModel
import UIKitCatalog

/// Finds views that do nothing but hold another one.
struct UselessContainer: IndexedRule {
  static let description = RuleDescription(
    id: "useless_container",
    summary: "A view without a look or meaning of its own holds one view.",
    rationale: """
      Each level of the tree is a view to make, to lay out and to composite. A view that has no class, no colour, no \
      outlet and no gesture can go, and its subview take its place.
      """,
    severity: .note, isEnabledByDefault: false,
    badExamples: [
      .xib(
        #"<view id="a"><subviews>↓<view id="b"><subviews><label id="c"/></subviews></view><label id="d"/></subviews></view>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><view id="b"><subviews><label id="c"/><label id="e"/></subviews></view><view customClass="Card" id="d"><subviews><label id="f"/></subviews></view></subviews></view>"#
      )
    ])

  /// What a view can say without looking like anything.
  private static let plainAttributes: Set<String> = [
    "contentMode", "translatesAutoresizingMaskIntoConstraints", "opaque", "clearsContextBeforeDrawing",
    "autoresizesSubviews", "multipleTouchEnabled",
  ]
  private static let plainValues: Set<String> = ["frame", "autoresizingMask"]

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    let places = indexed.places(of: "view")
    guard !places.isEmpty else { return [] }
    let destinations = Set(
      document.objects.indices.lazy.flatMap { document.objects[$0].connections }.map(\.destination.id))
    return places.compactMap { index in
      let object = document.objects[index]
      guard object.isMember(of: "subviews"), object.children.count == 1, isPlain(object),
        !isSized(object), !(object.id.map(destinations.contains) ?? false)
      else { return nil }
      return finding(
        "the view only holds another one: let that take its place", in: document, at: object.range, object: index)
    }
  }

  private func isPlain(_ object: InterfaceObject) -> Bool {
    guard object.customClass == nil, object.connections.isEmpty, object.runtimeAttributes.isEmpty,
      object.variations.isEmpty
    else { return false }
    return object.attributes.allSatisfy { isPlain($0, of: object.element) }
      && object.values.allSatisfy { value in
        Self.plainValues.contains(value.key) || value.key == "backgroundColor" && Self.isClear(value.value)
      }
  }

  private func isPlain(_ attribute: InterfaceAttribute, of element: String) -> Bool {
    if Self.plainAttributes.contains(attribute.name) { return true }
    guard case .designTime = Catalog.uiKit[element]?.attribute(attribute.name)?.treatment else { return false }
    return true
  }

  /// A view with a size of its own makes room around what it holds.
  private func isSized(_ object: InterfaceObject) -> Bool {
    object.constraints.contains { $0.secondAttribute == nil || $0.constant.value != 0 || $0.relation != .equal }
  }

  private static func isClear(_ value: InterfaceValue) -> Bool {
    switch value {
    case .color(.white(_, _, let alpha)), .color(.rgb(_, _, _, _, let alpha)): alpha.value == 0
    case .none: true
    default: false
    }
  }
}
