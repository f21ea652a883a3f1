/// What becomes of an attribute or keyed child.
public enum Treatment: Sendable {
  /// Sets the Swift property at this path from the object (`isHidden`, `layer.cornerRadius`); the empty path, for a
  /// record, means that the record's rows set members of the object itself.
  case property(String)
  /// Calls a method of the object with the value.
  case call(CallTemplate)
  /// Takes part in the expression that makes the object.
  case construction
  /// Goes into a field of the model that has a meaning of its own: ids, classes, what a constraint says.
  case structure
  /// Is carried by the code that emits the element, which has a type of its own for it.
  case special
  /// Means something in the editor only.
  case designTime(DesignTimeReason)
  /// Is known, and no code comes of it yet.
  case unsupported

  /// The path of the property that is set; nil where none is.
  public var member: String? {
    if case .property(let member) = self { member } else { nil }
  }
}
