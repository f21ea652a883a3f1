import UIKitCatalog
import XMLSyntax

/// Tells whether two documents of Apple's format say the same.
///
/// Ids, texts, numbers and the order of lists count. What a reader takes no notice of, or Xcode orders by itself, doesn't: the
/// order of attributes, of keyed children, of actions, outlets and resources, values that absence means, who saved the document with what, ids of constraints and
/// connections that nothing but masks refers to.
public struct DocumentComparison: Sendable {
  private let catalog: Catalog

  /// Makes a comparison that knows what `catalog` describes.
  public init(catalog: Catalog = .uiKit) { self.catalog = catalog }

  /// The first place where two documents differ, as a path of elements and what either has there; nil where they say the
  /// same. Frames of the right one may be left out of account where the left one stores none.
  public func firstDifference(
    _ left: MarkupDocument, _ right: MarkupDocument, ignoringAddedFrames: Bool = false
  ) -> String? {
    let leftTree = EditableElement(left.root)
    var rightTree = EditableElement(right.root)
    if ignoringAddedFrames {
      let added = rightTree.placedIDs.subtracting(leftTree.placedIDs)
      rightTree = rightTree.withoutFrames(of: added.filter { !$0.hasPrefix(IDGenerator.prefix) })
    }
    let canonical = CanonicalForm(catalog: catalog, names: ObjectNames(of: leftTree, catalog: catalog))
    return difference(canonical.form(of: leftTree), canonical.form(of: rightTree), path: "")
  }

  private func difference(_ left: EditableElement?, _ right: EditableElement?, path: String) -> String? {
    guard let left, let right else {
      return "\(path): \(left.map(summary) ?? "nothing") against \(right.map(summary) ?? "nothing")"
    }
    let path = path + "/" + left.name + (left["id"].map { "[\($0)]" } ?? left["key"].map { "[\($0)]" } ?? "")
    guard left.name == right.name, left.attributes == right.attributes, left.text == right.text else {
      return "\(path): \(summary(left)) against \(summary(right))"
    }
    let (leftChildren, rightChildren) = (left.childElements, right.childElements)
    for place in 0..<max(leftChildren.count, rightChildren.count) {
      let found = difference(
        place < leftChildren.count ? leftChildren[place] : nil,
        place < rightChildren.count ? rightChildren[place] : nil, path: path)
      if let found { return found }
    }
    return nil
  }

  private func summary(_ element: EditableElement) -> String {
    "<\(element.name)\(element.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined())>\(element.text)"
  }
}
