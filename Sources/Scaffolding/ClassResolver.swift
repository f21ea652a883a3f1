import InterfaceModel
import UIKitCatalog

/// Tells what each expected class is once all documents are known.
struct ClassResolver {
  /// The classes that the scaffold declares, in the order met.
  let declaredClasses: [ExpectedClass]
  /// The enclosing classes that nested ones name and nothing declares.
  let undeclaredOuterClasses: [String]
  /// Classes whose elements contradict each other.
  let diagnostics: [ScaffoldDiagnostic]
  private let superclasses: [String: String]
  private let foreignModules: [String: String]
  private let frameworkModules: [String: String]

  /// Looks at all classes together. `targetModules` are the app's own.
  init(classes: [ExpectedClass], targetModules: Set<String>, catalog: Catalog) {
    frameworkModules = catalog.frameworkModules
    var superclasses: [String: String] = [:]
    var foreignModules: [String: String] = [:]
    var diagnostics: [ScaffoldDiagnostic] = []
    var declared: [ExpectedClass] = []
    for expected in classes {
      let (superclass, diagnostic) = Self.superclass(of: expected)
      superclasses[expected.name] = superclass
      if let module = expected.foreignModule, !targetModules.contains(module) {
        foreignModules[expected.name] = module
        diagnostics.append(
          ScaffoldDiagnostic(
            severity: .warning, id: "other_module",
            message: "'\(expected.name)' is declared in the module '\(module)', not here", place: expected.place))
        continue
      }
      if let diagnostic { diagnostics.append(diagnostic) }
      declared.append(expected)
    }
    self.superclasses = superclasses
    self.foreignModules = foreignModules
    self.diagnostics = diagnostics
    declaredClasses = declared
    var outers: [String] = []
    for expected in declared where expected.name.contains(".") {
      let outer = String(expected.name.prefix { $0 != "." })
      if superclasses[outer] == nil, !UIKitClass.isKnown(outer) { outers.appendOnce(outer) }
    }
    undeclaredOuterClasses = outers
  }

  /// The framework's class that an expected class inherits from.
  func superclass(of expected: ExpectedClass) -> String { superclasses[expected.name] ?? "NSObject" }

  /// One type for everything of the types: itself where there's one, else their nearest common superclass.
  func commonType(_ types: [String]) -> String {
    guard let first = types.first else { return "NSObject" }
    guard types.count > 1 else { return first }
    return types.dropFirst().reduce(frameworkClass(first)) {
      UIKitClass.commonSuperclass($0, frameworkClass($1))
    }
  }

  /// The framework's class that a type is or inherits from.
  func frameworkClass(_ type: String) -> String { superclasses[type] ?? type }

  /// The module that a type needs; nil where it's the app's own.
  func module(of type: String) -> String? {
    if let module = foreignModules[type] { return module }
    return superclasses[type] == nil ? frameworkModules[type] ?? "UIKit" : nil
  }

  private static func superclass(of expected: ExpectedClass) -> (String, ScaffoldDiagnostic?) {
    guard var superclass = expected.elementClasses.first else { return (expected.guess ?? "NSObject", nil) }
    var diagnostic: ScaffoldDiagnostic?
    for candidate in expected.elementClasses.dropFirst() where !UIKitClass.isClass(superclass, a: candidate) {
      if UIKitClass.isClass(candidate, a: superclass) {
        superclass = candidate
      } else {
        diagnostic = ScaffoldDiagnostic(
          severity: .warning, id: "conflicting_superclass",
          message: "'\(expected.name)' is the class of a \(superclass) and of a \(candidate): no class can be both",
          place: expected.place)
      }
    }
    if superclass == "UIView", expected.sendsControlEvents { superclass = "UIControl" }
    return (superclass, diagnostic)
  }
}
