import InterfaceModel
import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// The event of the component that the target of an action is: `{onFollow}`; nil for a target that is none.
  func eventName(_ target: Substring) -> Substring? {
    guard context.interface != nil, target.first == "{", target.last == "}" else { return nil }
    return target.dropFirst().dropLast()
  }

  /// What sending an event of the component means: in the component's own document that its class sends it, in one that
  /// has an instance of it what that does then.
  mutating func send(
    _ name: Substring, _ source: LanguageAttribute, _ controlEvent: String?
  ) -> [DerivedElement] {
    guard let interface = context.interface, interface.events.contains(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: String(name), in: context.interface?.events.map(\.name) ?? [])
      fault(
        "template", "there is no event '\(name)'", help: nearest.map { "did you mean '\($0)'?" }, at: source.valueRange)
      return []
    }
    if let handlers = context.handlers {
      return (handlers[String(name)] ?? []).map { action in
        var action = action
        action.attributes.removeAll { ["eventType", "id"].contains($0.name) }
        let additions = [("eventType", controlEvent), ("id", generateID())]
        action.attributes += additions.compactMap { name, value in
          value.map { .init(name, $0, range: source.range, valueRange: source.valueRange) }
        }
        return action
      }
    }
    guard let content = interface.content else { return [] }
    var action = EditableElement(
      "action",
      attributes: [
        .init("selector", ComponentEvent.selector(of: String(name))), .init("destination", id(of: content)),
      ])
    if let controlEvent { action["eventType"] = controlEvent }
    action["id"] = generateID()
    return [DerivedElement(action, from: source.range)]
  }
}
