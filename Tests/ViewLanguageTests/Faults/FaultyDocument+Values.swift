extension FaultyDocument {
  /// Values, each kind of them.
  static let values: [FaultyDocument] = [
    .content(#"<label hidden="↓maybe"/>"#, #"'hidden' can't be 'maybe'; expected YES or NO"#),
    .content(#"<label hidden="↓1"/>"#, #"'hidden' can't be '1'; expected YES or NO"#),
    .content(#"<label hidden="↓yes"/>"#, #"'hidden' can't be 'yes'; expected YES or NO"#),
    .content(#"<label numberOfLines="↓two"/>"#, #"'numberOfLines' can't be 'two'; expected a whole number"#),
    .content(#"<label numberOfLines="↓1.5"/>"#, #"'numberOfLines' can't be '1.5'; expected a whole number"#),
    .content(#"<view alpha="↓half"/>"#, #"'alpha' can't be 'half'; expected a number"#),
    .content(#"<view alpha="↓50%"/>"#, #"'alpha' can't be '50%'; expected a number"#),
    .content(#"<view tag="↓"/>"#, #"'tag' can't be ''; expected a whole number"#),
    .content(
      #"<view horizontalHuggingPriority="↓high"/>"#, #"'horizontalHuggingPriority' can't be 'high'; expected a number"#),
    .content(#"<label textAlignment="↓centre"/>"#, #"'textAlignment' can't be 'centre'; did you mean 'center'?"#),
    .content(
      #"<label textAlignment="↓middle"/>"#,
      #"'textAlignment' can't be 'middle'; expected one of center, justified, left, natural, right"#),
    .content(
      #"<view contentMode="↓aspectFit"/>"#,
      #"'contentMode' can't be 'aspectFit'; expected one of TopLeft, bottom, bottomLeft, bottomRight, center, left, redraw, right, scaleAspectFill, scaleAspectFit, scaleToFill, top, topLeft, topRight"#
    ),
    .content(#"<stackView axis="↓vertcal"/>"#, #"'axis' can't be 'vertcal'; did you mean 'vertical'?"#),
    .content(#"<stackView axis="↓diagonal"/>"#, #"'axis' can't be 'diagonal'; expected one of horizontal, vertical"#),
    .content(#"<button buttonType="↓sytem"/>"#, #"'buttonType' can't be 'sytem'; did you mean 'system'?"#),
    .content(
      #"<textField keyboardType="↓emailAdress"/>"#,
      #"'keyboardType' can't be 'emailAdress'; did you mean 'emailAddress'?"#),
    .content(
      #"<textField borderStyle="↓round"/>"#,
      #"'borderStyle' can't be 'round'; expected one of bezel, line, none, roundedRect"#),
    .content(
      #"<view ↓accessibility.isAccessibilityElement="maybe"/>"#,
      #"'view' has no attribute 'accessibility.isAccessibilityElement'"#),
    .content(#"<label textColor="↓lable"/>"#, #"'textColor' can't be 'lable'; did you mean 'label'?"#),
    .content(#"<label textColor="↓purpleish"/>"#, #"'textColor' can't be 'purpleish'; did you mean 'purple'?"#),
    .content(
      #"<label textColor="↓#FFF"/>"#,
      #"'textColor' can't be '#FFF'; expected six or eight hexadecimal digits after '#', such as #1E90FF or, with an opacity, #1E90FF80"#
    ),
    .content(
      #"<label textColor="↓#GGGGGG"/>"#,
      #"'textColor' can't be '#GGGGGG'; expected six or eight hexadecimal digits after '#', such as #1E90FF or, with an opacity, #1E90FF80"#
    ),
    .content(
      #"<label textColor="↓#1234567"/>"#,
      #"'textColor' can't be '#1234567'; expected six or eight hexadecimal digits after '#', such as #1E90FF or, with an opacity, #1E90FF80"#
    ),
    .content(
      #"<label textColor="↓rgb(1 2)"/>"#,
      #"'textColor' can't be 'rgb(1 2)'; expected 3 numbers in 'rgb(…)', with '/ alpha' or without"#),
    .content(
      #"<label textColor="↓rgb(1, 0, 0)"/>"#,
      #"'textColor' can't be 'rgb(1, 0, 0)'; expected 3 numbers in 'rgb(…)', with '/ alpha' or without"#),
    .content(
      #"<label textColor="↓hsl(1 0 0)"/>"#,
      #"'textColor' can't be 'hsl(1 0 0)'; expected a colour: a system colour such as 'label' or 'systemBlue', 'named:…', '#RRGGBB', 'label.opacity(0.6)', 'rgb(r g b / alpha)' or 'gray(white)'"#
    ),
    .content(
      #"<label textColor="↓gray(x)"/>"#,
      #"'textColor' can't be 'gray(x)'; expected 1 number in 'gray(…)', with '/ alpha' or without"#),
    .content(
      #"<label textColor="↓#FF0000 / x"/>"#,
      #"'textColor' can't be '#FF0000 / x'; expected a number from 0 to 1, or a percentage, after '/'"#),
    .content(
      #"<label textColor="↓gray(0.5"/>"#,
      #"'textColor' can't be 'gray(0.5'; expected a colour: a system colour such as 'label' or 'systemBlue', 'named:…', '#RRGGBB', 'label.opacity(0.6)', 'rgb(r g b / alpha)' or 'gray(white)'"#
    ),
    .content(
      #"<label textColor="↓"/>"#,
      #"'textColor' can't be ''; expected a colour: a system colour such as 'label' or 'systemBlue', 'named:…', '#RRGGBB', 'label.opacity(0.6)', 'rgb(r g b / alpha)' or 'gray(white)'"#
    ),
    .content(#"<label font="↓headlin"/>"#, #"'font' can't be 'headlin'; did you mean 'headline'?"#),
    .content(
      #"<label font="↓system"/>"#,
      #"'font' can't be 'system'; expected a font: a text style such as 'headline', 'system 17 semibold', or a name and a size such as 'Avenir-Book 15'"#
    ),
    .content(
      #"<label font="↓system big"/>"#, #"'font' can't be 'system big'; expected a size in points after 'system'"#),
    .content(
      #"<label font="↓system 17 semibold italic"/>"#,
      #"'font' can't be 'system 17 semibold italic'; expected a weight alone after the size"#),
    .content(
      #"<label font="↓system 17 semibld"/>"#,
      #"'font' can't be 'system 17 semibld'; did you mean 'system 17 semibold'?"#),
    .content(
      #"<label font="↓Avenir-Book 15 Avenir"/>"#,
      #"'font' can't be 'Avenir-Book 15 Avenir'; expected the font's family in parentheses after the size"#),
    .content(#"<view frame="↓1 2 3"/>"#, #"'frame' can't be '1 2 3'; expected four numbers: x, y, width and height"#),
    .content(
      #"<view frame="↓0, 0, 320, 44"/>"#,
      #"'frame' can't be '0, 0, 320, 44'; expected four numbers: x, y, width and height"#),
    .content(
      #"<view frame="↓0 0 wide 44"/>"#,
      #"'frame' can't be '0 0 wide 44'; expected four numbers: x, y, width and height"#),
    .content(#"<view size="↓1"/>"#, #"'size' can't be '1'; expected two numbers: width and height"#),
    .content(#"<view size="↓320x200"/>"#, #"'size' can't be '320x200'; expected two numbers: width and height"#),
    .content(
      #"<view layoutMargins="↓1 2 3"/>"#,
      #"'layoutMargins' can't be '1 2 3'; expected one number, two (vertical and horizontal) or four (top, left, bottom and right)"#
    ),
    .content(
      #"<view layoutMargins="↓wide"/>"#,
      #"'layoutMargins' can't be 'wide'; expected one number, two (vertical and horizontal) or four (top, left, bottom and right)"#
    ),
    .content(
      #"<view directionalLayoutMargins="↓8 8 8 8 8"/>"#,
      #"'directionalLayoutMargins' can't be '8 8 8 8 8'; expected one number, two (vertical and horizontal) or four (top, leading, bottom and trailing)"#
    ),
    .content(#"<label shadowOffset="↓1"/>"#, #"'shadowOffset' can't be '1'; expected two numbers: width and height"#),
    .content(#"<view canvas="↓here"/>"#, #"'canvas' can't be 'here'; expected two numbers: x and y"#),
    .content(#"<scene canvas="↓1"/>"#, #"'canvas' can't be '1'; expected two numbers: x and y"#),
    .content(
      #"<view autoresizing="↓flexibleWidht"/>"#,
      #"'autoresizing' can't be 'flexibleWidht'; did you mean 'flexibleWidth'?"#),
    .content(
      #"<view autoresizing="↓stretchy"/>"#,
      #"'autoresizing' can't be 'stretchy'; expected 'none', or some of flexibleBottomMargin, flexibleHeight, flexibleLeftMargin, flexibleRightMargin, flexibleTopMargin, flexibleWidth"#
    ),
    .content(
      #"<textView dataDetectorTypes="↓links"/>"#, #"'dataDetectorTypes' can't be 'links'; did you mean 'link'?"#),
    .content(
      #"<view layer.cornerRadius="↓round"/>"#,
      #"'layer.cornerRadius' can't be 'round'; expected YES or NO, a number, a colour, a text in single quotes, size(…), rect(…), point(…) or nil"#
    ),
    .content(
      #"<view class="Badge" isRound="↓Yes"/>"#,
      #"'isRound' can't be 'Yes'; expected YES or NO, a number, a colour, a text in single quotes, size(…), rect(…), point(…) or nil"#
    ),
    .content(
      #"<view class="Badge" offset="↓size(1)"/>"#,
      #"'offset' can't be 'size(1)'; expected two numbers: width and height"#),
    .content(#"<view class="Badge" ring="↓systemRd"/>"#, #"'ring' can't be 'systemRd'; did you mean 'systemRed'?"#),
    .content(
      #"<view class="Badge" caption="↓'New"/>"#,
      #"'caption' can't be ''New'; expected YES or NO, a number, a colour, a text in single quotes, size(…), rect(…), point(…) or nil"#
    ),
  ]
}
