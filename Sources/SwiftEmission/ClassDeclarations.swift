/// What the app's sources say of the classes that a document names, as far as it matters to code in another file.
///
/// Where the sources don't tell, a member counts as visible: should it be missing, the compiler says so.
public protocol ClassDeclarations: Sendable {
  /// Whether code in another file may assign to the property of the class or one of its superclasses.
  func isAssignable(_ property: String, of className: String) -> Bool

  /// Whether code in another file may name the method that the selector means in the class or one of its superclasses.
  func isVisible(_ selector: String, of className: String) -> Bool
}
