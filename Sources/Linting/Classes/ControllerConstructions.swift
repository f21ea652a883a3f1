import SourceScanning
import XMLSyntax

/// Where code makes controllers without naming a nib.
struct ControllerConstructions {
  private var places: [String: (file: String, position: SourcePosition)] = [:]
  private var namingNibs: Set<String> = []

  init(of names: Set<String>, in sources: SourceIndex) {
    for (body, file) in sources.bodies { collect(body, of: names, file) }
  }

  /// Where a controller is first made; nil where it isn't, or where some code names a nib for it.
  func place(of name: String) -> (file: String, position: SourcePosition)? {
    namingNibs.contains(name) ? nil : places[name]
  }

  private mutating func collect(_ body: CodeBody, of names: Set<String>, _ file: String) {
    for call in body.calls {
      guard let name = call.constructedClass, names.contains(name) else { continue }
      if call.namesNib {
        namingNibs.insert(name)
      } else if places[name] == nil, call.arguments.isEmpty, call.name != "alloc" {
        places[name] = (file, SourcePosition(call.position))
      }
    }
  }
}

extension Call {
  /// Whether it names a nib: an argument that isn't nil.
  var namesNib: Bool {
    let argument = isMessage ? (name.hasPrefix("initWithNibName:") ? arguments.first?.value : nil) : argument("nibName")
    return argument.map { $0 != .literal("nil") } ?? false
  }

  /// The class of which it makes an object: `Card()`, `[[Card alloc] init]`, `[Card new]`.
  fileprivate var constructedClass: String? {
    if !isMessage { return receiver == nil ? name : nil }
    switch receiver {
    case .call(let inner) where inner.isMessage && inner.name == "alloc": return inner.constructedClass
    case .reference(let name) where self.name == "new" || self.name == "alloc": return name
    default: return nil
    }
  }
}
