internal import CLibXML2

/// What libxml2 says while it checks a document.
///
/// Of one fault it says several things, from the fault itself out to the root that failed with it; only the one that is
/// nearest to it helps.
struct SchemaReports {
  /// One of them.
  struct Report {
    var kind: SchemaFault.Kind
    var node: UnsafeMutableRawPointer?
    /// How near it is to the fault; less is nearer.
    var distance: Int
  }

  /// The nearest.
  private(set) var best: Report?

  mutating func add(_ error: xmlError) {
    guard let report = Self.report(error) else { return }
    if report.distance < best?.distance ?? .max { best = report }
  }

  private static func report(_ error: xmlError) -> Report? {
    func report(_ kind: SchemaFault.Kind, _ distance: Int) -> Report {
      Report(kind: kind, node: error.node, distance: distance)
    }
    switch xmlRelaxNGValidErr(rawValue: UInt32(bitPattern: error.code)) {
    case XML_RELAXNG_ERR_INVALIDATTR:
      return report(.attribute(error.str1.map { String(cString: $0) } ?? ""), 0)
    case XML_RELAXNG_ERR_ELEMWRONG, XML_RELAXNG_ERR_ELEMNAME, XML_RELAXNG_ERR_ELEMWRONGNS,
      XML_RELAXNG_ERR_ELEMNONS, XML_RELAXNG_ERR_ELEMEXTRANS:
      return report(.misplaced, 1)
    case XML_RELAXNG_ERR_TEXTWRONG: return report(.text, 1)
    case XML_RELAXNG_ERR_ATTRVALID: return report(.incomplete, 2)
    case XML_RELAXNG_ERR_ELEMNOTEMPTY, XML_RELAXNG_ERR_EXTRACONTENT: return report(.content, 3)
    case XML_RELAXNG_ERR_CONTENTVALID: return report(.content, 4)
    default: return nil
    }
  }
}
