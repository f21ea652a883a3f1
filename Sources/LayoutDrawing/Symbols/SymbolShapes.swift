/// Simple shapes for the system's symbols, in a square of 24 by 24.
enum SymbolShapes {
  /// The strokes and the filled parts of a shape, as path data.
  struct Shape {
    var strokes = ""
    var fills = ""
  }

  /// What stands for a symbol; nil where no shape does.
  static func shape(_ name: String) -> Shape? {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    parts.removeAll { ["fill", "slash", "badge", "rtl", "ltr"].contains($0) }
    var container: String?
    if parts.count > 1, let last = parts.last, ["circle", "square", "rectangle", "capsule"].contains(last) {
      container = last == "circle" ? "circle" : "square"
      parts.removeLast()
    }
    guard var shape = firstShape(parts) else { return nil }
    if let container, let outline = plain[container] {
      shape = Shape(strokes: outline + " " + shape.strokes, fills: shape.fills)
    }
    guard isFilled, container == nil, closed.contains(parts.first ?? "") else { return shape }
    return Shape(strokes: shape.strokes, fills: shape.fills + " " + shape.strokes)
  }

  private static func firstShape(_ parts: [String]) -> Shape? {
    for length in stride(from: parts.count, to: 0, by: -1) {
      if let strokes = plain[parts.prefix(length).joined(separator: ".")] { return Shape(strokes: strokes) }
    }
    return nil
  }

  /// The shapes that have an inside.
  private static let closed: Set<String> = [
    "circle", "square", "rectangle", "star", "heart", "person", "bell", "bookmark", "house", "envelope", "trash",
    "message", "bubble", "folder", "doc", "play", "pause", "lock", "moon", "camera", "flag", "tag", "cart",
  ]

