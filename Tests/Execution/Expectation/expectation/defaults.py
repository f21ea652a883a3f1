"""Two kinds of default: what an object made in code has, and what a document means that doesn't mention a property.

CODE has a row only where we're certain: UIKit's documentation says so, or Interface Builder's library, whose objects are made by the
classes' own initializers, starts with it. Where neither is known, the emitted code has to say it.
"""

_NATURAL = {"case": "natural"}
_SCROLLING = {"clipsToBounds": True, "isMultipleTouchEnabled": True}
_SYSTEM_17 = {"font": {"system": 17}}

CODE = {
    "UIView": {
        "isOpaque": True, "clipsToBounds": False, "isHidden": False, "alpha": 1, "tag": 0, "contentMode": {"case": "scaleToFill"},
        "isMultipleTouchEnabled": False, "isUserInteractionEnabled": True, "clearsContextBeforeDrawing": True,
        "autoresizesSubviews": True, "autoresizingMask": {"options": []}, "translatesAutoresizingMaskIntoConstraints": True,
        "insetsLayoutMarginsFromSafeArea": True, "preservesSuperviewLayoutMargins": False, "isExclusiveTouch": False,
        "semanticContentAttribute": {"case": "unspecified"}, "backgroundColor": None, "tintColor": None,
        "isAccessibilityElement": False, "restorationIdentifier": None, "frame": {"rect": [0, 0, 0, 0]},
    },
    "UILabel": {
        "isOpaque": False, "isUserInteractionEnabled": False, "contentMode": {"case": "left"}, "text": None, "attributedText": None,
        "numberOfLines": 1, "lineBreakMode": {"case": "byTruncatingTail"}, "baselineAdjustment": {"case": "alignBaselines"},
        "textAlignment": _NATURAL, "adjustsFontSizeToFitWidth": False, "minimumScaleFactor": 0, "isEnabled": True,
        "isHighlighted": False, "highlightedTextColor": None, "shadowColor": None, "shadowOffset": {"size": [0, -1]},
        "adjustsFontForContentSizeCategory": False, "allowsDefaultTighteningForTruncation": False, "preferredMaxLayoutWidth": 0,
        "font": _SYSTEM_17, "textColor": None, "minimumFontSize": 0,
        # Static text is what VoiceOver reads.
        "isAccessibilityElement": True, "accessibilityTraits": {"options": ["staticText"]},
    },
    "UIImageView": {
        "isUserInteractionEnabled": False, "image": None, "highlightedImage": None, "isHighlighted": False,
        "adjustsImageSizeForAccessibilityContentSizeCategory": False,
    },
    "UIControl": {
        "isEnabled": True, "isSelected": False, "isHighlighted": False, "contentHorizontalAlignment": {"case": "center"},
        "contentVerticalAlignment": {"case": "center"},
    },
    "UIButton": {
        "isOpaque": False, "buttonType": {"case": "custom"}, "titleLabel.lineBreakMode": {"case": "byTruncatingMiddle"},
        "showsTouchWhenHighlighted": False, "adjustsImageWhenDisabled": True, "adjustsImageWhenHighlighted": True,
        "reversesTitleShadowWhenHighlighted": False, "contentEdgeInsets": {"insets": [0, 0, 0, 0]},
        "titleEdgeInsets": {"insets": [0, 0, 0, 0]}, "imageEdgeInsets": {"insets": [0, 0, 0, 0]},
        "isPointerInteractionEnabled": False, "changesSelectionAsPrimaryAction": False, "showsMenuAsPrimaryAction": False,
        "isSpringLoaded": False, "isAccessibilityElement": True, "accessibilityTraits": {"options": ["button"]},
        "titleLabel.shadowOffset": {"size": [0, 0]},
    },
    "UITextField": {
        "isOpaque": False, "borderStyle": {"case": "none"}, "textAlignment": _NATURAL, "adjustsFontSizeToFitWidth": False,
        "minimumFontSize": 0, "text": None, "placeholder": None, "clearButtonMode": {"case": "never"}, "clearsOnBeginEditing": False,
        "adjustsFontForContentSizeCategory": False, "textColor": None, "font": _SYSTEM_17, "isAccessibilityElement": True,
        "background": None, "disabledBackground": None,
    },
    "UITextView": {
        **_SCROLLING, "isEditable": True, "isSelectable": True, "textAlignment": _NATURAL, "dataDetectorTypes": {"options": []},
        "adjustsFontForContentSizeCategory": False, "allowsEditingTextAttributes": False,
    },
    "UISwitch": {"isOpaque": False, "isOn": False, "onTintColor": None, "thumbTintColor": None},
    "UISlider": {
        "isOpaque": False, "minimumValue": 0, "maximumValue": 1, "value": 0, "isContinuous": True, "minimumTrackTintColor": None,
        "maximumTrackTintColor": None, "thumbTintColor": None,
    },
    "UIStepper": {
        "isOpaque": False, "minimumValue": 0, "maximumValue": 100, "value": 0, "stepValue": 1, "wraps": False, "autorepeat": True,
        "isContinuous": True,
    },
    "UISegmentedControl": {
        "isOpaque": False, "selectedSegmentIndex": -1, "isMomentary": False, "apportionsSegmentWidthsByContent": False,
    },
    "UIPageControl": {
        "isOpaque": False, "numberOfPages": 0, "currentPage": 0, "hidesForSinglePage": False, "pageIndicatorTintColor": None,
        "currentPageIndicatorTintColor": None,
    },
    "UIProgressView": {
        "isOpaque": False, "progress": 0, "progressViewStyle": {"case": "default"}, "progressTintColor": None, "trackTintColor": None,
    },
    "UIActivityIndicatorView": {"isOpaque": False, "hidesWhenStopped": True, "isAnimating": False, "style": {"case": "medium"}},
    "UIDatePicker": {
        "datePickerMode": {"case": "dateAndTime"}, "minuteInterval": 1, "minimumDate": None, "maximumDate": None,
        "preferredDatePickerStyle": {"case": "automatic"}, "countDownDuration": 0,
    },
    "UIPickerView": {},
    "UIStackView": {
        "isOpaque": False, "axis": {"case": "horizontal"}, "distribution": {"case": "fill"}, "alignment": {"case": "fill"}, "spacing": 0,
        "isBaselineRelativeArrangement": False, "isLayoutMarginsRelativeArrangement": False,
    },
    "UIScrollView": {
        **_SCROLLING, "bounces": True, "alwaysBounceVertical": False, "alwaysBounceHorizontal": False, "isPagingEnabled": False,
        "isScrollEnabled": True, "showsHorizontalScrollIndicator": True, "showsVerticalScrollIndicator": True,
        "isDirectionalLockEnabled": False, "indicatorStyle": {"case": "default"}, "keyboardDismissMode": {"case": "none"},
        "minimumZoomScale": 1, "maximumZoomScale": 1, "bouncesZoom": True, "delaysContentTouches": True, "canCancelContentTouches": True,
        "scrollsToTop": True, "contentInsetAdjustmentBehavior": {"case": "automatic"}, "contentInset": {"insets": [0, 0, 0, 0]},
        "scrollIndicatorInsets": {"insets": [0, 0, 0, 0]}, "decelerationRate": {"raw": 0.998},
    },
    "UITableView": {
        "alwaysBounceVertical": True, "style": {"case": "plain"}, "separatorStyle": {"case": "singleLine"}, "rowHeight": -1,
        "sectionHeaderHeight": -1, "sectionFooterHeight": -1, "estimatedRowHeight": -1, "estimatedSectionHeaderHeight": -1,
        "estimatedSectionFooterHeight": -1, "allowsSelection": True, "allowsMultipleSelection": False,
        "allowsSelectionDuringEditing": False, "allowsMultipleSelectionDuringEditing": False, "sectionIndexMinimumDisplayRowCount": 0,
        "cellLayoutMarginsFollowReadableWidth": False, "insetsContentViewsToSafeArea": True,
        "separatorInsetReference": {"case": "fromCellEdges"}, "sectionIndexColor": None, "sectionIndexBackgroundColor": None,
    },
    "UITableViewCell": {
        "style": {"case": "default"}, "reuseIdentifier": None, "selectionStyle": {"case": "default"}, "accessoryType": {"case": "none"},
        "editingAccessoryType": {"case": "none"}, "indentationLevel": 0, "indentationWidth": 10, "shouldIndentWhileEditing": True,
        "showsReorderControl": False, "focusStyle": {"case": "default"},
    },
    "UICollectionView": {
        "allowsSelection": True, "allowsMultipleSelection": False, "isPrefetchingEnabled": True,
    },
    "UICollectionViewFlowLayout": {
        "minimumLineSpacing": 10, "minimumInteritemSpacing": 10, "itemSize": {"size": [50, 50]}, "headerReferenceSize": {"size": [0, 0]},
        "footerReferenceSize": {"size": [0, 0]}, "sectionInset": {"insets": [0, 0, 0, 0]}, "estimatedItemSize": {"size": [0, 0]},
        "scrollDirection": {"case": "vertical"}, "sectionHeadersPinToVisibleBounds": False, "sectionFootersPinToVisibleBounds": False,
    },
    "UINavigationBar": {"isTranslucent": True, "prefersLargeTitles": False, "barStyle": {"case": "default"}, "barTintColor": None},
    "UIToolbar": {
        "isOpaque": False, "clearsContextBeforeDrawing": False, "isTranslucent": True, "barStyle": {"case": "default"},
        "barTintColor": None,
    },
    "UITabBar": {
        "isTranslucent": True, "barStyle": {"case": "default"}, "barTintColor": None, "itemPositioning": {"case": "automatic"},
        "itemSpacing": 0, "itemWidth": 0, "unselectedItemTintColor": None,
    },
    "UISearchBar": {
        "text": None, "prompt": None, "placeholder": None, "showsCancelButton": False, "showsBookmarkButton": False,
        "showsScopeBar": False, "showsSearchResultsButton": False, "searchBarStyle": {"case": "default"}, "barStyle": {"case": "default"},
        "isTranslucent": True, "barTintColor": None, "contentMode": {"case": "redraw"},
    },
    "UIRefreshControl": {"isOpaque": False, "contentMode": {"case": "center"}},
    "UIVisualEffectView": {"isOpaque": False, "effect": None},
    "WKWebView": {"allowsBackForwardNavigationGestures": False, "allowsLinkPreview": True},
    "WKWebViewConfiguration": {
        "allowsInlineMediaPlayback": False, "allowsAirPlayForMediaPlayback": True, "suppressesIncrementalRendering": False,
        "allowsPictureInPictureMediaPlayback": True,
    },
    "MKMapView": {
        "clipsToBounds": True, "isMultipleTouchEnabled": True,
        "mapType": {"case": "standard"}, "isZoomEnabled": True, "isScrollEnabled": True, "isRotateEnabled": True, "isPitchEnabled": True,
        "showsUserLocation": False, "showsBuildings": True, "showsTraffic": False, "showsCompass": True, "showsScale": False,
        "showsPointsOfInterest": True,
    },
    "UIBarItem": {"isEnabled": True, "title": None, "image": None, "tag": 0, "imageInsets": {"insets": [0, 0, 0, 0]},
                  "landscapeImagePhone": None},
    "UIBarButtonItem": {"style": {"case": "plain"}, "width": 0, "customView": None, "tintColor": None, "action": None, "target": None,
                        "isSpringLoaded": False},
    "UITabBarItem": {"badgeValue": None, "selectedImage": None, "titlePositionAdjustment": {"offset": [0, 0]}},
    "UINavigationItem": {
        "title": None, "prompt": None, "largeTitleDisplayMode": {"case": "automatic"}, "leftItemsSupplementBackButton": False,
        "hidesBackButton": False, "backButtonTitle": None,
    },
    "UIViewController": {
        "title": None, "automaticallyAdjustsScrollViewInsets": True, "hidesBottomBarWhenPushed": False,
        "definesPresentationContext": False, "providesPresentationContextTransitionStyle": False,
        "extendedLayoutIncludesOpaqueBars": False, "modalTransitionStyle": {"case": "coverVertical"}, "restorationIdentifier": None,
        "modalPresentationStyle": {"case": "automatic"},
        "edgesForExtendedLayout": {"options": ["bottom", "left", "right", "top"]}, "isEditing": False,
    },
    "UITableViewController": {"clearsSelectionOnViewWillAppear": True},
    "UICollectionViewController": {"clearsSelectionOnViewWillAppear": True},
    "UINavigationController": {"isToolbarHidden": True, "isNavigationBarHidden": False, "definesPresentationContext": False},
    "UIGestureRecognizer": {"isEnabled": True, "cancelsTouchesInView": True, "delaysTouchesBegan": False, "delaysTouchesEnded": True},
    "UITapGestureRecognizer": {"numberOfTapsRequired": 1, "numberOfTouchesRequired": 1},
    "UILongPressGestureRecognizer": {
        "minimumPressDuration": 0.5, "allowableMovement": 10, "numberOfTapsRequired": 0, "numberOfTouchesRequired": 1,
    },
    "UISwipeGestureRecognizer": {"direction": {"options": ["right"]}, "numberOfTouchesRequired": 1},
    "UIPanGestureRecognizer": {"minimumNumberOfTouches": 1},
}

