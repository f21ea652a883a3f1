import Foundation
import LanguageServer

/// Standard input and output as a client's stream.
final class StandardStream: ServerStream {
  init() {
    // A client that is gone is told by what `write` returns, and doesn't end the process.
    signal(SIGPIPE, SIG_IGN)
  }

  func read() -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
      repeat {
        count = Foundation.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    return count > 0 ? bytes : nil
  }

  var hasMore: Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
