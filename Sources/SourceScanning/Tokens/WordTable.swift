/// Finds the word that a stretch of bytes spells.
struct WordTable: Sendable {
  /// The only one.
  static let shared = WordTable()

  /// A word's first sixteen bytes; longer words aren't told apart from others here.
  private struct Key: Hashable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    var slot: Int {
      let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
      return Int(mixed >> 54)
    }
  }

  private struct Slot {
    var key = Key()
    var word = Word.none
  }

  private static let longest = 16
  private var slots = Array(repeating: Slot(), count: 1024)

  private init() {
    for word in Word.allCases where word != .none {
      let spelling = Array(word.rawValue.utf8)
      let key = spelling.withUnsafeBufferPointer { Self.key($0[...]) }
      var slot = key.slot
      while slots[slot].word != .none { slot = (slot + 1) % slots.count }
      slots[slot] = Slot(key: key, word: word)
    }
  }

  /// The word that the bytes spell; `none` where it's no word that is known.
  func word(_ spelling: Slice<UnsafeBufferPointer<UInt8>>) -> Word {
    guard spelling.count <= Self.longest else { return .none }
    let key = Self.key(spelling)
    return slots.withUnsafeBufferPointer { slots in
      var slot = key.slot
      while slots[slot].word != .none {
        if slots[slot].key == key { return slots[slot].word }
        slot = (slot + 1) % slots.count
      }
      return .none
    }
  }

  private static func key(_ spelling: Slice<UnsafeBufferPointer<UInt8>>) -> Key {
    var key = Key()
    for (place, byte) in spelling.enumerated() {
      if place < 8 {
        key.low |= UInt64(byte) << UInt64(place * 8)
      } else {
        key.high |= UInt64(byte) << UInt64((place - 8) * 8)
      }
    }
    return key
  }
}
