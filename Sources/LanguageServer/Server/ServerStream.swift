/// The stream to and from a client.
public protocol ServerStream: AnyObject {
  /// What has come; waits for it. Nil at the end of the stream.
  func read() -> [UInt8]?

  /// Whether more has come already.
  var hasMore: Bool { get }

  /// Sends bytes; false where nobody takes them any more.
  func write(_ bytes: [UInt8]) -> Bool
}
