extension DocumentOrder {
  /// The attributes that every such element in documents of Xcode has, whatever their value; those of an element that
  /// another one inherits from belong to that one, too.
  static let statedAttributes: [String: String] = [
    "view": "contentMode",
    "control": "contentHorizontalAlignment contentVerticalAlignment",
    "button": "lineBreakMode",
    "datePicker": "datePickerMode minuteInterval",
    "label": "lineBreakMode baselineAdjustment",
    "mapView": "mapType",
    "slider": "minValue maxValue",
    "stepper": "maximumValue",
    "tableView": "separatorStyle rowHeight sectionHeaderHeight sectionFooterHeight",
    "tableViewCell": "selectionStyle indentationWidth",
    "collectionViewFlowLayout": "minimumLineSpacing minimumInteritemSpacing",
    "glkViewController": "preferredFramesPerSecond",
    "panGestureRecognizer": "minimumNumberOfTouches",
    "pongPressGestureRecognizer": "allowableMovement minimumPressDuration",
    "paragraphStyle": "alignment lineBreakMode baseWritingDirection",
  ]
}
