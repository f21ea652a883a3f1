import Testing
import UIKitCatalog

/// The order in which Xcode writes things, on elements of every family.
@Suite struct DocumentOrderTests {
  private let order = DocumentOrder()

  @Test(arguments: [
    (
      "label",
      "opaque contentMode horizontalHuggingPriority text textAlignment numberOfLines translatesAutoresizingMaskIntoConstraints id customClass"
    ),
    ("button", "key hidden opaque contentMode contentHorizontalAlignment buttonType lineBreakMode id userLabel"),
    ("tableView", "key clipsSubviews contentMode alwaysBounceVertical dataMode style separatorStyle rowHeight id"),
    ("tableViewCell", "contentMode selectionStyle indentationWidth reuseIdentifier rowHeight style id"),
    ("collectionViewCell", "opaque contentMode reuseIdentifier id customClass"),
    ("tableViewController", "storyboardIdentifier title modalPresentationStyle id customClass sceneMemberID"),
    ("navigationController", "title modalPresentationStyle navigationBarHidden id"),
    (
      "constraint",
      "firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant identifier id"
    ),
    ("segue", "destination kind relationship identifier customClass modalPresentationStyle id"),
    ("color", "key red green blue white alpha colorSpace customColorSpace"),
    ("color", "key name catalog colorSpace"),
    ("deployment", "version identifier"), ("plugIn", "identifier version"),
    ("device", "id orientation appearance"),
    ("rect", "key x y width height"), ("inset", "key minX minY maxX maxY"),
    (
      "document",
      "type version toolsVersion targetRuntime useAutolayout useSafeAreas colorMatched initialViewController"
    ),
  ])
  func attributesHaveTheirPlaces(_ element: String, _ names: String) {
    let names = names.split(separator: " ").map(String.init)
    let places = order.attributes(of: element)
    #expect(names.reversed().sorted { places[$0] < places[$1] } == names)
  }

  @Test(arguments: [
    (
      "view",
      "frame autoresizingMask subviews safeArea backgroundColor tintColor constraints variation connections canvasLocation"
    ),
    ("label", "frame backgroundColor constraints text fontDescription textColor highlightedColor connections"),
    ("textField", "frame constraints textColor fontDescription textInputTraits connections"),
    ("button", "frame backgroundColor constraints tintColor normal configuration connections"),
    ("tableViewCell", "frame contentView safeArea userDefinedRuntimeAttributes connections canvasLocation"),
    ("tableView", "frame subviews backgroundColor tableHeaderView prototypes sections connections"),
    ("viewController", "layoutGuides view navigationItem connections"),
    ("document", "device dependencies customFonts scenes resources"), ("scene", "objects canvasLocation"),
  ])
  func childrenHaveTheirPlaces(_ element: String, _ names: String) throws {
    let names = names.split(separator: " ").map(String.init)
    let places = try #require(order.children(of: element))
    #expect(names.reversed().sorted { places[$0] < places[$1] } == names)
  }

  @Test(arguments: ["subviews", "objects", "scenes", "constraints", "items", "cells", "sections", "resources", "mask"])
  func listsStayAsTheyAre(_ element: String) { #expect(order.children(of: element) == nil) }

  @Test func whatIsNewStandsBeforeWhatEveryElementEndsWith() throws {
    let attributes = order.attributes(of: "label")
    #expect(attributes["preferredMaxLayoutWidth"] < attributes["newInNextYear"])
    #expect(attributes["newInNextYear"] < attributes["translatesAutoresizingMaskIntoConstraints"])
    let children = try #require(order.children(of: "label"))
    #expect(children["shadowOffset"] < children["newInNextYear"])
    #expect(children["newInNextYear"] < children["userDefinedRuntimeAttributes"])
  }

  @Test func anElementThatTheCatalogDoesNotHaveEndsLikeOthers() {
    let places = order.attributes(of: "newView")
    #expect(["id", "style", "key"].sorted { places[$0] < places[$1] } == ["key", "style", "id"])
  }

  @Test(arguments: [
    ("view", "contentMode=scaleToFill"),
    ("label", "contentMode=scaleToFill lineBreakMode=tailTruncation baselineAdjustment=alignBaselines"),
    (
      "button",
      "contentMode=scaleToFill contentHorizontalAlignment=center contentVerticalAlignment=center "
        + "lineBreakMode=middleTruncation"
    ),
    (
      "tableView",
      "contentMode=scaleToFill separatorStyle=default rowHeight=-1 sectionHeaderHeight=-1 sectionFooterHeight=-1"
    ),
    ("collectionViewFlowLayout", "minimumLineSpacing=10 minimumInteritemSpacing=10"),
    ("viewController", ""), ("variation", ""), ("newView", ""),
  ])
  func someValuesAreAlwaysWritten(_ element: String, _ values: String) {
    #expect(order.statedDefaults(of: element).map { "\($0.name)=\($0.value)" }.joined(separator: " ") == values)
  }
}
