import InterfaceComparison

/// The version of the tools that saved a document.
enum ToolsVersion {
  /// The side that newer tools saved; ours where both are as new.
  static func newerSide(_ documents: Versions<ComparedDocument>) -> MergeSide {
    numbers(documents.ours).lexicographicallyPrecedes(numbers(documents.theirs)) ? .theirs : .ours
  }

  private static func numbers(_ document: ComparedDocument) -> [Int] {
    (document.nodes[0]["toolsVersion"] ?? "").split(separator: ".").map { Int($0) ?? 0 }
  }
}
