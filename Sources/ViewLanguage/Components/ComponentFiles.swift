/// Where the documents of components are read from.
public struct ComponentFiles: Sendable {
  private let read: @Sendable (_ path: String) -> [UInt8]?

  /// Reads them with `read`, which gets a path and gives the file's bytes, or nil where there is no such file.
  public init(read: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.read = read }

  /// No files: every component is missing.
  public static let none = ComponentFiles { _ in nil }

  /// The bytes of the file at a path; nil where there is none.
  func bytes(of path: String) -> [UInt8]? { read(path) }

  /// The class that the document of a file becomes as a component.
  public static func className(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(LanguageReader.fileSuffix) ? String(file.dropLast(LanguageReader.fileSuffix.count)) : file
  }

  /// The path of the document of a component, as the document at the path `document` declares it; nil where it says neither
  /// a name nor a source.
  public static func path(ofComponent name: String?, source: String?, from document: String) -> String? {
    (source ?? name.map { $0 + LanguageReader.fileSuffix }).map { path(of: $0, from: document) }
  }

  /// The path of a file that a document names: seen from the document's folder, without needless parts, so that a file
  /// has one path however it was reached.
  static func path(of source: String, from document: String) -> String {
    let isAbsolute = source.hasPrefix("/") || document.hasPrefix("/")
    let folder = source.hasPrefix("/") ? [] : document.split(separator: "/").dropLast()
    var parts: [Substring] = []
    for part in folder + source.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
      default: parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
