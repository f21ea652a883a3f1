extension FaultyDocument {
  /// The lines of `<constraints>`, Apple's visual format included.
  static let constraints: [FaultyDocument] = [
    .constraint(#"↓something = 64"#, #"expected an attribute, or a view and its attribute, found 'something'"#),
    .constraint(#"name ↓= detail"#, #"expected '.' and an attribute after 'name', found '='; such as name.width"#),
    .constraint(#"name.width ↓64"#, #"expected '=', '≥' or '≤' after 'name.width', found '64'"#),
    .constraint(
      #"name.↓widht = 64"#, #"expected an attribute or a guide after 'name.', found 'widht'; did you mean 'width'?"#),
    .constraint(#"↓nmae.width = 64"#, #"no view or guide has the id 'nmae'; did you mean 'name'?"#),
    .constraint(
      #"name.top = ↓8"#,
      #"'top' is a place along y and needs a view to be measured from; write name.top = superview + 8"#),
    .constraint(#"name.width = ↓&lt; 8"#, #"expected a number, a view or a guide after '=', found '<'"#),
    .constraint(
      #"name.top = detail.↓bottm"#,
      #"expected an attribute or a guide after 'detail.', found 'bottm'; did you mean 'bottom'?"#),
    .constraint(#"H:|-[↓nmae]-|"#, #"no view or guide has the id 'nmae'; did you mean 'name'?"#),
    .constraint(#"H:[name]-[detail↓"#, #"expected ']' or '(' after 'detail', found the end"#),
    .constraint(#"H:|-8↓"#, #"expected '-' after '8', found the end"#),
    .constraint(#"H:[name(↓)]"#, #"expected a number, a metric or a view after '(', found ')'"#),
    .constraint(
      #"H:↓name"#, #"expected '|' or a view in '[' and ']' after ':', found 'name'; a view stands in brackets: [name]"#),
    .constraint(
      #"V:↓-[name]"#,
      #"expected '|' or a view in '[' and ']' after ':', found '-'; a connection begins at a view or at the superview's edge: |-"#
    ),
    .constraint(#"↓X:[name]"#, #"expected 'H:', 'V:', '|' or '[', found 'X'"#),
    .constraint(#"H:[name]-(>=↓)-[detail]"#, #"expected a number or a metric after '>=', found ')'"#),
    .constraint(
      #"H:[name(==↓detial)]"#,
      #"expected a number, a metric or a view after '==', found 'detial'; did you mean 'detail'?"#),
    .constraint(#"H:[name(>=8@↓2000)]"#, #"a priority is a number from 1 to 1000, found '2000'"#),
    .constraint(
      #"H:|↓8-[name]"#,
      #"expected a view in '[' and ']' after '|', found '8'; the superview's edges are tied to views only"#),
    .constraint(#"[↓]"#, #"expected the id of a view after '[', found ']'"#),
    .constraint(#"V:|-[name]-| ↓|"#, #"expected '{' or the end after '|', found '|'"#),
    .constraint(
      #"H:[name]-[detail] {↓alignAllCenterZ}"#,
      #"expected an option after '{', found 'alignAllCenterZ'; did you mean 'alignAllCenterX'?"#),
    .constraint(#"H:[name]-↓gap-[detail]"#, #"expected a number, a metric, '(', '[' or '|' after '-', found 'gap'"#),
  ]
}
