/// Mistakes in the values of `<layout>` attributes. What the error marks is between « and ».
enum FaultyAttributes {
  static let missingParts: [FaultyInput] = [
    FaultyInput("top", "«»", "expected a constraint, found the end"),
    FaultyInput("top", "«»   ", "expected a constraint, found the end"),
    FaultyInput("width", "≥«»", "expected a number, a view or a guide after '≥', found the end"),
    FaultyInput("width", "«;»200", "expected a constraint, found ';'"),
    FaultyInput("width", "200;«;»100", "expected a constraint, found ';'"),
    FaultyInput("top", "superview +«»", "expected a number, 'standard' or a metric after '+', found the end"),
    FaultyInput("top", "superview *«»", "expected a number after '*', found the end"),
    FaultyInput("height", "width /«»", "expected a number after '/', found the end"),
    FaultyInput("top", "superview.«»", "expected an attribute or a guide after 'superview.', found the end"),
    FaultyInput("top", "superview.safeArea.«»", "expected an attribute after 'superview.safeArea.', found the end"),
    FaultyInput("width", "200 @«»", "expected a priority after '@', found the end"),
    FaultyInput("width", "200 as«»", "expected a name for the constraint after 'as', found the end"),
    FaultyInput("width", "200 as box.«»", "expected the rest of the name after 'box.', found the end"),
    FaultyInput("width", "-«»", "expected a number after '-', found the end"),
    FaultyInput("leading", "superview -«»", "expected a number, 'standard' or a metric after '-', found the end"),
  ]

  static let relations: [FaultyInput] = [
    FaultyInput("width", "«=>» 44", "expected '=', '≥' or '≤', found '=>'", help: "write '≥' or '>='"),
    FaultyInput("width", "«=<» 44", "expected '=', '≥' or '≤', found '=<'", help: "write '≤' or '<='"),
    FaultyInput("width", "«>» 44", "expected '=', '≥' or '≤', found '>'", help: "write '≥' or '>='"),
    FaultyInput("width", "«<» 44", "expected '=', '≥' or '≤', found '<'", help: "write '≤' or '<='"),
    FaultyInput(
      "width", "«!=» 44", "expected '=', '≥' or '≤', found '!='",
      help: "a constraint can't keep two lengths or places apart; write '≥' or '≤'"),
    FaultyInput("width", "«===» 44", "expected '=', '≥' or '≤', found '==='", help: "write '='"),
    FaultyInput("width", "«>==» 44", "expected '=', '≥' or '≤', found '>=='", help: "write '=', '≥' or '≤'"),
    FaultyInput(
      "width", "44 «≥»", "expected '@', 'as' or the end after '44', found '≥'",
      help: "a constraint has one relation; separate two constraints with ';'"),
    FaultyInput(
      "width", "≥ 44 «≤» 100", "expected '@', 'as' or the end after '44', found '≤'",
      help: "a constraint has one relation; separate two constraints with ';'"),
    FaultyInput("width", "≥ «≤» 100", "expected a number, a view or a guide after '≥', found '≤'"),
    FaultyInput(
      "top", "superview «=» header.bottom", "expected an operator, '@', 'as' or the end after 'superview', found '='",
      help: "a constraint has one relation; separate two constraints with ';'"),
  ]

