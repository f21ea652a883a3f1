import GrammarChecking
import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import UIKitCatalog
import ViewLanguage
import XMLSyntax

/// Turns Apple's documents into ones of the view language, and these into Apple's.
///
/// Stored frames that the constraints give are left out of the language and solved anew on the way back.
public struct DocumentConverter: Sendable {
  /// How far a number of a solved frame may be from the stored one, in points, where it stands for it.
  private static let tolerance = 0.004
  /// Without one frame another may come out differently, so what is left out is checked, and checked again.
  private static let roundLimit = 4

  private let reader: DocumentReader
  private let engine: LayoutEngine
  private let language: LanguageReader
  private let writer: LanguageWriter
  private let comparison: DocumentComparison
  private let style: XcodeStyle
  private let components: ComponentFiles

  /// Makes a converter that knows what `catalog` describes and finds components by `components`.
  public init(catalog: Catalog = .uiKit, components: ComponentFiles = .none) {
    self.components = components
    reader = DocumentReader(catalog: catalog)
    engine = LayoutEngine(catalog: catalog)
    language = LanguageReader(catalog: catalog)
    writer = LanguageWriter(catalog: catalog)
    comparison = DocumentComparison(catalog: catalog)
    style = XcodeStyle(catalog: catalog)
  }

  // MARK: To the language

  /// The file of the language for a document of Apple's format.
  ///
  /// - Throws: ``ConversionError`` for a document that the language doesn't have, or that it can't say all of.
  public func languageFile(for document: MarkupDocument) throws(ConversionError) -> [UInt8] {
    var solved = solvedIDs(of: document)
    for _ in 0..<Self.roundLimit {
      let bytes = try file(for: document, withoutFramesOf: solved)
      let back = try expanded(try parsed(bytes))
      let wrong = solved.subtracting(Self.idsWithEqualFrames(document, back))
      if wrong.isEmpty { return try checked(bytes, back, document) }
      solved.subtract(wrong)
    }
    let bytes = try file(for: document, withoutFramesOf: [])
    return try checked(bytes, try expanded(try parsed(bytes)), document)
  }

  private func file(
    for document: MarkupDocument, withoutFramesOf ids: Set<String>
  ) throws(ConversionError) -> [UInt8] {
    do throws(LanguageError) {
      return LanguageFormatter().bytes(of: try writer.contract(document, withoutFramesOf: ids))
    } catch {
      throw ConversionError(error, in: document.source)
    }
  }

  private func checked(
    _ bytes: [UInt8], _ back: MarkupDocument, _ document: MarkupDocument
  ) throws(ConversionError) -> [UInt8] {
    guard let difference = comparison.firstDifference(document, back, ignoringAddedFrames: true) else { return bytes }
    throw ConversionError(
      code: "lossy_conversion", message: "the language can't say all of the document: \(difference)",
      position: SourcePosition(line: 1, column: 1))
  }

  // MARK: To Apple's format

  /// The document of Apple's format for one of the language, with the frames that Interface Builder would
  /// store, in the form in which Xcode would save it.
  ///
  /// Instances of components become views as others. `file` is the document's path, which says where they are.
  ///
  /// - Throws: ``ConversionError`` for the first fault in the document.
  public func appleDocument(
    for document: MarkupDocument, file: String = ""
  ) throws(ConversionError) -> MarkupDocument {
    let apple = try expanded(document, file: file)
    if let fault = GrammarCheck.faults(in: document).first { throw ConversionError(fault, in: document.source) }
    return apple
  }

  private func expanded(_ document: MarkupDocument, file: String = "") throws(ConversionError) -> MarkupDocument {
    let expansion = language.expand(document, file: file, components: components, dissolvingComponents: true)
    if let fault = expansion.faults.first { throw ConversionError(fault, in: document.source) }
    if let extra = expansion.supplement.root.childElements.first(where: { Self.unsayable[$0.name] != nil }) {
      throw ConversionError(
        code: "unsupported_document",
        message: "a document of Apple's format can't say \(Self.unsayable[extra.name] ?? extra.name)",
        position: document.source.position(at: extra.range.start))
    }
    if let color = Self.translucentColor(in: expansion.document.root) {
      throw ConversionError(
        code: "unsupported_document",
        message: "a document of Apple's format can't say the opacity of a colour with a name",
        position: document.source.position(at: color.range.start))
    }
    if let set = expansion.constraintSets.first {
      throw ConversionError(
        code: "unsupported_document",
        message: "a document of Apple's format can't say that constraints are the set '\(set.name)'",
        position: document.source.position(at: set.range.start))
    }
    let tree = EditableElement(expansion.document.root).withFrames(solvedFrames(of: expansion.document))
    return try parsed(MarkupWriter().bytes(of: EditableDocument(root: style.styled(tree))))
  }

