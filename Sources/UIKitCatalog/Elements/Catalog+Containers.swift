extension Catalog {
  /// Scroll views, tables, collections and their cells.
  static let containerElements: [ElementDescription] = [
    .view(
      "scrollView", "UIScrollView",
      attributes: [
        .property("clipsSubviews", .bool, "clipsToBounds", nib: "NO", code: "YES"),
        .property("multipleTouchEnabled", .bool, "isMultipleTouchEnabled", nib: "NO", code: "YES"),
        .property("scrollEnabled", .bool, "isScrollEnabled", default: "YES"),
        .property("pagingEnabled", .bool, "isPagingEnabled", default: "NO"),
        .property("directionalLockEnabled", .bool, "isDirectionalLockEnabled", default: "NO"),
        .property("bounces", .bool, default: "YES"),
        .property("alwaysBounceVertical", .bool, default: "NO"),
        .property("alwaysBounceHorizontal", .bool, default: "NO"),
        .property("bouncesZoom", .bool, default: "YES"),
        .property("minimumZoomScale", .number, default: "1"),
        .property("maximumZoomScale", .number, default: "1"),
        .property("showsHorizontalScrollIndicator", .bool, default: "YES"),
        .property("showsVerticalScrollIndicator", .bool, default: "YES"),
        .property("indicatorStyle", .enumeration(.scrollIndicatorStyle), default: "default"),
        .property("delaysContentTouches", .bool, default: "YES"),
        .property("canCancelContentTouches", .bool, default: "YES"),
        .property("scrollsToTop", .bool, default: "YES"),
        .property("keyboardDismissMode", .enumeration(.keyboardDismissMode), default: "none"),
        .property(
          "contentInsetAdjustmentBehavior", .enumeration(.contentInsetAdjustment), default: "automatic"),
      ],
      children: [
        .property("contentInset", .insets),
        .property("scrollIndicatorInsets", .insets),
        .init("refreshControl", .object(.assigned("refreshControl"))),
      ]),
    .view(
      "tableView", "UITableView", inherits: "scrollView",
      attributes: [
        .property("alwaysBounceVertical", .bool, nib: "NO", code: "YES"),
        .construction("style", .enumeration(.tableStyle)),
        .special("dataMode"),
        .property("separatorStyle", .enumeration(.separatorStyle), default: "default"),
        .property("rowHeight", .tableDimension, nib: "44", code: "-1"),
        .property("estimatedRowHeight", .tableDimension, nib: "0", code: "-1"),
        .property("sectionHeaderHeight", .tableDimension, nib: "0", code: "-1"),
        .property("sectionFooterHeight", .tableDimension, nib: "0", code: "-1"),
        .property("estimatedSectionHeaderHeight", .tableDimension, nib: "0", code: "-1"),
        .property("estimatedSectionFooterHeight", .tableDimension, nib: "0", code: "-1"),
        .property("allowsSelection", .bool, default: "YES"),
        .property("allowsSelectionDuringEditing", .bool, default: "NO"),
        .property("allowsMultipleSelection", .bool, default: "NO"),
        .property("allowsMultipleSelectionDuringEditing", .bool, default: "NO"),
        .designTime("showsSelectionImmediatelyOnTouchBegin", .obsolete),
        .property("sectionIndexMinimumDisplayRowCount", .integer, default: "0"),
        .property("separatorInsetReference", .enumeration(.separatorInsetReference), default: "fromCellEdges"),
        .property("contentViewInsetsToSafeArea", .bool, "insetsContentViewsToSafeArea", default: "YES"),
        .property(
          "layoutMarginsFollowReadableWidth", .bool, "cellLayoutMarginsFollowReadableWidth", default: "NO"),
        .property("springLoaded", .bool, "isSpringLoaded", default: "NO"),
        .property("dragInteractionEnabled", .bool),
        .property("prefetchingEnabled", .bool, "isPrefetchingEnabled", since: 15),
      ],
      children: [
        .property("separatorColor", .color), .property("separatorInset", .insets),
        .property("sectionIndexColor", .color), .property("sectionIndexBackgroundColor", .color),
        .property("sectionIndexTrackingBackgroundColor", .color),
        .init("tableHeaderView", .object(.assigned("tableHeaderView"))),
        .init("tableFooterView", .object(.assigned("tableFooterView"))),
        .init("backgroundView", .object(.assigned("backgroundView"))),
        .init("prototypes", .objects(.special)),
        .init("sections", .objects(.special)),
      ]),
    .init(
      "tableViewSection", .object(className: "UITableView", module: "UIKit", kind: .grouping),
      attributes: [
        .structure("id"), .structure("key"), .special("headerTitle", .localizedString),
        .special("footerTitle", .localizedString), .designTime("userLabel", .annotation),
        .designTime("colorLabel", .annotation),
      ],
      children: [
        .init("cells", .objects(.special)), .special("headerTitle", .localizedString),
        .special("footerTitle", .localizedString), .designTime("userComments", .annotation),
      ]),
    .view(
      "tableViewCell", "UITableViewCell",
      attributes: [
        .property("clipsSubviews", .bool, "clipsToBounds", nib: "NO", code: nil),
        .construction("style", .enumeration(.cellStyle)),
        .construction("reuseIdentifier", .string),
        .property("selectionStyle", .enumeration(.selectionStyle), default: "default"),
        .property("accessoryType", .enumeration(.accessoryType), default: "none"),
        .property("editingAccessoryType", .enumeration(.accessoryType), default: "none"),
        .property("focusStyle", .enumeration(.cellFocusStyle), default: "default"),
        .property("indentationLevel", .integer, default: "0"),
        .property("indentationWidth", .number, default: "10"),
        .property("shouldIndentWhileEditing", .bool, default: "YES"),
        .property("showsReorderControl", .bool, default: "NO"),
        .designTime("hidesAccessoryWhenEditing", .obsolete),
        .special("rowHeight", .number),
        .special("textLabel", .reference), .special("detailTextLabel", .reference), .special("imageView", .reference),
      ],
      children: [
        .property("separatorInset", .insets),
        .init("contentView", .object(.existing("contentView"))),
        .init("backgroundView", .object(.assigned("backgroundView"))),
        .init("selectedBackgroundView", .object(.assigned("selectedBackgroundView"))),
        .init("accessoryView", .object(.assigned("accessoryView"))),
        .init("editingAccessoryView", .object(.assigned("editingAccessoryView"))),
      ]),
    .view(
      "tableViewCellContentView", "UIView",
      attributes: contentViewRows + [.structure("tableViewCell", .reference)]),
    .view(
      "tableViewHeaderFooterView", "UITableViewHeaderFooterView",
      attributes: [.construction("reuseIdentifier", .string)],
      children: [.init("contentView", .object(.existing("contentView")))]),
    .view(
      "collectionView", "UICollectionView", inherits: "scrollView",
      attributes: [
        .special("dataMode"),
        .property("allowsSelection", .bool, default: "YES"),
        .property("allowsMultipleSelection", .bool, default: "NO"),
        .property("prefetchingEnabled", .bool, "isPrefetchingEnabled", default: "YES"),
        .property("dragInteractionEnabled", .bool),
        .property("springLoaded", .bool, "isSpringLoaded", default: "NO"),
      ],
      children: [
        .init("collectionViewLayout", .object(.constructorArgument)),
        .init("cells", .objects(.special)),
        .init("sectionHeaderView", .object(.special)),
        .init("sectionFooterView", .object(.special)),
        .init("backgroundView", .object(.assigned("backgroundView"))),
      ]),
    .view(
      "collectionReusableView", "UICollectionReusableView",
      attributes: contentViewRows + [.special("reuseIdentifier")]),
    .view(
      "collectionViewCell", "UICollectionViewCell", inherits: "collectionReusableView",
      attributes: [],
      children: [
        .init("contentView", .object(.existing("contentView"))),
        .init("backgroundView", .object(.assigned("backgroundView"))),
        .init("selectedBackgroundView", .object(.assigned("selectedBackgroundView"))),
        .designTime("customSize", .canvas), .designTime("size", .canvas),
      ]),
    .view("collectionViewCellContentView", "UIView", attributes: contentViewRows),
    .init(
      "collectionViewLayout", .object(className: "UICollectionViewLayout", module: "UIKit", kind: .other),
      attributes: commonObjectRows, children: commonObjectChildren),
    .init(
      "collectionViewFlowLayout", .object(className: "UICollectionViewFlowLayout", module: "UIKit", kind: .other),
      attributes: commonObjectRows + [
        .property("scrollDirection", .enumeration(.scrollDirection), default: "vertical"),
        .property("minimumLineSpacing", .number, default: "10"),
        .property("minimumInteritemSpacing", .number, default: "10"),
        .special("automaticEstimatedItemSize", .bool),
        .property("sectionInsetReference", .enumeration(.sectionInsetReference), default: "contentInset"),
        .property("sectionHeadersPinToVisibleBounds", .bool, default: "NO"),
        .property("sectionFootersPinToVisibleBounds", .bool, default: "NO"),
      ],
      children: commonObjectChildren + [
        .property("itemSize", .size), .property("estimatedItemSize", .size),
        .property("headerReferenceSize", .size), .property("footerReferenceSize", .size),
        .property("sectionInset", .insets),
      ]),
    .view(
      "textView", "UITextView", inherits: "scrollView",
      attributes: [
        .property("text", .localizedString),
        .property("textAlignment", .enumeration(.textAlignment), nib: "left", code: "natural"),
        .property("editable", .bool, "isEditable", default: "YES"),
        .property("selectable", .bool, "isSelectable", default: "YES"),
        .property("adjustsFontForContentSizeCategory", .bool, default: "NO"),
        .property("allowsEditingTextAttributes", .bool, default: "NO"),
        .property("clearsOnInsertion", .bool, default: "NO"),
        .property("findInteractionEnabled", .bool, "isFindInteractionEnabled", default: "NO", since: 16),
        .designTime("usesAttributedText", .bookkeeping),
      ],
      children: [
        .property("text", .localizedString),
        .special("attributedText", .attributedText),
        .property("fontDescription", .font, "font"),
        .property("textColor", .color),
        .property("textContainerInset", .insets),
        .property("dataDetectorTypes", .flags(.dataDetectorTypes)),
        .record("textInputTraits"),
      ]),
  ]

  /// What a cell makes for itself has defaults that aren't known, so the document's values are always said.
  private static let contentViewRows: [AttributeRow] = [
    .property("opaque", .bool, "isOpaque", nib: "YES", code: nil),
    .property("clipsSubviews", .bool, "clipsToBounds", nib: "NO", code: nil),
    .property("multipleTouchEnabled", .bool, "isMultipleTouchEnabled", nib: "NO", code: nil),
    .property("contentMode", .enumeration(.contentMode), nib: "scaleToFill", code: nil),
  ]
}