  static let operands: [FaultyInput] = [
    FaultyInput("width", "«@»750", "expected a number, a view or a guide, found '@'"),
    FaultyInput("width", "«*» 2", "expected a number, a view or a guide, found '*'"),
    FaultyInput(
      "width", "«(»44)", "expected a number, a view or a guide, found '('",
      help: "an equation has no parentheses"),
    FaultyInput("width", "«,»44", "expected a number, a view or a guide, found ','"),
    FaultyInput(
      "width", "«12px»", "expected a number, a view or a guide, found '12px'",
      help: "numbers are points; write '12'"),
    FaultyInput(
      "width", "«44pt»", "expected a number, a view or a guide, found '44pt'",
      help: "numbers are points; write '44'"),
    FaultyInput(
      "width", "50«%»", "expected '@', 'as' or the end after '50', found '%'",
      help: "a share of a length is a factor: width=\"superview * 0.5\""),
    FaultyInput("width", "«1.2.3»", "expected a number, a view or a guide, found '1.2.3'"),
    FaultyInput(
      "width", "«1e400»", "expected a number, a view or a guide, found '1e400'",
      help: "the number is too large"),
    FaultyInput(
      "width", "1«,»5", "expected '@', 'as' or the end after '1', found ','",
      help: "decimals follow a point: 1.5"),
    FaultyInput("width", "«0x10»", "expected a number, a view or a guide, found '0x10'"),
    FaultyInput("width", "«$»44", "expected a number, a view or a guide, found '$'"),
    FaultyInput(
      "top", "«\"»header\"", "expected a number, a view or a guide, found '\"'",
      help: "names stand without quotes"),
    FaultyInput(
      "top", "«standard»", "expected a number, a view or a guide, found 'standard'",
      help: "the standard spacing comes after a view: top=\"superview + standard\""),
    FaultyInput("top", "«inset» 8", "expected a number, a view or a guide, found 'inset'"),
    FaultyInput("top", "«as» box", "expected a number, a view or a guide, found 'as'"),
  ]

  static let names: [FaultyInput] = [
    FaultyInput(
      "top", "«hedaer».bottom", "no view or guide has the id 'hedaer'",
      help: "did you mean 'header' (declared on line 9)?"),
    FaultyInput(
      "top", "«heade».bottom", "no view or guide has the id 'heade'",
      help: "did you mean 'header' (declared on line 9)?"),
    FaultyInput("top", "«Superview»", "no view or guide has the id 'Superview'", help: "did you mean 'superview'?"),
    FaultyInput(
      "top", "«supervew».bottom", "no view or guide has the id 'supervew'",
      help: "did you mean 'superview'?"),
    FaultyInput(
      "top", "«safeArea»", "expected a number, a view or a guide, found 'safeArea'",
      help: "say whose guide it is: superview.safeArea"),
    FaultyInput(
      "top", "«safeArea».top", "expected a number, a view or a guide, found 'safeArea'",
      help: "say whose guide it is: superview.safeArea"),
    FaultyInput("top", "«something»", "no view or guide has the id 'something'"),
    FaultyInput("top", "«headerbottom»", "no view or guide has the id 'headerbottom'"),
    FaultyInput("width", "«gapp»", "no view or guide has the id 'gapp'", help: "did you mean 'gap'?"),
    FaultyInput("width", "«smal» * 2", "no view or guide has the id 'smal'", help: "did you mean 'small'?"),
    FaultyInput(
      "top", "«superview-8»", "no view or guide has the id 'superview-8'",
      help: "a minus needs blanks around it: superview - 8"),
    FaultyInput(
      "top", "header.«bottom-8»", "expected an attribute or a guide after 'header.', found 'bottom-8'",
      help: "a minus needs blanks around it: bottom - 8"),
    FaultyInput(
      "top", "«header-gap»", "no view or guide has the id 'header-gap'",
      help: "a minus needs blanks around it: header - gap"),
    FaultyInput("height", "«widht» / 2", "no view or guide has the id 'widht'", help: "did you mean 'width'?"),
  ]

