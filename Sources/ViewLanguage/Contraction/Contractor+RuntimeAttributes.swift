import UIKitCatalog
import XMLSyntax

extension Contractor {
  /// Puts runtime attributes among the attributes, as long as their order allows it; the rest become elements.
  mutating func contractRuntimeAttributes(
    _ list: EditableElement, _ description: CatalogElement, into contracted: inout EditableElement
  ) {
    var isInOrder = true
    for attribute in list.childElements {
      if isInOrder, attribute.name == "userDefinedRuntimeAttribute", let keyPath = attribute["keyPath"],
        contracted[keyPath] == nil, canBeName(keyPath, description, hasClass: contracted["class"] != nil),
        let text = RuntimeValueText.text(of: attribute)
      {
        contracted[keyPath] = text
      } else {
        isInOrder = false
        var element = contractPlain(attribute)
        if attribute.name == "userDefinedRuntimeAttribute" { element.name = "runtimeAttribute" }
        contracted.children.append(.element(element))
      }
    }
  }

  private func canBeName(_ keyPath: String, _ description: CatalogElement, hasClass: Bool) -> Bool {
    let isName = keyPath.utf8.allSatisfy { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
    }
    let isReserved = ["class", "module", "moduleProvider", "canvas", "xmlns"].contains(keyPath)
    return isName && keyPath.first?.isLetter == true && !isReserved
      && (hasClass || UsualKeyPaths.names(on: description).contains(keyPath)) && !keyPath.hasPrefix("accessibility.")
      && vocabulary.meaning(of: keyPath, on: description) == nil
  }
}
