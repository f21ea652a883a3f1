import Foundation
import SourceScanning
import SwiftEmission

/// The classes that an app's sources declare.
struct ScannedDeclarations: ClassDeclarations {
  private let index: SourceIndex

  /// Scans the Swift and Objective-C files of folders, and files as they are.
  ///
  /// - Throws: ``UsageError`` for a path that isn't there.
  init(_ paths: [String], _ queue: WorkQueue) throws(UsageError) {
    var scanned: [ScannedFile] = []
    queue.run(try Self.files(paths)) { path -> ScannedFile? in
      guard let language = SourceLanguage(path: path), case .success(let bytes) = FileSystem.read(path) else {
        return nil
      }
      return SourceFile.scan(bytes, path: path, language: language)
    } consume: { path, file in
      if let file { scanned.append(file) } else { Console.error("\(path): warning: the file can't be read") }
    }
    index = SourceIndex(scanned)
  }

  private static func files(_ paths: [String]) throws(UsageError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw UsageError(message: "'\(path)' doesn't exist")
      }
      guard isFolder.boolValue else {
        files.append(path)
        continue
      }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      files += names.filter { SourceLanguage(path: $0) != nil }.sorted().map { "\(path)/\($0)" }
    }
    return files
  }

  func isAssignable(_ property: String, of className: String) -> Bool {
    guard case .found(let type) = index.class(named: className),
      case .found(let member) = index.property(named: property, in: type)
    else { return true }
    return member.declaration.isAssignableFromOtherFiles
  }

  func isVisible(_ selector: String, of className: String) -> Bool {
    guard case .found(let type) = index.class(named: className),
      case .found(let member) = index.method(selector: selector, in: type)
    else { return true }
    return member.declaration.access.isVisibleToOtherFiles
  }
}