  static let members: [FaultyInput] = [
    FaultyInput(
      "top", "superview.«botom»", "expected an attribute or a guide after 'superview.', found 'botom'",
      help: "did you mean 'bottom'?"),
    FaultyInput(
      "top", "superview.«Bottom»", "expected an attribute or a guide after 'superview.', found 'Bottom'",
      help: "did you mean 'bottom'?"),
    FaultyInput(
      "top", "superview.«safearea»", "expected an attribute or a guide after 'superview.', found 'safearea'",
      help: "did you mean 'safeArea'?"),
    FaultyInput(
      "top",
      "superview.«safeAreaLayoutGuide».top",
      "expected an attribute or a guide after 'superview.', found 'safeAreaLayoutGuide'",
      help: "did you mean 'safeArea'?"),
    FaultyInput(
      "top",
      "superview.«layoutMarginsGuide»",
      "expected an attribute or a guide after 'superview.', found 'layoutMarginsGuide'",
      help: "did you mean 'margins'?"),
    FaultyInput(
      "top", "superview.safeArea.«botom»", "expected an attribute after 'superview.safeArea.', found 'botom'",
      help: "did you mean 'bottom'?"),
    FaultyInput(
      "top", "superview.safeArea.«margins».top",
      "expected an attribute after 'superview.safeArea.', found 'margins'"),
    FaultyInput(
      "top", "superview.«edges»", "expected an attribute or a guide after 'superview.', found 'edges'",
      help: "'edges' stands for several attributes and can only be on the left"),
    FaultyInput(
      "width", "avatar.«size»", "expected an attribute or a guide after 'avatar.', found 'size'",
      help: "'size' stands for several attributes and can only be on the left"),
    FaultyInput("top", "header.bottom«.top»", "a reference ends with its attribute, found more after 'header.bottom'"),
    FaultyInput(
      "top", "header.name-label.top«.bottom»",
      "a reference ends with its attribute, found more after 'header.name-label.top'"),
    FaultyInput("top", "header.«8»", "expected an attribute or a guide after 'header.', found '8'"),
    FaultyInput("top", "header.«.»bottom", "expected an attribute or a guide after 'header.', found '.'"),
    FaultyInput(
      "top", "header.«centre»", "expected an attribute or a guide after 'header.', found 'centre'",
      help: "did you mean 'centerX'?"),
    FaultyInput(
      "top", "header.«y»", "expected an attribute or a guide after 'header.', found 'y'",
      help: "did you mean 'top'?"),
    FaultyInput(
      "leading", "superview.«start»", "expected an attribute or a guide after 'superview.', found 'start'",
      help: "did you mean 'leading'?"),
    FaultyInput("top", "«.»bottom", "expected a number, a view or a guide, found '.'"),
  ]

