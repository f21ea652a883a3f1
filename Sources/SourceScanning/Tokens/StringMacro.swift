/// A macro that stands for a string: `#define kNibName @"Card"`.
struct StringMacro {
  /// Where its name is written.
  var name: Range<Int>
  /// Where its string is written, quotes included.
  var value: Range<Int>
}
