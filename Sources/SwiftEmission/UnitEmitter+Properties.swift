import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension UnitEmitter {
  /// Sets what the catalog says that an object's attributes and values set, row by row, then what needs more than an
  /// assignment.
  mutating func emitProperties(of index: ObjectIndex, as name: String) {
    let object = document.objects[index]
    guard let description = input.descriptions[index] else { return }
    let origin: CatalogElement.Origin =
      index == unit.owner || object.instance != nil ? .existing : isDecoded(object) ? .decoded : .made
    // `<view customClass="UIScrollView"/>` has a scroll view's values where code makes it, and a view's in a nib.
    let made = object.element == "view" ? object.customClass.flatMap { catalog.element(ofClass: $0.name) } : nil
    var rows = description.statedAttributes(object.attributes, of: origin, madeAs: made) {
      self.template(at: $0) != nil
    }[...]
    while let since = rows.first.map(\.row.since) {
      let together = rows.prefix { $0.row.since == since }
      rows = rows.dropFirst(together.count)
      whereAvailable(since: since) { emitter in
        for (row, text, range) in together { emitter.emitAttribute(row, text, range, of: object, as: name) }
      }
    }
    for value in object.values { emitValue(value, description, as: name, object: object) }
    emitSpecials(of: object, as: name)
  }

  private mutating func emitAttribute(
    _ row: AttributeRow, _ text: String, _ range: SourceRange?, of object: InterfaceObject, as name: String
  ) {
    guard isHeeded(row, object) else { return }
    if let template = range.flatMap(template) {
      return emit(template, row.type, row.treatment, as: name, className: type(of: object.index))
    }
    guard
      let value = localized(text, row.type, of: object, property: row.name)
        ?? express.attribute(text, row.type, catalog: object["catalog"])
    else { return }
    emit(row.treatment, value, as: name)
  }

  /// Sets what parameters say, now and whenever one of them changes.
  private mutating func emit(
    _ template: ParameterTemplate, _ type: ValueType, _ treatment: Treatment, as name: String, className: String?,
    state: String? = nil
  ) {
    let value = templates.expression(template, type, member: treatment.member, of: className)
    following(template) { $0.emit(treatment, value, as: name, state: state) }
  }

  /// The expression that looks a text up in a strings table; nil where it stands as it is.
  func localized(_ text: String, _ type: ValueType, of object: InterfaceObject, property: String) -> String? {
    guard case .localizedString = type else { return nil }
    return input.localization.expression(
      text, of: object, className: input.descriptions[object.index]?.className ?? "NSObject", property: property)
  }

  /// A text of `object`, looked up where it is to be.
  func text(_ text: String, of object: InterfaceObject, property: String) -> String {
    localized(text, .localizedString, of: object, property: property) ?? SwiftLiteral.string(text)
  }

  /// Whether the row says something here. Stack views see to it that arranged subviews don't translate their masks, and
  /// a view that no constraint places has to.
  func isHeeded(_ row: AttributeRow, _ object: InterfaceObject) -> Bool {
    // Only constraints heed priorities.
    if input.options.placesByFrames, case .priority = row.type { return false }
    guard row.name == "translatesAutoresizingMaskIntoConstraints" else { return true }
    return turnsMaskOff(object) && !isArranged(object)
  }

  private mutating func emit(_ treatment: Treatment, _ value: String, as name: String, state: String? = nil) {
    switch treatment {
    case .property(let member):
      let statement = assignment(of: value, to: member, of: name)
      writer.statement(statement)
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
        emitRecord(record, as: path.isEmpty ? name : "\(name).\(path)", of: object)
      }
      return
    }
    if let template = template(at: value.range) {
      return emit(template, type, treatment, as: name, className: self.type(of: object.index), state: state)
    }
    // `nil` in a document is the default of an object made in code; so is a mask that is empty.
    if case .none = value.value, state == nil { return }
    if value.key == "autoresizingMask", !needsMask(object) { return }
    guard let expression = self.expression(value.value, type, of: object, property: stringsKey(value.key, in: state))
    else { return }
    emit(treatment, expression, as: name, state: state)
  }

  /// The expression for a keyed value of `object`; a text is looked up where it is to be.
  private func expression(
    _ value: InterfaceValue, _ type: ValueType, of object: InterfaceObject, property: String
  ) -> String? {
    if case .string(let text) = value, let lookup = localized(text, type, of: object, property: property) {
      return lookup
    }
    return express.value(value, type)
  }

  /// What a strings table calls the text under `key`: `title`, or `normalTitle` for a state's.
  private func stringsKey(_ key: String, in state: String?) -> String {
    state.map { $0 + key.prefix(1).uppercased() + key.dropFirst() } ?? key
  }

  /// A mask says something only where no constraint places the view; and an empty one is what code has.
  private func needsMask(_ object: InterfaceObject) -> Bool {
    guard !turnsMaskOff(object), !isArranged(object) else { return false }
    guard case .flags(let flags) = object.value("autoresizingMask") else { return false }
    return !flags.isEmpty
  }

  /// Sets the members that a record's rows name, of the object or configuration `name`. A strings table has the texts
  /// under the id of `object`, with `prefix` before the members' names.
  mutating func emitRecord(
    _ record: InterfaceRecord, as name: String, of object: InterfaceObject, prefix: String = ""
  ) {
    guard let description = catalog[record.element] else { return }
    for (row, text, range) in description.statedAttributes(
      record.attributes, of: .made, isBound: { self.template(at: $0) != nil })
    {
      if let template = range.flatMap(template) {
        emit(template, row.type, row.treatment, as: name, className: nil)
        continue
      }
      let property = prefix + (row.treatment.member ?? row.name)
      guard
        let value = localized(text, row.type, of: object, property: property)
          ?? express.attribute(text, row.type, catalog: record["catalog"])
      else { continue }
      emit(row.treatment, value, as: name)
    }
    for value in record.values {
      if let template = template(at: value.range), let row = description.child(value.key),
        case .value(let type, let treatment) = row.content
      {
        emit(template, type, treatment, as: name, className: nil)
        continue
      }
      guard let row = description.child(value.key), case .value(let type, let treatment) = row.content,
        let expression = self.expression(
          value.value, type, of: object, property: prefix + (treatment.member ?? value.key))
      else { continue }
      emit(treatment, expression, as: name)
    }
  }

  /// Sets what a button shows in each of its states.
  mutating func emitStates(of object: InterfaceObject, as name: String) {
    guard let description = catalog["state"] else { return }
    for state in object.states {
      for attribute in state.attributes {
        let stateName = SwiftIdentifier.isValid(state.name) ? state.name : "normal"
        if let template = template(at: attribute.range), let row = description.attribute(attribute.name) {
          emit(template, row.type, row.treatment, as: name, className: nil, state: stateName)
          continue
        }
        guard let row = description.attribute(attribute.name),
          !(attribute.name == "image" && state.values.contains { $0.key == "image" }),
          let value = localized(
            attribute.text, row.type, of: object, property: stringsKey(attribute.name, in: state.name))
            ?? express.attribute(
              attribute.text, row.type, catalog: state.attributes.first { $0.name == "catalog" }?.text)
        else { continue }
        emit(row.treatment, value, as: name, state: stateName)
      }
      for value in state.values {
        switch (value.key, value.value) {
        case ("attributedTitle", .attributedText(let text)):
          let title = emitAttributedText(text, named: "\(names.objectNames[object.index] ?? "button")Title", of: object)
          writer.statement(Statement(name, call: "setAttributedTitle", [title, "for: .\(state.name)"]))
        case ("image", .record(let record)):
          writer.statement(Statement(name, call: "setImage", [imageReference(record), "for: .\(state.name)"]))
        case ("backgroundImage", .record(let record)):
          writer.statement(
            Statement(name, call: "setBackgroundImage", [imageReference(record), "for: .\(state.name)"]))
        case ("preferredSymbolConfiguration", .record(let record))
        where record.attributes.isEmpty && record.values.isEmpty:
          // A configuration that asks for nothing.
          continue
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
  /// Where an object comes from, which tells what its properties are before they're set.
  fileprivate enum Origin {
    /// It is there already, as a nib would have it, or as its class does: the owner, an instance of a component.
    case existing
    /// Code makes it.
    case made
    /// It is decoded from an archive without values.
    case decoded
  }

  /// The rows that set something, in the catalog's order, each with its text: what the document states, and what an
  /// absent attribute means to a nib, unless the object has it already. `made` describes the object that code makes
  /// where it's not of this element's own class. What `isBound` to a parameter may be another value later.
  fileprivate func statedAttributes(
    _ attributes: [InterfaceAttribute], of origin: Origin, madeAs made: CatalogElement? = nil,
    isBound: (SourceRange) -> Bool
  ) -> [(row: AttributeRow, text: String, range: SourceRange?)] {
    var places: [(place: Int, text: String, range: SourceRange?)] = attributes.compactMap { attribute in
      attributePlace(attribute.name).map { ($0, attribute.text, attribute.range) }
    }
    let assumed =
      switch origin {
      case .existing: [Int]()
      case .made where made != nil: self.attributes.indices.filter { self.attributes[$0].nibDefault != nil }
      case .made: assumedAttributes
      case .decoded: assumedAttributes + archivedAttributes
      }
    for place in assumed where !places.contains(where: { $0.place == place }) {
      places.append((place, self.attributes[place].nibDefault ?? "", nil))
    }
    places.sort { $0.place < $1.place }
    return places.compactMap { place, text, range in
      let row = self.attributes[place]
      let codeDefault = (made?.attribute(row.name) ?? row).codeDefault
      let isKnown = text == codeDefault && !(origin == .decoded && row.isAlwaysArchived)
      return isKnown && !(range.map(isBound) ?? false) ? nil : (row, text, range)
    }
  }
}