  static let sumsAndFactors: [FaultyInput] = [
    FaultyInput(
      "top", "superview + «hedaer».bottom", "expected a number, a view or a guide after '+', found 'hedaer'",
      help: "did you mean 'header' (declared on line 9)? A constraint has one reference; write top=\"header.bottom\"."),
    FaultyInput(
      "top", "superview + «header».bottom", "a constraint has one reference, found 'header' after 'superview'",
      help: "write top=\"header.bottom\""),
    FaultyInput(
      "top", "superview + «superview»", "a constraint has one reference, found 'superview' after 'superview'",
      help: "write top=\"superview\""),
    FaultyInput(
      "top", "superview + «self».top", "a constraint has one reference, found 'self' after 'superview'",
      help: "write top=\"self.top\""),
    FaultyInput(
      "top", "superview + «foo».bar", "expected a number, a view or a guide after '+', found 'foo'",
      help: "A constraint has one reference; write top=\"foo.bar\"."),
    FaultyInput(
      "top", "superview + «gapp»", "expected a number, 'standard' or a metric after '+', found 'gapp'",
      help: "did you mean 'gap'?"),
    FaultyInput("top", "superview + «wide»", "expected a number, 'standard' or a metric after '+', found 'wide'"),
    FaultyInput(
      "top", "superview + «standrad»", "expected a number, 'standard' or a metric after '+', found 'standrad'",
      help: "did you mean 'standard'?"),
    FaultyInput(
      "top", "superview + «8px»", "expected a number, 'standard' or a metric after '+', found '8px'",
      help: "numbers are points; write '8'"),
    FaultyInput("top", "superview + «*» 2", "expected a number, 'standard' or a metric after '+', found '*'"),
    FaultyInput(
      "top", "superview + 8 «+ 4»", "a constraint has one constant, found a second",
      help: "add them up: + 12"),
    FaultyInput(
      "top", "superview + 8 «- 12»", "a constraint has one constant, found a second",
      help: "add them up: - 4"),
    FaultyInput("top", "superview + gap «+ 4»", "a constraint has one constant, found a second", help: "add them up"),
    FaultyInput(
      "top", "superview + 8 «*» 2", "expected '@', 'as' or the end after '8', found '*'",
      help: "the factor comes before the constant: top=\"superview * 2 + 8\""),
    FaultyInput(
      "top", "superview + 8 «/» 2", "expected '@', 'as' or the end after '8', found '/'",
      help: "the factor comes before the constant: top=\"superview * 2 + 8\""),
    FaultyInput(
      "width", "superview * «gap»", "expected a number after '*', found 'gap'",
      help: "a metric can be a constant or a priority, not a factor"),
    FaultyInput("width", "superview * «width»", "expected a number after '*', found 'width'"),
    FaultyInput("width", "superview * «header».width", "expected a number after '*', found 'header'"),
    FaultyInput("width", "superview / «0»", "nothing can be divided by 0"),
    FaultyInput("width", "superview * 1:«0»", "nothing can be divided by 0"),
    FaultyInput(
      "width", "«superview» * 0", "a factor of 0 leaves nothing of 'width'",
      help: "write the constant alone"),
    FaultyInput("top", "«header.bottom» * 0", "a factor of 0 leaves nothing of 'bottom'"),
    FaultyInput("width", "superview * 16:«»", "expected a number after ':', found the end"),
    FaultyInput(
      "width", "superview «×» 2", "expected an operator, '@', 'as' or the end after 'superview', found '×'",
      help: "write '*'"),
    FaultyInput(
      "width", "superview «÷» 2", "expected an operator, '@', 'as' or the end after 'superview', found '÷'",
      help: "write '/'"),
    FaultyInput(
      "width", "superview «−» 8", "expected an operator, '@', 'as' or the end after 'superview', found '−'",
      help: "write '-'"),
    FaultyInput(
      "width", "2 «*» superview", "expected '@', 'as' or the end after '2', found '*'",
      help: "the reference comes first: width=\"superview * 2\""),
    FaultyInput(
      "width", "8 «+» superview", "expected '@', 'as' or the end after '8', found '+'",
      help: "the reference comes first: width=\"superview + 8\""),
    FaultyInput(
      "width", "superview * 2 «*» 3", "expected '+', '-', '@', 'as' or the end after '2', found '*'",
      help: "a reference has one factor"),
    FaultyInput(
      "width", "superview / 2 «/» 3", "expected '+', '-', '@', 'as' or the end after '2', found '/'",
      help: "a reference has one factor"),
    FaultyInput(
      "width", "superview * 50«%»", "expected '+', '-', '@', 'as' or the end after '50', found '%'",
      help: "a share of a length is a factor: width=\"superview * 0.5\""),
    FaultyInput(
      "width", "superview «8»", "expected an operator, '@', 'as' or the end after 'superview', found '8'",
      help: "separate constraints with ';'; a priority begins with '@'"),
    FaultyInput(
      "top", "superview «bottom»",
      "expected an operator, '@', 'as' or the end after 'superview', found 'bottom'"),
    FaultyInput(
      "top", "superview«,» header.bottom", "expected an operator, '@', 'as' or the end after 'superview', found ','",
      help: "separate constraints with ';'"),
    FaultyInput(
      "width", "8 «8»", "expected '@', 'as' or the end after '8', found '8'",
      help: "separate constraints with ';'; a priority begins with '@'"),
  ]

