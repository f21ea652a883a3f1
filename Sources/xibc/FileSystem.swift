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
  static func write(_ text: String, to path: String) throws(FileError) { try write(Array(text.utf8), to: path) }

  /// Writes a file whole or not at all, as ``write(_:to:)`` does for a text. A file that is there keeps its permissions,
  /// and a link goes on leading to it.
  ///
  /// - Throws: ``FileError`` with the reason.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard !hasBytes(bytes, path) else { return }
    let path = resolved(path)
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).tmp"
    var file = fopen(temporary, "wb")
    if file == nil {
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      file = fopen(temporary, "wb")
    }
    guard let file else { throw FileError(path: path, reason: lastError) }
    let isWritten = bytes.withUnsafeBufferPointer { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    var status = stat()
    if stat(path, &status) == 0 { fchmod(fileno(file), status.st_mode) }
    let isClosed = fclose(file) == 0
    guard isWritten, isClosed, rename(temporary, path) == 0 else {
      let reason = lastError
      remove(temporary)
      throw FileError(path: path, reason: reason)
    }
  }

  /// Whether a file has these bytes and no others. It's read only where it is as long.
  private static func hasBytes(_ bytes: [UInt8], _ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, Int(status.st_size) == bytes.count else { return false }
    guard case .success(let known) = read(path) else { return false }
    return known == bytes
  }

  /// The file that a link leads to; the path itself where nothing is there yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}

/// A file that can't be read or written.
struct FileError: Error {
  var path: String
  var reason: String

  var message: String { "\(path): error: \(reason)" }
}
