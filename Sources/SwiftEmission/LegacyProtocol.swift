import UIKitCatalog

/// A protocol in emitted code that declares what UIKit deprecates of one class.
enum LegacyProtocol {
  /// The name of the protocol for a class: `LegacyButton` for `UIButton`.
  static func name(of className: String) -> String { "Legacy" + className.dropFirst(2) }

  /// Writes the protocols that have `members`, each with its conformance.
  static func emit(_ members: Set<DeprecatedMember>, _ writer: inout SwiftWriter) {
    let classes = Dictionary(grouping: members, by: \.className).sorted { $0.key < $1.key }
    for (className, members) in classes {
      let name = name(of: className)
      writer.separate()
      writer.line(
        "/// What the document says and \(className) deprecates: through a protocol it is used without a warning.")
      writer.line("@MainActor")
      writer.block("private protocol \(name): AnyObject {") { writer in
        for member in members.sorted(by: { $0.name < $1.name }) {
          writer.line("var \(member.name): \(member.type) { get\(member.isWritable ? " set" : "") }")
        }
      }
      writer.separate()
      writer.line("extension \(className): \(name) {}")
    }
  }
}
