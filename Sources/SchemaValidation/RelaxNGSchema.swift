internal import CLibXML2
import XMLSyntax

/// A schema of RELAX NG that documents are checked by, with libxml2.
///
/// Once it is made, any number of documents can be checked at the same time.
public final class RelaxNGSchema: Sendable {
  /// libxml2 only reads a schema that is complete.
  private nonisolated(unsafe) let schema: xmlRelaxNGPtr

  /// Makes a schema of a grammar in RELAX NG's XML syntax; nil for text that is none.
  public init?(_ grammar: String) {
    xmlInitParser()
    var text = grammar
    let schema = text.withUTF8 { bytes -> xmlRelaxNGPtr? in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let context = xmlRelaxNGNewMemParserCtxt(characters.baseAddress, Int32(characters.count)) else {
          return nil
        }
        defer { xmlRelaxNGFreeParserCtxt(context) }
        // Without a handler, libxml2 prints what it finds.
        xmlRelaxNGSetParserStructuredErrors(context, { _, _ in }, nil)
        return xmlRelaxNGParse(context)
      }
    }
    guard let schema else { return nil }
    self.schema = schema
  }

  deinit { xmlRelaxNGFree(schema) }

  /// The first fault in a document; nil where it keeps to the schema. Attributes that `isIgnored` names aren't looked at.
  public func firstFault(in document: MarkupDocument, ignoring isIgnored: (String) -> Bool = { _ in false })
    -> SchemaFault?
  {
    guard let tree = SchemaTree(document, ignoring: isIgnored) else { return nil }
    guard let context = xmlRelaxNGNewValidCtxt(schema) else { return nil }
    defer { xmlRelaxNGFreeValidCtxt(context) }
    var reports = SchemaReports()
    let verdict = withUnsafeMutablePointer(to: &reports) { reports in
      xmlRelaxNGSetValidStructuredErrors(
        context,
        { reports, error in
          guard let error else { return }
          reports?.assumingMemoryBound(to: SchemaReports.self).pointee.add(error.pointee)
        }, reports)
      return xmlRelaxNGValidateDoc(context, tree.document)
    }
    guard verdict != 0 else { return nil }
    let fault = reports.best.flatMap { report in
      tree.element(report.node).map { SchemaFault(kind: report.kind, element: $0) }
    }
    return fault ?? SchemaFault(kind: .content, element: document.root)
  }
}
