import InterfaceModel

extension IntrinsicSizer {
  /// A switch's alignment rectangle; the frame is 2 points wider.
  var switchSize: IntrinsicSize {
    era.hasGlassControls ? IntrinsicSize(width: 61, height: 28) : IntrinsicSize(width: 49, height: 31)
  }

  /// A segmented control's size: as many segments as wide as the widest title, or each as wide as its own.
  func segmentedControlSize(of object: InterfaceObject) -> IntrinsicSize {
    let segments = object.children.map { document.objects[$0] }.filter { $0.element == "segment" }
    let font = FontMetrics(
      systemSize: 13, weight: era.hasModernControls ? .medium : .regular, era: era)
    let widths = segments.map { segmentWidth($0, font: font) }
    let sum: Double
    if object["apportionsSegmentWidthsByContent"] == "YES" {
      sum = widths.reduce(0, +)
    } else {
      sum = (widths.max() ?? 0) * Double(widths.count)
    }
    let separators = era.hasModernControls ? -1 : Double(max(widths.count - 1, 0))
    return IntrinsicSize(
      width: (sum + separators).rounded(.up), height: era.hasModernControls ? 31 : 28,
      isEstimated: era.hasModernControls)
  }

  private func segmentWidth(_ segment: InterfaceObject, font: FontMetrics) -> Double {
    if let width = number("width", of: segment), width > 0 { return width }
    var content = 0.0
    if let title = segment["title"] {
      content = font.width(of: title)
    } else if let image = segment["image"] {
      content = imageSize(named: image, configuration: SymbolConfiguration()).width ?? 0
    }
    return era.hasModernControls ? content + 19.5 : content.rounded(.up) + 14
  }

  /// Search bars are taller since iOS 11, and again in iOS 26.
  var searchBarHeight: Double {
    if era.hasGlassControls { return 64 }
    return era.tools < 13000 ? 44 : 56
  }

  func progressViewSize(of object: InterfaceObject) -> IntrinsicSize {
    if object["progressViewStyle"] == "bar" { return IntrinsicSize(width: nil, height: 2.5) }
    return IntrinsicSize(width: nil, height: era.hasVariableSystemFont ? 4 : 2)
  }

  func activityIndicatorSize(of object: InterfaceObject) -> IntrinsicSize {
    switch object["style"] {
    case "large", "whiteLarge": IntrinsicSize(width: 37, height: 37)
    default: IntrinsicSize(width: 20, height: 20)
    }
  }

  /// A page control's size: dots of 7 points, 9 apart.
  func pageControlSize(of object: InterfaceObject) -> IntrinsicSize {
    let pages = max(number("numberOfPages", of: object) ?? 0, 0)
    guard era.hasVariableSystemFont else {
      return IntrinsicSize(width: max(16 * pages - 9, 7), height: 37)
    }
    return IntrinsicSize(width: 16 * pages + 67, height: 26, isEstimated: true)
  }

  func datePickerSize(of object: InterfaceObject) -> IntrinsicSize {
    switch object["style"] {
    case "wheels": return IntrinsicSize(width: 320, height: 216)
    case "inline": return IntrinsicSize(width: 320, height: 330, isEstimated: true)
    case "compact": return compactDatePickerSize(of: object)
    default:
      // Pickers were wheels until iOS 14 made the compact style the automatic one.
      return era.hasVariableSystemFont && object["datePickerMode"] != "countDownTimer"
        ? compactDatePickerSize(of: object) : IntrinsicSize(width: 320, height: 216)
    }
  }

  private func compactDatePickerSize(of object: InterfaceObject) -> IntrinsicSize {
    let width: Double
    switch object["datePickerMode"] {
    case "date": width = 122
    case "time": width = 89
    default: width = 197
    }
    return IntrinsicSize(width: width, height: era.hasGlassControls ? 36 : 34.5, isEstimated: true)
  }
}
