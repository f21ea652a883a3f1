import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

@Suite struct EmissionTests {
  private struct NotRead: Error {}

  private func document(_ objects: String) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>\(objects)</objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.xib") else {
      throw NotRead()
    }
    return document
  }

  private func emit(_ objects: String, fileName: String = "Card.xib") throws -> String {
    try #require(SwiftEmitter().emit(document(objects), fileName: fileName).text)
  }

  @Test func theSameDocumentGivesTheSameBytes() throws {
    let objects = #"<view id="a"><subviews><label text="One" id="b"/><label text="One" id="c"/></subviews></view>"#
    let first = try emit(objects)
    for _ in 0..<5 { #expect(try emit(objects) == first) }
    #expect(first.contains("let oneLabel = UILabel()\n") && first.contains("let oneLabel2 = UILabel()\n"))
  }

  @Test(arguments: [
    #"\(exit(1))"#, "\"", "\\", "\"; exit(1) //", "\"\"\"", "line\nbreak", "\u{2028}\u{202E}", "\0x", "#\"", "\t\r",
  ])
  func textComesOutAsData(_ text: String) throws {
    let escaped = text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
      .replacing("\t", with: "&#9;").replacing("\r", with: "&#13;").replacing("\0", with: "")
    let source = try emit(
      #"<label text="\#(escaped)" userLabel="\#(escaped)" restorationIdentifier="\#(escaped)" id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\#(escaped)" value="\#(escaped)"/></userDefinedRuntimeAttributes></label>"#
    )
    for line in source.split(separator: "\n") {
      #expect(literalsAreClosed(line), "\(line)")
    }
    #expect(!source.unicodeScalars.contains("\u{2028}") && !source.unicodeScalars.contains("\u{202E}"))
  }

  /// Whether a line's string literals end on it and hold no interpolation.
  private func literalsAreClosed(_ line: Substring) -> Bool {
    var isInside = false
    var isEscaped = false
    if line.drop(while: { $0 == " " }).hasPrefix("//") { return true }
    for character in line {
      if isEscaped {
        if character == "(" { return false }
        isEscaped = false
      } else if isInside, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInside.toggle()
      } else if !isInside, character == ";" {
        return false
      }
    }
    return !isInside
  }

  @Test(arguments: ["A{}; import Foundation", "A B", "", "9A", "A.", "A;", "A<B>", "A\u{202E}"])
  func refusesClassesThatAreNone(_ name: String) throws {
    let escaped = name.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let result = SwiftEmitter().emit(try document(#"<view customClass="\#(escaped)" id="a"/>"#), fileName: "A.xib")
    if name.isEmpty {
      #expect(result.text != nil)
    } else {
      #expect(result.text == nil)
      #expect(result.diagnostics.map(\.id) == ["invalid_class_name"])
    }
  }

  @Test func aFileNameCanNotLeaveItsComment() throws {
    let source = try emit(#"<view id="a"/>"#, fileName: "A\nimport Foundation\u{2028}B`.xib")
    #expect(source.split(separator: "\n").filter { $0.hasPrefix("import ") } == ["import UIKit"])
  }

  @Test func constraintsKeepAllTheirParts() throws {
    let source = try emit(
      """
      <view id="a"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/><label translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
      <viewLayoutGuide key="safeArea" id="g"/><constraints>
      <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="16:9" id="c1"/>
      <constraint firstItem="b" firstAttribute="height" relation="lessThanOrEqual" constant="43" priority="750" identifier="cap" id="c2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" constant="0.33333333333333331" id="c3"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="c4"/>
      <constraint firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" multiplier="0.5" id="c5"/>
      <constraint firstItem="l" firstAttribute="baseline" relation="greaterThanOrEqual" secondItem="b" secondAttribute="bottom" id="c6"/>
      <constraint firstItem="b" firstAttribute="bottom" placeholder="YES" secondItem="a" secondAttribute="bottom" id="c7"/>
      </constraints></view>
      """)
    #expect(source.contains("view2.widthAnchor.constraint(equalTo: view2.heightAnchor, multiplier: 16.0 / 9.0),"))
    #expect(source.contains("let view2Height = view2.heightAnchor.constraint(lessThanOrEqualToConstant: 43)"))
    #expect(source.contains("view2Height.priority = .defaultHigh"))
    #expect(source.contains(#"view2Height.identifier = "cap""#))
    #expect(source.contains("equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 0.3333333333333333"))
    #expect(source.contains("view2.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),"))
    #expect(source.contains("item: view2, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,"))
    #expect(source.contains("label.lastBaselineAnchor.constraint(greaterThanOrEqualTo: view2.bottomAnchor),"))
    #expect(!source.contains("view2.bottomAnchor.constraint(equalTo: view.bottomAnchor)"))
  }

  @Test func whatADocumentMeansIsSaidWhereCodeHasAnotherDefault() throws {
    let source = try emit(#"<label contentMode="scaleToFill" id="a"/>"#)
    #expect(source.contains("label.isUserInteractionEnabled = true"))
    #expect(source.contains("label.isOpaque = true"))
    #expect(source.contains("label.contentMode = .scaleToFill"))
    #expect(source.contains("label.setContentHuggingPriority(.defaultLow, for: .horizontal)"))
  }

  @Test func connectionsAreMadeInTheNibsOrder() throws {
    let source = try emit(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="M"><connections>
      <outletCollection property="all" destination="b" id="1"/><outlet property="go" destination="b" id="2"/>
      <outletCollection property="all" destination="a" id="3"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="a"><subviews><button id="b"><connections>
      <action selector="tapped:forEvent:" destination="-1" eventType="touchUpInside" id="4"/>
      <action selector="undo" destination="-2" eventType="touchDown" id="5"/>
      <action selector="tapWithSender:" destination="-1" eventType="touchCancel" id="6"/>
      <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="7"/></connections></button></subviews></view>
      <tapGestureRecognizer id="t"><connections><action selector="go:" destination="-1" id="8"/><outlet property="delegate" destination="-1" id="9"/></connections></tapGestureRecognizer>
      """)
    let expected = [
      "owner.go = go", "tapGestureRecognizer.delegate = owner", "owner.all = [go, view]",
      "go.addTarget(owner, action: #selector(Card.tapped(_:forEvent:)), for: .touchUpInside)",
      #"go.addTarget(owner, action: NSSelectorFromString("tapWithSender:"), for: .touchCancel)"#,
      "tapGestureRecognizer.addTarget(owner, action: #selector(Card.go(_:)))",
    ]
    let places = expected.map { source.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil), "\(source)")
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(source.contains("go.addGestureRecognizer(tapGestureRecognizer)"))
    #expect(source.contains(#"go.addTarget(nil, action: NSSelectorFromString("undo"), for: .touchDown)"#))
  }

  @Test func aBuiltInCellsLabelsAreItsOwn() throws {
    let source = try emit(
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" reuseIdentifier="c" textLabel="t" id="a"><tableViewCellContentView key="contentView" id="v"><subviews><label text="Hi" id="t"/></subviews></tableViewCellContentView></tableViewCell>
      """)
    #expect(source.contains("= tableViewCell.textLabel ?? UILabel()"))
    #expect(source.contains(#"UITableViewCell(style: .subtitle, reuseIdentifier: "c")"#))
    #expect(!source.contains("addSubview(hiLabel)"))
  }

  @Test func linesKeepToTheWidth() throws {
    let source = try emit(
      """
      <view id="a"><subviews><view userLabel="A very long name indeed" translatesAutoresizingMaskIntoConstraints="NO" id="b"/><view userLabel="Another very long name here" translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews><constraints>
      <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="c" secondAttribute="trailingMargin" constant="8" priority="250" id="d"/>
      <constraint firstItem="b" firstAttribute="centerX" secondItem="c" secondAttribute="centerX" multiplier="0.5" id="e"/></constraints></view>
      """)
    for line in source.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test func aStackViewWithMarginsArrangesWithinThem() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    let source = try emit(#"<stackView id="a">\#(margins)</stackView>"#)
    #expect(source.contains("stackView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"))
    #expect(source.contains("stackView.isLayoutMarginsRelativeArrangement = true"))
    #expect(!(try emit(#"<stackView id="a"/>"#)).contains("isLayoutMarginsRelativeArrangement"))
  }

  @Test func aViewThatNoConstraintPlacesKeepsItsFrame() throws {
    let frame = #"<rect key="frame" x="1" y="2" width="3" height="4"/>"#
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let constraint = #"<constraints><constraint firstAttribute="width" constant="3" id="c"/></constraints>"#
    #expect(try emit(#"<view \#(free) id="a">\#(frame)</view>"#).contains("CGRect(x: 1, y: 2, width: 3, height: 4)"))
    #expect(!(try emit(#"<view \#(free) id="a">\#(frame)\#(constraint)</view>"#)).contains("CGRect"))
  }

  @Test func aSubviewThatNoConstraintPlacesKeepsItsMask() throws {
    let mask =
      #"translatesAutoresizingMaskIntoConstraints="NO" id="b"><autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#
    let source = try emit(#"<view id="a"><subviews><label \#(mask)</label></subviews></view>"#)
    #expect(source.contains("label.autoresizingMask = .flexibleWidth"))
    #expect(!source.contains("label.translatesAutoresizingMaskIntoConstraints"))
    // At the top nobody but the app can place it.
    let top = try emit(#"<label \#(mask)</label>"#)
    #expect(top.contains("    label.translatesAutoresizingMaskIntoConstraints = false\n    label."))
    #expect(!top.contains("label.autoresizingMask"))
  }

  @Test func whatPinsASubviewDoesNotPlaceItsHolder() throws {
    let frame = #"<rect key="frame" x="1" y="2" width="3" height="4"/>"#
    let source = try emit(
      #"<view id="r"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" userLabel="holder" id="a">\#(frame)<subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/></constraints></view></subviews></view>"#
    )
    #expect(source.contains("holder = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))"))
    #expect(!source.contains("holder.translatesAutoresizingMaskIntoConstraints"))
  }

  /// The Swift compiler follows every use of a property through an initializer, which for a hundred of them takes minutes.
  @Test func anInitializerAssignsAndNothingElse() throws {
    let source = try emit(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" customClass="Owner" id="-1"><connections>
      <outlet property="wide" destination="c" id="1"/></connections></placeholder>
      <view id="a"><subviews><collectionView id="l"><collectionViewFlowLayout key="collectionViewLayout" id="f"/>
      </collectionView><label text="A" id="b"/></subviews>
      <constraints><constraint firstAttribute="width" constant="3" priority="750" id="c"/></constraints></view>
      """)
    #expect(
      source.contains(
        """
          init(owner: Owner?) {
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
            wide = view.widthAnchor.constraint(equalToConstant: 3)
            load(for: owner)
          }

          private func load(for owner: Owner?) {

        """))
    #expect(source.contains("  let collectionView: UICollectionView\n"))
    #expect(source.contains("  let aLabel = UILabel()\n"))
    #expect(source.contains("    wide.priority = .defaultHigh\n"))
  }

  @Test func outletsGiveNamesAsSwiftSpellsThem() throws {
    let source = try emit(
      #"<placeholder placeholderIdentifier="IBFilesOwner" customClass="Owner" id="-1"><connections><outlet property="table_Generic" destination="a" id="1"/><outlet property="TopSpace" destination="c" id="2"/></connections></placeholder><view id="a"><constraints><constraint firstAttribute="width" constant="3" id="c"/></constraints></view>"#
    )
    #expect(source.contains("let tableGeneric = UIView()"))
    #expect(source.contains("owner.table_Generic = tableGeneric"))
    #expect(source.contains("owner.TopSpace = topSpace"))
  }

  @Test func aTextIsAsSmallAsItsSmallestFont() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    #expect(
      try emit(#"<label minimumFontSize="9" id="a">\#(font)</label>"#).contains("label.minimumScaleFactor = 9.0 / 17.0")
    )
    #expect(
      !(try emit(#"<label minimumFontSize="9" adjustsFontSizeToFit="NO" id="a">\#(font)</label>"#))
        .contains("minimumScaleFactor"))
  }

  @Test func longExpressionsAreBroken() throws {
    let text = String(repeating: "A long sentence with \u{22}quotes\u{22} in it. ", count: 9)
      .replacing("\"", with: "&quot;")
    let source = try emit(
      #"<button id="a"><state key="normal" title="\#(text)"><color key="titleColor" red="0.6248476505279541" green="0.47318360209465027" blue="0.9988446831703186" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state></button>"#
    )
    #expect(source.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(source.contains("      \"A long sentence"))
    #expect(source.contains("        + \""))
    #expect(source.contains(".setTitleColor(\n      UIColor(\n        red: 0.6248476505279541"))
  }
}
