/// Gives each distinct name of a document a number, so that the tree stores numbers and a name's string is made once.
struct NameTable {
  private(set) var names: [String] = []
  private var spans: [(start: UInt32, count: UInt32)] = []
  private var bytes: [UInt8] = []
  private var slots: [Int32]
  private var mask: Int

  /// Different in each table, lest a document be made of names that all fall into one slot. No number depends on it.
  private let seed = UInt64.random(in: .min ... .max)

  init() {
    mask = 511
    slots = [Int32](repeating: -1, count: mask + 1)
  }

  /// The number of the name in `name`.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = seed
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if isEqual(name, spans[candidate]) { return UInt32(candidate) }
      slot = (slot + 1) & mask
    }
    let number = names.count
    slots[slot] = Int32(number)
    spans.append((UInt32(bytes.count), UInt32(name.count)))
    bytes.append(contentsOf: name)
    names.append(String(decoding: name, as: UTF8.self))
    if names.count * 2 > slots.count { grow() }
    return UInt32(number)
  }

  private func isEqual(_ name: UnsafeBufferPointer<UInt8>, _ span: (start: UInt32, count: UInt32)) -> Bool {
    guard name.count == Int(span.count) else { return false }
    let start = Int(span.start)
    for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
    return true
  }

  private mutating func grow() {
    let known = names
    self = NameTable(capacity: slots.count * 2)
    for name in known {
      var name = name
      _ = name.withUTF8 { intern($0) }
    }
  }

  private init(capacity: Int) {
    mask = capacity - 1
    slots = [Int32](repeating: -1, count: capacity)
  }
}
