import LanguageServer
import LanguageServerProtocol

/// A client whose words are known beforehand: each piece is read by itself, once the answers to the one before are written.
final class ScriptedStream: ServerStream {
  private var pieces: [[UInt8]]
  /// What was written after each piece.
  private(set) var answers: [[UInt8]] = [[]]
  var hasMore: Bool { false }

  init(_ pieces: [[UInt8]]) { self.pieces = pieces.reversed() }

  func read() -> [UInt8]? {
    answers.append([])
    return pieces.popLast()
  }

  func write(_ bytes: [UInt8]) -> Bool {
    answers[answers.count - 1] += bytes
    return true
  }

  /// The messages that were written after each piece.
  var messages: [[[UInt8]]] {
    answers.dropFirst().map { bytes in
      var framing = MessageFraming()
      framing.append(bytes)
      var messages: [[UInt8]] = []
      while case .message(let message)? = framing.next() { messages.append(message) }
      return messages
    }
  }
}