  private static let plain: [String: String] = [
    "circle": "M12 3a9 9 0 1 0 0.01 0z",
    "square": "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
    "rectangle": "M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6z",
    "square.and.arrow": "M8 9H5v12h14V9h-3M12 15V3M8.5 6L12 2.5L15.5 6",
    "square.and.pencil": "M12 5H5v14h14v-7M10 14l1-3.5L19 2.5l2.5 2.5l-8 8z",
    "chevron.left": "M15 4L7.5 12L15 20", "chevron.backward": "M15 4L7.5 12L15 20",
    "chevron.right": "M9 4l7.5 8L9 20", "chevron.forward": "M9 4l7.5 8L9 20",
    "chevron.up": "M4 15.5L12 8l8 7.5", "chevron.down": "M4 8.5L12 16l8-7.5",
    "arrow.left": "M20 12H4M10 6l-6 6l6 6", "arrow.right": "M4 12h16M14 6l6 6l-6 6",
    "arrow.up": "M12 20V4M6 10l6-6l6 6", "arrow.down": "M12 4v16M6 14l6 6l6-6",
    "arrow.clockwise": "M19 12a7 7 0 1 1-2-5M17 3v4.5h-4.5", "arrow": "M4 12h16M14 6l6 6l-6 6",
    "xmark": "M6.5 6.5l11 11M17.5 6.5l-11 11", "multiply": "M6.5 6.5l11 11M17.5 6.5l-11 11",
    "plus": "M12 5.5v13M5.5 12h13", "minus": "M5.5 12h13", "checkmark": "M5.5 12.5l4.5 5l8.5-11",
    "ellipsis": "M5 12h0.6M11.7 12h0.6M18.4 12h0.6", "line": "M4 7h16M4 12h16M4 17h16",
    "list": "M8 6.5h12M8 12h12M8 17.5h12M4 6.5h0.5M4 12h0.5M4 17.5h0.5", "text": "M4 7h16M4 12h16M4 17h10",
    "slider": "M3 8h18M3 16h18M8 5.5v5M16 13.5v5",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0.01 0zM15.3 15.3L20.5 20.5",
    "star": "M12 3l2.7 5.8l6.3 0.8l-4.6 4.3l1.2 6.3L12 17.1l-5.6 3.1l1.2-6.3L3 9.6l6.3-0.8z",
    "heart": "M12 20C5 15 3 12 3 8.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.8C21 12 19 15 12 20z",
    "person": "M12 4a4 4 0 1 0 0.01 0zM4.5 20.5c0-4 3.2-6.5 7.5-6.5s7.5 2.5 7.5 6.5z",
    "person.2":
      "M8.5 6a3.2 3.2 0 1 0 0.01 0zM2.5 19c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5zM16 6.5a3 3 0 0 1 0 6M17 13.6c2.8.5 4.5 2.4 4.5 5.4",
    "gear":
      "M12 8.5a3.5 3.5 0 1 0 0.01 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1",
    "house": "M3.5 11.5L12 4l8.5 7.5M6 10v10h12V10", "bell": "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
    "bookmark": "M7 3.5h10V20l-5-4l-5 4z", "envelope": "M3.5 6h17v12h-17zM3.5 6.5L12 13l8.5-6.5",
    "trash": "M5 7h14M9 7V4.5h6V7M6.5 7l1 13h9l1-13", "message": "M4 5h16v11h-9l-4 4v-4H4z",
    "bubble": "M4 5h16v11h-9l-4 4v-4H4z", "folder": "M3 6h6l2 2.5h10V19H3z",
    "doc": "M6 3h8l4 4.5V21H6zM14 3v4.5h4", "play": "M7 4.5L19 12L7 19.5z",
    "pause": "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
    "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "eye": "M2 12c5-8.5 15-8.5 20 0c-5 8.5-15 8.5-20 0zM12 9a3 3 0 1 0 0.01 0z",
    "camera": "M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM12 9.5a3.5 3.5 0 1 0 0.01 0z",
    "photo": "M3 5h18v14H3zM3 16l5-5l5 5l3-3l5 5M16 8.5h0.5",
    "phone": "M5 4l4 1l1 4l-2 2c1 2 3 4 5 5l2-2l4 1l1 4c-8 3-18-7-15-15z",
    "calendar": "M4 5.5h16V20H4zM4 10h16M8 3.5v4M16 3.5v4", "clock": "M12 3a9 9 0 1 0 0.01 0zM12 7v5.5l3.5 2",
    "moon": "M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5z", "flag": "M6 21V4h12l-2.5 4L18 12H6",
    "sun":
      "M12 8a4 4 0 1 0 0.01 0zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",
    "tag": "M4 4h8l8.5 8.5l-8 8L4 12zM8 8h0.5", "cart": "M3 4.5h3l2 11h10l2-8H6.5M9.5 19h0.5M16.5 19h0.5",
    "questionmark": "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.2.6-1.5 1.3-1.5 2.8M12 18.5h0.1",
    "exclamationmark": "M12 5v9.5M12 18.5h0.1", "exclamationmark.triangle": "M12 3.5L22 20H2zM12 9.5v5M12 17.5h0.1",
    "info": "M12 10.5v7M12 6.5h0.1", "map": "M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14",
    "location": "M20.5 3.5L13 20.5l-2-7.5l-7.5-2z", "mappin": "M12 3a4 4 0 1 0 0.01 0zM12 11v10",
    "globe": "M12 3a9 9 0 1 0 0.01 0zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
    "wifi": "M3 9.5c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M10 16.5c1.2-1.2 2.8-1.2 4 0",
    "bolt": "M13 2L5 13.5h6L10 22l8-11.5h-6z",
    "paperplane": "M21 3L3 10.5l7 3.5l3.5 7z", "mic": "M9.5 4h5v9h-5zM6.5 11a5.5 5.5 0 0 0 11 0M12 16.5V21",
    "link": "M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3",
    "creditcard": "M3 6h18v12H3zM3 10h18", "pencil": "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z",
    "hand": "M8 12V5.5M11 11V4M14 11V5M17 12.5V7M8 12l-2.5-1v2l4 7.5h6l2-4v-4",
  ]
}
