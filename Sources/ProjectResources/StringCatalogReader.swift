import Foundation

/// Reads `.xcstrings` files: all languages of a table in JSON.
enum StringCatalogReader {
  private struct Contents: Decodable {
    var sourceLanguage: String?
    var strings: [String: Item]
  }

  private struct Item: Decodable {
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  /// A text, or several that vary with a number or the device.
  private struct Localization: Decodable {
    struct Unit: Decodable {
      var state: String?
      var value: String?
    }

    var stringUnit: Unit?
    var hasVariations: Bool

    private enum CodingKeys: String, CodingKey { case stringUnit, variations }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      stringUnit = try container.decodeIfPresent(Unit.self, forKey: .stringUnit)
      hasVariations = container.contains(.variations)
    }
  }

  /// A table for each language, in their order; nil for a file that isn't a catalog.
  static func read(_ bytes: [UInt8], path: String) -> [StringsTable]? {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
    let lines = lines(of: String(decoding: bytes, as: UTF8.self))
    let languages = Set(contents.strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] })
    let items = contents.strings.filter { $0.value.shouldTranslate != false }.sorted { $0.key < $1.key }
    return languages.union([contents.sourceLanguage].compactMap { $0 }).sorted().map { language in
      let entries = items.map { key, item in
        let text = text(of: key, item.localizations?[language], isSource: language == contents.sourceLanguage)
        return StringsTable.Entry(key: key, value: text, line: lines[key] ?? 1, column: 1)
      }
      return StringsTable(path: path, language: language, isCatalog: true, entries: entries)
    }
  }

  /// What a language has under a key; nil where it is yet to be translated. Of variations only that they are there
  /// matters.
  private static func text(of key: String, _ localization: Localization?, isSource: Bool) -> String? {
    if let unit = localization?.stringUnit { return unit.state == "new" && !isSource ? nil : unit.value }
    return isSource || localization?.hasVariations == true ? key : nil
  }

  /// The line that each key stands in: the first that begins with it.
  private static func lines(of text: String) -> [String: Int] {
    var lines: [String: Int] = [:]
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      guard trimmed.first == "\"", let end = trimmed.dropFirst().firstIndex(of: "\"") else { continue }
      let key = String(trimmed[trimmed.index(after: trimmed.startIndex)..<end])
      if lines[key] == nil { lines[key] = place + 1 }
    }
    return lines
  }
}
