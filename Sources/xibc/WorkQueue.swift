import Dispatch
import Foundation

/// Works on many files at once and hands the results on in the files' order, so that the number of jobs never shows.
struct WorkQueue {
  /// How many files are worked on at once.
  var jobs: Int

  /// As `--jobs` says; as many as there are cores where it isn't given.
  init(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.value("--jobs") else {
      jobs = ProcessInfo.processInfo.activeProcessorCount
      return
    }
    guard let jobs = Int(text), jobs > 0 else {
      throw UsageError(message: "'--jobs' takes a number from 1, not '\(text)'")
    }
    self.jobs = jobs
  }

  /// Applies `work` to each item; `consume` gets the results one by one, in order. Memory is held for a batch only.
  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Output, consume: (Item, Output) -> Void
  ) {
    guard jobs > 1, items.count > 1 else {
      for item in items { consume(item, work(item)) }
      return
    }
    let batch = jobs * 8
    var start = 0
    while start < items.count {
      let slice = Array(items[start..<min(start + batch, items.count)])
      let results = OrderedResults<Output>(count: slice.count)
      let next = Counter()
      DispatchQueue.concurrentPerform(iterations: min(jobs, slice.count)) { _ in
        while let index = next.take(below: slice.count) { results.set(work(slice[index]), at: index) }
      }
      for (item, output) in zip(slice, results.values) { consume(item, output) }
      start += batch
    }
  }
}

/// Hands out each number once.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  func take(below limit: Int) -> Int? {
    lock.withLock {
      guard value < limit else { return nil }
      defer { value += 1 }
      return value
    }
  }
}

/// Results that come in any order.
private final class OrderedResults<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [Value?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func set(_ value: Value, at index: Int) { lock.withLock { slots[index] = value } }

  var values: [Value] { lock.withLock { slots.compactMap { $0 } } }
}
