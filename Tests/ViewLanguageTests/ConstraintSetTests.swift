import InterfaceBuilder
import InterfaceModel
import Testing
import ViewLanguage
import XMLSyntax

/// Named sets of constraints, and metrics.
@Suite struct ConstraintSetTests {
  private static let document = LanguageTesting.interface(
    """
    <metrics gap="12"/>
    <view id="v" size="320 200"><view id="a"/>
    <constraints id="wide" active="NO" metrics="small=44">
    a.width = 200
    a.leading = v + gap @small
    </constraints>
    <constraints id="narrow">a.width = 100 as narrowWidth</constraints>
    <constraints id="tall" group="heights" active="NO">a.height = 100</constraints>
    </view>
    """)

  private func read(_ text: String) throws -> InterfaceDocument? {
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "A.view.xml") else { return nil }
    return document
  }

  @Test func setsStandBesideTheDocument() throws {
    let document = try #require(try read(Self.document))
    #expect(document.constraintSets.map(\.name) == ["wide", "narrow", "tall"])
    #expect(document.constraintSets.map(\.isActive) == [false, true, false])
    #expect(document.constraintSets.map(\.group) == [nil, nil, "heights"])
    #expect(document.constraintSets.map(\.constraints.count) == [2, 1, 1])
    #expect(document.constraintSets[1].constraints == ["narrowWidth"])
    #expect(document.namedConstraints == ["narrowWidth"])
    let excluded = document.objects.flatMap(\.variations).flatMap(\.constraints).filter { !$0.isIncluded }
    #expect(
      Set(excluded.map(\.reference.id)) == Set(document.constraintSets.filter { !$0.isActive }.flatMap(\.constraints)))
  }

  @Test func anotherSetCanBeActive() throws {
    let document = try #require(try read(Self.document))
    let switched = document.activating(document.constraintSets[0])
    #expect(switched.constraintSets.map(\.isActive) == [true, false, false])
    let excluded = switched.objects.flatMap(\.variations).flatMap(\.constraints).filter { !$0.isIncluded }
    #expect(Set(excluded.map(\.reference.id)) == Set(["narrowWidth"] + document.constraintSets[2].constraints))
  }

  @Test func metricsAreNumbersAndPriorities() throws {
    let list = try #require(try LanguageTesting.expanded(Self.document, first: "variation"))
    #expect(list.contains("exclude"))
    let document = try #require(try read(Self.document))
    let leading = document.objects.flatMap(\.constraints).first { $0.firstAttribute == .leading }
    #expect(leading?.constant.value == 12)
    #expect(leading?.priority.value == 44)
  }

  /// What a block places has no autoresizing mask.
  @Test func aBlockLaysOut() throws {
    let document = try #require(try read(Self.document))
    #expect(document.object(withID: "a")?["translatesAutoresizingMaskIntoConstraints"] == "NO")
    #expect(document.object(withID: "v")?["translatesAutoresizingMaskIntoConstraints"] == nil)
  }

  @Test(arguments: [
    (
      #"<view id="v"><constraints activ="NO">v.width = 8</constraints></view>"#,
      "1:62: 'constraints' has no attribute 'activ'; did you mean 'active'?"
    ),
    (
      #"<view id="v"><constraints id="2">v.width = 8</constraints></view>"#,
      "1:66: 'id' can't be '2'; the name of a set begins with a letter"
    ),
    (
      #"<view id="v"><constraints active="maybe">v.width = 8</constraints></view>"#,
      "1:70: 'active' can't be 'maybe'; expected YES or NO"
    ),
    (
      #"<view id="v"><constraints group="g">v.width = 8</constraints></view>"#,
      "1:62: only a set with a name can be in a group; give the block an id"
    ),
    (
      #"<view id="v"><constraints id="a">v.width = 8</constraints><constraints id="b">v.width = 9</constraints></view>"#,
      "1:107: 'a' and 'b' are one group, of which one set is active at a time"
    ),
    (
      #"<view id="v"><constraints id="a">v.width = 8</constraints><constraints id="a" active="NO">v.width = 9</constraints></view>"#,
      "1:111: there is a set 'a' already"
    ),
    (
      #"<view id="v"><constraints id="a">v.width = 8 inactive</constraints></view>"#,
      "1:69: the constraint can't be inactive by itself here"
    ),
    (#"<metrics gap="wide"/>"#, "1:50: 'gap' can't be 'wide'; expected a number"),
    (#"<metrics width="8"/>"#, "1:45: 'width' means something else and can't be a metric"),
    (#"<view id="v"><constraints metrics="gap">v.width = gap</constraints></view>"#, "1:74: expected '='"),
    (
      #"<metrics gap="8"/><view id="v"><view id="w"><layout leading="superview + gop"/></view></view>"#,
      "1:109: expected a number, 'standard' or a metric after '+', found 'gop'; did you mean 'gap'?"
    ),
  ])
  func saysWhatIsWrong(_ content: String, _ fault: String) throws {
    let faults = try LanguageTesting.faults(LanguageTesting.interface(content))
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }
}
