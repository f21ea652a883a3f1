import InterfaceModel
import LayoutMetrics
import Testing

@Suite struct LayoutDeviceTests {
  @Test func everyDeviceIsFoundByItsOwnID() {
    for device in LayoutDevice.all { #expect(LayoutDevice.named(device.id) == device) }
    #expect(LayoutDevice.named("retina1_0") == nil)
  }

  @Test func landscapeTurnsTheScreenButNotATelevision() throws {
    #expect(try device("retina4_7").size(orientation: "landscape") == Extent(width: 667, height: 375))
    #expect(try device("appleTV").size(orientation: "landscape") == Extent(width: 1920, height: 1080))
  }

  @Test(arguments: [
    ("retina4_7", 14460, 20, 0), ("retina4_7", 17156, 0, 0), ("retina4_7", 22505, 20, 0),
    ("retina6_1", 17156, 44, 34), ("retina6_1", 22155, 48, 34), ("retina6_1", 24765, 96, 68),
    ("retina5_9", 21507, 47, 34), ("retina5_9", 23504, 50, 34), ("retina6_12", 23504, 59, 34),
    ("ipad12_9rounded", 20037, 24, 20),
  ])
  func safeAreasAreThoseOfTheCanvas(id: String, tools: Int, top: Double, bottom: Double) throws {
    let insets = try device(id).safeArea(orientation: "portrait", era: LayoutEra(tools: tools))
    #expect(insets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  @Test func barsAddToTheSafeArea() throws {
    let insets = try device("retina5_9").safeArea(
      orientation: "portrait", bars: [.navigationBar, .tabBar], era: LayoutEra(tools: 17156))
    #expect(insets.top == 88)
    #expect(insets.bottom == 83)
  }

  @Test func aSheetHasNoStatusBarAndATallerBar() throws {
    let insets = try device("retina6_12").safeArea(
      orientation: "portrait", bars: [.navigationBar, .sheet], era: LayoutEra(tools: 24765))
    #expect(insets.top == 70)
  }

  @Test func onItsSideAPhoneKeepsClearOfTheHousing() throws {
    let insets = try device("retina6_12").safeArea(orientation: "landscape", era: .latest, fidelity: .device)
    #expect(insets == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
  }

  @Test(arguments: [
    (17701, EdgeInsets(top: 0, leading: 44, bottom: 21, trailing: 44)),
    (21208, EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)),
  ])
  func theCanvasTurnedTheInsetsWithThePhoneBeforeXcode14(tools: Int, insets: EdgeInsets) throws {
    let turned = try device("retina6_0").safeArea(orientation: "landscape", era: LayoutEra(tools: tools))
    #expect(turned == insets)
  }

  @Test(arguments: [(7706, ""), (14460, "retina4_7"), (22505, "retina6_12")])
  func documentsWithoutADeviceHaveTheOneOfTheirEra(tools: Int, id: String) {
    #expect(LayoutDevice.standard(for: .iOS, era: LayoutEra(tools: tools)).id == id)
  }

  @Test func televisionsAreTheOnlyDeviceOfTheirPlatform() {
    #expect(LayoutDevice.standard(for: .tvOS, era: .latest).id == "appleTV")
  }

  @Test func sizeClassesFollowTheScreen() throws {
    #expect(try device("retina4_7").sizeClasses(orientation: "portrait") == (.compact, .regular))
    #expect(try device("retina4_7").sizeClasses(orientation: "landscape") == (.compact, .compact))
    #expect(try device("retina6_1").sizeClasses(orientation: "landscape") == (.regular, .compact))
    #expect(try device("ipad9_7").sizeClasses(orientation: "portrait") == (.regular, .regular))
  }

  @Test func lengthsAreRoundedUpToPixels() throws {
    #expect(try device("retina4_7").ceilToPixel(20.29) == 20.5)
    #expect(try device("retina4_7").ceilToPixel(20.5 + 1e-9) == 20.5)
    #expect(try abs(device("retina5_9").ceilToPixel(20.29) - 61.0 / 3) < 1e-9)
  }

  private func device(_ id: String) throws -> LayoutDevice { try #require(LayoutDevice.named(id)) }
}
