/// A class that documents expect an app to have, with what they expect of it.
struct ExpectedClass: Sendable {
  /// The class's name, with the classes it's nested in.
  var name: String
  /// Where a document first names it.
  var place: DocumentPlace
  /// The documents that name it, by their paths, each once.
  var documents: [String] = []
  /// The documents that it's the File's Owner of.
  var ownedDocuments: [String] = []
  /// The frameworks' classes of the elements that have it, each once.
  var elementClasses: [String] = []
  /// What it seems to be where no element tells.
  var guess: String?
  /// The module that every mention so far says it's declared in, apart from the app's own; nil for one of the app's.
  var foreignModule: String?
  /// Whether a custom segue performs itself.
  var performsSegue = false
  /// Whether it sends the events of controls.
  var sendsControlEvents = false
  /// The properties that outlets set, in the order met.
  var outlets: [ExpectedOutlet] = []
  /// The methods that actions call, in the order met.
  var actions: [ExpectedAction] = []
  /// The properties that runtime attributes set, in the order met.
  var inspectables: [ExpectedInspectable] = []
  /// The storyboards whose scenes load its view, by the types that stand for them.
  var viewStoryboards: [String] = []
  /// The storyboards whose scenes perform its segues, by the types that stand for them.
  var segueStoryboards: [String] = []
  /// The attribute that makes it deprecated, as the storyboards that it calls are; nil for none.
  var deprecation: String?
  /// The methods that make segues' destinations, in the order met.
  var segueActions: [ExpectedSegueAction] = []
  /// The delegates' and data sources' protocols it's to adopt, in the order met.
  var protocols: [String] = []

  /// Takes in an outlet.
  mutating func add(_ outlet: ExpectedOutlet) {
    if let place = outlets.firstIndex(where: { $0.name == outlet.name }) {
      outlets[place].merge(outlet)
    } else {
      outlets.append(outlet)
    }
  }

  /// Takes in an action.
  mutating func add(_ action: ExpectedAction) {
    if let place = actions.firstIndex(where: { $0.selector == action.selector }) {
      actions[place].merge(action)
    } else {
      actions.append(action)
    }
  }

  /// Takes in a segue action.
  mutating func add(_ action: ExpectedSegueAction) {
    if !segueActions.contains(where: { $0.selector == action.selector }) { segueActions.append(action) }
  }

  /// Takes in an inspectable property.
  mutating func add(_ inspectable: ExpectedInspectable) {
    if !inspectables.contains(where: { $0.name == inspectable.name }) { inspectables.append(inspectable) }
  }
}

extension [String] {
  /// Adds an element that isn't there yet.
  mutating func appendOnce(_ element: String) {
    if !contains(element) { append(element) }
  }
}
