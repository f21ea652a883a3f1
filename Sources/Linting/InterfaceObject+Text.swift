import InterfaceModel

extension InterfaceObject {
  /// Whether it is a view that is as wide as its text: a label, or a button with a title.
  var showsText: Bool {
    switch element {
    case "label": true
    case "button": states.contains { state in state.attributes.contains { $0.name == "title" && !$0.text.isEmpty } }
    default: false
    }
  }
}
