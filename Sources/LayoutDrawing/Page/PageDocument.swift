import InterfaceLayout
import InterfaceModel
import Linting

/// What the page's script knows of a document.
struct PageDocument: Encodable {
  /// A view.
  struct View: Encodable {
    var name: String
    var className: String
    var id: String?
    /// The frame that the document stores: x, y, width, height.
    var stored: [Double]?
    var isHidden: Bool
  }

  /// A constraint.
  struct Rule: Encodable {
    var id: String?
    var equation: String
    var isOptional: Bool
    /// The views that it speaks of.
    var views: [Int]
  }

  /// A finding.
  struct Remark: Encodable {
    var rule: String
    var severity: Severity
    var message: String
    var line: Int
    /// The views that it is about.
    var views: [Int]
  }

  var file: String
  var views: [View]
  var constraints: [Rule]
  var findings: [Remark]
  var layouts: [PageLayout]
}
