extension Enumeration {
  /// `UIButton.Role`.
  static let buttonRole = Enumeration("UIButton.Role", same: ["normal", "primary", "cancel", "destructive"])

  /// `UIControl.Event`.
  public static let controlEvent = Enumeration(
    "UIControl.Event",
    [
      "touchDown": "touchDown", "touchDownRepeat": "touchDownRepeat", "touchDragInside": "touchDragInside",
      "touchDragOutside": "touchDragOutside", "touchDragEnter": "touchDragEnter", "touchDragExit": "touchDragExit",
      "touchUpInside": "touchUpInside", "touchUpOutside": "touchUpOutside", "touchCancel": "touchCancel",
      "valueChanged": "valueChanged", "primaryActionTriggered": "primaryActionTriggered",
      "menuActionTriggered": "menuActionTriggered", "editingDidBegin": "editingDidBegin",
      "editingChanged": "editingChanged", "editingDidEnd": "editingDidEnd",
      "editingDidEndOnExit": "editingDidEndOnExit", "allTouchEvents": "allTouchEvents",
      "allEditingEvents": "allEditingEvents", "allEvents": "allEvents",
    ])

  /// `UIDatePicker.Mode`.
  static let datePickerMode = Enumeration(
    "UIDatePicker.Mode", same: ["time", "date", "dateAndTime", "countDownTimer"])

  /// `UIDatePickerStyle`.
  static let datePickerStyle = Enumeration(
    "UIDatePickerStyle", same: ["automatic", "wheels", "compact", "inline"])

  /// `UITextField.BorderStyle`.
  static let textBorderStyle = Enumeration(
    "UITextField.BorderStyle", same: ["none", "line", "bezel", "roundedRect"])

  /// `UITextField.ViewMode`.
  static let textViewMode = Enumeration(
    "UITextField.ViewMode",
    ["never": "never", "whileEditing": "whileEditing", "unlessEditing": "unlessEditing", "always": "always"])

  /// `UIActivityIndicatorView.Style`; of the styles of before iOS 13, which had their colours too, the sizes.
  static let activityIndicatorStyle = Enumeration(
    "UIActivityIndicatorView.Style",
    ["medium": "medium", "large": "large", "gray": "medium", "white": "medium", "whiteLarge": "large"])

  /// `UIProgressView.Style`.
  static let progressViewStyle = Enumeration("UIProgressView.Style", same: ["default", "bar"])

  /// `MKMapType`.
  static let mapType = Enumeration(
    "MKMapType", same: ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"])

  /// `MTLPixelFormat`, of which documents name a few.
  static let pixelFormat = Enumeration(
    "MTLPixelFormat",
    [
      "BGRA8Unorm": "bgra8Unorm", "BGRA8Unorm_sRGB": "bgra8Unorm_srgb", "RGBA16Float": "rgba16Float",
      "Depth32Float": "depth32Float", "Stencil8": "stencil8", "Depth32Float_Stencil8": "depth32Float_stencil8",
      "Invalid": "invalid",
    ])

  /// The factory functions of `UIButton.Configuration`.
  static let buttonConfigurationStyle = Enumeration(
    "UIButton.Configuration",
    same: [
      "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
    ])

  /// `UIButton.Configuration.TitleAlignment`.
  static let buttonTitleAlignment = Enumeration(
    "UIButton.Configuration.TitleAlignment", same: ["automatic", "leading", "center", "trailing"])

  /// `UIButton.Configuration.CornerStyle`.
  static let buttonCornerStyle = Enumeration(
    "UIButton.Configuration.CornerStyle", same: ["fixed", "dynamic", "small", "medium", "large", "capsule"])

  /// `UIButton.Configuration.Size`.
  static let buttonSize = Enumeration("UIButton.Configuration.Size", same: ["mini", "small", "medium", "large"])

  /// `NSDirectionalRectEdge`, one edge.
  static let directionalEdge = Enumeration("NSDirectionalRectEdge", same: ["leading", "trailing", "top", "bottom"])

  /// `UIButton.Configuration.MacIdiomStyle`.
  static let buttonMacIdiomStyle = Enumeration(
    "UIButton.Configuration.MacIdiomStyle", same: ["automatic", "bordered", "borderless", "borderlessTinted"])

  /// `UIBehavioralStyle`.
  static let behavioralStyle = Enumeration("UIBehavioralStyle", same: ["automatic", "pad", "mac"])

  /// `UIContextMenuConfiguration.ElementOrder`.
  static let menuElementOrder = Enumeration(
    "UIContextMenuConfiguration.ElementOrder", same: ["automatic", "priority", "fixed"])

  /// `UISwitch.Style`.
  static let switchStyle = Enumeration("UISwitch.Style", same: ["automatic", "checkbox", "sliding"])

  /// `UIPageControl.BackgroundStyle`.
  static let pageControlBackgroundStyle = Enumeration(
    "UIPageControl.BackgroundStyle", same: ["automatic", "prominent", "minimal"])

  /// `UIPageControl.Direction`.
  static let pageControlDirection = Enumeration(
    "UIPageControl.Direction", same: ["natural", "leftToRight", "rightToLeft", "topToBottom", "bottomToTop"])
}
