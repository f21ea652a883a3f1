/// A line that chooses between branches of text.
enum Directive {
  case begin, next, end

  /// The directive with a name; nil for every other.
  init?(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
    switch String(decoding: name.prefix(8), as: UTF8.self) {
    case "if", "ifdef", "ifndef": self = .begin
    case "else", "elseif", "elif", "elifdef": self = .next
    case "endif": self = .end
    default: return nil
    }
  }
}
