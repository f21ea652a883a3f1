/// Where the source that a command makes goes.
enum OutputDestination {
  case standardOutput
  case file(String)
  case folder(String)

  /// As `-o` says: `-` or nothing, a file by its extension `.swift`, or a folder.
  init(_ option: String?) {
    switch option {
    case nil, "-": self = .standardOutput
    case let path? where path.hasSuffix(".swift"): self = .file(path)
    case let path?: self = .folder(path)
    }
  }
}
