import LayoutSyntax
import Testing

/// The examples of the chapter "Visual Format Language" in Apple's Auto Layout Guide.
@Suite struct AppleVisualFormatTests {
  @Test(arguments: [
    ("[button]-[textField]", ["textField.leading = button.trailing + standard"]),
    ("[button(>=50)]", ["button.width ≥ 50"]),
    ("|-50-[purpleBox]-50-|", ["purpleBox.leading = superview + 50", "purpleBox.trailing = superview - 50"]),
    ("V:[topField]-10-[bottomField]", ["bottomField.top = topField.bottom + 10"]),
    ("[maroonView][blueView]", ["blueView.leading = maroonView.trailing"]),
    ("[button(100@20)]", ["button.width = 100 @20"]),
    ("[button1(==button2)]", ["button1.width = button2"]),
    ("[flexibleButton(>=70,<=100)]", ["flexibleButton.width ≥ 70", "flexibleButton.width ≤ 100"]),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading = superview.leadingMargin", "findNext.leading = find.trailing + standard",
        "findField.leading = findNext.trailing + standard", "findField.width ≥ 20",
        "findField.trailing = superview.trailingMargin",
      ]
    ),
  ])
  func anExampleIsRead(_ text: String, _ equations: [String]) {
    let block = ConstraintBlockParser().parse(text)
    #expect(block.errors == [])
    #expect(block.equations.map { LayoutText.line(of: $0.equation) } == equations)
  }
}
