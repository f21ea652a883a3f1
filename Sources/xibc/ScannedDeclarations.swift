import SourceScanning
import SwiftEmission

/// The classes that an app's sources declare.
struct ScannedDeclarations: ClassDeclarations {
  private let index: SourceIndex

  /// Scans the Swift and Objective-C files of folders, and files as they are.
  ///
  /// - Throws: ``UsageError`` for a path that isn't there.
  init(_ paths: [String], _ queue: WorkQueue) throws(UsageError) { index = try SourceTree.index(paths, queue) }

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
