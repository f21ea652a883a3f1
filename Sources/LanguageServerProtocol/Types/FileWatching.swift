/// Asks the client to tell when files of some patterns change: the parameters of `client/registerCapability`.
public struct FileWatching: Sendable, Encodable {
  struct Watcher: Sendable, Encodable {
    var globPattern: String
  }

  struct Options: Sendable, Encodable {
    var watchers: [Watcher]
  }

  struct Registration: Sendable, Encodable {
    var id = "files"
    var method = "workspace/didChangeWatchedFiles"
    var registerOptions: Options
  }

  var registrations: [Registration]

  /// Makes the parameters.
  public init(patterns: [String]) {
    let watchers = patterns.map { Watcher(globPattern: $0) }
    registrations = [Registration(registerOptions: Options(watchers: watchers))]
  }
}
