import InterfaceMerge
import XMLSyntax

/// The conflicts of a merge, as text.
public struct MergeReport {
  private let conflicts: [MergeConflict]
  private let files: [MergeSide: String]

  /// Makes a report; the files are as the user named them.
  public init(_ conflicts: [MergeConflict], files: [MergeSide: String]) {
    self.conflicts = conflicts
    self.files = files
  }

  /// The report for people: each conflict with its places in all three versions.
  public var text: String { conflicts.map(text).joined() }

  private func text(_ conflict: MergeConflict) -> String {
    let places = [(MergeSide.ours, conflict.ours), (.base, conflict.base), (.theirs, conflict.theirs)]
    let main = places.first { $0.1.position != nil } ?? places[0]
    let object = [conflict.objectID, "\"\(conflict.object.replacing("\"", with: "'"))\""].compactMap { $0 }
    let notes = places.map { side, place in
      "  \(location(side, place.position)): note: \(side.rawValue): \(place.text)\n"
    }
    return "\(location(main.0, main.1.position)): error: \(conflict.message) [merge_conflict]"
      + " (\(object.joined(separator: ", ")))\n" + notes.joined()
  }

  private func location(_ side: MergeSide, _ position: SourcePosition?) -> String {
    let file = files[side] ?? side.rawValue
    return position.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}
