import Foundation
import Testing

/// The command line as a user runs it.
@Suite struct CommandLineTests {
  struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The tool, built beside the tests.
  private static let tool: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if os(macOS)
      while folder.path.contains(".xctest") || folder.lastPathComponent == "MacOS"
        || folder.lastPathComponent == "Contents"
      {
        folder.deleteLastPathComponent()
      }
    #endif
    let beside = folder.appendingPathComponent("xibc")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return package.appendingPathComponent(".build/debug/xibc")
  }()

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("xibc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func run(_ arguments: String...) throws -> Run { try run(arguments) }

  func run(_ arguments: [String], input: String = "") throws -> Run {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (folder.appendingPathComponent(".output"), folder.appendingPathComponent(".errors"))
    for file in [output, errors] { try Data().write(to: file) }
    let inputFile = folder.appendingPathComponent(".input")
    try Data(input.utf8).write(to: inputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  func write(_ text: String, _ name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func modificationDate(_ name: String) throws -> Date? {
    let path = folder.appendingPathComponent(name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  private func setModificationDate(_ date: Date, _ name: String) throws {
    let path = folder.appendingPathComponent(name).path
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  func xib(_ objects: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\(objects)</objects></document>"
  }

  @Test func exitCodesAreTheContract() throws {
    try write(xib(#"<view id="a"/>"#), "Good.xib")
    try write(xib(#"<view id="a"/><view id="a"/>"#), "Bad.xib")
    try write("<document>", "Broken.xib")
    try write(#"<archive version="1"/>"#, "Old.xib")
    #expect(try run("lint", "Good.xib").code == 0)
    #expect(try run("lint", "Bad.xib").code == 1)
    #expect(try run("lint", "--disable", "duplicate_id", "Bad.xib").code == 0)
    #expect(try run("lint", "Broken.xib").code == 2)
    #expect(try run("lint", "Old.xib").code == 0)
    #expect(try run("lint", "Missing.xib").code == 2)
    #expect(try run("lint").code == 2)
    #expect(try run("lint", "--sparkle", "Good.xib").code == 2)
    #expect(try run("sparkle").code == 2)
    #expect(try run("compile", "Good.xib").code == 0)
    #expect(try run("compile", "Old.xib").code == 2)
    #expect(try run("compile", "Broken.xib").code == 2)
    #expect(try run("--version").code == 0)
    #expect(try run("--help").code == 0)
  }

  @Test func findingsGoToOutputAndFailuresToErrors() throws {
    try write(xib(#"<view id="a"/><view id="a"/>"#), "Bad.xib")
    let lint = try run("lint", "Bad.xib")
    #expect(lint.output.contains("Bad.xib:1:") && lint.output.contains(": error: ") && lint.errors.isEmpty)
    let missing = try run("lint", "Missing.xib")
    #expect(missing.output.isEmpty && missing.errors.contains("'Missing.xib' doesn't exist"))
    #expect(try run("rules", "dangling_outlets").errors.contains("did you mean 'dangling_outlet'?"))
  }

  @Test func privateMembersOfTheSourcesAreReachedAsANibReachesThem() throws {
    try write(
      xib(
        #"<placeholder placeholderIdentifier="IBFilesOwner" customClass="Owner" customModule="App" customModuleProvider="target" id="-1"><connections><outlet property="open" destination="a" id="1"/><outlet property="hidden" destination="a" id="2"/></connections></placeholder><button id="a"><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="3"/><action selector="stay:" destination="-1" eventType="touchUpInside" id="4"/></connections></button>"#
      ), "Card.xib")
    try write(
      """
      class Owner: NSObject {
        @IBOutlet var open: UIButton!
        @IBOutlet private var hidden: UIButton!
        @IBAction private func go(_ sender: Any) {}
        @IBAction func stay(_ sender: Any) {}
      }
      """, "Owner.swift")
    let plain = try run("compile", "Card.xib").output
    #expect(plain.contains("owner.hidden = ") && plain.contains("#selector(Owner.go(_:))"))
    let known = try run("compile", "--sources", ".", "Card.xib").output
    #expect(known.contains("owner.open = ") && known.contains("#selector(Owner.stay(_:))"))
    #expect(known.contains(#"forKey: "hidden")"#) && known.contains(#"NSSelectorFromString("go:")"#))
    #expect(try run("compile", "--sources", "Missing", "Card.xib").code == 2)
  }

  private let recursiveNib =
    #"<placeholder placeholderIdentifier="IBFilesOwner" customClass="Card" id="-1"/><view customClass="Card" id="a"/>"#

  @Test func lintReadsSources() throws {
    try write(xib(recursiveNib), "UI/Card.xib")
    let alone = try run("lint", "UI")
    #expect(alone.code == 0 && alone.output.contains("warning: this may go on without end: Card.xib → Card → Card.xib"))
    let loader =
      "class Card: UIView { override func awakeFromNib() { Bundle.main.loadNibNamed(\"Card\", owner: self) } }"
    try write(loader, "Code/Views.swift")
    let known = try run("lint", "--sources", "Code", "UI")
    #expect(known.code == 1 && known.output.contains("[recursive_nib]"))
    #expect(known.output.contains("Code/Views.swift:1:65: note: this loads the nib 'Card'"))
    try write("class Card: UIView {}", "Code/Views.swift")
    let harmless = try run("lint", "--sources", "Code", "UI")
    #expect(harmless.code == 0 && !harmless.output.contains("recursive_nib"))
    // What stands beside a document that may load itself is looked at without being asked for.
    try write(loader, "UI/Card.swift")
    #expect(try run("lint", "UI").code == 1)
    #expect(try run("lint", "--sources", "Missing", "UI").code == 2)
  }

  @Test func graphSaysWhoLoadsWhom() throws {
    try write(xib(recursiveNib), "Card.xib")
    try write(
      "class Card: UIView { override func awakeFromNib() { Bundle.main.loadNibNamed(\"Card\", owner: self) } }",
      "Views.swift")
    let text = try run("graph", "--sources", ".", "Card.xib")
    #expect(text.code == 1 && text.output.hasSuffix("1 document, 1 class, 1 cycle\n"))
    #expect(text.output.contains("error: Card.xib → Card → Card.xib\n"))
    #expect(try run("graph", "Card.xib").code == 0)
    #expect(try run("graph", "--format", "json", "Card.xib").output.contains("\"schema\" : \"xibc-graph/1\""))
    #expect(try run("graph", "--format", "dot", "Card.xib").output.hasPrefix("digraph xibc {"))
    #expect(try run("graph", "--format", "svg", "-o", "graph.svg", "Card.xib").output.isEmpty)
    #expect(try self.text("graph.svg").hasPrefix("<svg "))
    #expect(try run("graph", "--format", "png", "Card.xib").code == 2)
    #expect(try run("graph").code == 2)
  }

  @Test func outputIsAllOrNothing() throws {
    try write(xib(#"<view id="a"/>"#), "Card.xib")
    #expect(try run("compile", "-o", "Out", "Card.xib").code == 0)
    let output = folder.appendingPathComponent("Out/Card.nib.swift")
    let before = try String(contentsOf: output, encoding: .utf8)
    try write("<document><<<<<<< HEAD", "Card.xib")
    #expect(try run("compile", "-o", "Out", "Card.xib").code == 2)
    #expect(try String(contentsOf: output, encoding: .utf8) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Out") == ["Card.nib.swift"])
  }

  @Test func outputThatIsTheSameIsLeftAlone() throws {
    try write(xib(#"<view id="a"/>"#), "Card.xib")
    let command = ["compile", "-o", "Out", "--depfile", "Out/Card.d", "Card.xib"]
    let outputs = ["Out/Card.nib.swift", "Out/Card.d"]
    #expect(try run(command).code == 0)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    for output in outputs { try setModificationDate(past, output) }
    #expect(try run(command).code == 0)
    // Changed in the document, but nothing that the Swift says.
    try write(xib(#"<view id="b"/>"#), "Card.xib")
    #expect(try run(command).code == 0)
    for output in outputs { #expect(try modificationDate(output) == past) }
    // One letter: as many bytes as before.
    try write(xib(#"<view tag="1" id="a"/>"#), "Card.xib")
    #expect(try run(command).code == 0)
    try setModificationDate(past, outputs[0])
    try write(xib(#"<view tag="2" id="a"/>"#), "Card.xib")
    #expect(try run(command).code == 0)
    #expect(try modificationDate(outputs[0]) != past)
    #expect(try modificationDate(outputs[1]) == past)
  }

  @Test func aDepfileHasARuleForEachOutput() throws {
    try write(xib(#"<view id="a"/>"#), "In/A/Card.xib")
    try write(xib(#"<view id="a"/>"#), "In/B/Two words.xib")
    #expect(try run("compile", "-o", "Out/", "--depfile", "cards.d", "In").code == 0)
    #expect(
      try text("cards.d") == #"""
        Out/A/Card.nib.swift: In/A/Card.xib
        Out/B/Two\ words.nib.swift: In/B/Two\ words.xib

        """#)
    #expect(try run("compile", "-o", "Card.swift", "--depfile", "card.d", "./In/A/Card.xib").code == 0)
    #expect(try text("card.d") == "Card.swift: ./In/A/Card.xib\n")
  }

  @Test func aDepfileIsWrittenWholeOrNotAtAll() throws {
    try write(xib(#"<view id="a"/>"#), "In/Good.xib")
    try write("<document>", "In/Broken.xib")
    try write("as it was", "cards.d")
    #expect(try run("compile", "-o", "Out", "--depfile", "cards.d", "In").code == 2)
    #expect(try text("cards.d") == "as it was")
    #expect(try run("compile", "--depfile", "cards.d", "In/Good.xib").code == 2)
    for name in ["Line\nbreak.xib", "Backslash\\"] {
      try write(xib(#"<view id="a"/>"#), name)
      #expect(try run("compile", "-o", "Out", "--depfile", "cards.d", name).errors.contains("a depfile can't name"))
    }
    #expect(try text("cards.d") == "as it was")
  }

  @Test(arguments: [
    ("A b.xib", #"A\ b.xib"#), ("A#b.xib", ##"A\#b.xib"##), ("A$b.xib", "A$$b.xib"), ("A:b.xib", #"A\:b.xib"#),
    (#"A\b.xib"#, #"A\b.xib"#), (#"A\ b.xib"#, #"A\\\ b.xib"#), (##"A\\#b.xib"##, ##"A\\\\\#b.xib"##),
    ("A\tb.xib", "A\\\tb.xib"), ("Ä|b.xib", "Ä|b.xib"),
  ])
  func aDepfileIsEscapedAsMakeWants(_ name: String, _ escaped: String) throws {
    try write(xib(#"<view id="a"/>"#), name)
    #expect(try run("compile", "-o", "Card.swift", "--depfile", "card.d", name).code == 0)
    #expect(try text("card.d") == "Card.swift: \(escaped)\n")
  }

  @Test func aNameTakesThePlaceOfTheFiles() throws {
    try write(xib(#"<view id="a"/>"#), "A/Card.xib")
    let output = try run("compile", "--name", "A/Card.xib", "A/Card.xib").output
    #expect(output.hasPrefix("// A/Card.xib, compiled by xibc.") && output.contains("struct ACardNib {"))
    try write(xib(#"<view id="a"/>"#), "A/Chip.xib")
    #expect(try run("compile", "--name", "Card.xib", "A").code == 2)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func aFindingIsShownWithItsLine(_ lineBreak: String) throws {
    let lines = [
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>"#, "", #"<view id="a"/>"#,
      #"  <view id="a"/>"#, "</objects></document>",
    ]
    try write(lines.joined(separator: lineBreak), "A.xib")
    let output = try run("lint", "A.xib").output
    #expect(output.contains("\n  4 | <view id=\"a\"/>\n    |           ^\n"), "\(output)")
  }

  @Test func framesAreForTheDeviceThatIsNamed() throws {
    try write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects><view id="a">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" id="c"/>
            <constraint firstItem="b" firstAttribute="height" constant="44" id="d"/>
          </constraints>
        </view></objects>
      </document>
      """, "Card.xib")
    let output = try run("compile", "--layout", "frames", "--device", "retina6_1", "Card.xib").output
    #expect(output.contains("width: 414, height: 44") && !output.contains("onstraint"))
    let turned = try run(
      "compile", "--layout", "frames", "--device", "retina6_1", "--orientation", "landscape", "Card.xib")
    #expect(turned.output.contains("width: 896, height: 44"))
    let own = try run("compile", "--layout", "frames", "--orientation=landscape", "Card.xib")
    #expect(own.output.contains("width: 667, height: 44"))
    for option in ["--device=retina6_1", "--orientation=landscape"] {
      #expect(try run("compile", option, "Card.xib").errors.contains("they go with '--layout frames'"))
    }
    #expect(try run("compile", "--layout", "frames", "--device", "phone", "Card.xib").code == 2)
  }

  @Test func devicesAreHeldInTheOrientationThatIsNamed() throws {
    try write(xib(#"<view id="a"><rect key="frame" x="0" y="0" width="375" height="667"/></view>"#), "A.xib")
    func heading(_ arguments: String...) throws -> String {
      let run = try run(["report"] + arguments + ["A.xib"])
      #expect(run.code == 0)
      return run.output.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(try heading("--device", "retina4_0", "--orientation", "landscape").contains(", landscape, 568 × 320"))
    #expect(try heading("--device", "ipad9_7", "--orientation", "portrait").contains(", portrait, 768 × 1024"))
    #expect(try heading("--orientation", "landscape").contains(", landscape, "))
    #expect(try heading("--device", "appleTV").contains(", landscape, 1920 × 1080"))
    let all = try run("report", "--device", "all", "--orientation", "portrait", "--format", "json", "A.xib").output
    #expect(all.contains("\"retina4_0\"") && all.contains("\"portrait\""))
    #expect(!all.contains("\"landscape\"") && !all.contains("\"appleTV\""))
    let picture = try run("report", "--format", "svg", "--orientation", "landscape", "A.xib").output
    #expect(picture.contains(", landscape</title>"))

    let upright = try run("report", "--device", "appleTV", "--orientation", "portrait", "A.xib")
    #expect(upright.code == 2 && upright.errors.contains("'appleTV' has no portrait, only landscape"))
    let sideways = try run("report", "--orientation", "sideways", "A.xib")
    #expect(sideways.code == 2 && sideways.errors.contains("'--orientation' takes portrait, landscape, not 'sideways'"))
  }

  @Test func theNumberOfJobsDoesNotShow() throws {
    for number in 0..<40 {
      try write(
        xib(#"<view id="a"><subviews><label text="L\#(number)" sparkle="1" id="b"/></subviews></view>"#),
        "In/D\(number % 4)/F\(number).xib")
    }
    let (one, two) = (try run("lint", "--jobs", "1", "In"), try run("lint", "--jobs", "4", "In"))
    #expect(one.output == two.output && one.output.contains("40 files"))
    #expect(
      try run("compile", "--jobs", "1", "-o", "One", "In").errors
        == run("compile", "--jobs", "4", "-o", "Two", "In").errors)
    for number in 0..<40 {
      let name = "D\(number % 4)/F\(number).nib.swift"
      let (first, second) = (folder.appendingPathComponent("One/\(name)"), folder.appendingPathComponent("Two/\(name)"))
      #expect(try Data(contentsOf: first) == Data(contentsOf: second))
    }
    #expect(
      try run("coverage", "--format", "json", "--jobs", "1", "In").output
        == run("coverage", "--format", "json", "--jobs", "3", "In").output)
  }

  @Test func twoFilesOfOneNameDoNotOverwriteEachOther() throws {
    try write(xib(#"<view id="a"/>"#), "A/Card.xib")
    try write(xib(#"<label id="a"/>"#), "B/Card.xib")
    #expect(try run("compile", "-o", "Out", "A/Card.xib", "B/Card.xib").code == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Out/A/Card.nib.swift"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Out/B/Card.nib.swift"))
  }

  @Test func scaffoldLeavesAFileThatAPersonHasFilledIn() throws {
    try write(xib(#"<view id="a" customClass="Card"/><button id="b" customClass="Chip"/>"#), "Card.xib")
    #expect(try run("scaffold", "-o", "Out", "Card.xib").code == 0)
    #expect(try run("scaffold", "-o", "Out", "Card.xib").code == 0)
    let made = try String(contentsOfFile: folder.path + "/Out/Card.swift", encoding: .utf8)
    #expect(made.contains("final class Card: UIView {"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Out/Chip.swift"))
    try write("// Mine.\n", "Out/Card.swift")
    let refused = try run("scaffold", "-o", "Out", "Card.xib")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("Out/Card.swift: error: "))
    #expect(try run("scaffold", "--force", "-o", "Out", "Card.xib").code == 0)
    #expect(try String(contentsOfFile: folder.path + "/Out/Card.swift", encoding: .utf8) == made)
  }

  @Test func scaffoldRefusesNamesThatSwiftCannotHave() throws {
    try write(xib(##"<view id="a" customClass="A{}"/>"##), "Bad.xib")
    let result = try run("scaffold", "-o", "Out", "Bad.xib")
    #expect(result.code == 2)
    #expect(result.errors.contains("[invalid_class_name]"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Out"))
  }

  @Test func aBaselineLeavesOutWhatIsKnown() throws {
    try write(xib(#"<view id="a"/><view id="a"/>"#), "App/A.xib")
    #expect(try run("lint", "App").code == 1)
    let written = try run("lint", "--write-baseline", "known.json", "App")
    #expect(written.code == 0 && written.output.isEmpty)
    let quiet = try run("lint", "--baseline", "known.json", "App")
    #expect(quiet.code == 0 && quiet.output == "1 file, no findings, 1 known left out\n")
    try write(xib("\n" + #"<view id="a"/><view id="a"/><view id="b"/><view id="b"/>"#), "App/A.xib")
    let rerun = try run("lint", "--baseline", "known.json", "App")
    #expect(rerun.code == 1 && rerun.output.contains("'b'") && !rerun.output.contains("'a'"))
    #expect(try run("lint", "--baseline", "none.json", "App").code == 2)
    #expect(try run("lint", "--baseline", "App/A.xib", "App").code == 2)
  }

  @Test func convertGoesBothWaysAndFormatKnowsItsOwn() throws {
    let card =
      #"<view contentMode="scaleToFill" id="Vew-01-aaa"><rect key="frame" x="0.0" y="0.0" width="320" height="88"/>"#
      + #"<subviews><label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="Lbl-02-aaa"/>"#
      + #"</subviews><constraints><constraint firstItem="Lbl-02-aaa" firstAttribute="leading" secondItem="Vew-01-aaa" "#
      + #"secondAttribute="leading" constant="16" id="c"/></constraints></view>"#
    try write(xib(card), "A/Card.xib")
    #expect(try run("convert", "-o", "Out", "A").code == 0)
    let language = try text("Out/Card.view.xml")
    #expect(language.contains(#"<layout leading="superview + 16"/>"#))
    #expect(language.contains("Lbl-02-aaa"))
    #expect(try run("format", "--check", "Out").code == 0)
    #expect(try run("convert", "-o", "Back", "Out").code == 0)
    #expect(try text("Back/Card.xib").contains(#"id="Lbl-02-aaa""#))
    #expect(try run("compile", "-o", "Swift", "Out").code == 0)
    #expect(try text("Swift/Card.view.swift").contains("struct CardNib"))
    try write(language.replacingOccurrences(of: "  <view", with: "<view"), "Out/Card.view.xml")
    #expect(try run("format", "--check", "Out").code == 1)
    #expect(try run("format", "Out").code == 0)
    #expect(try text("Out/Card.view.xml") == language)
    try write(xib(#"<view id="a"/>"#), "A/Card.storyboard")
    let shared = try run("convert", "-o", "Shared", "A")
    #expect(shared.code == 2 && shared.errors.contains("would both become 'Card.view.xml'"))
  }

  @Test func faultsOfTheLanguageAreToldByEveryCommand() throws {
    try write(#"<interface xmlns="urn:xibc:view:1"><lable txet="A"/></interface>"#, "Card.view.xml")
    for command in ["compile", "report", "convert"] {
      let refused = try run(command, "Card.view.xml")
      #expect(refused.code == 2 && refused.output.isEmpty)
      #expect(refused.errors.contains("Card.view.xml:1:37: error: there is no element 'lable'; did you mean 'label'?"))
    }
    let linted = try run("lint", "Card.view.xml")
    #expect(linted.code != 0 && linted.output.contains("[language_fault]"))
    try write("<interface", "Broken.view.xml")
    #expect(try run("convert", "Broken.view.xml").code == 2)
    #expect(try run("format", "Broken.view.xml").code == 2)
    #expect(try run("format", "Nothing").code == 2)
  }

  @Test func theGrammarIsWritten() throws {
    let compact = try run("grammar")
    #expect(compact.code == 0 && compact.output.contains("default namespace = \"urn:xibc:view:1\""))
    #expect(try run("grammar", "--format", "rng", "-o", "view.rng").code == 0)
    #expect(try text("view.rng").contains("<element name=\"label\">"))
    #expect(try run("grammar", "--format", "xsd").code == 2)
    #expect(try run("grammar", "Card.view.xml").code == 2)
  }

  /// What the grammar alone finds is told like the rest.
  @Test func theGrammarIsHeeded() throws {
    try write(#"<interface xmlns="urn:xibc:view:1"><view><viewController/></view></interface>"#, "Card.view.xml")
    for command in ["compile", "report", "convert"] {
      let refused = try run(command, "Card.view.xml")
      #expect(refused.code == 2 && refused.output.isEmpty)
      #expect(refused.errors.contains("Card.view.xml:1:43: error: 'viewController' can't stand in 'view' [grammar]"))
    }
    #expect(try run("lint", "Card.view.xml").code != 0)
  }

  /// An editor's hint at the grammar stays.
  @Test func theFormatterKeepsProcessingInstructions() throws {
    let hint = #"<?xml-model href="../Grammar/view.rng" schematypens="http://relaxng.org/ns/structure/1.0"?>"#
    try write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(hint)\n<interface xmlns=\"urn:xibc:view:1\"><view/></interface>",
      "Card.view.xml")
    #expect(try run("format", "Card.view.xml").code == 0)
    #expect(try text("Card.view.xml").contains("\n\(hint)\n<interface"))
    #expect(try run("compile", "-o", "-", "Card.view.xml").code == 0)
  }

  @Test func theNearestConfigurationHolds() throws {
    try write(xib(#"<view alpha="x" id="a"/>"#), "A/Card.xib")
    try write("// Ours.\n{\"rules\": {\"invalid_value\": {\"severity\": \"error\"}}}", ".xibc.json")
    #expect(try run("lint", "A").code == 1)
    try write("{\"rules\": {\"invalid_value\": {\"enabled\": false}}}", "A/.xibc.json")
    #expect(try run("lint", "A").code == 0)
    try write("{\"rules\": {\"invalid_values\": {}}}", "A/.xibc.json")
    #expect(try run("lint", "A").code == 2)
    try write("{\"rules\":", "A/.xibc.json")
    #expect(try run("lint", "A").code == 2)
    #expect(try run("lint", "--strict", "--config", ".xibc.json", "A").code == 1)
    try write("{\"exclude\": [\"B\"]}", "A/.xibc.json")
    #expect(try run("lint", "A").code == 1)
    try write("{\"sparkle\": 1}", "A/.xibc.json")
    #expect(try run("lint", "A").errors.contains("unknown key 'sparkle'; known are 'root', 'rules'"))
  }

  @Test(arguments: [
    (#"{"rules": {"invalid_value": {"options": {"size": 1}}}}"#, "'invalid_value' has no option 'size'; it has none"),
    (
      #"{"rules": {"touch_target_small": {"options": {"size": 1}}}}"#,
      "'touch_target_small' has no option 'size'; it has 'minimum'"
    ),
    (
      #"{"rules": {"touch_target_small": {"options": {"minimum": "1"}}}}"#,
      "'minimum' of 'touch_target_small' has to be a number, not a text"
    ),
    (#"{"rules": {"touch_target_small": {"options": {"minimum": null}}}}"#, "rules.touch_target_small.options.minimum"),
    (#"{"deploymentTarget": "new"}"#, "the deploymentTarget 'new' is no version"),
  ])
  func optionsThatARuleDoesNotHaveAreRefused(_ configuration: String, _ message: String) throws {
    try write(xib(#"<view id="a"/>"#), "A/Card.xib")
    try write(configuration, ".xibc.json")
    let refused = try run("lint", "A")
    #expect(refused.code == 2 && refused.errors.contains(message), "\(refused.errors)")
    try write(
      #"{"rules": {"touch_target_small": {"options": {"minimum": 48}}}, "deploymentTarget": "15.2"}"#, ".xibc.json")
    #expect(try run("lint", "A").code == 0)
  }

  @Test(arguments: [
    "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]><d>&b;</d>",
    "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><d/>", "<d>&xxe;</d>", "<d a='1' a='2'/>", "<d><e></d>", "", "\u{0}",
    "<d>\u{1}</d>",
  ])
  func hostileInputIsRefusedWithItsPlace(_ text: String) throws {
    try write(text, "Hostile.xib")
    try write(xib(#"<view id="a"/>"#), "Good.xib")
    let commands = [
      ["lint"], ["compile"], ["coverage"], ["scaffold"], ["diff", "--textconv"], ["diff", "Good.xib"],
      ["merge", "Good.xib", "Good.xib"],
    ]
    for command in commands {
      let result = try run(command + ["Hostile.xib"])
      #expect(result.code == 2 || text.isEmpty && command[0] == "merge")
      #expect((result.output + result.errors).contains("Hostile.xib:1:"))
    }
    #expect(try self.text("Good.xib") == xib(#"<view id="a"/>"#))
  }

  @Test func fixChangesOnlyTheIntendedBytesOnce() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>\r
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\r
      <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews><view  translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="8.0" y="8.0" width="90" height="40"/></view></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" constant="80" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view></objects>\r
      </document>
      """
    let fixed = xib.replacing(#"width="90""#, with: #"width="80""#)
    try write(xib, "A.xib")
    let url = folder.appendingPathComponent("A.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
    #expect(try run("lint", "--enable", "misplaced_view", "A.xib").output.contains("[misplaced_view]"))
    #expect(try String(contentsOf: url, encoding: .utf8) == xib)
    for _ in 0..<2 {
      let lint = try run("lint", "--fix", "--enable", "misplaced_view", "A.xib")
      #expect(lint.code == 0 && !lint.output.contains("[misplaced_view]"))
      #expect(try String(contentsOf: url, encoding: .utf8) == fixed)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test func diffSaysWhatChanged() throws {
    try write(xib(#"<label text="A" id="a"/>"#), "Old.xib")
    try write(xib(#"<label text="B" id="a"/>"#), "New.xib")
    let text = try run("diff", "Old.xib", "New.xib")
    #expect(text.code == 1 && text.output == "  label \"B\" (a)\n    text: A → B\n" && text.errors.isEmpty)
    let same = try run("diff", "Old.xib", "Old.xib")
    #expect(same.code == 0 && same.output.isEmpty && same.errors.isEmpty)
    let json = try run("diff", "--format", "json", "Old.xib", "New.xib")
    #expect(json.code == 1 && json.output.contains(#""schema" : "xibc-diff/1""#))
    #expect(try run("diff", "Old.xib").code == 2)
    #expect(try run("diff", "Old.xib", "Missing.xib").code == 2)
    #expect(try run("diff", "--format", "svg", "Old.xib", "New.xib").code == 2)
    try write(#"<archive version="1"/>"#, "Archive.xib")
    let archive = try run("diff", "Old.xib", "Archive.xib")
    #expect(archive.code == 2 && archive.errors.hasPrefix("Archive.xib:1:1: error: the document is in the format"))
  }

  @Test func diffLeavesOutFramesThatConstraintsDecide() throws {
    func label(_ width: Int) -> String {
      xib(
        "<label translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"><rect key=\"frame\" width=\"\(width)\"/></label>"
      )
    }
    try write(label(1), "Old.xib")
    try write(label(2), "New.xib")
    let short = try run("diff", "Old.xib", "New.xib")
    #expect(short.code == 0 && short.output.isEmpty && short.errors.contains("--frames"))
    #expect(try run("diff", "--quiet", "Old.xib", "New.xib").errors.isEmpty)
    let full = try run("diff", "--frames", "Old.xib", "New.xib")
    #expect(full.code == 1 && full.output.contains("frame.width: 1 → 2"))
  }

  @Test func diffServesGit() throws {
    try write(xib(#"<label text="A" id="a"/>"#), "Old.xib")
    try write(xib(#"<label text="B" id="a"/>"#), "New.xib")
    let text = try run("diff", "--textconv", "Old.xib")
    #expect(text.code == 0 && text.output.contains("  label \"A\"\n    text: A\n"))
    #expect(try run("diff", "--textconv", "Old.xib", "New.xib").code == 2)
    let external = try run("diff", "--external", "Card.xib", "Old.xib", "1", "100644", "New.xib", "2", "100644")
    #expect(external.code == 0 && external.output == "xibc diff Card.xib\n  label \"B\" (a)\n    text: A → B\n")
    let added = try run("diff", "--external", "Card.xib", "/dev/null", ".", ".", "New.xib", "2", "100644")
    #expect(added.code == 0 && added.output.contains("+ label \"B\" (a)"))
    try write("<document>", "Broken.xib")
    let broken = try run("diff", "--external", "Card.xib", "Old.xib", "1", "100644", "Broken.xib", "2", "100644")
    #expect(broken.code == 0 && broken.output.contains("Card.xib:1:11: error:"))
    #expect(try run("diff", "--external", "Card.xib", "Old.xib").code == 2)
  }

  @Test func mergeWritesOverOursOrWhereToldTo() throws {
    try write(xib(#"<label text="A" tag="1" id="a"/>"#), "Base.xib")
    let (ours, theirs) = (xib(#"<label text="B" tag="1" id="a"/>"#), xib(#"<label text="A" tag="2" id="a"/>"#))
    let merged = xib(#"<label text="B" tag="2" id="a"/>"#)
    try write(ours, "Ours.xib")
    try write(theirs, "Theirs.xib")
    let printed = try run("merge", "-o", "-", "Base.xib", "Ours.xib", "Theirs.xib")
    #expect(printed.code == 0 && printed.output == merged && printed.errors.isEmpty)
    #expect(try run("merge", "-o", "Out.xib", "Base.xib", "Ours.xib", "Theirs.xib").code == 0)
    #expect(try text("Out.xib") == merged && text("Ours.xib") == ours)
    let over = try run("merge", "Base.xib", "Ours.xib", "Theirs.xib")
    #expect(over.code == 0 && over.output.isEmpty && over.errors.isEmpty)
    #expect(try text("Ours.xib") == merged && text("Theirs.xib") == theirs)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.hasSuffix(".tmp") })
    #expect(try run("merge", "Base.xib", "Ours.xib").code == 2)
    #expect(try run("merge", "Base.xib", "Ours.xib", "Missing.xib").code == 2)
  }

  @Test func mergeTellsConflictsWithTheirPlaces() throws {
    for (name, text) in [("Base.xib", "A"), ("Ours.xib", "B"), ("Theirs.xib", "C")] {
      try write(xib("\n<label text=\"\(text)\" id=\"a\"/>"), name)
    }
    let ours = try text("Ours.xib")
    let result = try run("merge", "Base.xib", "Ours.xib", "Theirs.xib")
    #expect(
      result.code == 1
        && result.output == """
          Ours.xib:2:14: error: 'text' was changed on both sides: ours stays [merge_conflict] (a, "label 'B'")
            Ours.xib:2:14: note: ours: B
            Base.xib:2:14: note: base: A
            Theirs.xib:2:14: note: theirs: C

          """
    )
    #expect(try text("Ours.xib") == ours)
    let named = try run("merge", "--path", "App/Card.xib", "Base.xib", "Ours.xib", "Theirs.xib")
    #expect(named.output.hasPrefix("App/Card.xib (ours):2:14: error:"))
    let printed = try run("merge", "-o", "-", "Base.xib", "Ours.xib", "Theirs.xib")
    #expect(printed.code == 1 && printed.output == ours && printed.errors.contains("[merge_conflict]"))
  }
}
