import Foundation
import InterfaceModel
import UIKitCatalog

/// What of the input is carried into the output, means something in the editor only, or isn't supported.
public struct CoverageReport: Sendable {
  private struct Place: Hashable, Comparable {
    var element: String
    var attribute: String?

    static func < (left: Place, right: Place) -> Bool {
      (left.element, left.attribute ?? "") < (right.element, right.attribute ?? "")
    }
  }

  private struct Tally {
    var count = 0
    var files = 0
  }

  private var attributes = CoverageTally()
  private var elements = CoverageTally()
  private var places: [Place: Tally] = [:]

  /// Makes an empty report.
  public init() {}

  /// Counts a document in.
  public mutating func add(_ document: InterfaceDocument) {
    attributes += document.attributeCoverage
    elements += document.elementCoverage
    var seen: Set<Place> = []
    for markup in document.uncarried {
      let place = Place(element: markup.element, attribute: markup.attribute)
      places[place, default: Tally()].count += 1
      if seen.insert(place).inserted { places[place, default: Tally()].files += 1 }
    }
  }

  /// The report for people.
  public var text: String {
    var output = ""
    for (name, tally) in [("attributes", attributes), ("elements", elements)] {
      output += "\(name): \(tally.total)\n"
      output += "  carried      \(tally.carried) (\(Self.share(tally.carried, of: tally.total)))\n"
      output += "  design time  \(tally.designTime) (\(Self.share(tally.designTime, of: tally.total)))\n"
      output += "  unsupported  \(tally.unsupported) (\(Self.share(tally.unsupported, of: tally.total)))\n"
    }
    output += "\ndesign time means:\n"
    for reason in DesignTimeReason.allCases { output += "  \(reason.explanation)\n" }
    guard !places.isEmpty else { return output }
    output += "\nunsupported (an element counts with all it holds):\n"
    for (place, tally) in sortedPlaces {
      let name = place.attribute.map { "\(place.element).\($0)" } ?? "<\(place.element)>"
      output += "  \(name): \(tally.count) in \(tally.files) \(tally.files == 1 ? "file" : "files")\n"
    }
    return output
  }

  /// The report for machines, schema `xibc-coverage/1`.
  public var json: String {
    let report = JSONReport(
      attributes: JSONTally(attributes), elements: JSONTally(elements),
      unsupported: sortedPlaces.map { place, tally in
        JSONPlace(element: place.element, attribute: place.attribute, count: tally.count, files: tally.files)
      })
    return JSONText.encode(report)
  }

  private var sortedPlaces: [(key: Place, value: Tally)] {
    places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
  }

  private static func share(_ count: Int, of total: Int) -> String {
    guard total > 0 else { return "0.0%" }
    let tenths = (count * 1000 + total / 2) / total
    return "\(tenths / 10).\(tenths % 10)%"
  }

  private struct JSONReport: Encodable {
    var schema = "xibc-coverage/1"
    var attributes: JSONTally
    var elements: JSONTally
    var unsupported: [JSONPlace]
  }

  private struct JSONTally: Encodable {
    var carried: Int
    var designTime: Int
    var unsupported: Int

    init(_ tally: CoverageTally) {
      carried = tally.carried
      designTime = tally.designTime
      unsupported = tally.unsupported
    }
  }

  private struct JSONPlace: Encodable {
    var element: String
    var attribute: String?
    var count: Int
    var files: Int

    enum CodingKeys: String, CodingKey { case element, attribute, count, files }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(element, forKey: .element)
      try container.encode(attribute, forKey: .attribute)
      try container.encode(count, forKey: .count)
      try container.encode(files, forKey: .files)
    }
  }
}
