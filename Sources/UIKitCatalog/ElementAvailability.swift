/// Since when the systems have what elements stand for.
public enum ElementAvailability {
  /// The first major version of iOS that loads an element of that name; nil for those that every version of today has.
  ///
  /// For what a nib can't archive on older systems, as a `WKWebView`, it is the version that can.
  public static func firstVersion(of element: String) -> Int? { versions[element] }

  private static let versions: [String: Int] = [
    "visualEffectView": 8, "blurEffect": 8, "vibrancyEffect": 8, "stackView": 9, "viewControllerPlaceholder": 9,
    "mtkView": 9, "wkWebView": 11, "pdfView": 11, "arscnView": 11, "arskView": 11, "arView": 13,
    "hoverGestureRecognizer": 13, "preferredSymbolConfiguration": 13, "colorWell": 14, "buttonConfiguration": 15,
  ]
}
