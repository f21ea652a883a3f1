import XMLSyntax

/// Something that a rule has found, as data; how it is shown is for a reporter.
public struct Finding: Sendable, Hashable {
  /// A further place that belongs to a finding.
  public struct Note: Sendable, Hashable {
    /// What is to be seen there.
    public var message: String
    /// The file's path, as the user gave it.
    public var file: String
    /// The place.
    public var position: SourcePosition

    /// Makes a note.
    public init(message: String, file: String, position: SourcePosition) {
      self.message = message
      self.file = file
      self.position = position
    }
  }

  /// The rule's id.
  public var ruleID: String
  /// How grave it is.
  public var severity: Severity
  /// What is wrong, why it matters, and what to change.
  public var message: String
  /// The file's path, as the user gave it.
  public var file: String
  /// The place.
  public var position: SourcePosition
  /// The id of the object that it is about.
  public var objectID: String?
  /// That object's name in a person's eyes.
  public var object: String?
  /// The scene that the object stands in, by its controller.
  public var scene: String?
  /// Further places.
  public var notes: [Note]
  /// What would mend it.
  public var fixes: [Fix]

  /// Makes a finding.
  public init(
    ruleID: String, severity: Severity, message: String, file: String, position: SourcePosition,
    objectID: String? = nil, object: String? = nil, scene: String? = nil, notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.message = message
    self.file = file
    self.position = position
    self.objectID = objectID
    self.object = object
    self.scene = scene
    self.notes = notes
    self.fixes = fixes
  }
}
