import Foundation

/// What is known of defaults, read from `Tests/UIKitSurface/Defaults`: what an object made in code has, and what a document
/// means that doesn't mention a property.
struct UIKitDefaults: Sendable {
  /// A value as far as a row of the catalog can have it for its default.
  enum Value: Equatable, Sendable {
    case nothing
    case bool(Bool)
    case number(Double)
    case string(String)
    case member(String)
    case members(Set<String>)
    case other
  }

  private var code: [String: [String: Value]]
  private var nib: [String: [String: Value]]

  /// The committed defaults, read once.
  static let committed = Result { try UIKitDefaults() }

  private init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("UIKitSurface/Defaults/Defaults.json")
    let tables = try JSONDecoder().decode([String: [String: [String: Value]]].self, from: Data(contentsOf: file))
    code = tables["code"] ?? [:]
    nib = tables["nib"] ?? [:]
  }

  /// What an object made in code has at `path`, by the nearest of its classes; nil where nobody says.
  func inCode(_ path: String, of lineage: [String]) -> Value? { Self.value(path, lineage, code) }

  /// What a document means that doesn't mention what's at `path`; nil where nobody says.
  func inNib(_ path: String, of lineage: [String]) -> Value? {
    Self.value(path, lineage, nib) ?? inCode(path, of: lineage)
  }

  private static func value(_ path: String, _ lineage: [String], _ table: [String: [String: Value]]) -> Value? {
    let name = path.filter { $0 != "?" && $0 != "!" }
    return lineage.lazy.compactMap { table[$0]?[name] }.first
  }
}

extension UIKitDefaults.Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let member = try? container.decode([String: String].self)["case"] {
      self = .member(member)
    } else if let members = try? container.decode([String: [String]].self)["options"] {
      self = .members(Set(members))
    } else if let number = try? container.decode([String: Double].self)["raw"] {
      self = .number(number)
    } else {
      self = .other
    }
  }
}