# UITextInputTraits as fields, text views and search bars start with them.
_TRAITS = {
    "autocapitalizationType": {"case": "sentences"}, "autocorrectionType": {"case": "default"}, "spellCheckingType": {"case": "default"},
    "keyboardType": {"case": "default"}, "keyboardAppearance": {"case": "default"}, "returnKeyType": {"case": "default"},
    "enablesReturnKeyAutomatically": False, "isSecureTextEntry": False, "smartDashesType": {"case": "default"},
    "smartQuotesType": {"case": "default"}, "smartInsertDeleteType": {"case": "default"}, "textContentType": None,
}
for _class in ("UITextField", "UITextView"):
    CODE[_class].update(_TRAITS)
# A search bar starts with capitalization of sentences as well, but with the keyboard's key "Search", which no attribute says.
CODE["UISearchBar"].update(_TRAITS, returnKeyType={"case": "search"})

# Priorities, by what is set for which axis. Interface Builder starts with another hugging for the classes of HUGGING_UNKNOWN; whether
# these have it in code as well isn't documented.
PRIORITIES = {
    "setContentHuggingPriority": 250,
    "setContentCompressionResistancePriority": 750,
}
HUGGING_UNKNOWN = {"UILabel", "UIImageView", "UISwitch", "UIProgressView", "UIActivityIndicatorView", "UIStepper"}

