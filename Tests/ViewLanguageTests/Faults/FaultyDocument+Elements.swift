extension FaultyDocument {
  /// Elements that are none, or stand where they can't.
  static let elements: [FaultyDocument] = [
    .content(#"<↓lable/>"#, #"there is no element 'lable'; did you mean 'label'?"#),
    .content(#"<↓View/>"#, #"there is no element 'View'; did you mean 'view'?"#),
    .content(#"<↓tableview/>"#, #"there is no element 'tableview'; did you mean 'tableView'?"#),
    .content(#"<↓UILabel/>"#, #"there is no element 'UILabel'; did you mean 'label'?"#),
    .content(#"<view><↓lable/></view>"#, #"there is no element 'lable'; did you mean 'label'?"#),
    .content(#"<view><↓imageview/></view>"#, #"there is no element 'imageview'; did you mean 'imageView'?"#),
    .content(#"<view><view><↓bnutton/></view></view>"#, #"there is no element 'bnutton'; did you mean 'button'?"#),
    .content(#"<stackView><↓labell/></stackView>"#, #"there is no element 'labell'; did you mean 'label'?"#),
    .content(#"<view><↓viewController/></view>"#, #"'viewController' can't stand in 'view'"#),
    .content(#"<label><↓segment/></label>"#, #"'segment' can't stand in 'label'"#),
    .content(#"<view><↓sections/></view>"#, #"'sections' can't stand in 'view'"#),
    .content(#"<view><↓state key="normal" title="A"/></view>"#, #"'state' can't stand in 'view'"#),
    .content(#"<label><↓scene/></label>"#, #"'scene' can't stand in 'label'"#),
    .content(#"<view><↓interface/></view>"#, #"'interface' can't stand in 'view'"#),
    .content(#"<view><↓owner/></view>"#, #"'owner' can't stand in 'view'"#),
    .content(#"<scene><↓scene/></scene>"#, #"there is no element 'scene'; did you mean 'scenes'?"#),
    .content(
      #"<scene><↓viewControler/></scene>"#, #"there is no element 'viewControler'; did you mean 'viewController'?"#),
    .content(#"<label>↓Hello</label>"#, #"there is text between elements; texts are attributes here: text="…""#),
    .content(
      #"<view>\#n  ↓Hello\#n  <label/>\#n</view>"#,
      #"there is text between elements; texts are attributes here: text="…""#),
    .content(
      #"<view><view><↓layout leading="superview">x</layout></view></view>"#, #"'layout' holds what can't stand in it"#),
    .content(
      #"<viewController><↓layout top="superview"/></viewController>"#,
      #"'layout' can't stand in 'viewController'; views have a layout"#),
    .content(#"↓Hello"#, #"there is text between elements; texts are attributes here: text="…""#),
    .content(#"<scene>↓Hello</scene>"#, #"there is text between elements; texts are attributes here: text="…""#),
    .content(
      #"<view><↓outlet property="a" destination="owner">Hello</outlet></view>"#,
      #"'outlet' holds what can't stand in it"#),
    .content(#"<owner class="A"/><↓owner class="B"/>"#, #"'owner' is there twice"#),
  ]
}
