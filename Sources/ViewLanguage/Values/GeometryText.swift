import XMLSyntax

/// Rectangles, points, sizes, offsets and insets: numbers in points with spaces between them.
enum GeometryText {
  /// A kind of geometry: its element and the attributes in the order of the language.
  struct Form {
    /// The element of documents.
    var element: String
    /// The attributes in the order of documents.
    var attributes: [String]
    /// For insets, the places of top, leading, bottom and trailing among the attributes.
    var edges: [Int]?
    /// What a person is told to write.
    var expected: String

    static let rect = Form(
      element: "rect", attributes: ["x", "y", "width", "height"], expected: "four numbers: x, y, width and height")
    static let point = Form(element: "point", attributes: ["x", "y"], expected: "two numbers: x and y")
    static let size = Form(
      element: "size", attributes: ["width", "height"], expected: "two numbers: width and height")
    static let offset = Form(
      element: "offsetWrapper", attributes: ["horizontal", "vertical"],
      expected: "two numbers: horizontal and vertical")
    static let insets = Form(
      element: "inset", attributes: ["minX", "minY", "maxX", "maxY"], edges: [1, 0, 3, 2],
      expected: "one number, two (vertical and horizontal) or four (top, left, bottom and right)")
    static let directionalInsets = Form(
      element: "directionalEdgeInsets", attributes: ["top", "leading", "bottom", "trailing"], edges: [0, 1, 2, 3],
      expected: "one number, two (vertical and horizontal) or four (top, leading, bottom and trailing)")
  }

  /// The short form of an element; nil where an attribute is missing.
  static func text(of element: EditableElement, _ form: Form) -> String? {
    let numbers = form.attributes.compactMap { element[$0].map(NumberSpelling.short) }
    guard numbers.count == form.attributes.count else { return nil }
    guard let edges = form.edges else { return numbers.joined(separator: " ") }
    let ordered = edges.map { numbers[$0] }
    guard ordered[0] == ordered[2], ordered[1] == ordered[3] else { return ordered.joined(separator: " ") }
    return ordered[0] == ordered[1] ? ordered[0] : "\(ordered[0]) \(ordered[1])"
  }

  /// The element that a short form means.
  static func element(_ text: String, key: String, _ form: Form) throws(ValueError) -> EditableElement {
    guard var numbers = NumberSpelling.list(text) else { throw ValueError(expected: form.expected) }
    if let edges = form.edges {
      if numbers.count == 1 { numbers = [numbers[0], numbers[0], numbers[0], numbers[0]] }
      if numbers.count == 2 { numbers += numbers }
      guard numbers.count == 4 else { throw ValueError(expected: form.expected) }
      let ordered = numbers
      for (place, edge) in edges.enumerated() { numbers[edge] = ordered[place] }
    }
    guard numbers.count == form.attributes.count else { throw ValueError(expected: form.expected) }
    return EditableElement(
      form.element,
      attributes: [.init("key", key)] + zip(form.attributes, numbers).map { .init($0, $1 == "0" ? "0.0" : $1) })
  }
}