  static let priorities: [FaultyInput] = [
    FaultyInput("width", "200 @«0»", "a priority is a number from 1 to 1000, found '0'"),
    FaultyInput("width", "200 @«1001»", "a priority is a number from 1 to 1000, found '1001'"),
    FaultyInput(
      "width", "200 @«-»5", "expected a priority after '@', found '-'",
      help: "write a number from 1 to 1000, 'required', 'high', 'low' or a metric"),
    FaultyInput("width", "200 @«0.5»", "a priority is a number from 1 to 1000, found '0.5'"),
    FaultyInput("width", "200 @«huge»", "a priority is a number from 1 to 1000, found 'huge', which is 2000"),
    FaultyInput("width", "200 @«none»", "a priority is a number from 1 to 1000, found 'none', which is 0"),
    FaultyInput("width", "200 @«heigh»", "expected a priority after '@', found 'heigh'", help: "did you mean 'high'?"),
    FaultyInput(
      "width", "200 @«defaultHigh»", "expected a priority after '@', found 'defaultHigh'",
      help: "did you mean 'high'?"),
    FaultyInput(
      "width", "200 @«medium»", "expected a priority after '@', found 'medium'",
      help: "write a number from 1 to 1000, 'required', 'high', 'low' or a metric"),
    FaultyInput(
      "width", "200 @«@»750", "expected a priority after '@', found '@'",
      help: "write a number from 1 to 1000, 'required', 'high', 'low' or a metric"),
    FaultyInput("width", "200 @750 «@»250", "a constraint has one priority, found a second"),
    FaultyInput(
      "width", "200 @ high «low»", "expected '@', 'as' or the end after 'high', found 'low'",
      help: "a priority begins with '@': @low"),
    FaultyInput(
      "width", "200 «750»", "expected '@', 'as' or the end after '200', found '750'",
      help: "separate constraints with ';'; a priority begins with '@'"),
    FaultyInput(
      "width", "200 «high»", "expected '@', 'as' or the end after '200', found 'high'",
      help: "a priority begins with '@': @high"),
    FaultyInput(
      "width", "200 @«=»750", "expected a priority after '@', found '='",
      help: "write a number from 1 to 1000, 'required', 'high', 'low' or a metric"),
  ]

  static let namesAndStates: [FaultyInput] = [
    FaultyInput(
      "width", "200 as «8»", "expected a name for the constraint after 'as', found '8'",
      help: "a name begins with a letter"),
    FaultyInput("width", "200 as «\"»box\"", "expected a name for the constraint after 'as', found '\"'"),
    FaultyInput("width", "200 as a «as» b", "a constraint has one name, found a second"),
    FaultyInput(
      "width", "200 as my «box»", "expected '@', 'as' or the end after 'my', found 'box'",
      help: "a name is one word; join words with '-' or '_'"),
    FaultyInput("width", "200 as «@»750", "expected a name for the constraint after 'as', found '@'"),
    FaultyInput("width", "200 inactive «inactive»", "'inactive' is said already"),
    FaultyInput("width", "200 placeholder «placeholder»", "'placeholder' is said already"),
    FaultyInput(
      "width", "200 «inactiv»", "expected '@', 'as' or the end after '200', found 'inactiv'",
      help: "did you mean 'inactive'?"),
    FaultyInput("width", "200 «disabled»", "expected '@', 'as' or the end after '200', found 'disabled'"),
    FaultyInput("width", "200 as box.«»", "expected the rest of the name after 'box.', found the end"),
  ]

