/// Enumerations of the frameworks around UIKit, and of what UIKit itself has left behind.
extension Enumeration {
  /// `UIWebView.PaginationMode`.
  static let webPaginationMode = Enumeration(
    "UIWebView.PaginationMode",
    same: ["unpaginated", "leftToRight", "topToBottom", "bottomToTop", "rightToLeft"])

  /// `UIWebView.PaginationBreakingMode`.
  static let webPaginationBreakingMode = Enumeration("UIWebView.PaginationBreakingMode", same: ["page", "column"])

  /// `WKSelectionGranularity`.
  static let webSelectionGranularity = Enumeration("WKSelectionGranularity", same: ["dynamic", "character"])

  /// `PDFDisplayMode`.
  static let pdfDisplayMode = Enumeration(
    "PDFDisplayMode", same: ["singlePage", "singlePageContinuous", "twoUp", "twoUpContinuous"])

  /// `PDFDisplayDirection`.
  static let pdfDisplayDirection = Enumeration("PDFDisplayDirection", same: ["vertical", "horizontal"])
}
