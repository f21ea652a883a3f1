import SourceScanning

/// A method that UIKit calls by itself.
struct EntryPoint {
  /// The selectors; several where Swift's name for it isn't derived by the common rule.
  var selectors: [String]
  /// Whether outlets and runtime attributes are set when it is called.
  var isConnected: Bool
  /// Why it may not be called; nil where it always is.
  var doubt: String?

  private init(_ selectors: String..., isConnected: Bool = true, doubt: String? = nil) {
    self.selectors = selectors
    self.isConnected = isConnected
    self.doubt = doubt
  }

  /// What is called on an object that a document makes.
  static func decoding(_ kind: ClassMention.Kind) -> [EntryPoint] {
    switch kind {
    case .view: coding + shown(doubt: nil)
    case .controller: coding + viewLoading(doubt: "it runs when the controller's view is asked for")
    case .other: coding + [EntryPoint("init", isConnected: false)]
    }
  }

  /// What is called on an object that code makes, besides its initializer.
  static func making(_ kind: ClassMention.Kind, showsView: Bool) -> [EntryPoint] {
    switch kind {
    case .view: shown(doubt: "it runs once the view is shown")
    case .controller: viewLoading(doubt: showsView ? nil : "it runs when the controller's view is asked for")
    case .other: []
    }
  }

  /// Whether UIKit calls a method by itself.
  static func isOne(_ method: MethodDeclaration) -> Bool { method.selector.map(all.contains) ?? false }

  private static let all = Set((coding + shown(doubt: nil) + viewLoading(doubt: nil)).flatMap(\.selectors))

  private static let coding = [
    EntryPoint("initWithCoder:", isConnected: false),
    EntryPoint("awakeAfterUsingCoder:", "awakeAfterUsing:", isConnected: false), EntryPoint("awakeFromNib"),
  ]

  private static func shown(doubt: String?) -> [EntryPoint] {
    [
      EntryPoint("willMoveToSuperview:", doubt: doubt),
      EntryPoint("didMoveToSuperview", doubt: doubt), EntryPoint("willMoveToWindow:", doubt: doubt),
      EntryPoint("didMoveToWindow", doubt: doubt), EntryPoint("layoutSubviews", doubt: doubt),
    ]
  }

  private static func viewLoading(doubt: String?) -> [EntryPoint] {
    [EntryPoint("loadView", doubt: doubt), EntryPoint("viewDidLoad", doubt: doubt)]
  }
}