# What a document means that doesn't mention a property, where that isn't what the object made in code has.
# Interface Builder leaves out its own default, which is mostly zero in the archive: the first case, NO.
NIB = {
    "UIView": {"isOpaque": True},
    "UILabel": {
        "isUserInteractionEnabled": True, "textAlignment": {"case": "left"}, "adjustsFontSizeToFitWidth": True,
    },
    "UIImageView": {"isUserInteractionEnabled": True},
    "UITextField": {"textAlignment": {"case": "left"}, "adjustsFontSizeToFitWidth": True},
    "UITextView": {"textAlignment": {"case": "left"}},
    "UIScrollView": {"clipsToBounds": False, "isMultipleTouchEnabled": False},
    "UITableView": {
        "alwaysBounceVertical": False, "estimatedRowHeight": 0, "estimatedSectionHeaderHeight": 0, "estimatedSectionFooterHeight": 0,
    },
    "UIActivityIndicatorView": {"hidesWhenStopped": False, "style": {"case": "large"}},
}
# The same for the traits of text input, where the document has the element for them.
NIB_TRAITS = {"autocapitalizationType": {"case": "none"}}

# Properties that change nothing in these classes, so that a document's value needn't be carried: they lay their own content out.
_ALIGNMENTS = {"contentHorizontalAlignment", "contentVerticalAlignment"}
NO_EFFECT = {
    **{name: _ALIGNMENTS for name in (
        "UISegmentedControl", "UISlider", "UISwitch", "UIStepper", "UIDatePicker", "UIPageControl", "UIRefreshControl")},
    "UITextField": {"contentHorizontalAlignment"},  # textAlignment is what a field aligns by
}


def code_default(chain, name):
    """(known, value) of a property of an object made in code; `chain` has its UIKit classes, nearest first."""
    for method, value in PRIORITIES.items():
        if name.startswith(method + "("):
            unknown = method == "setContentHuggingPriority" and any(c in HUGGING_UNKNOWN for c in chain)
            return (not unknown, {"raw": value})
    if "(" in name:
        return (True, None)  # what is set for a state starts as nothing
    for class_name in chain:
        if name in CODE.get(class_name, {}):
            return (True, CODE[class_name][name])
    return (False, None)


def nib_meaning(chain):
    """Properties that a document means without a word, the nearest class's word first."""
    meant = {}
    for class_name in reversed(chain):
        meant.update(NIB.get(class_name, {}))
    return meant


def without_effect(chain, name):
    return any(name in NO_EFFECT.get(class_name, ()) for class_name in chain)
