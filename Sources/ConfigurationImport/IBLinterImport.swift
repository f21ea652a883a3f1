import Linting

/// Reads `.iblinter.yml`.
struct IBLinterImport {
  /// What is on where the file doesn't say otherwise.
  private static let defaults = [
    "ambiguous", "custom_module", "duplicate_constraint", "duplicate_id", "enable_autolayout",
  ]

  private let counterparts = Counterparts(.ibLinter)
  private var configuration = ImportedConfiguration()
  private var enabled: [String] = []
  private var disabled: [String] = []
  private var usesTraitCollections = true

  /// The configuration that says the same.
  ///
  /// - Throws: ``ImportError`` for a file that isn't understood.
  static func read(_ text: String) throws(ImportError) -> ImportedConfiguration {
    let members: [YAMLValue.Member]
    switch try YAMLReader.read(text) {
    case .null: members = []
    case .mapping(let found): members = found
    case .scalar, .list: throw ImportError(line: 1, "keys are expected, such as 'enabled_rules:'")
    }
    var reader = IBLinterImport()
    for member in members { try reader.take(member) }
    reader.setRules()
    return reader.configuration
  }

  private mutating func take(_ member: YAMLValue.Member) throws(ImportError) {
    switch member.key {
    case "enabled_rules": enabled = try texts(member)
    case "disabled_rules": disabled = try texts(member)
    case "excluded": configuration.exclude = try texts(member).map(ImportedConfiguration.pattern)
    case "included": configuration.include = try texts(member).map(ImportedConfiguration.pattern)
    case "custom_module_rule": try takeModules(member)
    case "use_base_class_rule": try takeBaseClasses(member)
    case "view_as_device_rule":
      let device = try text(try mapping(member), "device_id", member.line)
      configuration.set("devices", .texts([device]), of: counterparts["view_as_device"], for: member.key)
    case "use_trait_collections_rule":
      usesTraitCollections = try text(try mapping(member), "enabled", member.line) != "false"
    case "hides_bottom_bar_rule":
      for option in try mapping(member) where option.key == "excluded_view_controllers" {
        configuration.set(
          "excluded", .texts(try texts(option)), of: counterparts["hides_bottom_bar"], for: member.key)
      }
    case "reporter":
      if case .scalar(let name) = member.value {
        configuration.remarks.append("reporter: give '--format \(name)' to 'lint'")
      }
    case "disable_while_building_for_ib", "ignore_cache": break
    default: configuration.remarks.append("line \(member.line): IBLinter has no key '\(member.key)'")
    }
  }

  private mutating func setRules() {
    for id in Set(enabled + disabled).sorted() where counterparts[id].isEmpty {
      configuration.remarks.append("'\(id)': no rule answers for it")
    }
    for id in disabled where !enabled.contains(id) { configuration.set(answers(for: id), enabled: false) }
    let on = Self.defaults.filter { !disabled.contains($0) } + enabled
    for id in Set(on).sorted() { configuration.set(answers(for: id), enabled: true) }
  }

  /// Whether trait collections have to be used or mustn't be is an option there, and two rules here.
  private func answers(for id: String) -> [RuleDescription] {
    guard id == "use_trait_collections" else { return counterparts[id] }
    return counterparts[id].filter { ($0.id == "trait_variations_used") != usesTraitCollections }
  }

  // MARK: Options

  private mutating func takeModules(_ member: YAMLValue.Member) throws(ImportError) {
    for item in try list(member) {
      guard case .mapping(let parts) = item else { throw ImportError(line: member.line, "'module:' is expected") }
      let module = try text(parts, "module", member.line)
      for part in parts {
        switch part.key {
        case "included": configuration.modules[module, default: []] += try texts(part)
        case "excluded": configuration.remarks.append("line \(part.line): folders of a module can't be excluded")
        default: break
        }
      }
    }
  }

  private mutating func takeBaseClasses(_ member: YAMLValue.Member) throws(ImportError) {
    var classes: [String: [String]] = [:]
    for item in try list(member) {
      guard case .mapping(let parts) = item else {
        throw ImportError(line: member.line, "'element_class:' is expected")
      }
      let name = try text(parts, "element_class", member.line)
      for part in parts where part.key == "base_classes" { classes[name, default: []] += try texts(part) }
    }
    configuration.set("classes", .table(classes), of: counterparts["use_base_class"], for: member.key)
  }

  // MARK: Values

  private func list(_ member: YAMLValue.Member) throws(ImportError) -> [YAMLValue] {
    switch member.value {
    case .null: return []
    case .list(let items): return items
    case .scalar, .mapping: throw ImportError(line: member.line, "'\(member.key)' has to be a list")
    }
  }

  private func texts(_ member: YAMLValue.Member) throws(ImportError) -> [String] {
    try list(member).map { item throws(ImportError) in
      guard case .scalar(let text) = item else {
        throw ImportError(line: member.line, "'\(member.key)' has to be a list of texts")
      }
      return text
    }
  }

  private func mapping(_ member: YAMLValue.Member) throws(ImportError) -> [YAMLValue.Member] {
    switch member.value {
    case .null: return []
    case .mapping(let members): return members
    case .scalar, .list: throw ImportError(line: member.line, "'\(member.key)' has to have keys")
    }
  }

  private func text(_ members: [YAMLValue.Member], _ key: String, _ line: Int) throws(ImportError) -> String {
    guard let member = members.first(where: { $0.key == key }), case .scalar(let text) = member.value else {
      throw ImportError(line: line, "'\(key)' is missing, or isn't a text")
    }
    return text
  }
}
