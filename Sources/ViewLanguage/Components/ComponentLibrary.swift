import XMLSyntax

/// The components that a document and its components take in, each read once.
final class ComponentLibrary {
  /// What is known of a component.
  enum Component {
    /// Its document, and what that declares.
    case document(MarkupDocument, ComponentInterface)
    /// Its document can't be used, for a reason that says where.
    case faulty(String)
  }

  /// How many instances components may bring in: one that holds ten of one that holds ten soon has more than anybody can
  /// look at, or a machine can hold.
  static let objectLimit = 2_000

  private let files: ComponentFiles
  private let vocabulary: Vocabulary
  private var components: [String: Component?] = [:]
  /// How many objects were brought in.
  var objectCount = 0

  init(files: ComponentFiles, vocabulary: Vocabulary) {
    self.files = files
    self.vocabulary = vocabulary
  }

  /// The paths of all files that were read.
  var paths: [String] { components.filter { $0.value != nil }.keys.sorted() }

  /// The component at a path; nil where there is no file.
  func component(at path: String) -> Component? {
    if let known = components[path] { return known }
    let component = files.bytes(of: path).map { read($0, path) }
    components[path] = .some(component)
    return component
  }

  private func read(_ bytes: [UInt8], _ path: String) -> Component {
    do throws(MarkupError) {
      let document = try MarkupDocument(parsing: bytes)
      guard LanguageReader.reads(document) else { return .faulty("\(path) isn't a document of the view language") }
      let interface = ComponentInterface(
        document.root, className: ComponentFiles.className(ofFile: path), vocabulary: vocabulary)
      guard let fault = interface.faults.first else { return .document(document, interface) }
      return .faulty(Self.place(document.source.position(at: fault.range.start), in: path) + fault.message)
    } catch {
      return .faulty(Self.place(error.position, in: path) + error.message)
    }
  }

  /// A place as messages begin with it.
  static func place(_ position: SourcePosition, in path: String) -> String {
    "\(path):\(position.line):\(position.column): "
  }
}
