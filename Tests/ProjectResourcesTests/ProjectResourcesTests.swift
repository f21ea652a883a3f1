import Foundation
import Testing

@testable import ProjectResources

/// What is taken from the files of a project's resources.
@Suite struct ProjectResourcesTests {
  private func resources(_ files: [(String, String)]) -> ProjectResources {
    ProjectResources(files.compactMap { ResourceFile.read(Array($0.1.utf8), path: $0.0) })
  }

  private func table(_ bytes: [UInt8], path: String = "de.lproj/Main.strings") throws -> StringsTable {
    guard case .strings(let tables)? = ResourceFile.read(bytes, path: path) else {
      throw NotRead()
    }
    return try #require(tables.first)
  }

  private struct NotRead: Error {}

  @Test func assetsHaveTheNamesThatUIKitFindsThemBy() {
    let resources = resources([
      ("App/Assets.xcassets/Contents.json", "{}"),
      ("App/Assets.xcassets/Logo.imageset/Contents.json", "{}"),
      ("App/Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#),
      ("App/Assets.xcassets/Icons/Inner/Contents.json", #"{"properties": {"provides-namespace": false}}"#),
      ("App/Assets.xcassets/Icons/Inner/star.v2.symbolset/Contents.json", "{}"),
      ("App/Assets.xcassets/Brand.colorset/Contents.json", "{}"),
      ("App/Assets.xcassets/Logo.imageset/Logo@2x.png", ""),
    ])
    #expect(resources.images.all == ["Icons/star.v2", "Logo"])
    #expect(resources.colors.all == ["Brand"])
    #expect(resources.images.differingInCase(from: "logo") == "Logo")
    #expect(resources.images.differingInCase(from: "Logo") == nil)
  }

  @Test func looseImagesAreKnownWithoutScaleDeviceAndEnding() {
    let resources = resources([
      ("App/back@2x.png", ""), ("App/hero@3x~ipad.jpg", ""), ("App/Kit.bundle/arrow.pdf", ""), ("App/notes.txt", ""),
    ])
    for name in ["back", "back.png", "hero", "arrow", "Kit.bundle/arrow", "back@2x.png"] {
      #expect(resources.hasImage(name), "\(name)")
    }
    #expect(!resources.hasImage("notes") && !resources.hasImage("Back"))
  }

  @Test func stringsAreReadWithPlacesCommentsAndEscapes() throws {
    let text = """
      /* Class = "UILabel"; text = "Hi; there"; */
      "abc-de-fgh.text" = "Say \\"hi\\"\\nto \\U00e4ll";
      // A line.
      plain_key = word; "alone";

        "last" = "";
      """
    let table = try table(Array(text.utf8))
    #expect(table.language == "de" && table.name == "Main" && !table.isCatalog)
    #expect(table["abc-de-fgh.text"] == .init(key: "abc-de-fgh.text", value: "Say \"hi\"\nto äll", line: 2, column: 1))
    #expect(table["plain_key"]?.value == "word" && table["alone"]?.value == "alone")
    #expect(table["last"] == .init(key: "last", value: "", line: 6, column: 3))
    #expect(table["none"] == nil)
  }

  @Test func stringsComeInEveryEncodingThatXcodeWrites() throws {
    let text = "\"a.text\" = \"ä\";\n"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf8] {
      let bytes = Array(try #require(text.data(using: encoding)))
      #expect(try table(bytes)["a.text"]?.value == "ä", "\(encoding)")
    }
    #expect(try table([0xEF, 0xBB, 0xBF] + Array(text.utf8))["a.text"]?.value == "ä")
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a.text</key><string>ä</string></dict></plist>
      """
    #expect(try table(Array(list.utf8))["a.text"]?.value == "ä")
  }

  @Test(arguments: ["\"a\" = \"b\"", "\"a\" \"b\";", "\"a", "= \"b\";", "<<<<<<< HEAD\n\"a\" = \"b\";"])
  func whatIsNoTableIsSaidToBeNone(_ text: String) {
    guard
      case .unreadable("de.lproj/Main.strings", _)? = ResourceFile.read(Array(text.utf8), path: "de.lproj/Main.strings")
    else {
      Issue.record("\(text) was read")
      return
    }
  }

  @Test func aStringCatalogHasATableForEachLanguage() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a.text" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
              "fr" : { "stringUnit" : { "state" : "new", "value" : "Hello" } }
            }
          },
          "b.text" : { "localizations" : { "de" : { "variations" : { "plural" : {} } } } },
          "c.text" : { "shouldTranslate" : false }
        },
        "version" : "1.0"
      }
      """
    guard case .strings(let tables)? = ResourceFile.read(Array(text.utf8), path: "mul.lproj/Main.xcstrings") else {
      throw NotRead()
    }
    #expect(tables.map(\.language) == ["de", "en", "fr"] && tables.allSatisfy(\.isCatalog))
    #expect(tables.map { $0["a.text"]?.value } == ["Hallo", "a.text", nil])
    #expect(tables.map { $0["b.text"]?.value } == ["b.text", "b.text", nil])
    #expect(tables[0]["a.text"]?.line == 4 && tables[0]["c.text"] == nil)
  }

  @Test func anAppSaysItsSystemAndItsStoryboards() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>MinimumOSVersion</key><string>13.0</string>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIMainStoryboardFile</key><string>$(MAIN)</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
      </dict></plist>
      """
    let app = try #require(resources([("App/Info.plist", text)]).apps.first)
    #expect(app.minimumSystemVersion == "13.0")
    #expect(app.storyboards == ["Launch", "Main"])
  }

  @Test func aFontIsKnownByItsNames() {
    // One table, "name", with a family for the Macintosh and a PostScript name for others.
    var font: [UInt8] =
      [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 46]
    font += [0, 0, 0, 2, 0, 30]
    font += [0, 1, 0, 0, 0, 0, 0, 1, 0, 4, 0, 0]
    font += [0, 3, 0, 1, 4, 9, 0, 6, 0, 8, 0, 4]
    font += Array("Acme".utf8) + [0, 65, 0, 45, 0, 66, 0, 90]
    #expect(FontNames.names(of: font) == ["A-BZ", "Acme"])
    #expect(FontNames.names(of: Array("no font at all".utf8)) == nil)
    for length in font.indices { _ = FontNames.names(of: Array(font[..<length])) }
  }
}
