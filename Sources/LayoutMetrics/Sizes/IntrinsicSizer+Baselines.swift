import InterfaceModel

extension IntrinsicSizer {
  /// The distances of the first baseline from the top and of the last one from the bottom, in points, in a view whose
  /// alignment rectangle has that size.
  ///
  /// The line of a label is centred in it; so is a button's title. Where a label may take several lines, the baselines keep
  /// their distances from its edges even where it is taller than its text (measured in stretched labels, which are few).
  /// Views without text have both at their bottom.
  public func baselines(of object: InterfaceObject, size: Extent) -> (first: Double, last: Double) {
    switch object.element {
    case "label":
      let runs = labelRuns(of: object)
      guard let first = runs.first?.font, let last = runs.last?.font else { return (size.height, 0) }
      guard number("numberOfLines", of: object) ?? 1 == 1 else { return (first.ascender, last.descender) }
      // A label without text is set as if it had a line.
      let textHeight = max(labelSize(of: object, fittingWidth: size.width).height ?? 0, first.lineHeight)
      let gap = max(size.height - textHeight, 0) / 2
      return (gap + first.ascender, gap + last.descender)
    case "button": return centred(buttonTitleFont(of: object), in: size)
    case "textField": return centred(textFieldFont(of: object), in: size)
    case "textView":
      let font = metrics(object.value("fontDescription"), defaultSize: 12)
      return (8 + font.ascender, max(size.height - 8 - font.ascender, 0))
    default: return (size.height, 0)
    }
  }

  private func buttonTitleFont(of object: InterfaceObject) -> FontMetrics {
    guard case .record(let configuration) = object.value("configuration") else { return buttonFont(of: object) }
    return titleFont(of: configuration, in: object)
  }

  private func centred(_ font: FontMetrics, in size: Extent) -> (first: Double, last: Double) {
    let gap = (size.height - font.lineHeight) / 2
    return (gap + font.ascender, gap + font.descender)
  }
}
