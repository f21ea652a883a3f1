/// What a search for a name gives.
public enum SourceLookup<Found: Sendable>: Sendable {
  /// The only one.
  case found(Found)
  /// Several have the name, in the order of the files; which one is meant can't be told.
  case ambiguous([Found])
  /// None has the name.
  case absent

  /// The only one; nil where there is none or there are several.
  public var unique: Found? {
    if case .found(let found) = self { return found }
    return nil
  }

  init(_ all: [Found]) {
    switch all.count {
    case 0: self = .absent
    case 1: self = .found(all[0])
    default: self = .ambiguous(all)
    }
  }
}

extension SourceLookup: Equatable where Found: Equatable {}
