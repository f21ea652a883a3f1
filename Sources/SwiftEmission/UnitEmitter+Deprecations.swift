import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// The statement that sets the property at `path` of `name`. One that UIKit deprecates is set through a protocol, so
  /// that the compiler doesn't warn of what only the document can change.
  mutating func assignment(of value: String, to path: String, of name: String) -> Statement {
    let steps = path.split(separator: ".")
    guard let member = steps.last.flatMap({ DeprecatedMember.named(String($0)) }) else {
      return Statement(name, set: path, to: value)
    }
    let holder = steps.dropLast().reduce(name) { "\($0).\($1)" }
    return Statement(through(member, of: holder), set: member.name, to: value)
  }

  /// `holder` as the protocol that has a deprecated member.
  mutating func through(_ member: DeprecatedMember, of holder: String) -> String {
    deprecatedMembers.insert(member)
    return "(\(holder) as any \(LegacyProtocol.name(of: member.className)))"
  }
}
