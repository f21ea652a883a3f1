/// Mistakes in lines in the visual format. What the error marks is between « and ».
enum FaultyVisualFormats {
  static let orientations: [FaultyInput] = [
    FaultyInput("H«[»avatar]", "expected ':' after 'H', found '['"),
    FaultyInput("V«|»[avatar]|", "expected ':' after 'V', found '|'"),
    FaultyInput("«h»:[avatar]", "expected 'H:', 'V:', '|' or '[', found 'h'", help: "did you mean 'H:'?"),
    FaultyInput("«v»:|[avatar]|", "expected 'H:', 'V:', '|' or '[', found 'v'", help: "did you mean 'V:'?"),
    FaultyInput("«X»:[avatar]", "expected 'H:', 'V:', '|' or '[', found 'X'"),
    FaultyInput("«vertical»:[avatar]", "expected 'H:', 'V:', '|' or '[', found 'vertical'", help: "did you mean 'V:'?"),
    FaultyInput("H:«»", "expected '|' or a view in '[' and ']' after ':', found the end"),
    FaultyInput("V:«» // nothing", "expected '|' or a view in '[' and ']' after ':', found the end"),
    FaultyInput("H:«H»:[avatar]", "expected '|' or a view in '[' and ']' after ':', found 'H'"),
  ]

  static let views: [FaultyInput] = [
    FaultyInput(
      "|«»", "expected a view in '[' and ']' after '|', found the end",
      help: "the superview's edges are tied to views only"),
    FaultyInput(
      "|«|»", "expected a view in '[' and ']' after '|', found '|'",
      help: "the superview's edges are tied to views only"),
    FaultyInput(
      "|-«|»", "expected a view in '[' and ']' after '-', found '|'",
      help: "the superview's edges are tied to views only"),
    FaultyInput(
      "H:|-8-«|»", "expected a view in '[' and ']' after '-', found '|'",
      help: "the superview's edges are tied to views only"),
    FaultyInput(
      "H:|«8»|", "expected a view in '[' and ']' after '|', found '8'",
      help: "the superview's edges are tied to views only"),
    FaultyInput("H:|-«»", "expected '|' or a view in '[' and ']' after '-', found the end"),
    FaultyInput("H:|-8«»", "expected '-' after '8', found the end"),
    FaultyInput(
      "H:«-»[avatar]", "expected '|' or a view in '[' and ']' after ':', found '-'",
      help: "a connection begins at a view or at the superview's edge: |-"),
    FaultyInput(
      "H:«-»8-[avatar]", "expected '|' or a view in '[' and ']' after ':', found '-'",
      help: "a connection begins at a view or at the superview's edge: |-"),
    FaultyInput(
      "H:«avatar»", "expected '|' or a view in '[' and ']' after ':', found 'avatar'",
      help: "a view stands in brackets: [avatar]"),
    FaultyInput(
      "H:|-«avatar»-|", "expected a number, a metric, '(', '[' or '|' after '-', found 'avatar'",
      help: "a view stands in brackets: [avatar]"),
    FaultyInput("[«»", "expected the id of a view after '[', found the end"),
    FaultyInput("[«]»", "expected the id of a view after '[', found ']'"),
    FaultyInput("[avatar«»", "expected ']' or '(' after 'avatar', found the end"),
    FaultyInput("[avatar«|»", "expected ']' or '(' after 'avatar', found '|'"),
    FaultyInput("[avatar«-»[name]", "expected ']' or '(' after 'avatar', found '-'"),
    FaultyInput("[«8»]", "expected the id of a view after '[', found '8'"),
    FaultyInput("[«avatr»]", "no view or guide has the id 'avatr'", help: "did you mean 'avatar'?"),
    FaultyInput("[«superview»]", "expected the id of a view, found 'superview'", help: "the superview is '|'"),
    FaultyInput(
      "[avatar«.»columns]", "expected ']' or '(' after 'avatar', found '.'",
      help: "a guide stands in brackets by its own id"),
    FaultyInput("[avatar «name»]", "expected ']' or '(' after 'avatar', found 'name'"),
    FaultyInput("[avatar]«]»", "expected '-', '[', '|', '{' or the end after ']', found ']'"),
    FaultyInput("[avatar][«»", "expected the id of a view after '[', found the end"),
    FaultyInput("[avatar]|«[»name]", "expected '{' or the end after '|', found '['"),
    FaultyInput("[avatar]|«|»", "expected '{' or the end after '|', found '|'"),
    FaultyInput("H:[avatar]-«»", "expected '|' or a view in '[' and ']' after '-', found the end"),
    FaultyInput("H:[avatar]-8«»", "expected '-' after '8', found the end"),
    FaultyInput("H:[avatar]-8-«»", "expected '|' or a view in '[' and ']' after '-', found the end"),
    FaultyInput(
      "H:[avatar]«8»[name]", "expected '-', '[', '|', '{' or the end after ']', found '8'",
      help: "a spacing stands between two '-': -8-"),
    FaultyInput(
      "H:[avatar]«gap»[name]", "expected '-', '[', '|', '{' or the end after ']', found 'gap'",
      help: "a spacing stands between two '-': -gap-"),
    FaultyInput("H:[avatar]-[«avatar»]", "'avatar' is connected to itself"),
    FaultyInput("H:[avatar] [name«»", "expected ']' or '(' after 'name', found the end"),
  ]

