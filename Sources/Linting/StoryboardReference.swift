import InterfaceModel
import ProjectResources
import Suggestions

/// Where a storyboard reference leads.
public enum StoryboardReference {
  /// Why a `viewControllerPlaceholder` leads to nothing among the storyboards of `resources`; nil where it leads to a scene, and
  /// where it leads into another bundle, which nobody can look into. Without a storyboard's name its own is meant; without an
  /// identifier, the storyboard's first controller.
  public static func problem(
    with placeholder: InterfaceObject, in document: InterfaceDocument, _ resources: ProjectResources
  ) -> String? {
    guard (placeholder["bundleIdentifier"] ?? "").isEmpty else { return nil }
    let identifier = placeholder["referencedIdentifier"]
    guard let name = placeholder["storyboardName"] else {
      guard let identifier, !document.objects.contains(where: { $0["storyboardIdentifier"] == identifier }) else {
        return nil
      }
      return "no scene of this storyboard has the identifier '\(identifier)'"
    }
    guard let storyboards = resources.storyboards[name] else {
      let hint = Suggestion.nearest(to: name, in: resources.storyboards.keys.sorted())
      return "there's no storyboard '\(name)'\(hint.map { "; did you mean '\($0)'?" } ?? "")"
    }
    guard let identifier else {
      return storyboards.contains(where: \.hasInitialController)
        ? nil : "the storyboard '\(name)' has no first controller, and the reference names none"
    }
    guard !storyboards.contains(where: { $0.identifiers.contains(identifier) }) else { return nil }
    let hint = Suggestion.nearest(to: identifier, in: storyboards.flatMap(\.identifiers).sorted())
    return "no scene of '\(name)' has the identifier '\(identifier)'\(hint.map { "; did you mean '\($0)'?" } ?? "")"
  }
}
