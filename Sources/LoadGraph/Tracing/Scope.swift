import SourceScanning

/// Code with what it means where it runs.
struct Scope {
  /// The class of `self`, the one that was made and not the one that declares the code; nil in a function.
  var selfType: KnownType?
  /// What `Self` means. In a protocol's extension that is the type of which the call was written.
  var boundSelf: KnownType?
  /// The type that the code is written in.
  var owner: KnownType?
  /// Whether `self` is a class.
  var isStatic = false
  /// The file that the code is written in.
  var file: String
  /// The code.
  var body: CodeBody
  /// What is known of the parameters.
  var parameters: [String: TracedValue] = [:]

  init(
    selfType: KnownType? = nil, boundSelf: KnownType? = nil, owner: KnownType? = nil, isStatic: Bool = false,
    file: String, body: CodeBody, parameters: [String: TracedValue] = [:]
  ) {
    self.selfType = selfType
    self.boundSelf = boundSelf
    self.owner = owner
    self.isStatic = isStatic
    self.file = file
    self.body = body
    self.parameters = parameters
  }

  /// Where UIKit calls the methods of an object.
  init(around type: KnownType) {
    self.init(selfType: type, boundSelf: type, owner: type, file: type.file, body: CodeBody())
  }

  /// The scope of a member that is asked for here.
  func scope(
    of owner: KnownType, file: String, body: CodeBody, isStatic: Bool, selfType: KnownType?, named: Bool,
    parameters: [String: TracedValue] = [:]
  ) -> Scope {
    var bound = selfType
    // An extension of a protocol takes the type that is written: that of the code around the call, unless it's named.
    if owner.isProtocol, !named { bound = self.owner?.isProtocol == false ? self.owner : boundSelf }
    return Scope(
      selfType: selfType, boundSelf: bound, owner: owner, isStatic: isStatic, file: file, body: body,
      parameters: parameters)
  }
}
