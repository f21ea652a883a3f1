/// Gives out names, each once: a name that is taken gets a number.
struct NameAllocator {
  private var taken: Set<String>
  /// Makes an allocator that never gives out one of `reserved`.
  init(reserved: Set<String> = []) { taken = reserved }

  /// `wish`, or `wish2`, `wish3` … where it's taken.
  mutating func allocate(_ wish: String) -> String {
    if !SwiftIdentifier.keywords.contains(wish), taken.insert(wish).inserted { return wish }
    var number = 2
    while !taken.insert("\(wish)\(number)").inserted { number += 1 }
    return "\(wish)\(number)"
  }
}
