import Foundation
import Linting
import PathPatterns

/// Reads `.xiblint.json`.
struct XiblintImport {
  private let counterparts = Counterparts(.xiblint)
  private let contents: [String: Any]

  /// The configuration that says the same.
  ///
  /// - Throws: ``ImportError`` for a file that isn't understood.
  static func read(_ text: String) throws(ImportError) -> ImportedConfiguration {
    guard let contents = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      throw ImportError("it is no JSON object")
    }
    return try XiblintImport(contents: contents).configuration()
  }

  private func configuration() throws(ImportError) -> ImportedConfiguration {
    var configuration = ImportedConfiguration()
    for key in contents.keys.sorted() where !["rules", "rules_config", "include_paths", "paths"].contains(key) {
      configuration.remarks.append("xiblint has no key '\(key)'")
    }
    let patterns = try texts(contents, "rules") ?? []
    let defaults = contents["rules_config"] as? [String: Any] ?? [:]
    enable(patterns, defaults, &configuration)
    configuration.include = (try texts(contents, "include_paths") ?? ["."]).filter { $0 != "." && $0 != "./" }.map(
      ImportedConfiguration.pattern)
    let paths = contents["paths"] as? [String: Any] ?? [:]
    for (path, value) in paths.sorted(by: { $0.key < $1.key }) {
      guard let value = value as? [String: Any] else { throw ImportError("'paths.\(path)' has to be an object") }
      try take(path, value, patterns, defaults, &configuration)
    }
    return configuration
  }

  /// Settings of a folder go into a file of its own; one without any rule isn't looked at.
  private func take(
    _ path: String, _ value: [String: Any], _ patterns: [String], _ defaults: [String: Any],
    _ configuration: inout ImportedConfiguration
  ) throws(ImportError) {
    let own = try texts(value, "rules")
    if own == [] {
      configuration.exclude.append(ImportedConfiguration.pattern(path))
      return
    }
    let left = try texts(value, "excluded_rules") ?? []
    let before = Set(ids(patterns))
    let after = Set(ids(own ?? patterns)).subtracting(ids(left))
    var nested = ImportedConfiguration()
    let ownSettings = value["rules_config"] as? [String: Any] ?? [:]
    if !ownSettings.isEmpty { setOptions(of: after.sorted(), ownSettings, &nested) }
    for id in after.subtracting(before).sorted() { turn(id, on: true, &nested) }
    for id in before.subtracting(after).sorted() { turn(id, on: false, &nested) }
    configuration.remarks += nested.remarks.map { "\(path): \($0)" }
    guard !nested.isEmpty else { return }
    configuration.remarks.append("\(path): put this into \(path)/.xibc.json: \(nested.line)")
  }

  private func turn(_ id: String, on isOn: Bool, _ configuration: inout ImportedConfiguration) {
    for description in counterparts[id] { configuration.rules[description.id, default: .init()].enabled = isOn }
  }

  private func enable(
    _ patterns: [String], _ settings: [String: Any], _ configuration: inout ImportedConfiguration
  ) {
    for pattern in patterns where ids([pattern]).isEmpty {
      configuration.remarks.append("'\(pattern)': no rule answers for it")
    }
    let ids = ids(patterns)
    for id in ids { configuration.set(counterparts[id], enabled: true) }
    setOptions(of: ids, settings, &configuration)
  }

  /// The rules that patterns pick, as a shell's do.
  private func ids(_ patterns: [String]) -> [String] {
    let patterns = patterns.compactMap(PathPattern.init)
    return counterparts.ids.filter { id in patterns.contains { $0.matches(id, isFolder: false) } }
  }

  // MARK: Options

  private func setOptions(
    of ids: [String], _ settings: [String: Any], _ configuration: inout ImportedConfiguration
  ) {
    for id in ids {
      for (key, value) in (settings[id] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let (option, converted) = option(id, key, value) else {
          configuration.remarks.append("\(id).\(key): there's no equivalent")
          continue
        }
        configuration.set(option, converted, of: counterparts[id], for: "\(id).\(key)")
      }
    }
  }

  private func option(_ id: String, _ key: String, _ value: Any) -> (String, RuleOptionValue)? {
    switch (id, key) {
    case ("named_colors", "allowed_colors"): (value as? [String]).map { ("names", .texts($0)) }
    case ("named_colors", "allow_system_colors"): (value as? Bool).map { ("allowsSystemColors", .flag($0)) }
    case ("named_colors", "allow_clear_color"): (value as? Bool).map { ("allowsClear", .flag($0)) }
    case ("named_colors", "ignore_alpha"): (value as? Bool).map { ("allowsTranslucent", .flag($0)) }
    case ("strict_font_names", "allowed_fonts"): (value as? [String]).map { ("names", .texts($0)) }
    case ("strict_font_names", "allow_system_fonts"): (value as? Bool).map { ("allowsSystemFonts", .flag($0)) }
    case ("strict_font_sizes", "minimum_size"): (value as? Double).map { ("minimum", .number($0)) }
    case ("strict_font_sizes", "maximum_size"): (value as? Double).map { ("maximum", .number($0)) }
    case ("strict_fonts", "allowed_fonts"): fonts(value).map { ("fonts", .table($0)) }
    case ("unavailable_system_classes", "system_classes"):
      (value as? [String: [String]]).map { ("classes", .table($0)) }
    case ("unavailable_custom_classes", "custom_classes"):
      (value as? [String: String]).map { ("classes", .table($0.mapValues { [$0] })) }
    case ("enforce_system_properties", "system_properties"), ("enforce_runtime_attributes", "runtime_attributes"):
      values(value).map { ("values", .table($0)) }
    default: nil
    }
  }

  private func fonts(_ value: Any) -> [String: [String]]? {
    guard let fonts = value as? [[String: Any]] else { return nil }
    var table: [String: [String]] = [:]
    for font in fonts {
      guard let name = font["name"] as? String, let size = font["size"] as? Double else { return nil }
      table[name, default: []].append(size == size.rounded() ? "\(Int(size))" : "\(size)")
    }
    return table
  }

  /// Values by element and attribute; one that may be left out is an empty text.
  private func values(_ value: Any) -> [String: [String]]? {
    guard let elements = value as? [String: [String: [Any]]] else { return nil }
    var table: [String: [String]] = [:]
    for (element, attributes) in elements {
      for (attribute, values) in attributes {
        table["\(element)/\(attribute)"] = values.map { $0 as? String ?? ($0 is NSNull ? "" : "\($0)") }
      }
    }
    return table
  }

  private func texts(_ object: [String: Any], _ key: String) throws(ImportError) -> [String]? {
    guard let value = object[key] else { return nil }
    guard let texts = value as? [String] else { throw ImportError("'\(key)' has to be a list of texts") }
    return texts
  }
}
