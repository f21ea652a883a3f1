/// A queue from which the lowest number comes first: a binary heap.
struct SlotQueue: Sendable {
  private var heap: [Int32] = []

  mutating func insert(_ slot: Int32) {
    heap.append(slot)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] <= slot { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = slot
  }

  mutating func popFirst() -> Int32? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[child] >= last { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first
  }
}
