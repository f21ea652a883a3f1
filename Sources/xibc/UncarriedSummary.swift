import InterfaceModel

/// What of a document isn't carried into Swift, as remarks: each kind once, at its first place, with its count.
enum UncarriedSummary {
  static func lines(of document: InterfaceDocument, isVerbose: Bool) -> [String] {
    var order: [String] = []
    var first: [String: (markup: UncarriedMarkup, count: Int)] = [:]
    for markup in document.uncarried {
      let key = isVerbose ? "\(markup.range.start)" : "\(markup.element).\(markup.attribute ?? "")"
      if first[key] == nil { order.append(key) }
      first[key, default: (markup, 0)].count += 1
    }
    return order.compactMap { first[$0] }.map { markup, count in
      let position = document.source.position(at: markup.range.start)
      let times = count > 1 ? " (\(count) times)" : ""
      return "\(document.file):\(position.line):\(position.column): warning: \(message(markup))\(times) [not_carried]"
    }
  }

  private static func message(_ markup: UncarriedMarkup) -> String {
    let place = markup.attribute.map { "attribute '\($0)' of '\(markup.element)'" } ?? "element '\(markup.element)'"
    switch markup.reason {
    case .unknownElement, .unknownAttribute: return "\(place) is unknown and left out"
    case .notSupported: return "\(place) isn't carried into Swift yet"
    case .invalidValue(let expected): return "\(place) is left out: it has to be \(expected)"
    }
  }
}
