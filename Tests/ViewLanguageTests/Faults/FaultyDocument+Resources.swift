extension FaultyDocument {
  /// Resources and other elements in Apple's form.
  static let resources: [FaultyDocument] = [
    .content(
      #"<resources><image name="A" ↓widht="1" height="2"/></resources>"#,
      #"'image' has no attribute 'widht'; did you mean 'width'?"#),
    .content(
      #"<resources><systemColor name="a" color="↓rgb(1)"/></resources>"#,
      #"'color' can't be 'rgb(1)'; expected 3 numbers in 'rgb(…)', with '/ alpha' or without"#),
    .content(
      #"<resources><namedColor name="a" color="↓purpleish"/></resources>"#,
      #"'color' can't be 'purpleish'; did you mean 'purple'?"#),
    .content(#"<resources><↓imge name="A"/></resources>"#, #"there is no element 'imge'; did you mean 'image'?"#),
    .content(
      #"<label><color ↓sytemColor="labelColor" key="textColor"/></label>"#,
      #"'color' has no attribute 'sytemColor'; did you mean 'systemColor'?"#),
    .content(
      #"<label><fontDescription key="fontDescription" pointSize="↓big"/></label>"#,
      #"'pointSize' can't be 'big'; expected a number"#),
    .content(
      #"<label><color key="textColor" red="↓x" green="0" blue="0" alpha="1" colorSpace="custom"/></label>"#,
      #"'red' can't be 'x'; expected a number"#),
    .content(
      #"<label><rect key="frame" x="↓left" y="0" width="1" height="1"/></label>"#,
      #"'x' can't be 'left'; expected a number"#),
    .content(
      #"<view><constraint firstAttribute="width" constant="↓wide"/></view>"#,
      #"'constant' can't be 'wide'; expected a number"#),
    .content(
      #"<view><constraint firstItem="↓naem" firstAttribute="width" constant="8"/><label id="name"/></view>"#,
      #"no object has the id 'naem'; did you mean 'name'?"#),
  ]
}
