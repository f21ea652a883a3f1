import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import LayoutMetrics
import Testing

/// A document that was laid out, with its views by their ids.
struct Laid {
  let document: InterfaceDocument
  let layout: DocumentLayout

  /// Lays out a xib with a root view of a size that holds `content`.
  init(
    width: Int = 300, height: Int = 200, _ content: String, root: String = "", settings: LayoutSettings = .init(),
    tools: String = "22155"
  ) throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
          <view contentMode="scaleToFill" id="root"\(root)>
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            \(content)
          </view>
        </objects>
      </document>
      """
    try self.init(xml: xib, settings: settings)
  }

  /// Lays out a document.
  init(xml: String, settings: LayoutSettings = .init()) throws {
    guard case .document(let document) = DocumentReader().read(Array(xml.utf8), file: "test.xib") else {
      throw Unreadable()
    }
    self.document = document
    layout = LayoutEngine().layout(document, settings)
  }

  struct Unreadable: Error {}

  /// The frame of a view as its four numbers.
  func frame(_ id: String) -> [Double] {
    guard let frame = view(id)?.frame else { return [] }
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// What is open about a view.
  func ambiguous(_ id: String) -> [String] { view(id)?.ambiguous.map(\.rawValue) ?? ["no view"] }

  private func view(_ id: String) -> ViewLayout? {
    layout.views.first { document.objects[$0.object].id == id }
  }

  /// A view that constraints place, whose stored frame is nonsense.
  static func view(_ id: String, _ element: String = "view", _ attributes: String = "", _ content: String = "")
    -> String
  {
    """
    <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <rect key="frame" x="-77" y="913" width="5" height="3"/>
      \(content)
    </\(element)>
    """
  }

  /// Constraints, each as `first.attribute relation second.attribute * multiplier + constant @priority`, read by words:
  /// `a.leading = root.leading + 8`. `self` is the view that holds them.
  static func constraints(_ lines: String...) -> String {
    var output = "<constraints>"
    for (number, line) in lines.enumerated() {
      var words = line.split(separator: " ").map(String.init)
      var attributes = "id=\"c\(number)-\(words[0])\""
      if let priority = words.last, priority.hasPrefix("@") {
        attributes += " priority=\"\(priority.dropFirst())\""
        words.removeLast()
      }
      attributes += side(words[0], "first")
      if words[1] == "<=" { attributes += " relation=\"lessThanOrEqual\"" }
      if words[1] == ">=" { attributes += " relation=\"greaterThanOrEqual\"" }
      var rest = words.dropFirst(2)
      if let word = rest.first, word.contains("."), Double(word) == nil {
        attributes += side(word, "second")
        rest = rest.dropFirst()
      }
      while let word = rest.popFirst() {
        switch word {
        case "+": attributes += " constant=\"\(rest.popFirst() ?? "")\""
        case "-": attributes += " constant=\"-\(rest.popFirst() ?? "")\""
        case "*": attributes += " multiplier=\"\(rest.popFirst() ?? "")\""
        default: attributes += " constant=\"\(word)\""
        }
      }
      output += "<constraint \(attributes)/>"
    }
    return output + "</constraints>"
  }

  private static func side(_ word: String, _ which: String) -> String {
    let parts = word.split(separator: ".")
    let item = parts[0] == "self" && which == "first" ? "" : " \(which)Item=\"\(parts[0])\""
    return "\(item) \(which)Attribute=\"\(parts[1])\""
  }
}