  static let meanings: [FaultyInput] = [
    FaultyInput(
      "top", "«8»", "'top' is a place along y and needs a view to be measured from",
      help: "write top=\"superview + 8\""),
    FaultyInput(
      "leading", "«gap»", "'leading' is a place along x and needs a view to be measured from",
      help: "write leading=\"superview + gap\""),
    FaultyInput(
      "centerX", "«0»", "'centerX' is a place along x and needs a view to be measured from",
      help: "write centerX=\"superview\""),
    FaultyInput("top", "«superview.width»", "'top', a place along y, can't be tied to 'width', a length"),
    FaultyInput("width", "«superview.top»", "'width', a length, can't be tied to 'top', a place along y"),
    FaultyInput("top", "«superview.leading»", "'top', a place along y, can't be tied to 'leading', a place along x"),
    FaultyInput("leading", "«superview.top»", "'leading', a place along x, can't be tied to 'top', a place along y"),
    FaultyInput(
      "leading", "«superview.left»", "'leading' can't be tied to 'left', which doesn't change sides with the language",
      help: "write 'leading'"),
    FaultyInput(
      "left", "«header.trailing»", "'left' can't be tied to 'trailing', which changes sides with the language",
      help: "write 'right'"),
    FaultyInput(
      "right", "«superview.trailingMargin»",
      "'right' can't be tied to 'trailingMargin', which changes sides with the language", help: "write 'rightMargin'"),
    FaultyInput(
      "leadingMargin", "«superview.left»",
      "'leadingMargin' can't be tied to 'left', which doesn't change sides with the language", help: "write 'leading'"),
    FaultyInput("width", "«width»", "'width' can't be tied to itself"),
    FaultyInput("width", "«self»", "'width' can't be tied to itself"),
    FaultyInput("top", "«self.top»", "'top' can't be tied to itself"),
    FaultyInput("top", "«superview.safeArea.firstBaseline»", "'safeArea' is a guide and has no 'firstBaseline'"),
    FaultyInput("top", "«superview.margins.topMargin»", "'margins' is a guide and has no 'topMargin'"),
    FaultyInput("firstBaseline", "«superview.safeArea»", "'safeArea' is a guide and has no 'firstBaseline'"),
    FaultyInput("width", "«-8»", "'width' can't be less than 0, found '-8'"),
    FaultyInput("width", "≤ «-8»", "'width' can't be less than 0, found '-8'"),
    FaultyInput("height", "«superview» + standard", "the standard spacing is between places, and 'height' is a length"),
    FaultyInput(
      "height", "«superview.margins.width» + standard",
      "the standard spacing is between places, and 'height' is a length"),
  ]

