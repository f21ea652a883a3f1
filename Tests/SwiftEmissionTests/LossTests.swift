import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

/// What the emitter can't carry it says; what the catalog calls carried is there.
@Suite struct LossTests {
  private struct NotRead: Error {}

  private func document(_ objects: String, resources: String = "") throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects>\(resources)</document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "A.xib") else { throw NotRead() }
    return document
  }

  private func emit(_ document: InterfaceDocument) -> EmittedSource { SwiftEmitter().emit(document, fileName: "A.xib") }

  @Test func aConstraintOnAGuideThatCodeDoesNotHaveIsSaid() throws {
    let source = emit(
      try document(
        #"<view id="a"><userGuides><userLayoutGuide location="8" affinity="minX" id="g"/></userGuides><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c"/></constraints></view>"#
      ))
    #expect(source.diagnostics.map(\.id) == ["not_carried"])
    #expect(source.text != nil)
  }

  @Test func connectionsThatLeadNowhereAreSaid() throws {
    let source = emit(
      try document(
        #"<view customClass="Card" id="a"><connections><outlet property="x" destination="gone" id="1"/></connections></view><button id="b"><connections><action selector="go:" destination="gone" eventType="touchDown" id="2"/></connections></button>"#
      ))
    #expect(source.diagnostics.map(\.id) == ["not_carried", "not_carried"])
  }

  @Test func aWholeDocumentGivesNothingToSay() throws {
    let source = emit(
      try document(
        #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/><view customClass="Card" customModule="M" id="a"><subviews><button id="b"><connections><action selector="go:" destination="a" eventType="touchDown" id="1"/><action selector="undo:" destination="-2" eventType="touchUpInside" id="2"/></connections></button></subviews><connections><outlet property="x" destination="b" id="3"/></connections></view>"#
      ))
    #expect(source.diagnostics.isEmpty)
  }

  @Test func aColourThatUIKitDoesNotPublishIsSaidUnlessThereIsAStandIn() throws {
    let view = #"<view id="a"><color key="backgroundColor" systemColor="secretColor"/></view>"#
    let bare = try document(view)
    #expect(bare.uncarried.map(\.element) == ["color"])
    let stood = try document(
      view,
      resources:
        #"<resources><systemColor name="secretColor"><color white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>"#
    )
    #expect(stood.uncarried.isEmpty)
    #expect(emit(stood).text?.contains("view.backgroundColor = UIColor(white: 0.5, alpha: 1)") == true)
  }

  @Test func aCellsReuseIdentifierIsThere() throws {
    let text = emit(try document(#"<collectionViewCell reuseIdentifier="Photo" id="a"/>"#)).text
    #expect(text?.contains(#"static let reuseIdentifier = "Photo""#) == true)
  }

  @Test func aSystemItemKeepsItsStyle() throws {
    let text = emit(try document(#"<barButtonItem systemItem="save" style="done" id="a"/>"#)).text
    #expect(text?.contains("barButtonItem.style = .done") == true)
  }

  @Test func aConstraintInACollectionHasAName() throws {
    let source = emit(
      try document(
        #"<view customClass="Card" customModule="M" id="a"><constraints><constraint firstAttribute="height" constant="1" id="c"/><constraint firstAttribute="width" constant="1" id="d"/></constraints><connections><outletCollection property="lines" destination="c" id="1"/><outletCollection property="lines" destination="d" id="2"/></connections></view>"#
      ))
    #expect(source.diagnostics.isEmpty)
    #expect(source.text?.contains("card.lines = [linesItem, linesItem2]") == true)
    #expect(source.text?.contains("let linesItem: NSLayoutConstraint") == true)
  }
}
