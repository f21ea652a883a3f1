extension FaultyDocument {
  /// The attributes of `<layout>`.
  static let layout: [FaultyDocument] = [
    .layout(#"top="↓""#, #"expected a constraint, found the end"#),
    .layout(#"top="superview +↓""#, #"expected a number, 'standard' or a metric after '+', found the end"#),
    .layout(
      #"top="superview + ↓hedaer.bottom""#,
      #"expected a number, a view or a guide after '+', found 'hedaer'; A constraint has one reference; write top="hedaer.bottom"."#
    ),
    .layout(#"top="↓nmae.bottom""#, #"no view or guide has the id 'nmae'; did you mean 'name'?"#),
    .layout(#"top="↓8""#, #"'top' is a place along y and needs a view to be measured from; write top="superview + 8""#),
    .layout(#"width="↓44px""#, #"expected a number, a view or a guide, found '44px'; numbers are points; write '44'"#),
    .layout(#"width="↓=> 44""#, #"expected '=', '≥' or '≤', found '=>'; write '≥' or '>='"#),
    .layout(
      #"width="44 ↓≥""#,
      #"expected '@', 'as' or the end after '44', found '≥'; a constraint has one relation; separate two constraints with ';'"#
    ),
    .layout(#"width="44 @↓5000""#, #"a priority is a number from 1 to 1000, found '5000'"#),
    .layout(#"width="44 @↓hgih""#, #"expected a priority after '@', found 'hgih'; did you mean 'high'?"#),
    .layout(
      #"leading="name.↓leadng""#,
      #"expected an attribute or a guide after 'name.', found 'leadng'; did you mean 'leading'?"#),
    .layout(#"top="↓name.leading""#, #"'top', a place along y, can't be tied to 'leading', a place along x"#),
    .layout(#"leading="name.trailing + 8 ↓+ 8""#, #"a constraint has one constant, found a second; add them up: + 16"#),
    .layout(
      #"edges="superview inset ↓1 2 3""#,
      #"'inset' takes 1, 2 or 4 numbers, found 3; one for all edges, vertical and horizontal, or top, leading, bottom and trailing"#
    ),
    .layout(#"edges="superview except ↓topp""#, #"expected an edge after 'except', found 'topp'; did you mean 'top'?"#),
    .layout(#"size="↓1 2 3""#, #"'size' takes 1 or 2 numbers, found 3; width and height, or one for both"#),
    .layout(#"center="superview offset ↓8""#, #"'offset' takes 2 numbers, found 1; first along x, then along y"#),
    .layout(#"aspectRatio="↓wide""#, #"expected a ratio of width to height, found 'wide'; such as aspectRatio="16:9""#),
    .layout(#"height="width / ↓0""#, #"nothing can be divided by 0"#),
    .layout(#"width="200 as↓""#, #"expected a name for the constraint after 'as', found the end"#),
    .layout(#"width="200; ↓; 100""#, #"expected a constraint, found ';'"#),
    .layout(
      #"trailing="↓superview-16""#,
      #"no view or guide has the id 'superview-16'; a minus needs blanks around it: superview - 16"#),
    .layout(#"↓marginTop="8""#, #"'layout' has no attribute 'marginTop'"#),
  ]
}
