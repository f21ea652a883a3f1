import InterfaceModel

extension InterfaceDocument {
  /// The document as it is under the traits: attributes and values varied, constraints with their own constants and
  /// priorities.
  func resolved(for traits: TraitEnvironment) -> InterfaceDocument {
    guard objects.contains(where: { !$0.variations.isEmpty || $0.constraints.contains { !$0.variations.isEmpty } })
    else { return self }
    var document = self
    for index in objects.indices {
      for variation in traits.active(objects[index].variations) {
        document.objects[index].apply(variation)
      }
      for place in objects[index].constraints.indices {
        for variation in traits.active(objects[index].constraints[place].variations) {
          document.objects[index].constraints[place].apply(variation)
        }
      }
    }
    return document
  }

  /// The ids of subviews and constraints that the masks of the traits leave out.
  func uninstalledIdentifiers(for traits: TraitEnvironment) -> Set<String> {
    var uninstalled: Set<String> = []
    for object in objects where !object.variations.isEmpty {
      for variation in traits.active(object.variations) {
        for entry in variation.subviews + variation.constraints {
          if entry.isIncluded {
            uninstalled.remove(entry.reference.id)
          } else {
            uninstalled.insert(entry.reference.id)
          }
        }
      }
    }
    return uninstalled
  }
}

extension InterfaceObject {
  fileprivate mutating func apply(_ variation: Variation) {
    for attribute in variation.attributes {
      if let place = attributes.firstIndex(where: { $0.name == attribute.name }) {
        attributes[place] = attribute
      } else {
        attributes.append(attribute)
      }
    }
    for value in variation.values {
      if let place = values.firstIndex(where: { $0.key == value.key }) {
        values[place] = value
      } else {
        values.append(value)
      }
    }
  }
}

extension Constraint {
  fileprivate mutating func apply(_ variation: Variation) {
    for attribute in variation.attributes {
      guard let number = ExactNumber(attribute.text) else { continue }
      switch attribute.name {
      case "constant": constant = number
      case "priority": priority = number
      default: break
      }
    }
  }
}
