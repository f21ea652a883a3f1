import InterfaceBuilder
import InterfaceModel
import Reporting
import Testing

/// What of a launch screen an `Info.plist` can say.
@Suite struct LaunchScreenDictionaryTests {
  private struct NotRead: Error {}

  private func dictionary(_ view: String, controllers: String = "", initial: String = "a") throws
    -> LaunchScreenDictionary
  {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES" initialViewController="\(initial)">
      <scenes>\(controllers)<scene sceneID="s"><objects><viewController id="a">
      <view key="view" id="v">\(view)</view></viewController></objects></scene></scenes></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(markup.utf8), file: "Launch.storyboard") else {
      throw NotRead()
    }
    return LaunchScreenDictionary(document)
  }

  private let logo = """
    <subviews><imageView image="Logo" id="i"/></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
    <constraint firstItem="i" firstAttribute="centerX" secondItem="g" secondAttribute="centerX" id="x"/>
    <constraint firstItem="g" firstAttribute="centerY" secondItem="i" secondAttribute="centerY" id="y"/></constraints>
    """

  @Test func aColourAndAnImageInTheMiddleAreAllThereIsToSay() throws {
    let dictionary = try dictionary(logo + #"<color key="backgroundColor" name="Back &amp; ground"/>"#)
    #expect(dictionary.omissions.isEmpty)
    #expect(
      dictionary.propertyList == """
        <key>UILaunchScreen</key>
        <dict>
         <key>UIColorName</key>
         <string>Back &amp; ground</string>
         <key>UIImageName</key>
         <string>Logo</string>
         <key>UIImageRespectsSafeAreaInsets</key>
         <true/>
        </dict>

        """)
  }

  @Test func anImageInTheWholeScreenMindsNoInsets() throws {
    let dictionary = try dictionary(
      logo.replacing("secondItem=\"g\"", with: "secondItem=\"v\"").replacing("firstItem=\"g\"", with: "firstItem=\"v\"")
    )
    #expect(dictionary.imageName == "Logo" && !dictionary.imageRespectsSafeArea && dictionary.omissions.isEmpty)
  }

  @Test func nothingIsADictionaryToo() throws {
    #expect(try dictionary("").propertyList == "<key>UILaunchScreen</key>\n<dict/>\n")
  }

  @Test func barsOfContainersAreSaid() throws {
    let tabs =
      #"<scene sceneID="t"><objects><tabBarController id="t"><connections><segue destination="n" kind="relationship" relationship="viewControllers" id="1"/></connections></tabBarController></objects></scene>"#
    let navigation =
      #"<scene sceneID="u"><objects><navigationController id="n" toolbarHidden="NO"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="2"/></connections></navigationController></objects></scene>"#
    let dictionary = try dictionary("", controllers: tabs + navigation, initial: "t")
    #expect(dictionary.hasTabBar && dictionary.hasNavigationBar && dictionary.hasToolbar)
    #expect(dictionary.propertyList.contains("<key>UIToolbar</key>\n <dict/>"))
  }

  @Test func controllersThatHoldEachOtherEnd() throws {
    let navigation =
      #"<scene sceneID="u"><objects><navigationController id="n"><connections><segue destination="n" kind="relationship" relationship="rootViewController" id="2"/></connections></navigationController></objects></scene>"#
    #expect(try dictionary("", controllers: navigation, initial: "n").hasNavigationBar)
  }

  @Test(arguments: [
    (
      #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
      "colour"
    ),
    (#"<subviews><label text="Hello" id="l"/></subviews>"#, "has no label: what stands in it isn't shown (Hello)"),
    (#"<subviews><imageView image="star" catalog="system" id="i"/></subviews>"#, "no symbol"),
    (#"<subviews><imageView image="Logo" id="i"/></subviews>"#, "in the middle"),
  ])
  func whatIsLostIsSaidWithItsPlace(_ view: String, _ words: String) throws {
    let omissions = try dictionary(view).omissions
    #expect(omissions.count == 1)
    #expect(omissions.first?.message.contains(words) == true)
    #expect(omissions.first.map { $0.range.start > 0 } == true)
  }
}
