import Foundation
import InterfaceLayout
import InterfaceModel
import Linting
import MarkupWriting
import UIKitCatalog

/// Shows layouts on one page that needs nothing else: the tree of views, the wireframe on each device, and what there is
/// to know of the selected view.
public struct HTMLReport: Sendable {
  /// A document with its layouts.
  public struct Entry: Sendable {
    /// The document.
    public var document: InterfaceDocument
    /// Its layouts, one for each device, in the order in which they are offered.
    public var layouts: [DocumentLayout]
    /// What was found in it; findings of other documents are left out.
    public var findings: [Finding]

    /// Makes an entry of a report.
    public init(_ document: InterfaceDocument, layouts: [DocumentLayout], findings: [Finding] = []) {
      self.document = document
      self.layouts = layouts
      self.findings = findings
    }
  }

  private let catalog: Catalog

  /// Makes a renderer that knows what `catalog` describes.
  public init(catalog: Catalog = .uiKit) { self.catalog = catalog }

  /// The page of several documents.
  public func render(_ entries: [Entry]) -> String {
    let documents = entries.enumerated().map { number, entry in
      DrawnDocument(entry, number: number, catalog: catalog)
    }
    let page = ReportPage(documents: documents, data: Self.encoded(documents.map(\.data)))
    return page.markup
  }

  /// The page of one document.
  public func render(_ document: InterfaceDocument, _ layouts: [DocumentLayout], findings: [Finding] = []) -> String {
    render([Entry(document, layouts: layouts, findings: findings)])
  }

  /// The data as the content of a script element, which no text can end.
  private static func encoded(_ documents: [PageDocument]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What is encoded are texts and finite numbers, which can't fail to be encoded.
    guard let data = try? encoder.encode(documents) else { return "[]" }
    let text = String(decoding: data, as: UTF8.self).unicodeScalars.map { scalar in
      Escaped.turnsDirection(scalar.value) ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(text))
      .replacingOccurrences(of: "<", with: "\\u003c")
      .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
      .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
  }
}
