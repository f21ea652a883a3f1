/// What goes with the methods that the server knows, as far as it reads it.
public enum Parameters {
  /// `initialize`.
  public struct Initialize: Sendable, Decodable {
    /// A folder that is open.
    public struct Folder: Sendable, Decodable {
      /// Its address.
      public var uri: String
    }

    /// What the client can do.
    public struct Capabilities: Sendable, Decodable {
      /// Of every document.
      public struct General: Sendable, Decodable {
        /// The encodings of positions that it knows, the dearest first.
        public var positionEncodings: [String]?
      }

      /// Of texts.
      public struct TextDocument: Sendable, Decodable {
        /// Of completion.
        public struct Completion: Sendable, Decodable {
          /// Of items.
          public struct Item: Sendable, Decodable {
            /// Whether texts with places to fill in can be inserted.
            public var snippetSupport: Bool?
          }

          /// Of items.
          public var completionItem: Item?
        }

        /// Whether it asks for diagnostics by itself.
        public struct Diagnostic: Sendable, Decodable {}

        /// Of completion.
        public var completion: Completion?
        /// There where it asks for diagnostics by itself.
        public var diagnostic: Diagnostic?
      }

      /// Of the folders that are open.
      public struct Workspace: Sendable, Decodable {
        /// Of files that change.
        public struct WatchedFiles: Sendable, Decodable {
          /// Whether files can be named to be watched.
          public var dynamicRegistration: Bool?
        }

        /// Of files that change.
        public var didChangeWatchedFiles: WatchedFiles?
      }

      /// Of every document.
      public var general: General?
      /// Of the folders that are open.
      public var workspace: Workspace?
      /// Of texts.
      public var textDocument: TextDocument?
    }

    /// The folder that is open; older than the list of folders.
    public var rootUri: String?
    /// The folders that are open.
    public var workspaceFolders: [Folder]?
    /// What the client can do.
    public var capabilities: Capabilities?
  }

  /// A document by its address.
  public struct Document: Sendable, Decodable {
    /// The address.
    public var uri: String
  }

  /// What is about a document alone: `didClose`, `didSave`, `documentSymbol`, `formatting`, `diagnostic`.
  public struct OfDocument: Sendable, Decodable {
    /// The document.
    public var textDocument: Document
  }

  /// What is about a place: `completion`, `hover`, `definition`, `prepareRename`, `documentHighlight`.
  public struct AtPosition: Sendable, Decodable {
    /// The document.
    public var textDocument: Document
    /// The place.
    public var position: Position
  }

  /// `references`.
  public struct References: Sendable, Decodable {
    /// What is asked for.
    public struct Context: Sendable, Decodable {
      /// Whether the declaration counts.
      public var includeDeclaration: Bool
    }

    /// The document.
    public var textDocument: Document
    /// The place.
    public var position: Position
    /// What is asked for.
    public var context: Context
  }

  /// `rename`.
  public struct Rename: Sendable, Decodable {
    /// The document.
    public var textDocument: Document
    /// The place.
    public var position: Position
    /// What it is to be called.
    public var newName: String
  }

  /// `codeAction`.
  public struct CodeAction: Sendable, Decodable {
    /// The document.
    public var textDocument: Document
    /// The stretch that changes are wanted for.
    public var range: TextRange
  }

  /// `didOpen`.
  public struct DidOpen: Sendable, Decodable {
    /// A document with its text.
    public struct Item: Sendable, Decodable {
      /// The address.
      public var uri: String
      /// Its version.
      public var version: Int?
      /// Its text.
      public var text: String
    }

    /// The document.
    public var textDocument: Item
  }

  /// `didChange`.
  public struct DidChange: Sendable, Decodable {
    /// A document in a version.
    public struct Item: Sendable, Decodable {
      /// The address.
      public var uri: String
      /// Its version after the changes.
      public var version: Int?
    }

    /// A change of a stretch, or of all of the text.
    public struct Change: Sendable, Decodable {
      /// The stretch that goes; nil for everything.
      public var range: TextRange?
      /// What comes in its place.
      public var text: String
    }

    /// The document.
    public var textDocument: Item
    /// The changes, each on what the one before leaves.
    public var contentChanges: [Change]
  }

  /// `$/cancelRequest`.
  public struct Cancel: Sendable, Decodable {
    /// The request that isn't wanted any more.
    public var id: RequestID
  }
}
