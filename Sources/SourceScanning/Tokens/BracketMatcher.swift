/// Finds the partners of brackets while tokens come in.
///
/// What is open is a chain from bracket to bracket, so that the branches of `#if` can each begin where it stood.
struct BracketMatcher {
  /// The place of each token's partner; -1 for what has none.
  private(set) var partners: [Int32] = []
  /// Whether every bracket that came has a partner.
  private(set) var isBalanced = true
  /// The places of the tokens that stand outside of all brackets whatever was open before them.
  private(set) var restarts: [Int] = []
  private var openings: [Opening] = []
  /// The place in `openings` of the innermost bracket that is open.
  private var innermost = -1
  private var branches: [Branches] = []

  /// An opening bracket, and those around it.
  private struct Opening {
    var token: Int
    var kind: Token.Kind
    var outer: Int
    /// The innermost brace, which may be itself.
    var brace: Int
  }

  /// An `#if` that isn't closed yet.
  private struct Branches {
    var before: Int
    var afterFirst: Int?
  }

  /// Whether brackets are open.
  var isOpen: Bool { innermost >= 0 }

  /// Takes the next token.
  mutating func append(_ token: Token) {
    partners.append(-1)
    if token.isOpening { open(token.kind) }
    if let opening = token.opening { close(opening) }
  }

  private mutating func open(_ kind: Token.Kind) {
    let brace = kind == .leftBrace ? openings.count : innermost < 0 ? -1 : openings[innermost].brace
    openings.append(Opening(token: partners.count - 1, kind: kind, outer: innermost, brace: brace))
    innermost = openings.count - 1
  }

  private mutating func close(_ kind: Token.Kind) {
    guard innermost >= 0 else { return isBalanced = false }
    // A parenthesis without a partner doesn't close the brace around it; a brace closes what is left open in it.
    let candidate = kind == .leftBrace ? openings[innermost].brace : innermost
    if candidate != innermost || openings[innermost].kind != kind { isBalanced = false }
    guard candidate >= 0, openings[candidate].kind == kind else { return }
    let place = partners.count - 1
    partners[place] = Int32(openings[candidate].token)
    partners[openings[candidate].token] = Int32(place)
    innermost = openings[candidate].outer
  }

  /// Takes an `#if`.
  mutating func beginBranches() { branches.append(Branches(before: innermost)) }

  /// Takes an `#else` or one of its kin.
  mutating func nextBranch() {
    guard var branch = branches.popLast() else { return }
    if branch.afterFirst == nil { branch.afterFirst = innermost }
    innermost = branch.before
    branches.append(branch)
  }

  /// Takes an `#endif`: what the first branch left open is open.
  mutating func endBranches() {
    if let branch = branches.popLast(), let first = branch.afterFirst { innermost = first }
  }

  /// Gives up what is open: the token that comes stands outside of all brackets.
  mutating func abandon() {
    guard isOpen else { return }
    isBalanced = false
    innermost = -1
    branches = []
    restarts.append(partners.count)
  }

  /// Takes the end of the file.
  mutating func finish() {
    if isOpen { isBalanced = false }
  }
}
