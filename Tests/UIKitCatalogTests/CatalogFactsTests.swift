import Testing

@testable import UIKitCatalog

/// The catalog against the frameworks' own declarations.
@Suite struct CatalogFactsTests {
  /// What the facts can't confirm.
  struct Exemption: Sendable {
    var reason: String
    var covers: @Sendable (CatalogCheck.Problem) -> Bool
  }

  /// Classes whose frameworks the facts leave out, each with a class that stands for it.
  static let standIns = [
    "SCNView": "UIView", "ARSCNView": "UIView", "ARSKView": "SKView", "ARView": "UIView", "UIWebView": "UIView",
  ]

  static let exemptions: [Exemption] = [
    Exemption(reason: "UIWebView is gone from the SDK; documents still have it") { $0.element == "webView" },
    Exemption(reason: "the facts leave Metal out") { $0.message == "no framework declares MTLPixelFormat" },
    Exemption(reason: "UIKit deprecates it and has nothing else for it; the compiler may warn") {
      $0.message == "'pageCurl' ('pageCurl') of UIBarButtonItem.SystemItem is deprecated"
    },
    Exemption(reason: "the class aligns its content by itself: writing the editor's value would change nothing") {
      [
        #"segmentedControl.contentHorizontalAlignment: its default in code is member("center"), the row says 'left'"#,
        #"segmentedControl.contentVerticalAlignment: its default in code is member("center"), the row says 'top'"#,
        #"textField.contentHorizontalAlignment: its default in code is member("center"), the row says 'left'"#,
      ].contains($0.description)
    },
    Exemption(reason: "only a search bar's traits start with another key, which no document says") {
      $0.message.hasPrefix(#"its default in "#)
        && $0.description.hasPrefix("textInputTraits.returnKeyType")
        && $0.message.hasSuffix(#"is member("search"), the row says 'default'"#)
    },
    Exemption(reason: "tvOS alone has it") { $0.message.hasPrefix("UIButton.ButtonType has no 'plain'") },
    Exemption(reason: "tvOS alone has it") {
      $0.message.hasPrefix("UIModalPresentationStyle has no 'blurOverFullScreen'")
    },
  ]

  private static func problems(in catalog: Catalog) throws -> [CatalogCheck.Problem] {
    CatalogCheck(
      facts: try UIKitFacts.committed.get(), defaults: try UIKitDefaults.committed.get(), standIns: standIns
    ).problems(in: catalog)
  }

  private static func isExempt(_ problem: CatalogCheck.Problem) -> Bool { exemptions.contains { $0.covers(problem) } }

  @Test func everyRowIsWhatTheFrameworksDeclare() throws {
    let problems = try Self.problems(in: .uiKit)
    #expect(problems.filter { !Self.isExempt($0) } == [])
    for exemption in Self.exemptions { #expect(problems.contains(where: exemption.covers), "\(exemption.reason)") }
  }

  @Test func everyClassStandsWhereTheFrameworksDeclareIt() throws {
    let check = CatalogCheck(
      facts: try UIKitFacts.committed.get(), defaults: try UIKitDefaults.committed.get(), standIns: Self.standIns)
    #expect(check.problems(in: UIKitClass.views + UIKitClass.controllers + UIKitClass.others) == [])
    let wrong = check.problems(in: [
      UIKitClass("UILabel", "UIControl"), UIKitClass("MKMapView", "UIView"), UIKitClass("UIHologramView", "UIView"),
    ])
    #expect(wrong.map { "\($0.element) \($0.row)" } == ["MKMapView module", "UIHologramView ", "UILabel superclass"])
  }

  @Test func everyPropertyOfAClassIsKnownAsDeclared() throws {
    let facts = try UIKitFacts.committed.get()
    for known in UIKitClass.views + UIKitClass.controllers + UIKitClass.others {
      for (name, declared) in facts.types[known.name]?.properties ?? [:] {
        let property = UIKitClass.property(name, of: known.name)
        #expect(property?.isWritable == declared.isWritable, "\(known.name).\(name)")
      }
    }
  }

  @Test func everyDeprecatedMemberIsDeclaredSo() throws {
    let facts = try UIKitFacts.committed.get()
    for member in DeprecatedMember.all.values {
      let declared = facts.types[member.className]?.properties[member.name]
      #expect(declared?.type == member.type, "\(member)")
      #expect(declared?.isWritable == member.isWritable, "\(member)")
      #expect(declared?.deprecatedIn != nil, "\(member)")
    }
  }

  // MARK: That the check can fail

  @Test func findsEachOfManyRowsThatWereTamperedWith() throws {
    let known = Set(try Self.problems(in: .uiKit))
    let places = CatalogTests.descriptions.indices.flatMap { element in
      CatalogTests.descriptions[element].attributes.indices.map { (element: element, row: $0) }
    }
    var random = SplitMix(state: 1)
    var count = 0
    while count < 60 {
      let place = places[Int(random.next() % UInt64(places.count))]
      let kind = Tampering.allCases[count % Tampering.allCases.count]
      var descriptions = CatalogTests.descriptions
      let description = descriptions[place.element]
      let row = description.attributes[place.row]
      // A row that the facts leave out can't be told wrong.
      let isLeftOut = known.contains { $0.element == description.name && $0.row == row.name }
      guard description.name != "webView", !isLeftOut, let tampered = kind.tampered(row) else { continue }
      count += 1
      var rows = description.attributes
      rows[place.row] = tampered
      descriptions[place.element] = ElementDescription(
        description.name, description.form, inherits: description.inherits, isCarried: description.isCarried,
        attributes: rows, children: description.children)
      let found = Set(try Self.problems(in: Catalog(descriptions))).subtracting(known).filter { !Self.isExempt($0) }
      #expect(!found.isEmpty, "\(description.name).\(row.name), \(kind)")
      #expect(found.allSatisfy { $0.row == row.name }, "\(found)")
    }
  }

  @Test(arguments: [
    ChildRow.property("title", .color), .property("tintColour", .color), .property("layer", .color),
    .init("a", .object(.assigned("hologram"))), .init("a", .object(.assigned("layer"))),
    .init("a", .object(.existing("hologram"))), .init("a", .object(.constructorArgument)),
    .init("a", .objects(.array("tag"))), .init("a", .objects(.each(CallTemplate("addHologram(%)")))),
    .call("a", .string, "addSubview(%)"), .special("a", .flags(Enumeration("UIRectEdge", ["top": "sparkling"]))),
  ])
  func findsAChildThatIsWrong(_ child: ChildRow) throws {
    let view = ElementDescription(
      "view", .object(className: "UIView", module: "UIKit", kind: .view), children: [child])
    // One row can be wrong in two ways: `layer` is no colour, and can't be set.
    #expect(Set(try Self.problems(in: Catalog([view])).map(\.row)) == [child.name])
  }

  /// The ways in which a row is made wrong.
  enum Tampering: CaseIterable {
    case member, enumerationCase, type, availability, codeDefault, nibDefault

    /// The row, made wrong; nil for a row that can't be made wrong in this way.
    func tampered(_ row: AttributeRow) -> AttributeRow? {
      switch self {
      case .member:
        switch row.treatment {
        case .property(let path): return row.with(.property(path + "Z"))
        case .call(let template):
          let arguments = template.arguments(value: "%", state: "{state}").joined(separator: ", ")
          return row.with(.call(CallTemplate("\(template.callee)Z(\(arguments))")))
        default: return nil
        }
      case .enumerationCase:
        guard case .enumeration(let enumeration) = row.type, let key = enumeration.members.keys.min() else {
          return nil
        }
        var members = enumeration.members
        members[key] = "sparkling"
        return row.with(type: .enumeration(Enumeration(enumeration.swiftType, members)))
      case .type:
        guard case .property = row.treatment else { return nil }
        if case .bool = row.type { return row.with(type: .number) }
        return row.with(type: .bool)
      case .availability:
        guard case .property = row.treatment else { return nil }
        return row.with(since: (row.since ?? 12) + 1)
      case .codeDefault: return row.codeDefault.map { row.with(codeDefault: Self.other($0, row.type)) }
      case .nibDefault: return row.nibDefault.map { row.with(nibDefault: Self.other($0, row.type)) }
      }
    }

    /// Another value of the type.
    private static func other(_ text: String, _ type: ValueType) -> String {
      switch type {
      case .bool: text == "YES" ? "NO" : "YES"
      case .enumeration(let enumeration):
        enumeration.members.filter { $0.value != enumeration.members[text] }.keys.min() ?? ""
      default: Double(text).map { "\($0 + 1)" } ?? text + "Z"
      }
    }
  }

  /// The same numbers on each run.
  struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

extension AttributeRow {
  /// The row with some of it replaced.
  fileprivate func with(
    _ treatment: Treatment? = nil, type: ValueType? = nil, since: Int? = nil, nibDefault: String? = nil,
    codeDefault: String? = nil
  ) -> AttributeRow {
    AttributeRow(
      name, type ?? self.type, treatment ?? self.treatment, nibDefault: nibDefault ?? self.nibDefault,
      codeDefault: codeDefault ?? self.codeDefault, since: since ?? self.since)
  }
}