  static let connections: [FaultyInput] = [
    FaultyInput("H:[avatar]-«-»[name]", "expected a number, a metric, '(', '[' or '|' after '-', found '-'"),
    FaultyInput(
      "H:[avatar]-«-»8-[name]", "expected a number, a metric, '(', '[' or '|' after '-', found '-'",
      help: "a negative number needs parentheses: -(-8)-"),
    FaultyInput("H:[avatar]-8«[»name]", "expected '-' after '8', found '['"),
    FaultyInput(
      "H:[avatar]-«gapp»-[name]", "expected a number, a metric, '(', '[' or '|' after '-', found 'gapp'",
      help: "did you mean 'gap'?"),
    FaultyInput(
      "H:[avatar]-«name»-[footer]", "expected a number, a metric, '(', '[' or '|' after '-', found 'name'",
      help: "a view stands in brackets: [name]"),
    FaultyInput(
      "H:[avatar]-«>=»8-[name]", "expected a number, a metric, '(', '[' or '|' after '-', found '>='",
      help: "a relation needs parentheses: -(>=8)-"),
    FaultyInput(
      "H:[avatar]-8«@»750-[name]", "expected '-' after '8', found '@'",
      help: "a priority needs parentheses: -(8@750)-"),
    FaultyInput("H:[avatar]-(8«-»[name]", "expected '@', ',' or ')' after '8', found '-'"),
    FaultyInput("H:[avatar]-8«)»-[name]", "expected '-' after '8', found ')'"),
    FaultyInput("H:[avatar]-(«)»-[name]", "expected a number or a metric after '(', found ')'"),
    FaultyInput(
      "H:[avatar]-(==«name»)-[footer]", "expected a number or a metric after '==', found 'name'",
      help: "only the length of a view can be compared with a view"),
    FaultyInput(
      "H:[avatar]-(«>»8)-[name]", "expected a number or a metric after '(', found '>'",
      help: "write '≥' or '>='"),
    FaultyInput(
      "H:[avatar]-(«8px»)-[name]", "expected a number or a metric after '(', found '8px'",
      help: "numbers are points; write '8'"),
    FaultyInput(
      "H:[avatar]-«8px»-[name]", "expected a number, a metric, '(', '[' or '|' after '-', found '8px'",
      help: "numbers are points; write '8'"),
    FaultyInput("H:[avatar]-8-«8»-[name]", "expected '|' or a view in '[' and ']' after '-', found '8'"),
    FaultyInput(
      "H:[avatar]-(8 «12»)-[name]", "expected '@', ',' or ')' after '8', found '12'",
      help: "separate predicates with ','"),
    FaultyInput("H:[avatar]-(8)«[»name]", "expected '-' after ')', found '['"),
    FaultyInput(
      "H:[avatar]-«standard»-[name]", "expected a number, a metric, '(', '[' or '|' after '-', found 'standard'",
      help: "'-' alone is the standard spacing"),
    FaultyInput("H:[avatar]«~»[name]", "expected '-', '[', '|', '{' or the end after ']', found '~'"),
  ]

