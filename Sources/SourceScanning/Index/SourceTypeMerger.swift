/// Brings the parts of types together.
struct SourceTypeMerger {
  private var types: [SourceType] = []
  private var placesByName: [String: [Int]] = [:]

  /// The types of some files.
  static func types(of files: [ScannedFile]) -> [SourceType] {
    var merger = SourceTypeMerger()
    let parts = files.flatMap { file in
      file.types.map {
        SourceType.Part(file: file.path, module: file.module, declaration: $0, isBalanced: file.isBalanced)
      }
    }
    // An extension may come before what it extends.
    for part in parts where part.declaration.makesType { merger.add(part) }
    for part in parts where !part.declaration.makesType { merger.extend(part) }
    return merger.types
  }

  private mutating func add(_ part: SourceType.Part) {
    placesByName[part.declaration.name, default: []].append(types.count)
    types.append(SourceType(name: part.declaration.name, parts: [part]))
  }

  private mutating func extend(_ part: SourceType.Part) {
    var places = placesByName[part.declaration.name] ?? []
    // In Objective-C a protocol may have a class's name, and only the class has further parts.
    if part.declaration.language != .swift { places.removeAll { types[$0].declaration?.kind == .protocol } }
    let extended = places.count == 1 ? places : places.filter { part.module != nil && types[$0].module == part.module }
    switch extended.count {
    case 1: types[extended[0]].parts.append(part)
    case 0 where places.isEmpty: add(part)
    // Which one is meant can't be told.
    default: break
    }
  }
}
