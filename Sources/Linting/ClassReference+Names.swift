import InterfaceModel

extension ClassReference {
  /// The names that a configuration may call the class by: `App.Card` and `Card`, or `Card` alone without a module.
  var names: [String] { module.map { ["\($0).\(name)", name] } ?? [name] }

  /// The class with its module, where it has one.
  var fullName: String { module.map { "\($0).\(name)" } ?? name }
}
