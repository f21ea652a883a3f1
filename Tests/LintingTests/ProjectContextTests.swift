import ProjectResources
import Testing

@testable import Linting

/// What the linter takes from the project around documents.
@Suite struct ProjectContextTests {
  private func context(_ versions: String...) -> ProjectContext {
    let files = versions.enumerated().compactMap { place, version in
      ResourceFile.read(
        Array(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>MinimumOSVersion</key><string>\(version)</string></dict></plist>
          """.utf8), path: "\(place)/Info.plist")
    }
    return ProjectContext(resources: ProjectResources(files))
  }

  @Test func theOldestSystemOfTheAppsHoldsWhereNothingElseIsSaid() {
    #expect(context("15.0", "13.4").completing(LintConfiguration()).deploymentTarget == SystemVersion(13, 4))
    #expect(context("$(TARGET)").completing(LintConfiguration()).deploymentTarget == nil)
    let said = LintConfiguration(deploymentTarget: SystemVersion(16))
    #expect(context("13.0").completing(said).deploymentTarget == SystemVersion(16))
    #expect(ProjectContext().completing(LintConfiguration()).deploymentTarget == nil)
  }

  @Test func typesAreReadAsSourcesWriteThem() {
    #expect(TypeText.className("UILabel!") == "UILabel" && TypeText.className("UIButton *") == "UIButton")
    #expect(TypeText.className("Optional<UILabel>") == "UILabel" && TypeText.className("UIKit.UILabel?") == "UILabel")
    for type in ["id", "any Card", "[UIView]", "UIView & Card", "id<Card>", "Box<UIView>"] {
      #expect(TypeText.className(type) == nil, "\(type)")
    }
    #expect(TypeText.elementClassName("[UILabel]!") == "UILabel" && TypeText.elementClassName("NSArray *") == nil)
    #expect(TypeText.elementClassName("NSArray<UIView *> *") == "UIView")
    #expect(TypeText.isScalar("CGFloat") && !TypeText.isScalar("CGFloat?") && !TypeText.isScalar("NSNumber *"))
  }
}
