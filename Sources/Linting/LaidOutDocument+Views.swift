import InterfaceLayout
import InterfaceModel

extension LaidOutDocument {
  /// The views with an attribute that the constraints leave open, as far as the document wants to hear of it.
  ///
  /// What is open only because views give way alike, or because a cell has another height, isn't among it.
  func ambiguous(_ attribute: FrameAttribute) -> [ViewLayout] {
    own.views.filter { view in
      !isCellContent(view) && view.ambiguousFrame.contains(attribute) && !view.tied.contains(attribute)
        && wantsVerified(attribute, of: view)
    }
  }

  /// A cell's content has the cell's frame, whatever its constraints ask for.
  private func isCellContent(_ view: ViewLayout) -> Bool { object(view).element == "tableViewCellContentView" }

  /// Whether the document wants to hear that a number of a view's frame is open.
  func wantsVerified(_ attribute: FrameAttribute, of view: ViewLayout) -> Bool {
    switch object(view)["verifyAmbiguity"] {
    case "off": false
    case "ignoreSizes": attribute == .x || attribute == .y
    default: true
    }
  }

  /// The controls that are shown and that constraints or a stack view place.
  var visibleControls: [ViewLayout] {
    own.views.filter { view in
      let object = object(view)
      return view.isSolved && view.ambiguous.isEmpty && object["hidden"] != "YES" && isPlaced(view)
        && Self.controls.contains(object.element)
    }
  }

  private func isPlaced(_ view: ViewLayout) -> Bool {
    let object = object(view)
    let isArranged = object.parent.map { document.objects[$0].element == "stackView" } ?? false
    return isArranged || object["translatesAutoresizingMaskIntoConstraints"] == "NO"
  }

  /// A view's frame in its root's coordinates, with the root's bounds; nil for a root, and for what a scroll view holds.
  func frameInRoot(_ place: Int) -> (frame: LayoutFrame, root: LayoutFrame)? {
    let views = own.views
    var frame = views[place].frame
    var current = place
    while let parent = views[current].parent {
      let holder = views[parent]
      if Self.scrollViews.contains(object(holder).element) { return nil }
      guard holder.parent != nil else {
        return (frame, LayoutFrame(x: 0, y: 0, width: holder.frame.width, height: holder.frame.height))
      }
      frame.x += holder.frame.x
      frame.y += holder.frame.y
      current = parent
    }
    return nil
  }

  /// Whether a view stands in the cell of a table or collection.
  func isInCell(_ view: ViewLayout) -> Bool {
    var parent = view.parent
    while let place = parent {
      let holder = own.views[place]
      if object(holder).element.hasSuffix("Cell") { return true }
      parent = holder.parent
    }
    return false
  }

  private static let scrollViews: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

  private static let controls: Set<String> = [
    "button", "switch", "slider", "stepper", "segmentedControl", "textField", "datePicker", "pageControl", "control",
    "colorWell",
  ]

  /// Two siblings that cover each other.
  struct Overlap {
    /// The one behind.
    var lower: ViewLayout
    /// The one in front.
    var upper: ViewLayout

    /// The places of both in the document's objects.
    var objects: [ObjectIndex] { [lower.object, upper.object] }
  }

  /// The texts and controls of the same superview that cover each other by more than a point.
  func overlaps(in layout: DocumentLayout) -> [Overlap] {
    let shown = layout.views.filter { view in
      let object = object(view)
      return view.isSolved && view.ambiguous.isEmpty && object["hidden"] != "YES" && object["alpha"] != "0.0"
        && (Self.controls.contains(object.element) || object.element == "label")
    }
    return Dictionary(grouping: shown) { $0.parent }.values.flatMap { siblings in
      siblings.indices.dropFirst().flatMap { upper in
        siblings[..<upper].filter { $0.frame.inset(by: 1).intersects(siblings[upper].frame) }
          .map { Overlap(lower: $0, upper: siblings[upper]) }
      }
    }.sorted { ($0.upper.object, $0.lower.object) < ($1.upper.object, $1.lower.object) }
  }
}

extension LayoutFrame {
  /// Whether two rectangles have an area in common.
  func intersects(_ other: LayoutFrame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// The rectangle without a margin on each side.
  func inset(by margin: Double) -> LayoutFrame {
    LayoutFrame(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }

  /// `(8, 8, 80, 40)`.
  var text: String {
    "(\(LengthText.text(x)), \(LengthText.text(y)), \(LengthText.text(width)), \(LengthText.text(height)))"
  }

  /// `80 by 40 points`.
  var sizeText: String { "\(LengthText.text(width)) by \(LengthText.text(height)) points" }
}
