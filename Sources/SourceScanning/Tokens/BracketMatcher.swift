/// Finds the partners of brackets while tokens come in.
///
/// What is open is a chain from bracket to bracket, so that the branches of `#if` can each begin where it stood.
struct BracketMatcher {
  /// The place of each token's partner; -1 for what has none.
  private(set) var partners: [Int32] = []
  /// Whether every bracket that came has a partner.
  private(set) var isBalanced = true
  private var kinds: [Token.Kind] = []
  /// The bracket that each token stands in.
  private var outer: [Int32] = []
  /// The brace that each token stands in.
  private var outerBrace: [Int32] = []
  private var innermost: Int32 = -1
  private var branches: [Branches] = []

  /// An `#if` that isn't closed yet.
  private struct Branches {
    var before: Int32
    var afterFirst: Int32?
  }

  /// Whether brackets are open.
  var isOpen: Bool { innermost >= 0 }

  /// Takes the next token.
  mutating func append(_ token: Token) {
    let index = Int32(partners.count)
    partners.append(-1)
    kinds.append(token.kind)
    outer.append(innermost)
    outerBrace.append(innermostBrace)
    if token.isOpening { innermost = index }
    if let opening = token.opening { close(opening, at: index) }
  }

  private var innermostBrace: Int32 {
    guard innermost >= 0 else { return -1 }
    return kinds[Int(innermost)] == .leftBrace ? innermost : outerBrace[Int(innermost)]
  }

  private mutating func close(_ opening: Token.Kind, at index: Int32) {
    // A parenthesis without a partner doesn't close the brace around it; a brace closes what is left open in it.
    let candidate = opening == .leftBrace ? innermostBrace : innermost
    if candidate != innermost || candidate < 0 || kinds[Int(candidate)] != opening { isBalanced = false }
    guard candidate >= 0, kinds[Int(candidate)] == opening else { return }
    partners[Int(index)] = candidate
    partners[Int(candidate)] = index
    innermost = outer[Int(candidate)]
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

  /// Gives up what is open: what comes stands outside of all brackets.
  mutating func abandon() {
    guard isOpen else { return }
    isBalanced = false
    innermost = -1
    branches = []
  }

  /// Takes the end of the file.
  mutating func finish() {
    if isOpen { isBalanced = false }
  }
}
