extension FaultyDocument {
  /// Attributes that are none, and those that are missing.
  static let attributes: [FaultyDocument] = [
    .content(#"<label ↓txet="A"/>"#, #"'label' has no attribute 'txet'; did you mean 'text'?"#),
    .content(#"<label ↓Text="A"/>"#, #"'label' has no attribute 'Text'; did you mean 'text'?"#),
    .content(#"<label ↓title="A"/>"#, #"'label' has no attribute 'title'"#),
    .content(#"<view ↓hiden="YES"/>"#, #"'view' has no attribute 'hiden'; did you mean 'hidden'?"#),
    .content(#"<view ↓background="red"/>"#, #"'view' has no attribute 'background'"#),
    .content(#"<button ↓onClick="owner.a:"/>"#, #"'button' has no attribute 'onClick'"#),
    .content(#"<imageView ↓src="a.png"/>"#, #"'imageView' has no attribute 'src'"#),
    .content(#"<stackView ↓orientation="vertical"/>"#, #"'stackView' has no attribute 'orientation'"#),
    .content(
      #"<textField ↓placehoder="A"/>"#, #"'textField' has no attribute 'placehoder'; did you mean 'placeholder'?"#),
    .content(
      #"<textField ↓keyboadType="emailAddress"/>"#,
      #"'textField' has no attribute 'keyboadType'; did you mean 'keyboardType'?"#),
    .content(
      #"<view ↓acessibility.label="A"/>"#,
      #"'view' has no attribute 'acessibility.label'; did you mean 'accessibility.label'?"#),
    .content(
      #"<view ↓accessibility.lable="A"/>"#,
      #"'view' has no attribute 'accessibility.lable'; did you mean 'accessibility.label'?"#),
    .content(#"<view ↓clas="A"/>"#, #"'view' has no attribute 'clas'; did you mean 'class'?"#),
    .content(
      #"<view ↓accessibility.sparkle="A"/>"#,
      #"'view' has no attribute 'accessibility.sparkle'; did you mean 'accessibility.label'?"#),
    .content(#"<label ↓delegate="owner"/>"#, #"'label' has no attribute 'delegate'"#),
    .content(#"<label ↓touchUpInside="owner.a:"/>"#, #"'label' has no attribute 'touchUpInside'"#),
    .content(
      #"<tapGestureRecognizer ↓touchUpInside="owner.a:"/>"#, #"'tapGestureRecognizer' has no attribute 'touchUpInside'"#
    ),
    .content(#"<tapGestureRecognizer ↓numberOfTaps="2"/>"#, #"'tapGestureRecognizer' has no attribute 'numberOfTaps'"#),
    .content(#"<scene ↓canvs="1 2"/>"#, #"'scene' has no attribute 'canvs'; did you mean 'canvas'?"#),
    .content(#"<scene ↓title="A"/>"#, #"'scene' has no attribute 'title'"#),
    .content(#"<owner ↓clas="A"/>"#, #"'owner' has no attribute 'clas'; did you mean 'class'?"#),
    .content(#"<view><↓attribute value="1"/></view>"#, #"'attribute' has no 'name'; it needs one"#),
    .content(#"<view><↓attribute name="a"/></view>"#, #"'attribute' has no 'value'; it needs one"#),
    .content(
      #"<view><↓runtimeAttribute type="string" value="a"/></view>"#,
      #"'runtimeAttribute' has no 'keyPath'; it needs one"#),
    .content(
      #"<view><↓runtimeAttribute keyPath="a" value="a"/></view>"#, #"'runtimeAttribute' has no 'type'; it needs one"#),
    .content(
      #"<view><runtimeAttribute keyPath="a" type="string" ↓valeu="a"/></view>"#,
      #"'runtimeAttribute' has no attribute 'valeu'; did you mean 'value'?"#),
    .content(
      #"<view><label><layout ↓tpo="superview"/></label></view>"#,
      #"'layout' has no attribute 'tpo'; did you mean 'top'?"#),
    .content(#"<view><label><layout ↓margin="8"/></label></view>"#, #"'layout' has no attribute 'margin'"#),
    .content(
      #"<button><state key="normal" ↓titel="A"/></button>"#, #"'state' has no attribute 'titel'; did you mean 'title'?"#
    ),
    .content(
      #"<button><buttonConfiguration key="configuration" ↓tilte="A"/></button>"#,
      #"'buttonConfiguration' has no attribute 'tilte'; did you mean 'title'?"#),
  ]
}
