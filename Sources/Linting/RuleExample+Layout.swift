extension RuleExample {
  /// An example of a root view `v` of 320 by 200 points that holds these subviews and constraints.
  static func laidOut(_ subviews: String, _ constraints: String) -> RuleExample {
    .xib(
      #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>\#(subviews)</subviews><constraints>\#(constraints)</constraints></view>"#
    )
  }

  /// Constraints that put `a` and `b` beside each other, from edge to edge of `v`.
  static let row =
    #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="2"/><constraint firstItem="v" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="3"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="4"/><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="5"/>"#

  /// A constraint that pins `a` 8 points from the leading edge of `v`.
  static let leading =
    #"<constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/>"#

  /// A constraint that pins `a` 8 points below the top edge of `v`.
  static let top =
    #"<constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/>"#

  /// A constraint that gives `a` a width, in points.
  static func width(_ width: Int) -> String {
    #"<constraint firstItem="a" firstAttribute="width" constant="\#(width)" id="3"/>"#
  }

  /// A constraint that gives `a` a height, in points.
  static func height(_ height: Int) -> String {
    #"<constraint firstItem="a" firstAttribute="height" constant="\#(height)" id="4"/>"#
  }
}
