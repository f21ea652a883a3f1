import GrammarChecking
import InterfaceModel
import UIKitCatalog
import ViewLanguage
import XMLSyntax

/// Reads Apple's documents, XIB 3 for iOS and tvOS, and those of the view language into the model.
///
/// The format has no published specification; what it is taken to be is in the catalog.
public struct DocumentReader: Sendable {
  private let catalog: Catalog
  private let components: ComponentFiles

  /// Makes a reader that knows what `catalog` describes and finds the components that documents take in by `components`.
  public init(catalog: Catalog = .uiKit, components: ComponentFiles = .none) {
    self.catalog = catalog
    self.components = components
  }

  /// Reads a file's bytes; `file` is the path that diagnostics show.
  public func read(_ bytes: [UInt8], file: String) -> DocumentReading {
    do throws(MarkupError) {
      return read(try MarkupDocument(parsing: bytes), file: file)
    } catch {
      return .malformed(error)
    }
  }

  /// Reads a parsed document; `file` is the path that diagnostics show.
  public func read(_ markup: MarkupDocument, file: String) -> DocumentReading {
    guard !LanguageReader.reads(markup) else { return readLanguage(markup, file: file) }
    return read(markup, file: file, of: nil)
  }

  /// Reads a document of Apple's format: one that was written, or what one of the language means.
  private func read(_ markup: MarkupDocument, file: String, of expansion: Expansion?) -> DocumentReading {
    let root = markup.root
    func unsupported(_ kind: UnsupportedDocument.Kind) -> DocumentReading {
      .unsupported(
        UnsupportedDocument(
          kind: kind, range: root.range, position: markup.source.position(at: root.range.start)))
    }
    guard root.name == "document" else {
      return unsupported(root.name == "archive" ? .archive : .unknown(root.name))
    }
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    let kind: InterfaceDocument.Kind = type.contains("Storyboard") ? .storyboard : .xib
    let platform: InterfaceDocument.Platform
    if type.contains("CocoaTouch") {
      platform = .iOS
    } else if type.contains("AppleTV") {
      platform = .tvOS
    } else if type.contains("WatchKit") || runtime == "watchKit" {
      return unsupported(.watchOS)
    } else if type.contains("Cocoa") || runtime == "MacOSX.Cocoa" {
      return unsupported(.macOS)
    } else {
      return unsupported(.unknown(type.isEmpty ? "document" : type))
    }
    var builder = DocumentBuilder(
      document: InterfaceDocument(file: file, source: markup.source, kind: kind, platform: platform),
      catalog: catalog)
    builder.readDocument(root)
    guard let expansion else { return .document(builder.document) }
    builder.readSupplement(expansion)
    builder.document.constraintSets = expansion.constraintSets
    builder.document.namedConstraints = expansion.namedConstraints
    // Nobody wrote Apple's elements, so nobody is to be told of them.
    builder.document.root = nil
    return .document(builder.document)
  }

  private func readLanguage(_ markup: MarkupDocument, file: String) -> DocumentReading {
    let expansion = LanguageReader(catalog: catalog).expand(markup, file: file, components: components)
    // The reader says better what is wrong; the grammar finds what escapes it.
    let faults = expansion.faults.isEmpty ? GrammarCheck.faults(in: markup) : expansion.faults
    guard faults.isEmpty else { return .faulty(faults.map { DocumentFault($0, in: markup.source) }) }
    return read(expansion.document, file: file, of: expansion)
  }
}
