import UIKitCatalog

extension Catalog {
  /// The framework that declares each class that elements stand for.
  var frameworkModules: [String: String] {
    let named = allElements.compactMap { element in
      element.className.flatMap { name in element.module.map { (name, $0) } }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