  static let edges: [FaultyInput] = [
    FaultyInput("edges", "«8»", "expected a view or a guide, found '8'", help: "write edges=\"superview inset 8\""),
    FaultyInput(
      "edges", "superview «8»", "expected 'inset', 'except', '@', 'as' or the end after 'superview', found '8'",
      help: "write edges=\"superview inset 8\""),
    FaultyInput("edges", "superview inset«»", "expected a number after 'inset', found the end"),
    FaultyInput("edges", "superview inset «eight»", "expected a number after 'inset', found 'eight'"),
    FaultyInput(
      "edges", "superview inset «1 2 3»", "'inset' takes 1, 2 or 4 numbers, found 3",
      help: "one for all edges, vertical and horizontal, or top, leading, bottom and trailing"),
    FaultyInput(
      "edges", "superview inset «1 2 3 4 5»", "'inset' takes 1, 2 or 4 numbers, found 5",
      help: "one for all edges, vertical and horizontal, or top, leading, bottom and trailing"),
    FaultyInput(
      "edges", "superview inset 8 «inset» 4", "expected 'except', '@', 'as' or the end after '8', found 'inset'",
      help: "'inset' is said already"),
    FaultyInput(
      "edges", "superview inset 8«,»8", "expected 'except', '@', 'as' or the end after '8', found ','",
      help: "blanks separate the numbers"),
    FaultyInput(
      "edges",
      "superview «offset» 8",
      "expected 'inset', 'except', '@', 'as' or the end after 'superview', found 'offset'",
      help: "did you mean 'inset'?"),
    FaultyInput(
      "edges", "superview «+» 8", "expected 'inset', 'except', '@', 'as' or the end after 'superview', found '+'",
      help: "write edges=\"superview inset 8\""),
    FaultyInput(
      "edges", "superview «*» 2",
      "expected 'inset', 'except', '@', 'as' or the end after 'superview', found '*'"),
    FaultyInput(
      "edges", "«superview.top»", "'edges' chooses the attributes itself, found 'superview.top'",
      help: "write edges=\"superview\""),
    FaultyInput(
      "edges", "superview.«edges»", "expected an attribute or a guide after 'superview.', found 'edges'",
      help: "'edges' stands for several attributes and can only be on the left"),
    FaultyInput(
      "edges", "«top»", "'edges' chooses the attributes itself, found 'top'",
      help: "write edges=\"superview inset 8\""),
    FaultyInput(
      "edges", "«hedaer»", "no view or guide has the id 'hedaer'",
      help: "did you mean 'header' (declared on line 9)?"),
    FaultyInput("edges", "superview except«»", "expected an edge after 'except', found the end"),
    FaultyInput(
      "edges", "superview except «botom»", "expected an edge after 'except', found 'botom'",
      help: "did you mean 'bottom'?"),
    FaultyInput(
      "edges", "superview except «left»", "expected an edge after 'except', found 'left'",
      help: "did you mean 'leading'?"),
    FaultyInput("edges", "superview except «width»", "expected an edge after 'except', found 'width'"),
    FaultyInput("edges", "superview except top «top»", "'top' is left out already"),
    FaultyInput("edges", "superview except top,«» ", "expected an edge after ',', found the end"),
    FaultyInput("edges", "superview «except top, bottom, leading, trailing»", "no edge is left"),
    FaultyInput(
      "edges", "all «except» top", "expected 'but' after 'all', found 'except'",
      help: "'all but top' leaves out an edge; all edges need no word"),
    FaultyInput(
      "edges", "all«»", "expected 'but' after 'all', found the end",
      help: "'all but top' leaves out an edge; all edges need no word"),
    FaultyInput(
      "edges", "superview all «top»", "expected 'but' after 'all', found 'top'",
      help: "'all but top' leaves out an edge; all edges need no word"),
    FaultyInput("edges", "superview inset 8 @«0»", "a priority is a number from 1 to 1000, found '0'"),
    FaultyInput("edges", "«self»", "'top' can't be tied to itself"),
    FaultyInput("edges", "superview inset 8 as«»", "expected a name for the constraint after 'as', found the end"),
    FaultyInput(
      "edges", "superview.safeArea.«margins»",
      "expected an attribute after 'superview.safeArea.', found 'margins'"),
    FaultyInput(
      "edges", "superview inset 8 «exept» top", "expected 'except', '@', 'as' or the end after '8', found 'exept'",
      help: "did you mean 'except'?"),
    FaultyInput(
      "horizontalEdges", "superview inset «1 2 3 4»", "'inset' takes 1 or 2 numbers, found 4",
      help: "one for both edges, or leading and trailing"),
    FaultyInput(
      "horizontalEdges", "superview «except» leading", "'except' is for 'edges'",
      help: "write the edge that is left by its own name"),
    FaultyInput(
      "verticalEdges", "«all but» top", "'all but' is for 'edges'",
      help: "write the edge that is left by its own name"),
    FaultyInput(
      "verticalEdges", "«8» 8", "expected a view or a guide, found '8'",
      help: "write verticalEdges=\"superview inset 8\""),
  ]

  static let sizes: [FaultyInput] = [
    FaultyInput("size", "«»", "expected a constraint, found the end"),
    FaultyInput(
      "size", "«64 48 32»", "'size' takes 1 or 2 numbers, found 3",
      help: "width and height, or one for both"),
    FaultyInput(
      "size", "«64x48»", "expected a number, a view or a guide, found '64x48'",
      help: "write width and height with a blank: 64 48"),
    FaultyInput(
      "size", "64 «x» 48", "expected a number, '@', 'as' or the end after '64', found 'x'",
      help: "write width and height with a blank: 64 48"),
    FaultyInput(
      "size", "64«,» 48", "expected a number, '@', 'as' or the end after '64', found ','",
      help: "write width and height with a blank: 64 48"),
    FaultyInput(
      "size", "64 «*» 48", "expected a number, '@', 'as' or the end after '64', found '*'",
      help: "write width and height with a blank: 64 48"),
    FaultyInput(
      "size", "«avatar.width»", "'size' chooses the attributes itself, found 'avatar.width'",
      help: "write size=\"avatar\""),
    FaultyInput("size", "«width»", "'size' chooses the attributes itself, found 'width'", help: "write size=\"64 48\""),
    FaultyInput("size", "«-64 48»", "'width' can't be less than 0, found '-64'"),
    FaultyInput("size", "avatar «48»", "expected '@', 'as' or the end after 'avatar', found '48'"),
    FaultyInput("size", "64 «avatar»", "expected a number, '@', 'as' or the end after '64', found 'avatar'"),
    FaultyInput("size", "«avatr»", "no view or guide has the id 'avatr'", help: "did you mean 'avatar'?"),
    FaultyInput("size", "«self»", "'width' can't be tied to itself"),
    FaultyInput("size", "«avatar» + standard", "the standard spacing is between places, and 'width' is a length"),
  ]

