"""Where Interface Builder's words differ from UIKit's. Everything that follows from a name alone isn't here: see `naming.py`."""

# Elements whose class isn't "UI" and the element's name.
CLASSES = {
    "arscnView": "ARSCNView",
    "arskView": "ARSKView",
    "avPlayerViewController": "AVPlayerViewController",
    "collectionViewCellContentView": "UIView",
    "containerView": "UIView",  # the view in which a storyboard embeds another controller's
    "customObject": "NSObject",
    "glkView": "GLKView",
    "glkViewController": "GLKViewController",
    "hostingController": "UIViewController",  # SwiftUI's class is generic: the document doesn't know its view
    "mapView": "MKMapView",
    "mtkView": "MTKView",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",  # Interface Builder's spelling
    "sceneKitView": "SCNView",
    "skView": "SKView",
    "tableViewCellContentView": "UIView",
    "wkPreferences": "WKPreferences",
    "wkWebView": "WKWebView",
    "wkWebViewConfiguration": "WKWebViewConfiguration",
}

# Attributes that only the editor, the storyboard's loader or older systems read. Nothing follows from them for the object itself.
DESIGN_TIME = {
    # the editor
    "id", "key", "userLabel", "colorLabel", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity", "customClass", "customModule",
    "customModuleProvider", "placeholderIdentifier", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext",
    "usesAttributedText", "hasAttributedTitle", "sceneMemberID", "dataMode", "tableViewCell", "preservesSubviewContentMode",
    # says whose image a name is; read together with the name
    "catalog",
    # the storyboard's loader
    "storyboardIdentifier", "storyboardName", "referencedIdentifier", "bundleIdentifier", "autoresizesArchivedViewToFullSize", "nibName",
    # no effect since iOS 7
    "segmentControlStyle", "hidesAccessoryWhenEditing", "wantsFullScreenLayout", "adjustsLetterSpacingToFitWidth",
    # the height of a static table's row, given by its data source rather than the cell
    "rowHeight@UITableViewCell",
    # the class knows it from which of its own subviews the label is
    "textLabel", "detailTextLabel", "imageView",
}

# Attributes and keyed children to properties, where neither the name itself nor "is" and the name is the property.
# A name after "@" is the class (or a superclass of it) to which the row is limited.
PROPERTIES = {
    "clipsSubviews": "clipsToBounds",
    "highlightedColor@UILabel": "highlightedTextColor",
    "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth",
    "layoutMarginsFollowReadableWidth@UITableView": "cellLayoutMarginsFollowReadableWidth",
    "minValue@UISlider": "minimumValue",
    "maxValue@UISlider": "maximumValue",
    "pointerInteraction@UIButton": "isPointerInteractionEnabled",
    "springLoaded": "isSpringLoaded",
    "largeTitles@UINavigationBar": "prefersLargeTitles",
    "modalInPopover@UIViewController": "isModalInPresentation",
    "animating@UIActivityIndicatorView": "isAnimating",
    "style@UIDatePicker": "preferredDatePickerStyle",
    "contentSizeForViewInPopover@UIViewController": "preferredContentSize",
    "contentViewInsetsToSafeArea@UITableView": "insetsContentViewsToSafeArea",
    "selectedImageTintColor@UITabBar": "tintColor",  # the same since iOS 8
    # parts of the view that the class makes itself: a path of two members
    "fontDescription@UIButton": "titleLabel.font",
    "lineBreakMode@UIButton": "titleLabel.lineBreakMode",
    "titleShadowOffset@UIButton": "titleLabel.shadowOffset",
    "fontDescription": "font",
    "landscapeImage@UIBarItem": "landscapeImagePhone",
}

