import LanguageServerProtocol

/// A server's talk with a client over a stream, to its end.
public final class ServerSession {
  private let server: LanguageServer
  private let stream: any ServerStream
  private let log: ((String) -> Void)?
  private var framing = MessageFraming()
  /// The messages that have come and wait for their turn.
  private var waiting: [[UInt8]] = []
  /// Whether nobody reads what is sent.
  private var isBroken = false
  /// Whether nothing more comes.
  private var hasEnded = false

  /// Makes a session; `log` gets each message and each fault, a line each.
  public init(_ server: LanguageServer, _ stream: any ServerStream, log: ((String) -> Void)? = nil) {
    self.server = server
    self.stream = stream
    self.log = log
  }

  /// Talks until the client ends it, or is gone; the code that the process is to end with.
  public func run() -> Int32 {
    while true {
      while !waiting.isEmpty {
        let message = waiting.removeFirst()
        handle(message)
        if let exitCode = server.exitCode { return exitCode }
        if stream.hasMore { receive() }
      }
      // What was asked comes before what is told.
      server.idle().forEach(send)
      guard !isBroken, !hasEnded else { return end }
      receive()
    }
  }

  /// A client that goes without a word has ended in an error.
  private var end: Int32 {
    log?("the stream has ended")
    return server.exitCode ?? 1
  }

  /// Takes what comes, or the end of the stream.
  private func receive() {
    guard !hasEnded, let bytes = stream.read() else {
      hasEnded = true
      return
    }
    framing.append(bytes)
    while let part = framing.next() {
      switch part {
      case .message(let message): waiting.append(message)
      case .garbage(let reason): send(.failure(nil, ResponseError(.parseError, reason)))
      }
    }
  }

  private func handle(_ bytes: [UInt8]) {
    log?("<-- " + String(decoding: bytes, as: UTF8.self))
    do throws(IncomingMessage.Fault) {
      guard let message = try IncomingMessage(bytes) else { return }
      if case .request(let id) = message.kind, takeCancellation(of: id) {
        return send(.failure(id, ResponseError(.requestCancelled, "the request was cancelled")))
      }
      if message.method != "$/cancelRequest" { server.handle(message).forEach(send) }
    } catch {
      send(.failure(error.id, error.error))
    }
  }

  /// Whether a request isn't wanted any more, by what waits after it.
  private func takeCancellation(of id: RequestID) -> Bool {
    let place = waiting.firstIndex { bytes in
      // Long messages are texts.
      guard bytes.count < 1024, let message = try? IncomingMessage(bytes), message.method == "$/cancelRequest" else {
        return false
      }
      return (try? message.parameters(Parameters.Cancel.self))?.id == id
    }
    guard let place else { return false }
    waiting.remove(at: place)
    return true
  }

  private func send(_ message: OutgoingMessage) {
    guard !isBroken else { return }
    let bytes = message.bytes
    log?("--> " + String(decoding: bytes, as: UTF8.self))
    isBroken = !stream.write(MessageFraming.frame(bytes))
  }
}
