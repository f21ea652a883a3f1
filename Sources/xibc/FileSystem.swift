import Foundation

/// Reading and writing files.
enum FileSystem {
  /// The bytes of a file; nil with the reason when it can't be read.
  static func read(_ path: String) -> Result<[UInt8], FileError> {
    guard let handle = fopen(path, "rb") else { return .failure(FileError(path: path, reason: lastError)) }
    defer { fclose(handle) }
    var bytes: [UInt8] = []
    fseek(handle, 0, SEEK_END)
    let size = ftell(handle)
    rewind(handle)
    let chunk = size > 0 ? size + 1 : 1 << 16
    while true {
      let start = bytes.count
      var count = 0
      bytes.reserveCapacity(start + chunk)
      let block = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
        count = fread(buffer.baseAddress, 1, chunk, handle)
        initialized = count
      }
      if start == 0 { bytes = block } else { bytes += block }
      if count < chunk { break }
    }
    guard ferror(handle) == 0 else { return .failure(FileError(path: path, reason: lastError)) }
    return .success(bytes)
  }

  /// Writes a file whole or not at all: beside its place first, then moved over it. Folders on the way are made.
  ///
  /// A file that has the text already is left alone, so that nothing that depends on it is made anew.
  ///
  /// - Throws: ``FileError`` with the reason.
  static func write(_ text: String, to path: String) throws(FileError) {
    guard !hasText(text, path) else { return }
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).tmp"
    var file = fopen(temporary, "wb")
    if file == nil {
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      file = fopen(temporary, "wb")
    }
    guard let file else { throw FileError(path: path, reason: lastError) }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    let isClosed = fclose(file) == 0
    guard isWritten, isClosed, rename(temporary, path) == 0 else {
      let reason = lastError
      remove(temporary)
      throw FileError(path: path, reason: reason)
    }
  }

  /// Whether a file has this text and nothing else. It's read only where it is as long.
  private static func hasText(_ text: String, _ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, Int(status.st_size) == text.utf8.count else { return false }
    guard case .success(let bytes) = read(path) else { return false }
    var text = text
    return text.withUTF8 { wanted in
      bytes.withUnsafeBytes { found in
        guard wanted.count == found.count else { return false }
        guard let start = wanted.baseAddress, let other = found.baseAddress else { return true }
        return memcmp(start, other, wanted.count) == 0
      }
    }
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}

/// A file that can't be read or written.
struct FileError: Error {
  var path: String
  var reason: String

  var message: String { "\(path): error: \(reason)" }
}
