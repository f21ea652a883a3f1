import Foundation

/// Addresses of files.
enum DocumentURI {
  /// The path of a `file:` address; nil for another one.
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    let path = url.path
    return path.isEmpty ? nil : path
  }

  /// The address of a file.
  static func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
