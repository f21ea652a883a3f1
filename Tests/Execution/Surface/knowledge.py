"""What neither the facts nor the interfaces say, and what running code needs."""

# Frameworks that are compiled into the one library, and come back as modules that re-export it.
LIBRARY = "UIKit"

# Optional requirements that a scenario asks for; Behaviour/ has answers where a class has none.
REQUIREMENTS = {"UITableViewDataSource": ("numberOfSections(", "titleForHeaderInSection", "titleForFooterInSection")}

# What Linux's Foundation lacks, taken from the surface's own declarations of Foundation.
ABSENT_FROM_FOUNDATION = {
    "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting", "NSUserActivity", "NSExtensionContext",
    "NSExtensionRequestHandling", "NSFilePresenter", "FileWrapper", "UndoManager",
    "NSKeyValueObservingOptions", "ProgressReporting",
}

# What Linux's Foundation has of CoreGraphics.
PRESENT_IN_FOUNDATION = {"CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge", "ProgressReporting"}

# Types that need what isn't there away from Apple's platforms.
OMITTED_TYPES = {"AttributeDynamicLookup", "AttributeScopes", "URLResourceValues", "IndexPath"}

# Getters of an optional type that answer with an object all the same: what a view makes for itself.
OWNED = {
    ("UIButton", "titleLabel"), ("UIButton", "imageView"), ("UIButton", "subtitleLabel"),
    ("UITableViewCell", "textLabel"), ("UITableViewCell", "detailTextLabel"), ("UITableViewCell", "imageView"),
    ("UITableViewHeaderFooterView", "textLabel"), ("UITableViewHeaderFooterView", "detailTextLabel"),
    ("UIViewController", "view"), ("UITableViewController", "tableView"), ("UINavigationController", "toolbar"),
    ("UINavigationController", "navigationBar"),
    ("UICollectionViewController", "collectionView"), ("UIViewController", "tabBarItem"),
    ("UISearchController", "searchBar"),
}

# Raw values that emitted code may name as numbers, or that a reader of the dump should recognize. Others are made up.
RAW_VALUES = {
    "UILayoutPriority": {
        "required": 1000, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
        "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
    },
    "UIFont.Weight": {
        "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3,
        "bold": 0.4, "heavy": 0.56, "black": 0.62,
    },
    "UIFont.Width": {"condensed": -0.2, "compressed": -0.1, "standard": 0, "expanded": 0.2},
    "NSUnderlineStyle": {
        "single": 1, "thick": 2, "double": 9, "patternDot": 0x100, "patternDash": 0x200,
        "patternDashDot": 0x300, "patternDashDotDot": 0x400, "byWord": 0x8000,
    },
    "UIAccessibilityTraits": {
        "none": 0,
    },
    "UIScrollView.DecelerationRate": {"normal": 0.998, "fast": 0.99},
    "UIWindow.Level": {"normal": 0, "statusBar": 1000, "alert": 2000},
}

# Foundation's values, for getters that were never set.
FOUNDATION_DEFAULTS = {
    "Bool": "false", "String": '""', "Void": "()", "Any": "NSObject()", "AnyObject": "NSObject()",
    "AnyHashable": "0", "AnyClass": "NSObject.self", "Selector": 'Selector("")',
    "UILayoutPriority": ".required", "CGAffineTransform": ".identity",
    "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero", "NSRange": "NSRange()", "IndexPath": "IndexPath()",
    "IndexSet": "IndexSet()", "Data": "Data()", "UUID": "UUID()", "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "URL": 'URL(fileURLWithPath: "/")', "Locale": "Locale.current", "Calendar": "Calendar(identifier: .gregorian)",
    "TimeZone": "TimeZone(secondsFromGMT: 0)!", "AttributedString": "AttributedString()",
    "NSAttributedString": 'NSAttributedString(string: "")',
    "NSMutableAttributedString": 'NSMutableAttributedString(string: "")',
    "NSObject": "NSObject()", "NSNumber": "NSNumber(value: 0)", "NSString": "NSString()", "Bundle": "Bundle.main",
    "CGFloat": "0", "NSTextStorage": 'NSTextStorage(string: "")', "DateComponents": "DateComponents()", "CharacterSet": "CharacterSet()",
    "NSCoder": "NSCoder()", "Progress": "Progress(totalUnitCount: 0)", "CTTextAlignment": ".natural", "NSError": 'NSError(domain: "", code: 0)',
}
for _number in ("Int UInt Int8 UInt8 Int16 UInt16 Int32 UInt32 Int64 UInt64 Float Double TimeInterval "
                "CFTimeInterval CFIndex CFTypeID CGGlyph unichar Float32").split():
    FOUNDATION_DEFAULTS[_number] = "0"

# Structures of Foundation that hold a string, and whose members UIKit adds.
FOUNDATION_STRINGS = {"NSAttributedString.Key", "NSNotification.Name", "Notification.Name", "NSExceptionName", "RunLoop.Mode"}

# What an initializer that an extension adds to a class of Foundation calls.
FOUNDATION_INITIALIZERS = {
    "NSAttributedString": '(string: "")', "NSMutableAttributedString": '(string: "")', "NSValue": "(range: NSRange())",
}
