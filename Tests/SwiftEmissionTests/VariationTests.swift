import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

/// What varies with the size classes and the idiom.
@Suite struct VariationTests {
  private func emit(_ objects: String) throws -> EmittedSource {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Card.xib") else {
      throw NotRead()
    }
    #expect(document.uncarried.isEmpty)
    return SwiftEmitter().emit(document, fileName: "Card.xib")
  }

  private struct NotRead: Error {}

  /// A view with a constraint `c`, and `variations`.
  private func constrained(_ variations: String) throws -> String {
    try #require(
      emit(
        #"<view id="a"><constraints><constraint firstAttribute="width" constant="7" id="c"/></constraints>\#(variations)</view>"#
      ).text)
  }

  private func mask(_ key: String, _ list: String, _ verb: String, _ id: String) -> String {
    #"<variation key="\#(key)"><mask key="\#(list)"><\#(verb) reference="\#(id)"/></mask></variation>"#
  }

  @Test func aConstraintComesAndGoes() throws {
    let source = try constrained(
      mask("default", "constraints", "exclude", "c")
        + mask("heightClass=regular-widthClass=compact", "constraints", "include", "c"))
    #expect(
      source.contains(
        """
            followTraits(view) { [viewWidth] traits in
              let isCompactWidth = traits.horizontalSizeClass == .compact
              let isRegularHeight = traits.verticalSizeClass == .regular
              let constraints: [(NSLayoutConstraint, Bool)] = [
                (viewWidth, isCompactWidth && isRegularHeight)
              ]
        """))
    #expect(!source.contains("activate([\n      viewWidth"))
    #expect(source.ranges(of: "private func follow").count == 1)
  }

  @Test func aConstraintThatGoesUnderOneClassHoldsUnderTheOthers() throws {
    let source = try constrained(mask("widthClass=regular", "constraints", "exclude", "c"))
    #expect(source.contains("(viewWidth, !isRegularWidth)"))
  }

  @Test func theMostSpecificVariationCounts() throws {
    let source = try constrained(
      mask("widthClass=regular", "constraints", "exclude", "c")
        + mask("heightClass=compact-widthClass=regular", "constraints", "include", "c"))
    #expect(source.contains("(viewWidth, isRegularWidth && isCompactHeight || !isRegularWidth)"))
  }

  @Test func aVariationThatSaysNothingNewIsLeftOut() throws {
    let source = try constrained(
      mask("widthClass=regular", "constraints", "exclude", "c")
        + mask("heightClass=compact-widthClass=regular", "constraints", "exclude", "c"))
    #expect(source.contains("(viewWidth, !isRegularWidth)"))
  }

  @Test func aConstantFollowsTheTraitsBothWays() throws {
    let source = try #require(
      emit(
        #"<view id="a"><constraints><constraint firstAttribute="width" constant="7" id="c"><variation key="widthClass=regular" constant="30"/></constraint></constraints></view>"#
      ).text)
    #expect(
      source.contains(
        """
              if isRegularWidth {
                viewWidth.constant = 30
              } else {
                viewWidth.constant = 7
              }
        """))
  }

  @Test func aPropertyFollowsTheTraits() throws {
    let source = try #require(
      emit(
        #"<stackView spacing="4" id="a"><variation key="heightClass=compact" spacing="9" axis="vertical"/></stackView>"#
      ).text)
    #expect(
      source.contains(
        """
              if isCompactHeight {
                stackView.spacing = 9
                stackView.axis = .vertical
              } else {
                stackView.spacing = 4
                stackView.axis = .horizontal
              }
        """))
    // A closure that a view keeps mustn't keep the view.
    #expect(source.contains("followTraits(stackView) { [unowned stackView] traits in"))
  }

  @Test func aFontFollowsTheTraits() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="#
    let source = try #require(
      emit(
        #"<view id="a"><subviews><label id="b">\#(font)"17"/><variation key="userInterfaceIdiom=mac">\#(font)"13"/></variation></label></subviews></view>"#
      ).text)
    #expect(source.contains("let isMac = traits.userInterfaceIdiom == .mac"))
    #expect(source.contains("label.font = .systemFont(ofSize: 13)\n      } else {"))
  }

  @Test func aSubviewComesToItsPlaceAndGoes() throws {
    let source = try #require(
      emit(
        #"<view id="a"><subviews><label id="b"/><switch id="d"/></subviews>\#(mask("widthClass=compact", "subviews", "exclude", "b"))</view>"#
      ).text)
    #expect(
      source.contains(
        """
              if isCompactWidth {
                label.removeFromSuperview()
              } else if label.superview == nil {
                view.insertSubview(label, belowSubview: toggle)
              }
        """))
  }

  @Test func aConstraintOfASubviewThatGoesGoesWithIt() throws {
    let source = try #require(
      emit(
        #"<view id="a"><subviews><label id="b"/></subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/></constraints>\#(mask("widthClass=compact", "subviews", "exclude", "b"))</view>"#
      ).text)
    #expect(source.contains("(labelTop, !isCompactWidth)"))
  }

  @Test func aCellsMasksSpeakOfItsContentViewsSubviews() throws {
    let source = try #require(
      emit(
        #"<collectionViewCell id="a"><view key="contentView"><subviews><label id="b"/></subviews></view>\#(mask("default", "subviews", "exclude", "b"))\#(mask("widthClass=regular", "subviews", "include", "b"))</collectionViewCell>"#
      ).text)
    #expect(source.contains("if !isRegularWidth {\n        label.removeFromSuperview()"))
    #expect(!source.contains("    contentView.addSubview(label)\n\n"))
  }

  @Test func whatVariesFromNothingIsNamed() throws {
    let result = try emit(
      #"<view id="a"><variation key="widthClass=compact"><color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/></variation></view>"#
    )
    #expect(result.diagnostics.map(\.message) == ["'tintColor' varies and has no value of its own and is left out"])
  }

  @Test func otherTraitsAreNotKnown() {
    #expect(TraitCondition(key: "heightClass=tall") == nil)
    #expect(TraitCondition(key: "mood=compact") == nil)
    #expect(TraitCondition(key: "default") == nil)
    #expect(TraitCondition(key: "") == nil)
    #expect(TraitCondition(key: "widthClass=compact-widthClass=regular") == nil)
  }
}