  /// What only the language says, by the elements that say it beside Apple's format.
  private static let unsayable = [
    "look": "how objects look everywhere", "localized": "under which key a text is looked up",
    "import": "which modules its code needs",
  ]

  /// The first colour that has a name and another opacity; nil for none. The depth of a document is bounded.
  private static func translucentColor(in element: MarkupElement) -> MarkupElement? {
    if LanguageReader.isTranslucentNamedColor(element) { return element }
    return element.childElements.lazy.compactMap(translucentColor).first
  }

  private func parsed(_ bytes: [UInt8]) throws(ConversionError) -> MarkupDocument {
    do throws(MarkupError) {
      return try MarkupDocument(parsing: bytes)
    } catch {
      throw ConversionError(code: "malformed_xml", message: error.message, position: error.position)
    }
  }

  // MARK: Frames

  private func solvedFrames(
    of markup: MarkupDocument
  ) -> [String: (x: Double, y: Double, width: Double, height: Double)] {
    guard let (document, layout) = layout(of: markup) else { return [:] }
    var frames: [String: (x: Double, y: Double, width: Double, height: Double)] = [:]
    for view in layout.views where view.stored == nil && Self.isConstrained(document.objects[view.object], document) {
      guard let id = document.objects[view.object].id else { continue }
      frames[id] = (view.frame.x, view.frame.y, view.frame.width, view.frame.height)
    }
    return frames
  }

  /// The ids of the views whose stored frame is the one that the constraints give. That of a view at the top stays: nothing
  /// around it gives it one where its constraints leave it free.
  private func solvedIDs(of markup: MarkupDocument) -> Set<String> {
    guard let (document, layout) = layout(of: markup) else { return [] }
    let views = layout.views.filter { view in
      let object = document.objects[view.object]
      guard view.isSolved, let stored = view.stored, object.parent != nil, Self.isConstrained(object, document)
      else { return false }
      return FrameAttribute.allCases.allSatisfy { abs(view.frame[$0] - stored[$0]) < Self.tolerance }
    }
    return Set(views.compactMap { document.objects[$0.object].id })
  }

  /// Whether constraints place an object, and not its autoresizing mask.
  private static func isConstrained(_ object: InterfaceObject, _ document: InterfaceDocument) -> Bool {
    let isArranged = object.parent.map { document.objects[$0].element == "stackView" } ?? false
    return isArranged || object["translatesAutoresizingMaskIntoConstraints"] == "NO"
  }

  private func layout(of markup: MarkupDocument) -> (InterfaceDocument, DocumentLayout)? {
    guard case .document(let document) = reader.read(markup, file: ""), document.usesAutoLayout else { return nil }
    return (document, engine.layout(document, LayoutSettings(findsAmbiguity: false)))
  }

  private static func idsWithEqualFrames(_ left: MarkupDocument, _ right: MarkupDocument) -> Set<String> {
    var leftFrames: [String: [Double]] = [:]
    var rightFrames: [String: [Double]] = [:]
    collectFrames(of: left.root, in: &leftFrames)
    collectFrames(of: right.root, in: &rightFrames)
    return Set(
      leftFrames.keys.filter { id in
        guard let one = leftFrames[id], let other = rightFrames[id], one.count == other.count else { return false }
        return zip(one, other).allSatisfy { abs($0 - $1) < tolerance }
      })
  }

  private static func collectFrames(of element: MarkupElement, in frames: inout [String: [Double]]) {
    for child in element.childElements {
      if child.name == "rect", child["key"] == "frame", let id = element["id"] {
        frames[id] = ["x", "y", "width", "height"].compactMap { child[$0].flatMap(Double.init) }
      } else {
        collectFrames(of: child, in: &frames)
      }
    }
  }
}
