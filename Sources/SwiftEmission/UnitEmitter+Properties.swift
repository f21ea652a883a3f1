import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Sets what the catalog says that an object's attributes and values set, row by row, then what needs more than an
  /// assignment.
  mutating func emitProperties(of index: ObjectIndex, as name: String) {
    let object = document.objects[index]
    guard let description = input.descriptions[index] else { return }
    for (row, text) in description.statedAttributes(object.attributes, isAssuming: index != unit.owner) {
      emitAttribute(row, text, of: object, as: name)
    }
    for value in object.values { emitValue(value, description, as: name, object: object) }
    emitSpecials(of: object, as: name)
  }

  private mutating func emitAttribute(
    _ row: AttributeRow, _ text: String, of object: InterfaceObject, as name: String
  ) {
    guard isPlaced(row, object) else { return }
    guard let value = express.attribute(text, row.type, catalog: object["catalog"]) else { return }
    emit(row.treatment, value, as: name)
  }

  /// Stack views see to it that arranged subviews don't translate their masks; saying it again would be noise.
  private func isPlaced(_ row: AttributeRow, _ object: InterfaceObject) -> Bool {
    guard row.name == "translatesAutoresizingMaskIntoConstraints", object.role == .member(of: "subviews"),
      let parent = object.parent
    else { return true }
    return document.objects[parent].element != "stackView"
  }

  private mutating func emit(_ treatment: Treatment, _ value: String, as name: String, state: String? = nil) {
    switch treatment {
    case .property(let member):
      writer.statement(Statement(name, set: member, to: value))
    case .call(let template):
      writer.statement(
        Statement(
          name, call: template.callee, template.arguments(value: value, state: state ?? "normal")))
    case .construction, .structure, .special, .designTime, .unsupported:
      break
    }
  }

  private mutating func emitValue(
    _ value: KeyedValue, _ description: CatalogElement, as name: String, object: InterfaceObject, state: String? = nil
  ) {
    guard let row = description.child(value.key), case .value(let type, let treatment) = row.content else { return }
    if case .record(let record) = value.value {
      if case .property(let path) = treatment {
        emitRecord(record, as: path.isEmpty ? name : "\(name).\(path)")
      }
      return
    }
    // `nil` in a document is the default of an object made in code; so is a mask that is empty.
    if case .none = value.value, state == nil { return }
    if value.key == "autoresizingMask", !needsMask(object) { return }
    guard let expression = express.value(value.value, type) else { return }
    emit(treatment, expression, as: name, state: state)
  }

  /// A mask says something only where no constraint places the view; and an empty one is what code has.
  private func needsMask(_ object: InterfaceObject) -> Bool {
    guard object["translatesAutoresizingMaskIntoConstraints"] != "NO" else { return false }
    guard case .flags(let flags) = object.value("autoresizingMask") else { return false }
    return !flags.isEmpty
  }

  /// Sets the members that a record's rows name, of the object or configuration `name`.
  mutating func emitRecord(_ record: InterfaceRecord, as name: String) {
    guard let description = catalog[record.element] else { return }
    for (row, text) in description.statedAttributes(record.attributes, isAssuming: true) {
      guard let value = express.attribute(text, row.type, catalog: record["catalog"]) else { continue }
      emit(row.treatment, value, as: name)
    }
    for value in record.values {
      guard let row = description.child(value.key), case .value(let type, let treatment) = row.content else { continue }
      guard let expression = express.value(value.value, type) else { continue }
      emit(treatment, expression, as: name)
    }
  }

  /// Sets what a button shows in each of its states.
  mutating func emitStates(of object: InterfaceObject, as name: String) {
    guard let description = catalog["state"] else { return }
    for state in object.states {
      for attribute in state.attributes {
        guard let row = description.attribute(attribute.name),
          !(attribute.name == "image" && state.values.contains { $0.key == "image" }),
          let value = express.attribute(
            attribute.text, row.type, catalog: state.attributes.first { $0.name == "catalog" }?.text)
        else { continue }
        emit(row.treatment, value, as: name, state: SwiftIdentifier.isValid(state.name) ? state.name : "normal")
      }
      for value in state.values {
        switch (value.key, value.value) {
        case ("attributedTitle", .attributedText(let text)):
          let title = emitAttributedText(text, named: "\(names.objectNames[object.index] ?? "button")Title")
          writer.statement(Statement(name, call: "setAttributedTitle", [title, "for: .\(state.name)"]))
        case ("image", .record(let record)):
          writer.statement(Statement(name, call: "setImage", [imageReference(record), "for: .\(state.name)"]))
        case ("backgroundImage", .record(let record)):
          writer.statement(
            Statement(name, call: "setBackgroundImage", [imageReference(record), "for: .\(state.name)"]))
        case ("preferredSymbolConfiguration", .record(let record)):
          writer.statement(
            Statement(
              name, call: "setPreferredSymbolConfiguration",
              [symbolConfiguration(record), "forImageIn: .\(state.name)"]))
        default:
          emitValue(value, description, as: name, object: object, state: state.name)
        }
      }
    }
  }
}

extension CatalogElement {
  /// The rows that set something, in the catalog's order, each with its text: what the document states, and, where
  /// `isAssuming`, what an absent attribute means to a nib, unless an object made in code has it already. The owner
  /// and what a holder makes are as the nib would have them.
  fileprivate func statedAttributes(
    _ attributes: [InterfaceAttribute], isAssuming: Bool
  ) -> [(row: AttributeRow, text: String)] {
    var places: [(place: Int, text: String)] = attributes.compactMap { attribute in
      attributePlace(attribute.name).map { ($0, attribute.text) }
    }
    if isAssuming {
      for place in assumedAttributes where !places.contains(where: { $0.place == place }) {
        places.append((place, self.attributes[place].nibDefault ?? ""))
      }
    }
    places.sort { $0.place < $1.place }
    return places.compactMap { place, text in
      let row = self.attributes[place]
      return text == row.codeDefault ? nil : (row, text)
    }
  }
}
