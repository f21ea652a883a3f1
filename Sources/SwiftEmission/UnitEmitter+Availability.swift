extension UnitEmitter {
  /// Adds what `body` emits, within a check where the code may have to run on systems older than iOS `version`.
  mutating func whereAvailable(since version: Int?, _ body: (inout UnitEmitter) -> Void) {
    guard let version, let target = input.options.deploymentTarget, version > target else {
      body(&self)
      return
    }
    var surroundings = writer
    writer = SwiftWriter(level: surroundings.level + 1)
    body(&self)
    swap(&writer, &surroundings)
    writer.ifAvailable(since: version, surroundings)
  }
}
