import InterfaceLayout
import InterfaceModel
import XMLSyntax

extension InterfaceObject {
  /// The edits that store another frame, as Interface Builder writes numbers; nil where the document stores none, or not
  /// all of it.
  func edits(storing frame: LayoutFrame, in source: SourceText) -> [TextEdit]? {
    guard let tag = values.first(where: { $0.key == "frame" })?.range, case .rect? = value("frame") else { return nil }
    var edits: [TextEdit] = []
    for attribute in FrameAttribute.allCases {
      guard let range = Self.value(of: attribute.rawValue, inTag: tag, source) else { return nil }
      let number = frame[attribute]
      let known = Double(source.string(in: range)) ?? .nan
      // What says the same in another way, such as 8.0, stays as it is written.
      if abs(known - number) < 0.001 { continue }
      edits.append(TextEdit(range, in: source, by: Self.text(number)))
    }
    return edits
  }

  /// The edit that takes out the frame that a document of the view language gives by an attribute; nil where it's given
  /// by anything else.
  func edits(removingFrameIn source: SourceText) -> [TextEdit]? {
    guard let range = values.first(where: { $0.key == "frame" })?.range,
      source.string(in: range).hasPrefix("frame")
    else { return nil }
    var start = range.start
    while start > 0, Self.isSpace(source.bytes[Int(start) - 1]) { start -= 1 }
    return [TextEdit(SourceRange(start: start, end: range.end), in: source, by: "")]
  }

  /// Where the value of an attribute stands, quotes left out. The values of a rectangle are numbers, so that the first
  /// quoted text after the name is the whole of it.
  private static func value(of name: String, inTag tag: SourceRange, _ source: SourceText) -> SourceRange? {
    let bytes = source.bytes[Int(tag.start)..<Int(tag.end)]
    let name = Array(name.utf8)
    for start in bytes.indices.dropLast(name.count) where bytes[start...].starts(with: name) {
      guard bytes.startIndex < start, isSpace(bytes[start - 1]) else { continue }
      guard let quote = bytes[(start + name.count)...].firstIndex(where: { $0 != 0x3D && !isSpace($0) }),
        bytes[quote] == 0x22 || bytes[quote] == 0x27,
        let end = bytes[(quote + 1)...].firstIndex(of: bytes[quote])
      else { continue }
      return SourceRange(start: UInt32(quote + 1), end: UInt32(end))
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// `0.0`, `80`, `20.5`, `12.333333333333334`: zero alone has its decimal place.
  private static func text(_ number: Double) -> String {
    number != 0 && number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
