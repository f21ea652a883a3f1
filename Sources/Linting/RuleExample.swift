/// Documents that show what a rule finds, or what it leaves alone.
///
/// A `↓` marks where a finding has to be: just before the character that it points at.
public struct RuleExample: Sendable {
  /// The character that marks a finding's place.
  public static let mark: Character = "↓"

  /// A document of an example, or a file of its sources.
  public struct Document: Sendable {
    /// The file's name.
    public var name: String
    /// The whole text, with marks.
    public var text: String
    /// The part that is worth showing, with marks.
    public var excerpt: String
  }

  /// The documents; most examples have one.
  public var documents: [Document]
  /// What the rule is told; by default nothing.
  public var options = RuleOptions()

  /// An example of several documents.
  public init(_ documents: [Document]) { self.documents = documents }

  /// The example for a rule that is told something.
  public func with(_ options: RuleOptions) -> RuleExample {
    var example = self
    example.options = options
    return example
  }

  /// An example of one xib with these top-level objects.
  public static func xib(_ objects: String, name: String = "Example.xib") -> RuleExample {
    RuleExample([.xib(objects, name: name)])
  }

  /// An example of one storyboard with these scenes; `attributes` go into the root element.
  public static func storyboard(_ scenes: String, attributes: String = "") -> RuleExample {
    RuleExample([.storyboard(scenes, attributes: attributes)])
  }

  /// An example of a whole file.
  public static func file(_ text: String, name: String = "Example.xib") -> RuleExample {
    RuleExample([Document(name: name, text: text, excerpt: text)])
  }
}

extension RuleExample.Document {
  /// A xib with these top-level objects.
  public static func xib(_ objects: String, name: String = "Example.xib") -> RuleExample.Document {
    let header =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">"#
    return RuleExample.Document(
      name: name, text: "\(header)\n<objects>\n\(objects)\n</objects>\n</document>\n", excerpt: objects)
  }

  /// A file of Swift or Objective-C.
  public static func source(_ text: String, name: String) -> RuleExample.Document {
    RuleExample.Document(name: name, text: text, excerpt: text)
  }

  /// A file of the project's resources; a name that ends with `Contents.json` stands for a set of an asset catalog.
  public static func resource(_ text: String = "{}", name: String) -> RuleExample.Document {
    RuleExample.Document(name: name, text: text, excerpt: text)
  }

  /// A storyboard with these scenes; `attributes` go into the root element.
  public static func storyboard(_ scenes: String, attributes: String = "") -> RuleExample.Document {
    let header =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\#(attributes)>"#
    return RuleExample.Document(
      name: "Example.storyboard", text: "\(header)\n<scenes>\n\(scenes)\n</scenes>\n</document>\n",
      excerpt: attributes.isEmpty ? scenes : header + "\n" + scenes)
  }
}
