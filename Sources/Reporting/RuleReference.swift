import Linting

/// The rules' reference, made of what the rules say of themselves.
public struct RuleReference: Sendable {
  /// Makes the reference.
  public init() {}

  /// Every rule in one line.
  public var list: String {
    let width = RuleRegistry.all.map { $0.description.id.count }.max() ?? 0
    return RuleRegistry.all.map { rule in
      let description = rule.description
      let padding = String(repeating: " ", count: width - description.id.count)
      let state = description.isEnabledByDefault ? description.severity.rawValue : "off"
      return "\(description.id)\(padding)  \(state.padded(to: 7))  \(description.summary)\n"
    }
    .joined()
  }

  /// One rule with its examples, for a terminal.
  public func text(_ description: RuleDescription) -> String {
    var output =
      "\(description.id) (\(Self.state(description)))\n\n\(description.summary)\n\n\(description.rationale)\n"
    output += Self.options(description)
    output += Self.examples("Found, at the marks", description.badExamples, indentation: "  ")
    output += Self.examples("Left alone", description.goodExamples, indentation: "  ")
    return output
  }

  /// All rules in Markdown.
  public var markdown: String {
    var output =
      "# Rules\n\nMade by `xibc rules --format markdown` from what the rules say of themselves; don't edit.\n"
    output += "A `\(RuleExample.mark)` marks where a finding is.\n\n| rule | severity | finds |\n|---|---|---|\n"
    for rule in RuleRegistry.all {
      let description = rule.description
      output += "| [`\(description.id)`](#\(description.id)) | \(Self.state(description)) | \(description.summary) |\n"
    }
    output += Self.counterparts
    for rule in RuleRegistry.all {
      let description = rule.description
      output += "\n## \(description.id)\n\n\(description.summary) \(description.rationale)\n"
      output += Self.options(description)
      output += Self.fenced("Found", description.badExamples)
      output += Self.fenced("Left alone", description.goodExamples)
    }
    return output
  }

  /// The rules of other linters, each with those that answer for it.
  private static var counterparts: String {
    var rules: [RuleCounterpart: [String]] = [:]
    for rule in RuleRegistry.all {
      for counterpart in rule.description.counterparts {
        rules[counterpart, default: []].append("[`\(rule.description.id)`](#\(rule.description.id))")
      }
    }
    var output = ""
    for linter in RuleCounterpart.Linter.allCases {
      output += "\n| \(linter.rawValue) | here |\n|---|---|\n"
      for counterpart in rules.keys.filter({ $0.linter == linter }).sorted(by: { $0.id < $1.id }) {
        output += "| `\(counterpart.id)` | \(rules[counterpart, default: []].joined(separator: ", ")) |\n"
      }
    }
    return output
  }

  private static func state(_ description: RuleDescription) -> String {
    description.isEnabledByDefault ? description.severity.rawValue : "\(description.severity.rawValue), off by default"
  }

  private static func options(_ description: RuleDescription) -> String {
    guard !description.options.isEmpty else { return "" }
    let lines = description.options.map { option in
      "- `\(option.name)` (\(JSONText.line(option.defaultValue)) by default): \(option.summary)\n"
    }
    return "\nOptions:\n\n\(lines.joined())"
  }

  private static func examples(_ title: String, _ examples: [RuleExample], indentation: String) -> String {
    guard !examples.isEmpty else { return "" }
    let parts = examples.map { example in
      example.documents.map { document in
        document.excerpt.split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 }
          .joined(separator: "\n")
      }
      .joined(separator: "\n")
    }
    return "\n\(title):\n\n\(parts.joined(separator: "\n\n"))\n"
  }

  private static func fenced(_ title: String, _ examples: [RuleExample]) -> String {
    guard !examples.isEmpty else { return "" }
    let parts = examples.map { example in
      let text = example.documents.map { document in
        example.documents.count > 1 ? "<!-- \(document.name) -->\n\(document.excerpt)" : document.excerpt
      }
      .joined(separator: "\n")
      // A fence has one language: that of the document, which comes first.
      return "```xml\n\(text)\n```\n"
    }
    return "\n\(title):\n\n\(parts.joined(separator: "\n"))"
  }
}

extension String {
  /// The text with spaces after it up to `width` characters.
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
