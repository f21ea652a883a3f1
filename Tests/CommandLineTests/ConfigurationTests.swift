import Foundation
import Testing

/// What `.xibc.json` does, as a user sees it.
extension CommandLineTests {
  private var broken: String { xib(#"<view alpha="x" id="a"/>"#) }

  private func files(_ run: Run) -> [String] {
    run.output.split(separator: "\n").filter { $0.contains("[invalid_value]") }.map { String($0.prefix { $0 != ":" }) }
  }

  @Test func aFoldersConfigurationLiesOverThoseAroundIt() throws {
    try write(broken, "A/B/Card.xib")
    try write(#"{"rules": {"invalid_value": {"severity": "error"}}}"#, ".xibc.json")
    #expect(try run("lint", "A").code == 1)
    try write(#"{"rules": {"duplicate_id": {"enabled": false}}}"#, "A/.xibc.json")
    #expect(try run("lint", "A").code == 1)
    try write(#"{"rules": {"invalid_value": {"severity": "note"}}}"#, "A/B/.xibc.json")
    #expect(try run("lint", ".").code == 0)
    try write(#"{"root": true}"#, "A/B/.xibc.json")
    let root = try run("lint", ".")
    #expect(root.code == 0 && root.output.contains("warning"))
  }

  @Test func whatIsExcludedIsNotLookedAt() throws {
    for name in ["App/A.xib", "App/Old/B.xib", "App/Old/Keep.xib", "Pods/C.xib", "App/Pods/D.xib"] {
      try write(broken, name)
    }
    try write(#"{"exclude": ["Pods/", "/App/Old/*", "!Keep.xib"]}"#, ".xibc.json")
    #expect(try files(run("lint", ".")) == ["./App/A.xib", "./App/Old/Keep.xib"])
    #expect(try files(run("lint", "App")) == ["App/A.xib", "App/Old/Keep.xib"])
    let named = try run("lint", "App/A.xib", "App/Old/B.xib", "Pods")
    #expect(files(named) == ["App/A.xib"])
    #expect(
      named.errors == "App/Old/B.xib: note: the configuration excludes it\nPods: note: the configuration excludes it\n")
    // A folder within may take back what one around it excludes.
    try write(#"{"exclude": ["!B.xib"]}"#, "App/Old/.xibc.json")
    #expect(try files(run("lint", "App/Old")) == ["App/Old/B.xib", "App/Old/Keep.xib"])
    #expect(try files(run("lint", "--config", "App/Old/.xibc.json", "Pods")) == ["Pods/C.xib"])
  }

  @Test func aFolderThatIsExcludedIsNotEvenOpened() throws {
    try write(broken, "App/A.xib")
    try write("{", "Pods/X/.xibc.json")
    try write(broken, "Pods/X/B.xib")
    #expect(try run("lint", ".").code == 2)
    try write(#"{"exclude": ["/Pods"]}"#, ".xibc.json")
    #expect(try files(run("lint", ".")) == ["./App/A.xib"])
  }

  @Test func onlyWhatIsIncludedIsLookedAt() throws {
    for name in ["App/A.xib", "App/Old/B.xib", "Kit/C.xib"] { try write(broken, name) }
    try write(#"{"include": ["App/**"], "exclude": ["Old"]}"#, ".xibc.json")
    #expect(try files(run("lint", ".")) == ["./App/A.xib"])
    try write(#"{"include": ["C.xib"]}"#, "Kit/.xibc.json")
    #expect(try files(run("lint", ".")) == ["./App/A.xib", "./Kit/C.xib"])
  }

  @Test func aRunThatLooksAtNoFileSaysSo() throws {
    try write(broken, "App/A.xib")
    try write(#"{"exclude": ["*"]}"#, ".xibc.json")
    #expect(try run("lint", "App/A.xib").output == "no file was looked at\n")
    let json = try run("lint", "--format", "json", "App/A.xib")
    #expect(json.errors.hasSuffix("xibc lint: no file was looked at\n"))
    #expect(try run("lint", "--quiet", "App/A.xib").errors.hasSuffix("xibc lint: no file was looked at\n"))
  }

  @Test func sourcesOfTheConfigurationAreReadAsThoseOfTheOption() throws {
    try write(xib(#"<view id="a" customClass="Card"/>"#), "App/Views/Card.xib")
    try write(
      """
      class Card: UIView {
        required init?(coder: NSCoder) { super.init(coder: coder); Bundle.main.loadNibNamed("Card", owner: self) }
      }
      """, "App/Code/Loading.swift")
    #expect(try !run("lint", "App").output.contains("[recursive_nib]"))
    try write(#"{"sources": ["Code"]}"#, "App/.xibc.json")
    #expect(try run("lint", "App").output.contains("[recursive_nib]"))
    #expect(try run("lint", folder.path + "/App/Views/Card.xib").output.contains("[recursive_nib]"))
    try write(#"{"sources": ["Sparkle"]}"#, "App/.xibc.json")
    let missing = try run("lint", "App")
    #expect(missing.code == 2 && missing.errors.contains("'App/Sparkle' doesn't exist"))
  }

  @Test func aConfigurationSuppressesByObjectAndFile() throws {
    try write(xib(#"<view alpha="x" id="a"/><view alpha="x" id="b"/>"#), "App/A.xib")
    try write(broken, "App/B.xib")
    try write(#"{"suppress": [{"file": "A.xib", "object": "a", "rules": ["invalid_value"]}]}"#, ".xibc.json")
    let one = try run("lint", "App")
    #expect(files(one) == ["App/A.xib", "App/B.xib"])
    #expect(one.output.hasSuffix("2 files, 0 errors, 2 warnings, 0 notes, 1 suppressed\n"))
    try write(#"{"suppress": [{"file": "App/*", "rules": ["all"]}]}"#, ".xibc.json")
    #expect(try run("lint", "App").output == "2 files, no findings, 3 suppressed\n")
    #expect(try run("lint", "--format", "json", "App").output.contains("\"suppressed\" : 3"))
    try write(
      """
      {"suppress": [
        {"object": "c", "rules": ["invalid_value", "duplicate_id"]}
      ]}
      """, ".xibc.json")
    let unused = try run("lint", "--enable", "unused_suppression", "App").output
    #expect(unused.contains(".xibc.json:2:14: warning: 'duplicate_id' finds nothing about the object 'c'"))
    #expect(unused.contains(".xibc.json:2:14: warning: 'invalid_value' finds nothing about the object 'c'"))
  }

  @Test(arguments: [
    (#"{"suppress": [{"object": "a", "rules": ["invalid_valu"]}]}"#, "unknown rule 'invalid_valu'; did you mean"),
    (#"{"suppress": [{"rules": ["invalid_value"]}]}"#, "each of 'suppress' needs 'rules' and a 'file' or an 'object'"),
    (#"{"suppress": [{"object": "a", "rules": []}]}"#, "each of 'suppress' needs"),
    (#"{"suppress": [{"object": "a", "rule": "invalid_value"}]}"#, "suppress.0: unknown key 'rule'"),
    (#"{"exclude": "Pods"}"#, "exclude: "), (#"{"root": 1}"#, "root: "),
  ])
  func aConfigurationThatSaysNothingIsRefused(_ configuration: String, _ message: String) throws {
    try write(broken, "A.xib")
    try write(configuration, ".xibc.json")
    let refused = try run("lint", "A.xib")
    #expect(refused.code == 2 && refused.errors.contains(message), "\(refused.errors)")
  }

  @Test func whatHoldsForAPathIsPrinted() throws {
    try write(broken, "App/A.xib")
    try write(
      #"{"rules": {"touch_target_small": {"options": {"minimum": 48}}}, "sources": ["Code"], "deploymentTarget": "15", "include": ["App/**"], "exclude": ["Pods/"], "modules": {"Kit": ["Kit"]}}"#,
      ".xibc.json")
    try write(
      #"{"rules": {"invalid_value": {"severity": "error"}}, "exclude": ["A.xib", "!Old/B.xib"], "resources": ["Assets"], "suppress": [{"object": "a", "rules": ["all"]}]}"#,
      "App/.xibc.json")
    let command = ["lint", "--print-config", "--disable", "duplicate_id", "--sources", "App", "App/A.xib"]
    let print = try run(command)
    #expect(
      print.errors.hasPrefix("App/A.xib: note: .xibc.json, App/.xibc.json says what holds; paths start from /"))
    #expect(print.errors.hasSuffix("\nApp/A.xib: note: it is excluded\n"))
    let printed = try #require(JSONSerialization.jsonObject(with: Data(print.output.utf8)) as? [String: Any])
    #expect(printed["root"] as? Bool == true)
    #expect(printed["deploymentTarget"] as? String == "15.0")
    #expect(printed["include"] as? [String] == ["App/**"])
    #expect(printed["exclude"] as? [String] == ["Pods/", "/App/**/A.xib", "!/App/Old/B.xib"])
    #expect(printed["sources"] as? [String] == ["App", "Code"])
    #expect(printed["resources"] as? [String] == ["App/Assets"])
    #expect(printed["modules"] as? [String: [String]] == ["Kit": ["Kit"]])
    let rules = try #require(printed["rules"] as? [String: [String: Any]])
    #expect(rules.count > 130)
    #expect(rules["invalid_value"]?["severity"] as? String == "error")
    #expect(rules["duplicate_id"]?["enabled"] as? Bool == false)
    #expect((rules["touch_target_small"]?["options"] as? [String: Double]) == ["minimum": 48])
    let suppressed = try #require((printed["suppress"] as? [[String: Any]])?.first)
    #expect(suppressed["object"] as? String == "a" && suppressed["file"] as? String == "/App/**")
    #expect(try run("lint", "--print-config", "App", "App").code == 2)
  }

  @Test func whatIsPrintedIsAConfigurationThatSaysTheSame() throws {
    try write(broken, "App/A.xib")
    try write(broken, "App/Old/B.xib")
    try write(#"{"rules": {"duplicate_id": {"enabled": false}}, "sources": ["App"]}"#, ".xibc.json")
    try write(#"{"exclude": ["Old/"]}"#, "App/.xibc.json")
    let command = ["lint", "--print-config", "App/A.xib"]
    let (first, lint) = (try run(command).output, try run("lint", "."))
    try write("{}", "App/.xibc.json")
    try write(first, ".xibc.json")
    #expect(try run(command).output == first)
    let second = try run("lint", ".")
    #expect(second.output == lint.output && second.code == lint.code)
    try write(first, "other.json")
    #expect(try run("lint", "--config", "other.json", ".").output == lint.output)
  }

  @Test func configurationsOfOtherLintersAreImported() throws {
    try write("excluded:\n  - Pods\nenabled_rules:\n  - sparkle\n", ".iblinter.yml")
    let imported = try run("config", "import", ".iblinter.yml")
    #expect(imported.code == 0 && imported.output.contains("\"/Pods\""))
    #expect(imported.errors == ".iblinter.yml: note: 'sparkle': no rule answers for it\n")
    try write(imported.output, ".xibc.json")
    try write(broken, "Pods/A.xib")
    try write(broken, "App/A.xib")
    #expect(try files(run("lint", ".")) == ["./App/A.xib"])
    try write("excluded: &a\n", ".iblinter.yml")
    let refused = try run("config", "import", ".iblinter.yml")
    #expect(refused.code == 2 && refused.errors.hasPrefix(".iblinter.yml:1: error: "))
    #expect(try run("config", "export", ".iblinter.yml").code == 2)
    #expect(try run("config", "import", "none.yml").code == 2)
  }

  @Test func resourcesAreReadAndWhatIsBrokenIsSaid() throws {
    try write(xib(#"<imageView image="Lego" id="a"/>"#), "App/A.xib")
    try write("{}", "App/Assets.xcassets/Logo.imageset/Contents.json")
    try write("\"a", "App/de.lproj/A.strings")
    #expect(try run("lint", "App").code == 0)
    let lint = try run("lint", "--resources", "App", "App")
    #expect(lint.code == 1 && lint.output.contains("[missing_image]") && lint.output.contains("did you mean 'Logo'?"))
    #expect(lint.errors == "App/de.lproj/A.strings: warning: no table of strings\n")
    try write(#"{"resources": ["App"]}"#, ".xibc.json")
    #expect(try run("lint", "App").output.contains("[missing_image]"))
    #expect(try run("lint", "--resources", "Sparkle", "App").code == 2)
  }

  @Test func modulesOfSourcesAreKnownFromTheConfiguration() throws {
    try write(xib(#"<view customClass="Card" customModule="App" id="a"/>"#), "App/A.xib")
    try write("class Card: UIView {}", "Kit/Sources/Card.swift")
    try write(#"{"modules": {"Kit": ["Kit/Sources"]}}"#, ".xibc.json")
    #expect(try run("lint", "App").output.contains("declared in the module 'Kit', not 'App'"))
    try write(#"{"modules": {"App": ["Kit/Sources"]}}"#, ".xibc.json")
    #expect(try run("lint", "App").code == 0)
  }

  @Test func findingsInSourcesAreSuppressedByTheirFiles() throws {
    try write(xib(#"<view customClass="Card" id="a"/>"#), "App/A.xib")
    try write("class Card: UIView { @IBOutlet var title: UILabel! }", "App/Card.swift")
    let command = ["lint", "--enable", "unconnected_outlet", "--sources", "App", "App"]
    #expect(try run(command).output.contains("App/Card.swift:1:36: warning: no document connects"))
    try write(#"{"suppress": [{"file": "Card.swift", "rules": ["unconnected_outlet"]}]}"#, ".xibc.json")
    #expect(try run(command).output == "1 file, no findings, 1 suppressed\n")
  }
}
