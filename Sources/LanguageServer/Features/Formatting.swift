import LanguageServerProtocol
import ViewLanguage
import XMLSyntax

/// The canonical layout of a document of the view language, as changes of the lines that differ.
struct Formatting {
  /// The document.
  let document: OpenDocument

  /// The changes; none for a document in the canonical layout, or of another kind.
  ///
  /// - Throws: ``ResponseError`` for a document that isn't well-formed.
  func edits() throws(ResponseError) -> [ReplacementEdit] {
    guard document.dialect == .viewLanguage else { return [] }
    do throws(MarkupError) {
      let formatted = LanguageFormatter().bytes(of: try MarkupDocument(parsing: document.bytes))
      return changes(to: formatted)
    } catch {
      throw ResponseError(.requestFailed, "the document isn't well-formed: \(error.message)")
    }
  }

  private func changes(to formatted: [UInt8]) -> [ReplacementEdit] {
    let old = Self.lines(document.bytes)
    let new = Self.lines(formatted)
    // Finding the fewest lines takes time with the square of their number.
    guard old.count + new.count <= 8000 else { return formatted == document.bytes ? [] : [whole(formatted)] }
    let difference = new.difference(from: old)
    let (removed, inserted) = (Self.places(difference.removals), Self.places(difference.insertions))
    var edits: [ReplacementEdit] = []
    var (oldPlace, newPlace, byte) = (0, 0, 0)
    while oldPlace < old.count || newPlace < new.count {
      let start = byte
      var text: [UInt8] = []
      while removed.contains(oldPlace) {
        byte += old[oldPlace].count
        oldPlace += 1
      }
      while inserted.contains(newPlace) {
        text += new[newPlace]
        newPlace += 1
      }
      if start < byte || !text.isEmpty {
        edits.append(
          ReplacementEdit(range: document.lines.range(of: start..<byte), newText: String(decoding: text, as: UTF8.self))
        )
      }
      if oldPlace < old.count { byte += old[oldPlace].count }
      oldPlace += 1
      newPlace += 1
    }
    return edits
  }

  private static func places(_ changes: [CollectionDifference<ArraySlice<UInt8>>.Change]) -> Set<Int> {
    let places = changes.map { change in
      switch change {
      case .insert(let place, _, _), .remove(let place, _, _): place
      }
    }
    return Set(places)
  }

  private func whole(_ formatted: [UInt8]) -> ReplacementEdit {
    ReplacementEdit(
      range: document.lines.range(of: document.bytes.indices), newText: String(decoding: formatted, as: UTF8.self))
  }

  /// The lines, each with its end.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
