@testable import Linting

extension RuleTesting {
  /// What a rule says of a root view `v` of 320 by 200 points that holds these subviews and constraints.
  static func said(by rule: any Rule.Type, of subviews: String, _ constraints: String...) -> [String] {
    findings(
      of: rule,
      in: .xib(
        """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\(subviews)</subviews>
        <constraints>\(constraints.joined())</constraints></view>
        """)
    ).map(\.message)
  }

  /// A constraint in words: `a.leading = v.leading + 8 @750`, with `+`, `-` and the priority left out where they say nothing.
  static func constraint(_ words: String) -> String {
    var words = words.split(separator: " ").map(String.init)
    var text = "<constraint id=\"\(words.joined(separator: "-").replacing(">", with: "g").replacing("<", with: "l"))\""
    if let last = words.last, last.hasPrefix("@") {
      text += " priority=\"\(last.dropFirst())\""
      words.removeLast()
    }
    text += side(words[0], "first")
    if words[1] == ">=" { text += " relation=\"greaterThanOrEqual\"" }
    if words[1] == "<=" { text += " relation=\"lessThanOrEqual\"" }
    if words[2].contains(".") {
      text += side(words[2], "second")
      if words.count > 4 { text += " constant=\"\(words[3] == "-" ? "-" : "")\(words[4])\"" }
    } else {
      text += " constant=\"\(words[2])\""
    }
    return text + "/>"
  }

  private static func side(_ word: String, _ which: String) -> String {
    let parts = word.split(separator: ".")
    return " \(which)Item=\"\(parts[0])\" \(which)Attribute=\"\(parts[1])\""
  }

  /// A view that constraints place.
  static func view(_ id: String, _ element: String = "view", _ attributes: String = "", _ content: String = "")
    -> String
  {
    "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>\(content)</\(element)>"
  }
}
