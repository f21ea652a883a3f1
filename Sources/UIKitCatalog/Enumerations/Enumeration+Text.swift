extension Enumeration {
  /// Line breaks as paragraph styles spell them; views have spellings of their own.
  static let paragraphLineBreakMode = Enumeration(
    "NSLineBreakMode",
    [
      "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
      "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
      "truncatingMiddle": "byTruncatingMiddle",
    ])

  /// `NSWritingDirection`.
  static let writingDirection = Enumeration("NSWritingDirection", same: ["natural", "leftToRight", "rightToLeft"])

  /// `UITextAutocapitalizationType`.
  static let autocapitalization = Enumeration(
    "UITextAutocapitalizationType", same: ["none", "words", "sentences", "allCharacters"])

  /// `UITextAutocorrectionType`.
  static let autocorrection = Enumeration("UITextAutocorrectionType", same: ["default", "no", "yes"])

  /// `UITextSpellCheckingType`.
  static let spellChecking = Enumeration("UITextSpellCheckingType", same: ["default", "no", "yes"])

  /// `UITextSmartDashesType`.
  static let smartDashes = Enumeration("UITextSmartDashesType", same: ["default", "no", "yes"])

  /// `UITextSmartInsertDeleteType`.
  static let smartInsertDelete = Enumeration("UITextSmartInsertDeleteType", same: ["default", "no", "yes"])

  /// `UITextSmartQuotesType`.
  static let smartQuotes = Enumeration("UITextSmartQuotesType", same: ["default", "no", "yes"])

  /// `UIKeyboardType`.
  static let keyboardType = Enumeration(
    "UIKeyboardType",
    [
      "default": "default", "alphabet": "asciiCapable", "ASCIICapable": "asciiCapable",
      "numbersAndPunctuation": "numbersAndPunctuation", "URL": "URL", "numberPad": "numberPad",
      "phonePad": "phonePad", "namePhonePad": "namePhonePad", "emailAddress": "emailAddress",
      "decimalPad": "decimalPad", "twitter": "twitter", "webSearch": "webSearch",
      "ASCIICapableNumberPad": "asciiCapableNumberPad",
    ])

  /// `UIKeyboardAppearance`.
  static let keyboardAppearance = Enumeration(
    "UIKeyboardAppearance", ["default": "default", "dark": "dark", "light": "light", "alert": "dark"])

  /// `UIReturnKeyType`.
  static let returnKeyType = Enumeration(
    "UIReturnKeyType",
    same: [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
      "continue",
    ])

  /// `UITextContentType`, by its raw values.
  static let textContentType = Enumeration(
    "UITextContentType",
    [
      "name": "name", "name-prefix": "namePrefix", "given-name": "givenName", "middle-name": "middleName",
      "family-name": "familyName", "name-suffix": "nameSuffix", "nickname": "nickname",
      "organization-title": "jobTitle", "organization": "organizationName", "location": "location",
      "street-address": "fullStreetAddress", "address-line1": "streetAddressLine1",
      "address-line2": "streetAddressLine2", "address-level2": "addressCity", "address-level1": "addressState",
      "address-level1+2": "addressCityAndState", "address-level3": "sublocality", "country-name": "countryName",
      "postal-code": "postalCode", "tel": "telephoneNumber", "email": "emailAddress", "url": "URL",
      "cc-number": "creditCardNumber", "username": "username", "password": "password",
      "new-password": "newPassword", "one-time-code": "oneTimeCode",
      "shipment-tracking-number": "shipmentTrackingNumber", "flight-number": "flightNumber",
      "date-time": "dateTime",
    ])

  /// `UIDataDetectorTypes`.
  static let dataDetectorTypes = Enumeration(
    "UIDataDetectorTypes",
    same: [
      "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
      "lookupSuggestion", "all",
    ])

  /// `WKDataDetectorTypes`.
  static let webDataDetectorTypes = Enumeration(
    "WKDataDetectorTypes",
    same: [
      "phoneNumber", "link", "address", "calendarEvent", "trackingNumber", "flightNumber", "lookupSuggestion", "all",
    ])

  /// `WKAudiovisualMediaTypes`; none of them is the empty set.
  static let audiovisualMediaTypes = Enumeration(
    "WKAudiovisualMediaTypes", ["audio": "audio", "video": "video", "all": "all", "none": ""])

  /// `UIAccessibilityTraits`; none of them is the empty set.
  static let accessibilityTraits = Enumeration(
    "UIAccessibilityTraits",
    [
      "none": "", "button": "button", "link": "link", "header": "header", "searchField": "searchField",
      "image": "image", "selected": "selected", "playsSound": "playsSound", "keyboardKey": "keyboardKey",
      "staticText": "staticText", "summaryElement": "summaryElement", "notEnabled": "notEnabled",
      "updatesFrequently": "updatesFrequently", "startsMediaSession": "startsMediaSession",
      "adjustable": "adjustable", "allowsDirectInteraction": "allowsDirectInteraction",
      "causesPageTurn": "causesPageTurn", "tabBar": "tabBar",
    ])

  /// `UIImage.SymbolScale`.
  static let symbolScale = Enumeration("UIImage.SymbolScale", same: ["default", "small", "medium", "large"])

  /// `UIImage.SymbolWeight`.
  static let symbolWeight = Enumeration(
    "UIImage.SymbolWeight",
    same: ["unspecified", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"])

  /// `UIImage.RenderingMode`.
  static let imageRenderingMode = Enumeration(
    "UIImage.RenderingMode",
    ["automatic": "automatic", "original": "alwaysOriginal", "template": "alwaysTemplate"])

  /// `UIBlurEffect.Style`.
  static let blurStyle = Enumeration(
    "UIBlurEffect.Style",
    same: [
      "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
      "systemMaterial", "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight",
      "systemThinMaterialLight", "systemMaterialLight", "systemThickMaterialLight", "systemChromeMaterialLight",
      "systemUltraThinMaterialDark", "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark",
      "systemChromeMaterialDark",
    ])

  /// `UIContentSizeCategory`.
  static let contentSizeCategory = Enumeration(
    "UIContentSizeCategory",
    same: [
      "unspecified", "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
      "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
      "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
    ])
}