  static let predicates: [FaultyInput] = [
    FaultyInput("[avatar(«)»]", "expected a number, a metric or a view after '(', found ')'"),
    FaultyInput("[avatar(64«]»", "expected '@', ',' or ')' after '64', found ']'"),
    FaultyInput("[avatar(64)«»", "expected ']' after ')', found the end"),
    FaultyInput(
      "[avatar «64»]", "expected ']' or '(' after 'avatar', found '64'",
      help: "a length stands in parentheses: [avatar(64)]"),
    FaultyInput("[avatar(==«)»]", "expected a number, a metric or a view after '==', found ')'"),
    FaultyInput(
      "[avatar(«>»64)]", "expected a number, a metric or a view after '(', found '>'",
      help: "write '≥' or '>='"),
    FaultyInput(
      "[avatar(«=>»64)]", "expected a number, a metric or a view after '(', found '=>'",
      help: "write '≥' or '>='"),
    FaultyInput(
      "[avatar(«!=»64)]", "expected a number, a metric or a view after '(', found '!='",
      help: "a constraint can't keep two lengths or places apart; write '≥' or '≤'"),
    FaultyInput("[avatar(64,«)»]", "expected a number, a metric or a view after ',', found ')'"),
    FaultyInput("[avatar(«,»64)]", "expected a number, a metric or a view after '(', found ','"),
    FaultyInput(
      "[avatar(64«;»48)]", "expected '@', ',' or ')' after '64', found ';'",
      help: "separate predicates with ','"),
    FaultyInput(
      "[avatar(64@«)»]", "expected a priority after '@', found ')'",
      help: "write a number from 1 to 1000, 'required', 'high', 'low' or a metric"),
    FaultyInput("[avatar(64@«0»)]", "a priority is a number from 1 to 1000, found '0'"),
    FaultyInput("[avatar(64@«1001»)]", "a priority is a number from 1 to 1000, found '1001'"),
    FaultyInput("[avatar(64@«hihg»)]", "expected a priority after '@', found 'hihg'", help: "did you mean 'high'?"),
    FaultyInput("[avatar(64@750«@»250)]", "expected ',' or ')' after '750', found '@'"),
    FaultyInput("[avatar(«@»750)]", "expected a number, a metric or a view after '(', found '@'"),
    FaultyInput(
      "[avatar(«smal»)]", "expected a number, a metric or a view after '(', found 'smal'",
      help: "did you mean 'small'?"),
    FaultyInput(
      "[avatar(==«nmae»)]", "expected a number, a metric or a view after '==', found 'nmae'",
      help: "did you mean 'name' (declared on line 20)?"),
    FaultyInput(
      "[avatar(==name«.»width)]", "expected '@', ',' or ')' after 'name', found '.'",
      help: "the id of a view alone stands for its width"),
    FaultyInput(
      "[avatar(==name«*»2)]", "expected '@', ',' or ')' after 'name', found '*'",
      help: "the visual format doesn't calculate; write an equation: avatar.width = superview.width * 0.5"),
    FaultyInput(
      "V:[avatar(==name«/»2)]", "expected '@', ',' or ')' after 'name', found '/'",
      help: "the visual format doesn't calculate; write an equation: avatar.height = superview.height * 0.5"),
    FaultyInput(
      "[avatar(64«+»8)]", "expected '@', ',' or ')' after '64', found '+'",
      help: "the visual format doesn't calculate; write an equation: avatar.width = superview.width * 0.5"),
    FaultyInput("[avatar(«-64»)]", "'width' can't be less than 0, found '-64'"),
    FaultyInput("[avatar(==«avatar»)]", "'width' can't be tied to itself"),
    FaultyInput("[avatar(64)«(»48)]", "expected ']' after ')', found '('", help: "separate predicates with ','"),
    FaultyInput(
      "[avatar(64 «48»)]", "expected '@', ',' or ')' after '64', found '48'",
      help: "separate predicates with ','"),
    FaultyInput("[avatar(50«%»)]", "expected '@', ',' or ')' after '50', found '%'"),
    FaultyInput(
      "[avatar(-«name»)]", "expected a number, a metric or a view after '-', found 'name'",
      help: "did you mean 'none'?"),
  ]