  static let standardLengths: [FaultyInput] = [
    FaultyInput("size", "«8 standard»", "the standard spacing is between places, and 'height' is a length")
  ]

  static let centers: [FaultyInput] = [
    FaultyInput(
      "center", "«0» -8", "expected a view or a guide, found '0'",
      help: "write center=\"superview offset 0 -8\""),
    FaultyInput(
      "center", "superview offset «8»", "'offset' takes 2 numbers, found 1",
      help: "first along x, then along y"),
    FaultyInput("center", "superview offset«»", "expected a number after 'offset', found the end"),
    FaultyInput(
      "center", "superview offset «0 8 8»", "'offset' takes 2 numbers, found 3",
      help: "first along x, then along y"),
    FaultyInput("center", "superview offset «x»", "expected a number after 'offset', found 'x'"),
    FaultyInput(
      "center", "superview «+» 8", "expected 'offset', '@', 'as' or the end after 'superview', found '+'",
      help: "write center=\"superview offset 0 -8\""),
    FaultyInput(
      "center", "«superview.centerX»", "'center' chooses the attributes itself, found 'superview.centerX'",
      help: "write center=\"superview\""),
    FaultyInput(
      "center", "superview «inset» 8", "expected 'offset', '@', 'as' or the end after 'superview', found 'inset'",
      help: "did you mean 'offset'?"),
  ]

  static let aspectRatios: [FaultyInput] = [
    FaultyInput("aspectRatio", "«»", "expected a constraint, found the end"),
    FaultyInput("aspectRatio", "16:«»", "expected a number after ':', found the end"),
    FaultyInput("aspectRatio", "16:«0»", "nothing can be divided by 0"),
    FaultyInput("aspectRatio", "«0»", "a ratio is more than 0, found '0'"),
    FaultyInput(
      "aspectRatio", "«-»1", "expected a ratio of width to height, found '-'",
      help: "such as aspectRatio=\"16:9\""),
    FaultyInput(
      "aspectRatio", "«16x9»", "expected a ratio of width to height, found '16x9'",
      help: "such as aspectRatio=\"16:9\""),
    FaultyInput(
      "aspectRatio", "16 «9»", "expected '@', 'as' or the end after '16', found '9'",
      help: "a ratio is all there is: aspectRatio=\"16:9\""),
    FaultyInput(
      "aspectRatio", "16:9«:»3", "expected '@', 'as' or the end after '9', found ':'",
      help: "a ratio is all there is: aspectRatio=\"16:9\""),
    FaultyInput(
      "aspectRatio", "«superview»", "expected a ratio of width to height, found 'superview'",
      help: "such as aspectRatio=\"16:9\""),
    FaultyInput(
      "aspectRatio", "«square»", "expected a ratio of width to height, found 'square'",
      help: "such as aspectRatio=\"16:9\""),
    FaultyInput(
      "aspectRatio", "16/9 «+» 8", "expected '@', 'as' or the end after '9', found '+'",
      help: "a ratio is all there is: aspectRatio=\"16:9\""),
  ]

  static let all = [
    missingParts, relations, operands, names, members, sumsAndFactors, priorities, namesAndStates, meanings, edges,
    sizes, standardLengths, centers, aspectRatios,
  ].flatMap { $0 }
}
