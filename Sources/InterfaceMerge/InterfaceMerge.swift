import InterfaceComparison
import XMLSyntax

/// Merges two versions of a document that come from a third one: by object id, property by property, with the text of
/// each version as it is written there.
public struct InterfaceMerge: Sendable {
  /// The merged document's file, in the encoding and with the line ends of ours.
  public let bytes: [UInt8]
  /// What both sides changed, each in its own way, in the order of ours.
  public let conflicts: [MergeConflict]
  /// How many numbers of stored frames both sides changed where constraints decide them: ours stay.
  public let framesKept: Int

  /// Merges the bytes of three files. An empty base means that both sides added the document.
  ///
  /// - Throws: ``MergeFailure`` for a version that can't be read.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(MergeFailure) {
    let documents = try Self.read(base: base, ours: ours, theirs: theirs)
    var writer = MergeWriter(MergePlan(Correspondence(documents)))
    writer.write()
    bytes = documents.ours.source.fileBytes(of: writer.text.bytes)
    framesKept = writer.framesKept
    conflicts = Self.sorted(writer.conflicts, writer.plan.correspondence)
    do throws(ComparisonError) {
      _ = try ComparedDocument(parsing: bytes)
    } catch {
      throw .invalidResult(error)
    }
  }

  private static func read(
    base: [UInt8], ours: [UInt8], theirs: [UInt8]
  ) throws(MergeFailure) -> Versions<ComparedDocument> {
    let ours = try read(ours, .ours, lineEnding: nil)
    let base = base.isEmpty ? Array("<document/>".utf8) : base
    return Versions(
      base: try read(base, .base, lineEnding: ours.lineEnding), ours: ours,
      theirs: try read(theirs, .theirs, lineEnding: ours.lineEnding))
  }

  private static func read(
    _ bytes: [UInt8], _ side: MergeSide, lineEnding: LineEnding?
  ) throws(MergeFailure) -> ComparedDocument {
    do throws(ComparisonError) {
      guard let lineEnding else { return try ComparedDocument(parsing: bytes) }
      return try ComparedDocument(parsing: bytes, lineEnding: lineEnding)
    } catch {
      throw .unreadable(side, error)
    }
  }

  private static func sorted(_ disputes: [Dispute], _ correspondence: Correspondence) -> [MergeConflict] {
    guard !disputes.isEmpty else { return [] }
    let words = DisputeWords(correspondence)
    func place(_ dispute: Dispute) -> Int {
      let slot = correspondence.slots[dispute.slot]
      return slot.ours ?? slot.base ?? slot.theirs ?? 0
    }
    return disputes.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
      .map { words.conflict($0.element) }
  }
}
