import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// The statement that sets the property at `path` of `name`. One that UIKit deprecates is set through a protocol, so
  /// that the compiler doesn't warn of what only the document can change.
  mutating func assignment(of value: String, to path: String, of name: String) -> Statement {
    let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
    let last = dot.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    guard let member = DeprecatedMember.named(last) else { return Statement(name, set: path, to: value) }
    let holder = dot.map { "\(name).\(path[..<$0])" } ?? name
    return Statement(through(member, of: holder), set: member.name, to: value)
  }

  /// `holder` as the protocol that has a deprecated member.
  mutating func through(_ member: DeprecatedMember, of holder: String) -> String {
    deprecatedMembers.insert(member)
    return "(\(holder) as any \(LegacyProtocol.name(of: member.className)))"
  }
}
