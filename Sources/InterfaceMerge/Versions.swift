/// One thing for each version.
struct Versions<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  subscript(side: MergeSide) -> Value {
    get {
      switch side {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      }
    }
    set {
      switch side {
      case .base: base = newValue
      case .ours: ours = newValue
      case .theirs: theirs = newValue
      }
    }
  }

  func map<Other, Failure: Error>(_ change: (Value) throws(Failure) -> Other) throws(Failure) -> Versions<Other> {
    Versions<Other>(base: try change(base), ours: try change(ours), theirs: try change(theirs))
  }
}

extension Versions: Sendable where Value: Sendable {}