# Values of enumerations, where a case isn't named as in the document. By type.
CASES = {
    "UIView.ContentMode": {"TopLeft": "topLeft"},
    "NSLineBreakMode": {
        "tailTruncation": "byTruncatingTail", "middleTruncation": "byTruncatingMiddle", "headTruncation": "byTruncatingHead",
        "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
        "truncatingTail": "byTruncatingTail", "truncatingMiddle": "byTruncatingMiddle", "truncatingHead": "byTruncatingHead",
        "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
    },
    "UIButton.ButtonType": {"roundedRect": "system"},  # the same raw value: system is roundedRect's name since iOS 7
    "UITableViewCell.SeparatorStyle": {"default": "singleLine", "singleLineEtched": "singleLine"},
    # the sizes that the styles of before iOS 13 have since
    "UIActivityIndicatorView.Style": {"gray": "medium", "white": "medium", "whiteLarge": "large"},
    "UITableViewCell.CellStyle": {
        "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
        "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
    },
    "UIKeyboardType": {"alphabet": "asciiCapable"},
    "UIKeyboardAppearance": {"alert": "dark"},
    "UIPageViewController.SpineLocation": {"middle": "mid"},
    "UISplitViewController.DisplayMode": {
        "beside": "oneBesideSecondary", "over": "oneOverSecondary",
        "primaryHidden": "secondaryOnly", "allVisible": "oneBesideSecondary", "primaryOverlay": "oneOverSecondary",
    },
    "MTLPixelFormat": {"BGRA8Unorm": "bgra8Unorm", "Depth32Float": "depth32Float"},
    "UIBarStyle": {"blackTranslucent": "black", "blackOpaque": "black"},
}

# Names of members of option sets.
OPTIONS = {
    "UIView.AutoresizingMask": {
        "widthSizable": "flexibleWidth", "heightSizable": "flexibleHeight",
        "flexibleMinX": "flexibleLeftMargin", "flexibleMaxX": "flexibleRightMargin",
        "flexibleMinY": "flexibleTopMargin", "flexibleMaxY": "flexibleBottomMargin",
    },
}

# UIScrollView.DecelerationRate's members, whose raw values are numbers.
DECELERATION_RATES = {"normal": 0.998, "fast": 0.99}

# Properties whose type the facts leave open, or that initializers take and no settable property has.
TYPES = {
    "titleLabel.font": "UIFont",
    "titleLabel.lineBreakMode": "NSLineBreakMode",
    "titleLabel.shadowOffset": "CGSize",
    "buttonType": "UIButton.ButtonType",
    "style@UITableViewCell": "UITableViewCell.CellStyle",
    "style@UITableView": "UITableView.Style",
    "style@UIBarButtonItem": "UIBarButtonItem.Style",
    "systemItem@UIBarButtonItem": "UIBarButtonItem.SystemItem",
    "systemItem@UITabBarItem": "UITabBarItem.SystemItem",
    "transitionStyle@UIPageViewController": "UIPageViewController.TransitionStyle",
    "navigationOrientation@UIPageViewController": "UIPageViewController.NavigationOrientation",
    "spineLocation@UIPageViewController": "UIPageViewController.SpineLocation",
    "reuseIdentifier@UITableViewCell": "String",
    "isAnimating@UIActivityIndicatorView": "Bool",
    # deprecated and not declared for Swift
    "minimumFontSize@UILabel": "CGFloat",
}

# The editor's names of UIColor's members are those of Objective-C; these aren't that name without "Color".
COLORS = {"groupTableViewBackgroundColor": "systemGroupedBackground"}

# UIFont.TextStyle by the archived names.
TEXT_STYLES = {
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleFootnote": "footnote",
    "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
}

# Raw values of UITextContentType that aren't the member's name; documents write the raw value.
TEXT_CONTENT_TYPES = {
    "email": "emailAddress", "tel": "telephoneNumber", "one-time-code": "oneTimeCode", "new-password": "newPassword", "url": "URL",
    "given-name": "givenName", "family-name": "familyName", "postal-code": "postalCode", "organization": "organizationName",
}


def limited(table, name, chain):
    """The row of `table` for `name`, the row for the nearest class of `chain` before the row for all; None where there is none."""
    for class_name in chain:
        if f"{name}@{class_name}" in table:
            return table[f"{name}@{class_name}"]
    return table.get(name)