  static let options: [FaultyInput] = [
    FaultyInput("H:[avatar]-[name]{«»", "expected an option after '{', found the end"),
    FaultyInput("H:[avatar]-[name]{«}»", "expected an option after '{', found '}'"),
    FaultyInput(
      "H:[avatar]-[name] {«alignAllCentreY»}", "expected an option after '{', found 'alignAllCentreY'",
      help: "did you mean 'alignAllCenterY'?"),
    FaultyInput(
      "H:[avatar]-[name] {«centerY»}", "expected an option after '{', found 'centerY'",
      help: "did you mean 'alignAllCenterY'?"),
    FaultyInput(
      "H:[avatar]-[name] {«NSLayoutFormatAlignAllTop»}",
      "expected an option after '{', found 'NSLayoutFormatAlignAllTop'", help: "did you mean 'alignAllTop'?"),
    FaultyInput("H:[avatar]-[name] {alignAllTop«»", "expected '}' after 'alignAllTop', found the end"),
    FaultyInput("H:[avatar]-[name] {alignAllTop,«}»", "expected an option after ',', found '}'"),
    FaultyInput("H:[avatar]-[name] {alignAllTop «alignAllTop»}", "'alignAllTop' is said already"),
    FaultyInput("H:[avatar]-[name] {«alignAllLeading»}", "'alignAllLeading' can't align views that stand side by side"),
    FaultyInput("V:[avatar]-[name] {«alignAllTop»}", "'alignAllTop' can't align views that stand below one another"),
    FaultyInput("V:[avatar]-[name] {«directionLeftToRight»}", "'directionLeftToRight' is for 'H:'"),
    FaultyInput("H:[avatar]-[name] {«spacingBaselineToBaseline»}", "'spacingBaselineToBaseline' is for 'V:'"),
    FaultyInput(
      "H:[avatar]-[name] {directionLeftToRight, «directionRightToLeft»}",
      "'directionRightToLeft' contradicts 'directionLeftToRight'"),
    FaultyInput("H:|-[avatar] {«alignAllTop»}", "'alignAllTop' needs two views to align"),
    FaultyInput(
      "H:[avatar]-[name] «alignAllTop»", "expected '-', '[', '|', '{' or the end after ']', found 'alignAllTop'",
      help: "options stand in braces: {alignAllTop}"),
    FaultyInput("H:[avatar]-[name] {alignAllTop} «{»alignAllBottom}", "expected the end after '}', found '{'"),
    FaultyInput(
      "H:[avatar]-[name] «as» row", "expected '-', '[', '|', '{' or the end after ']', found 'as'",
      help: "a line in the visual format has no name and no state; write equations, or give the block an id"),
    FaultyInput(
      "H:[avatar]-[name] «@»750", "expected '-', '[', '|', '{' or the end after ']', found '@'",
      help: "a priority belongs to a predicate: (8@750)"),
    FaultyInput(
      "H:[avatar]-| «inactive»", "expected '{' or the end after '|', found 'inactive'",
      help: "a line in the visual format has no name and no state; write equations, or give the block an id"),
    FaultyInput(
      "H:[avatar]-[name]«;» V:[avatar]-[name]", "expected '-', '[', '|', '{' or the end after ']', found ';'",
      help: "a line has one format"),
    FaultyInput(
      "H:[avatar]-[name] «V»:[avatar]", "expected '-', '[', '|', '{' or the end after ']', found 'V'",
      help: "a line has one format"),
    FaultyInput("H:[avatar]-[name] «=» 8", "expected '-', '[', '|', '{' or the end after ']', found '='"),
  ]

  static let all = [orientations, views, connections, predicates, options].flatMap { $0 }
}
