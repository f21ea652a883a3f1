import InterfaceModel
import UIKitCatalog

/// Says what size the views of a document have of themselves, and what else layout needs to know of a control.
public struct IntrinsicSizer: Sendable {
  let document: InterfaceDocument
  let device: LayoutDevice
  let fidelity: LayoutFidelity
  let contentSizeCategory: ContentSizeCategory
  let images: [String: ImageEntry]
  private let catalog: Catalog
  /// The generation of UIKit.
  public let era: LayoutEra

  /// Makes a sizer.
  ///
  /// With the editor's fidelity, the sizes are those that Interface Builder stored: `placeholderIntrinsicWidth` and
  /// `placeholderIntrinsicHeight` count, and text styles have the size that the canvas of the time had.
  public init(
    document: InterfaceDocument, catalog: Catalog = .uiKit, device: LayoutDevice,
    fidelity: LayoutFidelity = .editor, contentSizeCategory: ContentSizeCategory? = nil
  ) {
    self.document = document
    self.catalog = catalog
    self.device = device
    self.fidelity = fidelity
    era = LayoutEra(toolsVersion: document.toolsVersion)
    self.contentSizeCategory =
      contentSizeCategory ?? (fidelity == .editor ? era.canvasContentSizeCategory : .large)
    images = ImageEntry.entries(of: document)
  }

  /// The size that the view has of itself: that of its alignment rectangle, in points.
  ///
  /// `fittingWidth` is the width of the alignment rectangle that a text of several lines is to be wrapped in, once it is
  /// known. Views of custom classes have the size of the framework's class that their element stands for.
  public func size(of object: InterfaceObject, fittingWidth: Double? = nil) -> IntrinsicSize {
    var size = ownSize(of: object, fittingWidth: fittingWidth)
    if fidelity == .editor {
      if let width = number("placeholderIntrinsicWidth", of: object) { size.width = width }
      if let height = number("placeholderIntrinsicHeight", of: object) { size.height = height }
    }
    return size.bounded
  }

  private func ownSize(of object: InterfaceObject, fittingWidth: Double?) -> IntrinsicSize {
    switch object.element {
    case "label": labelSize(of: object, fittingWidth: fittingWidth)
    case "button": buttonSize(of: object)
    case "textField": textFieldSize(of: object)
    case "textView": textViewSize(of: object, fittingWidth: fittingWidth)
    case "imageView": imageViewSize(of: object)
    case "segmentedControl": segmentedControlSize(of: object)
    case "switch": switchSize
    case "slider": IntrinsicSize(width: nil, height: era.hasGlassControls ? 33 : 30)
    case "stepper": IntrinsicSize(width: 94, height: era.hasModernControls ? 32 : 29)
    case "progressView": progressViewSize(of: object)
    case "activityIndicatorView": activityIndicatorSize(of: object)
    case "pageControl": pageControlSize(of: object)
    case "datePicker": datePickerSize(of: object)
    case "pickerView": IntrinsicSize(width: 320, height: 216)
    case "searchBar": IntrinsicSize(width: nil, height: searchBarHeight)
    case "navigationBar":
      IntrinsicSize(
        width: nil,
        height: device.navigationBarHeight(bars: [], orientation: "portrait", era: era, fidelity: fidelity))
    case "toolbar": IntrinsicSize(width: nil, height: LayoutDevice.toolbarHeight)
    case "tabBar": IntrinsicSize(width: nil, height: LayoutDevice.tabBarHeight)
    case "colorWell": IntrinsicSize(width: 28, height: 28, isEstimated: true)
    default: .none
    }
  }

  // MARK: Reading the document

  /// A number that an attribute gives, or what its absence means to a nib; nil where that is nothing.
  func number(_ name: String, of object: InterfaceObject) -> Double? {
    let text = object[name] ?? catalog[object.element]?.attribute(name)?.nibDefault
    return text.flatMap(ExactNumber.init(_:))?.value
  }

  /// What a font measures at the chosen size of text.
  func metrics(_ value: InterfaceValue?, defaultSize: Double) -> FontMetrics {
    var font: FontDescription?
    if case .font(let description) = value { font = description }
    return FontMetrics(font, defaultSize: defaultSize, contentSizeCategory: contentSizeCategory, era: era)
  }

  /// A text that is an attribute or, where it has line breaks, an element of its own.
  func text(_ key: String, of object: InterfaceObject) -> String? {
    if let text = object[key] { return text }
    guard case .string(let text) = object.value(key) else { return nil }
    return text
  }

  /// The runs of an attributed text; what names no font has the `standard` one.
  func runs(of text: AttributedText, standard: FontMetrics) -> [TextRun] {
    text.fragments.map { fragment in
      var run = TextRun(text: fragment.content, font: standard)
      for attribute in fragment.attributes {
        switch (attribute.key, attribute.value) {
        case ("NSFont", .font): run.font = metrics(attribute.value, defaultSize: standard.pointSize)
        case ("NSParagraphStyle", .record(let style)): style.applyParagraphStyle(to: &run)
        default: break
        }
      }
      return run
    }
  }
}

extension InterfaceRecord {
  fileprivate func applyParagraphStyle(to run: inout TextRun) {
    func number(_ name: String) -> Double? { self[name].flatMap(ExactNumber.init(_:))?.value }
    if let factor = number("lineHeightMultiple"), factor > 0 { run.lineHeightFactor = factor }
    run.minimumLineHeight = number("minimumLineHeight") ?? 0
    run.lineSpacing = number("lineSpacing") ?? 0
    run.paragraphSpacing = number("paragraphSpacing") ?? 0
  }
}
