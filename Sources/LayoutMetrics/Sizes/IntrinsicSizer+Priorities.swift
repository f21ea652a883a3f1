import InterfaceModel

extension IntrinsicSizer {
  /// How strongly the view holds on to being no larger than its size: the priority that the document means.
  ///
  /// What a document leaves out is 250 for every class; new labels and images are written with 251.
  public func hugging(of object: InterfaceObject, axis: LayoutAxis) -> Double {
    priority(axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority", of: object) ?? 250
  }

  /// How strongly the view holds on to being no smaller than its size: the priority that the document means.
  public func compressionResistance(of object: InterfaceObject, axis: LayoutAxis) -> Double {
    priority(
      axis == .horizontal ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority",
      of: object) ?? 750
  }

  private func priority(_ name: String, of object: InterfaceObject) -> Double? {
    number(name, of: object).map { min(max($0, 1), 1000) }
  }
}
