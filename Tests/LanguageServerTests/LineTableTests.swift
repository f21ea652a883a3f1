import LanguageServerProtocol
import Testing
import XMLSyntax

@testable import LanguageServer

@Suite struct LineTableTests {
  private static let text = "a🎉é\r\nb\rc\n\nlast"

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func everyCharacterIsFoundAgain(encoding: PositionEncoding) {
    let table = LineTable(Array(Self.text.utf8), encoding: encoding)
    var offset = 0
    for scalar in Self.text.unicodeScalars {
      // Nothing stands between CR and LF.
      if scalar != "\n" || offset != 8 { #expect(table.offset(of: table.position(of: offset)) == offset) }
      offset += UTF8.width(scalar)
    }
  }

  @Test(arguments: [(PositionEncoding.utf8, 7), (.utf16, 4), (.utf32, 3)])
  func charactersAreCountedAsAgreed(encoding: PositionEncoding, expected: Int) {
    let table = LineTable(Array(Self.text.utf8), encoding: encoding)
    #expect(table.position(of: 7) == Position(line: 0, character: expected))
    #expect(table.offset(of: Position(line: 0, character: expected)) == 7)
  }

  @Test func linesEndAsInDiagnostics() {
    let table = LineTable(Array(Self.text.utf8), encoding: .utf16)
    #expect(table.position(of: 9) == Position(line: 1, character: 0))
    #expect(table.position(of: 11) == Position(line: 2, character: 0))
    #expect(table.position(of: Self.text.utf8.count) == Position(line: 4, character: 4))
    #expect(table.offset(of: SourcePosition(line: 1, column: 4)) == 7)
    #expect(table.offset(of: SourcePosition(line: 5, column: 5)) == Self.text.utf8.count)
  }

  @Test(arguments: [
    (Position(line: -1, character: 4), 0), (Position(line: 99, character: 0), 18),
    (Position(line: 0, character: 99), 7),
    (Position(line: 0, character: -3), 0), (Position(line: 0, character: .max), 7),
    (Position(line: .max, character: 0), 18),
    (Position(line: 0, character: 2), 5),
  ])
  func whatIsBeyondIsAtTheEnd(position: Position, expected: Int) {
    #expect(LineTable(Array(Self.text.utf8), encoding: .utf16).offset(of: position) == expected)
  }

  @Test func anEmptyTextHasOneLine() {
    let table = LineTable([], encoding: .utf16)
    #expect(table.position(of: 5) == Position(line: 0, character: 0))
    #expect(table.offset(of: Position(line: 3, character: 3)) == 0)
  }
}
