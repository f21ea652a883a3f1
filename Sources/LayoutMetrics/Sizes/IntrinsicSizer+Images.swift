import InterfaceModel

extension IntrinsicSizer {
  /// An image view's size: that of its image.
  func imageViewSize(of object: InterfaceObject) -> IntrinsicSize {
    var configuration = SymbolConfiguration()
    if case .record(let record) = object.value("preferredSymbolConfiguration") {
      configuration.apply(record, sizer: self)
    }
    if case .record(let reference) = object.value("image") {
      if let scale = reference["symbolScale"] { configuration.scale = scale }
      return reference["image"].map { imageSize(named: $0, configuration: configuration) } ?? .none
    }
    return object["image"].map { imageSize(named: $0, configuration: configuration) } ?? .none
  }

  /// The size of an image as the resources give it. One that they don't list, as in the view language, has a size all the
  /// same: it's taken for a symbol of average size.
  func imageSize(named name: String, configuration: SymbolConfiguration) -> IntrinsicSize {
    let entry = images[name] ?? .averageSymbol
    guard entry.isSymbol else { return IntrinsicSize(width: entry.size.width, height: entry.size.height) }
    let size = configuration.size(of: entry, device: device)
    return IntrinsicSize(width: size.width, height: size.height, isEstimated: true)
  }
}

extension SymbolConfiguration {
  /// Takes over what a document's configuration says; a font by its text style has the size that the sizer gives it.
  mutating func apply(_ record: InterfaceRecord, sizer: IntrinsicSizer) {
    if let points = record["pointSize"].flatMap(ExactNumber.init(_:)) { pointSize = points.value }
    if let font = record.value("fontDescription") {
      pointSize = sizer.metrics(font, defaultSize: pointSize).pointSize
    }
    if let scale = record["scale"], scale != "default" { self.scale = scale }
  }
}
