/// Mistakes in the equations of `<constraints>` blocks. What the error marks is between « and ».
enum FaultyBlocks {
  static let equations: [FaultyInput] = [
    FaultyInput(
      "avatar«»", "expected '.' and an attribute after 'avatar', found the end",
      help: "such as avatar.width"),
    FaultyInput("avatar.width«»", "expected '=', '≥' or '≤' after 'avatar.width', found the end"),
    FaultyInput("avatar.«»", "expected an attribute or a guide after 'avatar.', found the end"),
    FaultyInput(
      "avatar «=» name", "expected '.' and an attribute after 'avatar', found '='",
      help: "such as avatar.width"),
    FaultyInput(
      "avatar «64»", "expected '.' and an attribute after 'avatar', found '64'",
      help: "such as avatar.width"),
    FaultyInput("avatar.width «64»", "expected '=', '≥' or '≤' after 'avatar.width', found '64'"),
    FaultyInput("avatar.width«:» 64", "expected '=', '≥' or '≤' after 'avatar.width', found ':'", help: "write '='"),
    FaultyInput(
      "avatar.width «=>» 64", "expected '=', '≥' or '≤' after 'avatar.width', found '=>'",
      help: "write '≥' or '>='"),
    FaultyInput(
      "avatar.width «-» 8 = name.width", "expected '=', '≥' or '≤' after 'avatar.width', found '-'",
      help: "calculate on the right side"),
    FaultyInput(
      "avatar.«widht» = 64", "expected an attribute or a guide after 'avatar.', found 'widht'",
      help: "did you mean 'width'?"),
    FaultyInput("«avatr».width = 64", "no view or guide has the id 'avatr'", help: "did you mean 'avatar'?"),
    FaultyInput("avatar.safeArea «=» name", "expected '.' and an attribute after 'avatar.safeArea', found '='"),
    FaultyInput(
      "avatar.safeArea.«widht» = 64", "expected an attribute after 'avatar.safeArea.', found 'widht'",
      help: "did you mean 'width'?"),
    FaultyInput("avatar.columns.edges«.»top = 8", "expected '=', '≥' or '≤' after 'avatar.columns.edges', found '.'"),
    FaultyInput(
      "«superview».width = 64", "'superview' can't be on the left",
      help: "turn the equation round, or write 'self' for the view that holds the block"),
    FaultyInput("owner «=» 64", "expected '.' and an attribute after 'owner', found '='", help: "such as owner.width"),
    FaultyInput("«something» = 64", "expected an attribute, or a view and its attribute, found 'something'"),
    FaultyInput(
      "«widht» = 64", "expected an attribute, or a view and its attribute, found 'widht'",
      help: "did you mean 'width'?"),
    FaultyInput(
      "«64» = avatar.width", "expected a constraint, found '64'",
      help: "a line begins with a view and its attribute, 'H:' or 'V:'"),
    FaultyInput(
      "«=» 64", "expected a constraint, found '='",
      help: "a line begins with a view and its attribute, 'H:' or 'V:'"),
    FaultyInput("avatar.width =«» ", "expected a number, a view or a guide after '=', found the end"),
    FaultyInput(
      "avatar.width = 64 // = 32\nname.top = «hedaer».bottom", "no view or guide has the id 'hedaer'",
      help: "did you mean 'header' (declared on line 9)?"),
    FaultyInput("avatar.width = «=» 64", "expected a number, a view or a guide after '=', found '='"),
    FaultyInput(
      "avatar.width = name.width «=» footer.width",
      "expected an operator, '@', 'as' or the end after 'width', found '='",
      help: "a constraint has one relation; separate two constraints with ';'"),
    FaultyInput(
      "avatar.top = «8»", "'top' is a place along y and needs a view to be measured from",
      help: "write avatar.top = superview + 8"),
    FaultyInput("avatar.top = «name.width»", "'top', a place along y, can't be tied to 'width', a length"),
    FaultyInput(
      "avatar.leading = «name.right»",
      "'leading' can't be tied to 'right', which doesn't change sides with the language", help: "write 'trailing'"),
    FaultyInput("avatar.width = «width»", "'width' can't be tied to itself"),
    FaultyInput("avatar.width = «avatar»", "'width' can't be tied to itself"),
    FaultyInput(
      "avatar.size = «64x64»", "expected a number, a view or a guide after '=', found '64x64'",
      help: "write width and height with a blank: 64 48"),
    FaultyInput(
      "avatar.edges = «8»", "expected a view or a guide after '=', found '8'",
      help: "write avatar.edges = superview inset 8"),
    FaultyInput(
      "name.edges = superview inset «8 16 24»", "'inset' takes 1, 2 or 4 numbers, found 3",
      help: "one for all edges, vertical and horizontal, or top, leading, bottom and trailing"),
    FaultyInput("avatar.width = 64; name.width«»", "expected '=', '≥' or '≤' after 'name.width', found the end"),
    FaultyInput(
      "avatar.width = 64;«;» name.width = 8", "expected a constraint, found ';'",
      help: "a line begins with a view and its attribute, 'H:' or 'V:'"),
    FaultyInput(
      "avatar.top = superview + «header».bottom", "a constraint has one reference, found 'header' after 'superview'",
      help: "write avatar.top = header.bottom"),
    FaultyInput("avatar.columns.firstBaseline = «superview»", "'columns' is a guide and has no 'firstBaseline'"),
    FaultyInput(
      "«(»avatar.width) = 64", "expected a constraint, found '('",
      help: "a line begins with a view and its attribute, 'H:' or 'V:'"),
    FaultyInput("«/» comment", "expected a constraint, found '/'", help: "a comment begins with '//'"),
    FaultyInput("«#» comment", "expected a constraint, found '#'", help: "a comment begins with '//'"),
    FaultyInput("«<!»-- comment", "expected a constraint, found '<!'", help: "a comment begins with '//'"),
    FaultyInput(
      "avatar.top = name.bottom + 8 «/»* gap */", "expected '@', 'as' or the end after '8', found '/'",
      help: "a comment begins with '//' and ends the line"),
    FaultyInput("«avatar-width» = 64", "expected an attribute, or a view and its attribute, found 'avatar-width'"),
    FaultyInput("avatar.«foo».top = superview", "expected an attribute or a guide after 'avatar.', found 'foo'"),
  ]

  static let all = [equations].flatMap { $0 }
}
