import Foundation

/// How scenarios show what the server says.
enum AnswerText {
  /// The lines of a message; of completion the labels, and the items of some labels in full.
  static func lines(of message: [UInt8], showing labels: [String]?) -> [String] {
    guard let object = try? JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] else {
      return ["< no JSON"]
    }
    let id = object["id"].map { $0 is NSNull ? "null" : "\($0)" }
    if let error = object["error"] { return ["< \(id ?? "") error \(compact(error))"] }
    if let method = object["method"] as? String { return block("< \(method)", object["params"] ?? NSNull()) }
    let result = object["result"] ?? NSNull()
    if let labels, let items = (result as? [String: Any])?["items"] as? [[String: Any]] {
      return completion("< \(id ?? "")", items, labels)
    }
    return block("< \(id ?? "")", result)
  }

  private static func completion(_ start: String, _ items: [[String: Any]], _ labels: [String]) -> [String] {
    var lines = ["\(start) \(items.count) items"]
    var line = "<  "
    for label in items.compactMap({ $0["label"] as? String }) {
      if line.count + label.count > 110 {
        lines.append(line)
        line = "<  "
      }
      line += " " + label
    }
    if !items.isEmpty { lines.append(line) }
    for item in items where labels.contains(item["label"] as? String ?? "") { lines.append("<   " + compact(item)) }
    return lines
  }

  /// A value on one line, or with a line for each member of a list.
  private static func block(_ start: String, _ value: Any) -> [String] {
    if let list = value as? [Any], !list.isEmpty { return [start] + list.map { "<   " + compact($0) } }
    guard let object = value as? [String: Any],
      let key = object.keys.sorted().first(where: { (object[$0] as? [[String: Any]])?.isEmpty == false }),
      let list = object[key] as? [[String: Any]]
    else { return ["\(start) \(compact(value))"] }
    var rest = object
    rest[key] = nil
    return ["\(start) \(compact(rest)) \(key)"] + list.map { "<   " + compact($0) }
  }

  private static func compact(_ value: Any) -> String {
    switch value {
    case let object as [String: Any]:
      if let place = place(object) { return place }
      if object.count == 2, let start = (object["start"] as? [String: Any]).flatMap(place),
        let end = (object["end"] as? [String: Any]).flatMap(place)
      {
        return "\(start)-\(end)"
      }
      return "{" + object.keys.sorted().map { "\($0): \(compact(object[$0] ?? NSNull()))" }.joined(separator: ", ")
        + "}"
    case let list as [Any]: return "[" + list.map(compact).joined(separator: ", ") + "]"
    case let text as String:
      let data = try? JSONEncoder().encode(text)
      return String(decoding: data ?? Data(), as: UTF8.self).replacingOccurrences(of: "\\/", with: "/")
    case is NSNull: return "null"
    case let number as NSNumber where String(cString: number.objCType) == "c":
      return number.boolValue ? "true" : "false"
    default: return "\(value)"
    }
  }

  private static func place(_ object: [String: Any]) -> String? {
    guard object.count == 2, let line = object["line"], let character = object["character"] else { return nil }
    return "\(line):\(character)"
  }
}
