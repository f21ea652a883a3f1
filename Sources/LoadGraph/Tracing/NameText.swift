/// What code does to the text of a class's name to be rid of its module.
enum NameText {
  /// Whether a member or a method leaves a plain name as it is.
  static func keepsName(_ member: String) -> Bool { members.contains(member) }

  private static let members: Set<String> = [
    "components", "componentsSeparatedByString:", "split", "last", "lastObject", "first", "firstObject",
    "pathExtension", "rawValue",
    "description", "debugDescription", "copy", "trimmingCharacters", "trimmingPrefix", "deletingPathExtension",
    "stringByDeletingPathExtension",
  ]
}
