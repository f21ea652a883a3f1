import InterfaceModel
import Linting
import MarkupWriting
import XMLSyntax

/// What a launch screen says that an `Info.plist` can say in its place, under `UILaunchScreen` (iOS and tvOS 14 and later;
/// Apple's "Information Property List" reference describes the keys): for builds that can't compile a launch storyboard.
public struct LaunchScreenDictionary: Sendable {
  /// A part of the document that the dictionary has no key for.
  public struct Omission: Sendable {
    /// What gets lost, and what to do about it.
    public var message: String
    /// Where it stands.
    public var range: SourceRange
  }

  /// The dictionary's colour: the name of one in an asset catalog; nil for the system's background.
  public private(set) var colorName: String?
  /// The image in the middle: the name of one in an asset catalog.
  public private(set) var imageName: String?
  /// Whether the image is centred in the safe area, and not in the whole screen.
  public private(set) var imageRespectsSafeArea = false
  /// Whether an empty navigation bar is shown.
  public private(set) var hasNavigationBar = false
  /// Whether an empty tab bar is shown.
  public private(set) var hasTabBar = false
  /// Whether an empty toolbar is shown.
  public private(set) var hasToolbar = false
  /// What the dictionary can't express, in the document's order.
  public private(set) var omissions: [Omission] = []

  private let document: InterfaceDocument

  /// Looks at a launch screen; every document can be one.
  public init(_ document: InterfaceDocument) {
    self.document = document
    guard let view = rootView() else { return }
    readBackground(of: view)
    for child in view.children { readContent(document.objects[child], in: view) }
    omissions.sort { $0.range.start < $1.range.start }
  }

  /// The key with its dictionary, as a file in XML has them.
  public var propertyList: String {
    var writer = MarkupWriter()
    writer.element("key", text: "UILaunchScreen")
    guard !entries.isEmpty else {
      writer.empty("dict")
      return writer.text
    }
    writer.open("dict")
    for (key, value) in entries {
      writer.element("key", text: key)
      switch value {
      case .string(let text): writer.element("string", text: text)
      case .flag: writer.empty("true")
      case .bar: writer.empty("dict")
      }
    }
    writer.close("dict")
    return writer.text
  }

  private enum Value {
    case string(String)
    case flag, bar
  }

  private var entries: [(key: String, value: Value)] {
    var entries: [(key: String, value: Value)] = []
    if let colorName { entries.append(("UIColorName", .string(colorName))) }
    if let imageName { entries.append(("UIImageName", .string(imageName))) }
    if imageRespectsSafeArea { entries.append(("UIImageRespectsSafeAreaInsets", .flag)) }
    if hasNavigationBar { entries.append(("UINavigationBar", .bar)) }
    if hasTabBar { entries.append(("UITabBar", .bar)) }
    if hasToolbar { entries.append(("UIToolbar", .bar)) }
    return entries
  }

  // MARK: Reading

  /// The view that fills the screen, through the containers around it, whose bars it notes.
  private mutating func rootView() -> InterfaceObject? {
    guard document.kind == .storyboard else {
      return document.topLevelObjects.map { document.objects[$0] }.first { !$0.isPlaceholder }
    }
    var visited: Set<ObjectIndex> = []
    var controller = document.initialViewController.flatMap { document.object(withID: $0.id) }
    while let current = controller, visited.insert(current.index).inserted {
      hasTabBar = hasTabBar || current.element == "tabBarController"
      if current.element == "navigationController" {
        hasNavigationBar = hasNavigationBar || current["navigationBarHidden"] != "YES"
        hasToolbar = hasToolbar || current["toolbarHidden"] == "NO"
      }
      let view = current.children.map { document.objects[$0] }.first { $0.role == .keyed("view") }
      if let view { return view }
      controller = firstHeldController(of: current)
    }
    return nil
  }

  private func firstHeldController(of controller: InterfaceObject) -> InterfaceObject? {
    for connection in controller.connections {
      guard case .segue(let segue) = connection.kind, segue.kind == .relationship else { continue }
      return document.object(withID: connection.destination.id)
    }
    return nil
  }

  private mutating func readBackground(of view: InterfaceObject) {
    switch view.value("backgroundColor") {
    case .color(.named(let name)): colorName = name
    case .color(.system("systemBackgroundColor")), nil: break
    default:
      leaveOut(
        "the background isn't a colour of an asset catalog, and 'UIColorName' takes no other: add it to the app's catalog, "
          + "and its name to the dictionary; without, the system's background is shown", view)
    }
  }

  private mutating func readContent(_ object: InterfaceObject, in view: InterfaceObject) {
    switch object.element {
    case "navigationBar": hasNavigationBar = true
    case "tabBar": hasTabBar = true
    case "toolbar": hasToolbar = true
    case "imageView" where imageName == nil && object["image"] != nil: readImage(of: object, in: view)
    case "imageView": leaveOut("'UILaunchScreen' shows one image", object)
    default:
      leaveOut("'UILaunchScreen' has no \(object.element): what stands in it isn't shown", object)
    }
  }

  private mutating func readImage(of object: InterfaceObject, in view: InterfaceObject) {
    guard object["catalog"] != "system" else {
      return leaveOut(
        "'UIImageName' takes no symbol of the system: add it to the app's asset catalog as an image", object)
    }
    imageName = object["image"]
    let centers = view.constraints.compactMap { center(of: object, $0) }
    imageRespectsSafeArea = centers.contains { document.object(withID: $0) == nil }
    guard centers.count < 2 else { return }
    leaveOut("'UIImageName' is shown at its own size in the middle of the screen, whatever the document says", object)
  }

  /// The item that a constraint centres an object in; nil for another constraint.
  private func center(of object: InterfaceObject, _ constraint: Constraint) -> String? {
    guard let first = constraint.firstItem?.id, let second = constraint.secondItem?.id, constraint.constant.value == 0,
      [.centerX, .centerY].contains(constraint.firstAttribute), constraint.firstAttribute == constraint.secondAttribute
    else { return nil }
    if first == object.id { return second }
    return second == object.id ? first : nil
  }

  private mutating func leaveOut(_ message: String, _ object: InterfaceObject) {
    omissions.append(Omission(message: "\(message) (\(ObjectName.describe(object)))", range: object.range))
  }
}
