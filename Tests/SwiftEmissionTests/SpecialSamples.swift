/// A document for each row of the catalog that code of its own carries: `element@attribute` or `element/child`.
///
/// What stands between « and » is what the row speaks of; without it, the Swift has to be another.
enum SpecialSamples {
  /// Rows that change the Swift.
  static let carried: [String: String] =
    [views, records, texts, structures, controllers, segues].reduce([:]) { all, samples in
      all.merging(samples) { first, _ in first }
    }

  /// Rows that no Swift comes of yet, which is said.
  static let named: [String: String] = [:]

  private static let font = #"key="fontDescription" type="system" pointSize="7""#
  private static let textColor = #"<color key="textColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>"#
  private static let text = #"<fragment content="Text"/>"#

  private static let views: [String: String] = [
    "activityIndicatorView@style": #"<activityIndicatorView «style="large"» id="a"/>"#,
    "activityIndicatorView@animating": #"<activityIndicatorView «animating="YES"» id="a"/>"#,
    "barButtonItem@systemItem": #"<barButtonItem «systemItem="save"» id="a"/>"#,
    "barButtonItem@style": #"<barButtonItem «style="done"» title="Go" id="a"/>"#,
    "barButtonItem@title": #"<barButtonItem «title="Go"» id="a"/>"#,
    "barButtonItem@image": #"<barButtonItem title="Go" «image="star"» id="a"/>"#,
    "barButtonItem/image": #"<barButtonItem id="a">«<imageReference key="image" image="star"/>»</barButtonItem>"#,
    "barButtonItem/customView": #"<barButtonItem id="a">«<view key="customView" id="b"/>»</barButtonItem>"#,
    "barButtonItem/titleTextAttributes":
      "<barButtonItem id=\"a\">«<textAttributes key=\"titleTextAttributes\">\(textColor)</textAttributes>»</barButtonItem>",
    "tabBarItem@systemItem": #"<tabBarItem «systemItem="search"» id="a"/>"#,
    "tabBarItem@title": #"<tabBarItem «title="Home"» id="a"/>"#,
    "tabBarItem@image": #"<tabBarItem «image="star"» id="a"/>"#,
    "tabBarItem/image": #"<tabBarItem id="a">«<imageReference key="image" image="star"/>»</tabBarItem>"#,
    "button@buttonType": #"<button «buttonType="infoLight"» id="a"/>"#,
    "button/configuration": #"<button id="a">«<buttonConfiguration key="configuration"/>»</button>"#,
    "collectionReusableView@reuseIdentifier": #"<collectionReusableView «reuseIdentifier="Photo"» id="a"/>"#,
    "collectionView/collectionViewLayout":
      #"<collectionView id="a">«<collectionViewFlowLayout key="collectionViewLayout" id="b"/>»</collectionView>"#,
    "collectionView/cells":
      #"<collectionView id="a">«<cells><collectionViewCell id="b"/></cells>»</collectionView>"#,
    "collectionView/sectionHeaderView":
      #"<collectionView id="a">«<collectionReusableView key="sectionHeaderView" id="b"/>»</collectionView>"#,
    "collectionView/sectionFooterView":
      #"<collectionView id="a">«<collectionReusableView key="sectionFooterView" id="b"/>»</collectionView>"#,
    "collectionViewFlowLayout@automaticEstimatedItemSize":
      #"<collectionViewFlowLayout «automaticEstimatedItemSize="YES"» id="a"/>"#,
    "datePicker@useCurrentDate":
      #"<datePicker «useCurrentDate="NO"» id="a"><date key="date" timeIntervalSinceReferenceDate="7"/></datePicker>"#,
    "datePicker/date":
      #"<datePicker useCurrentDate="NO" id="a">«<date key="date" timeIntervalSinceReferenceDate="7"/>»</datePicker>"#,
    "datePicker/locale": #"<datePicker id="a">«<locale key="locale" localeIdentifier="de_DE"/>»</datePicker>"#,
    "datePicker/timeZone": #"<datePicker id="a">«<timeZone key="timeZone" name="Europe/Berlin"/>»</datePicker>"#,
    "imageView/image": #"<imageView id="a">«<imageReference key="image" image="star"/>»</imageView>"#,
    "imageView/highlightedImage":
      #"<imageView id="a">«<imageReference key="highlightedImage" image="star"/>»</imageView>"#,
    "imageView/preferredSymbolConfiguration":
      #"<imageView id="a">«<preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/>»</imageView>"#,
    "label/attributedText":
      "<label id=\"a\">«<attributedString key=\"attributedText\">\(text)</attributedString>»</label>",
    "textField/attributedText":
      "<textField id=\"a\">«<attributedString key=\"attributedText\">\(text)</attributedString>»</textField>",
    "textField/attributedPlaceholder":
      "<textField id=\"a\">«<attributedString key=\"attributedPlaceholder\">\(text)</attributedString>»</textField>",
    "textView/attributedText":
      "<textView id=\"a\">«<attributedString key=\"attributedText\">\(text)</attributedString>»</textView>",
    "refreshControl/attributedTitle":
      "<refreshControl id=\"a\">«<attributedString key=\"attributedTitle\">\(text)</attributedString>»</refreshControl>",
    "navigationBar/titleTextAttributes":
      "<navigationBar id=\"a\">«<textAttributes key=\"titleTextAttributes\">\(textColor)</textAttributes>»</navigationBar>",
    "navigationBar/largeTitleTextAttributes":
      "<navigationBar id=\"a\">«<textAttributes key=\"largeTitleTextAttributes\">\(textColor)</textAttributes>»</navigationBar>",
    "searchBar/scopeButtonTitles":
      #"<searchBar id="a">«<scopeButtonTitles key="scopeButtonTitles"><string>All</string></scopeButtonTitles>»</searchBar>"#,
    "segmentedControl@selectedSegmentIndex": #"<segmentedControl «selectedSegmentIndex="1"» id="a"/>"#,
    "segmentedControl/segments":
      #"<segmentedControl id="a"><segments>«<segment title="One"/>»</segments></segmentedControl>"#,
    "segment@title":
      #"<segmentedControl id="a"><segments><segment «title="One"»/></segments></segmentedControl>"#,
    "segment@image":
      #"<segmentedControl id="a"><segments><segment «image="star"»/></segments></segmentedControl>"#,
    "segment@enabled":
      #"<segmentedControl id="a"><segments><segment «enabled="NO"»/></segments></segmentedControl>"#,
    "segment@width": #"<segmentedControl id="a"><segments><segment «width="7"»/></segments></segmentedControl>"#,
    "segment/contentOffset":
      #"<segmentedControl id="a"><segments><segment>«<size key="contentOffset" width="7" height="8"/>»</segment></segments></segmentedControl>"#,
    "stackView@spacingType": #"<stackView «spacingType="standard"» id="a"/>"#,
    "tableView@style": #"<tableView «style="grouped"» id="a"/>"#,
    "tableView/prototypes":
      #"<tableView id="a"><prototypes>«<tableViewCell id="b"/>»</prototypes></tableView>"#,
    "tableView/sections":
      #"<tableView id="a">«<sections><tableViewSection id="b"><cells><tableViewCell id="c"/></cells></tableViewSection></sections>»</tableView>"#,
    "tableViewSection/cells":
      #"<tableView id="a"><sections><tableViewSection id="b">«<cells><tableViewCell id="c"/></cells>»</tableViewSection></sections></tableView>"#,
    "tableViewSection@headerTitle":
      #"<tableView id="a"><sections><tableViewSection «headerTitle="One"» id="b"/></sections></tableView>"#,
    "tableViewSection@footerTitle":
      #"<tableView id="a"><sections><tableViewSection «footerTitle="One"» id="b"/></sections></tableView>"#,
    "tableViewSection/headerTitle":
      #"<tableView id="a"><sections><tableViewSection id="b">«<string key="headerTitle">One</string>»</tableViewSection></sections></tableView>"#,
    "tableViewSection/footerTitle":
      #"<tableView id="a"><sections><tableViewSection id="b">«<string key="footerTitle">One</string>»</tableViewSection></sections></tableView>"#,
    "tableViewCell@style": #"<tableViewCell «style="IBUITableViewCellStyleSubtitle"» id="a"/>"#,
    "tableViewCell@reuseIdentifier": #"<tableViewCell «reuseIdentifier="Row"» id="a"/>"#,
    "tableViewCell@rowHeight":
      #"<tableView id="a"><sections><tableViewSection id="b"><cells><tableViewCell «rowHeight="77"» id="c"/></cells></tableViewSection></sections></tableView>"#,
    "tableViewCell@textLabel": cell(#"textLabel="c""#, "label"),
    "tableViewCell@detailTextLabel": cell(#"detailTextLabel="c""#, "label"),
    "tableViewCell@imageView": cell(#"imageView="c""#, "imageView"),
    "tableViewHeaderFooterView@reuseIdentifier": #"<tableViewHeaderFooterView «reuseIdentifier="Head"» id="a"/>"#,
    "view/frame": #"<view id="a">«<rect key="frame" x="1" y="2" width="3" height="4"/>»</view>"#,
    "view/frameInset": #"<view id="a">«<frame key="frameInset" minX="1" minY="2" width="3" height="4"/>»</view>"#,
    "visualEffectView/blurEffect": #"<visualEffectView id="a">«<blurEffect style="dark"/>»</visualEffectView>"#,
    "visualEffectView/vibrancyEffect":
      #"<visualEffectView id="a">«<vibrancyEffect><blurEffect style="dark"/></vibrancyEffect>»</visualEffectView>"#,
    "wkWebView/configuration":
      #"<wkWebView id="a">«<wkWebViewConfiguration key="configuration" allowsInlineMediaPlayback="YES"/>»</wkWebView>"#,
  ]

  /// A cell whose content view holds what the cell already has.
  private static func cell(_ attribute: String, _ element: String) -> String {
    "<tableViewCell «\(attribute)» id=\"a\"><tableViewCellContentView key=\"contentView\" id=\"b\"><subviews>"
      + "<\(element) id=\"c\"/></subviews></tableViewCellContentView></tableViewCell>"
  }

  private static let records: [String: String] = [
    "blurEffect@style": #"<visualEffectView id="a"><blurEffect «style="dark"»/></visualEffectView>"#,
    "vibrancyEffect/blurEffect":
      #"<visualEffectView id="a"><vibrancyEffect>«<blurEffect style="dark"/>»</vibrancyEffect></visualEffectView>"#,
    "buttonConfiguration@style":
      #"<button id="a"><buttonConfiguration key="configuration" «style="filled"»/></button>"#,
    "buttonConfiguration/attributedTitle":
      configuration("<attributedString key=\"attributedTitle\">\(text)</attributedString>"),
    "buttonConfiguration/attributedSubtitle":
      configuration("<attributedString key=\"attributedSubtitle\">\(text)</attributedString>"),
    "buttonConfiguration/titleFontDescription":
      configuration(#"<fontDescription key="titleFontDescription" type="system" pointSize="7"/>"#),
    "buttonConfiguration/image": configuration(#"<imageReference key="image" image="star"/>"#),
    "buttonConfiguration/preferredSymbolConfigurationForImage":
      configuration(
        #"<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>"#),
    "imageReference@image": image(#"«image="star"»"#),
    "imageReference@symbolScale": image(#"image="star" catalog="system" «symbolScale="large"»"#),
    "imageReference@renderingMode": image(#"image="star" «renderingMode="template"»"#),
    "locale@localeIdentifier":
      #"<datePicker id="a"><locale key="locale" «localeIdentifier="de_DE"»/></datePicker>"#,
    "timeZone@name": #"<datePicker id="a"><timeZone key="timeZone" «name="Europe/Berlin"»/></datePicker>"#,
    "preferredSymbolConfiguration@pointSize": symbol(#" «pointSize="7"»"#),
    "preferredSymbolConfiguration@scale": symbol(#" «scale="large"»"#),
    "preferredSymbolConfiguration@weight": symbol(#" «weight="bold"»"#),
    "preferredSymbolConfiguration/fontDescription": symbol("", "«<fontDescription \(font)/>»"),
    "scopeButtonTitles/string":
      #"<searchBar id="a"><scopeButtonTitles key="scopeButtonTitles">«<string>All</string>»</scopeButtonTitles></searchBar>"#,
    "state/attributedTitle":
      "<button id=\"a\"><state key=\"normal\">«<attributedString key=\"attributedTitle\">\(text)</attributedString>»</state></button>",
    "state/image":
      #"<button id="a"><state key="normal">«<imageReference key="image" image="star"/>»</state></button>"#,
    "state/backgroundImage":
      #"<button id="a"><state key="normal">«<imageReference key="backgroundImage" image="star"/>»</state></button>"#,
    "state/preferredSymbolConfiguration":
      #"<button id="a"><state key="normal">«<preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/>»</state></button>"#,
    "textAttributes/fontDescription": textAttributes("<fontDescription \(font)/>"),
    "textAttributes/textColor": textAttributes(textColor),
    "textAttributes/textShadowColor":
      textAttributes(
        #"<color key="textShadowColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>"#),
    "textAttributes/textShadowOffset":
      textAttributes(#"<offsetWrapper key="textShadowOffset" horizontal="7" vertical="8"/>"#),
    "wkWebViewConfiguration/preferences":
      #"<wkWebView id="a"><wkWebViewConfiguration key="configuration">«<wkPreferences key="preferences" minimumFontSize="7"/>»</wkWebViewConfiguration></wkWebView>"#,
  ]

  private static func configuration(_ child: String) -> String {
    "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"plain\">«\(child)»</buttonConfiguration></button>"
  }

  private static func image(_ attributes: String) -> String {
    "<imageView id=\"a\"><imageReference key=\"image\" \(attributes)/></imageView>"
  }

  private static func symbol(_ attributes: String, _ child: String = "") -> String {
    "<imageView id=\"a\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\"\(attributes)>\(child)"
      + "</preferredSymbolConfiguration></imageView>"
  }

  private static func textAttributes(_ child: String) -> String {
    "<navigationBar id=\"a\"><textAttributes key=\"titleTextAttributes\">«\(child)»</textAttributes></navigationBar>"
  }

  private static let texts: [String: String] = {
    var samples = [
      "fragment@content": attributed(#"<fragment «content="Text"»/>"#),
      "fragment/content": attributed(#"<fragment>«<string key="content">Text</string>»</fragment>"#),
      "fragment/attributes":
        attributed(#"<fragment content="T">«<attributes><real key="NSKern" value="7"/></attributes>»</fragment>"#),
      "attributedString/fragment": attributed("«\(text)»"),
      "mutableAttributedString/fragment":
        "<label id=\"a\"><mutableAttributedString key=\"attributedText\">«\(text)»</mutableAttributedString></label>",
      "attributes/NSFont": attribute(#"<font key="NSFont" size="7" name="Futura"/>"#),
      "attributes/NSLink": attribute(#"<url key="NSLink" string="https://example.com"/>"#),
      "attributes/NSParagraphStyle": attribute(#"<paragraphStyle key="NSParagraphStyle" alignment="center"/>"#),
      "paragraphStyle/tabStops": paragraph(#"«<tabStops><textTab alignment="left" location="7"/></tabStops>»"#),
      "tabStops/textTab": paragraph(#"<tabStops>«<textTab alignment="left" location="7"/>»</tabStops>"#),
      "textTab@alignment": paragraph(#"<tabStops><textTab «alignment="right"» location="7"/></tabStops>"#),
      "textTab@location": paragraph(#"<tabStops><textTab alignment="left" «location="7"»/></tabStops>"#),
    ]
    for color in [
      "NSColor", "NSBackgroundColor", "NSStrokeColor", "NSUnderlineColor", "NSStrikethroughColor",
    ] {
      samples["attributes/\(color)"] = attribute(
        "<color key=\"\(color)\" white=\"0.25\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
    }
    for number in ["NSKern", "NSStrokeWidth", "NSBaselineOffset", "NSExpansion", "NSObliqueness"] {
      samples["attributes/\(number)"] = attribute("<real key=\"\(number)\" value=\"7\"/>")
    }
    for number in ["NSLigature", "NSUnderline", "NSStrikethrough"] {
      samples["attributes/\(number)"] = attribute("<integer key=\"\(number)\" value=\"1\"/>")
    }
    return samples
  }()

  private static func attributed(_ fragments: String) -> String {
    "<label id=\"a\"><attributedString key=\"attributedText\">\(fragments)</attributedString></label>"
  }

  private static func attribute(_ child: String) -> String {
    attributed("<fragment content=\"T\"><attributes>«\(child)»</attributes></fragment>")
  }

  private static func paragraph(_ children: String) -> String {
    attributed(
      "<fragment content=\"T\"><attributes><paragraphStyle key=\"NSParagraphStyle\">\(children)</paragraphStyle>"
        + "</attributes></fragment>")
  }

  private static let structures: [String: String] = [
    "viewController@storyboardIdentifier": storyboard(
      #"<scenes><scene sceneID="s"><objects><viewController «storyboardIdentifier="Home"» id="a"/></objects></scene></scenes>"#
    ),
    "viewController@useStoryboardIdentifierAsRestorationIdentifier": storyboard(
      #"<scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="Home" «useStoryboardIdentifierAsRestorationIdentifier="YES"» id="a"/></objects></scene></scenes>"#
    ),
    "label@minimumFontSize": #"<label «minimumFontSize="3"» id="a"><fontDescription \#(font)/></label>"#,
    "document/objects":
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">«<objects><view id="a"/></objects>»</document>"#,
    "document/tintColor": storyboard(
      #"<scenes><scene sceneID="s"><objects><viewController id="a"/></objects></scene></scenes>«<color key="tintColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>»"#
    ),
    "document/scenes": storyboard(
      #"«<scenes><scene sceneID="s"><objects><viewController id="a"/></objects></scene></scenes>»"#),
    "scene/objects": storyboard(
      #"<scenes><scene sceneID="s">«<objects><viewController id="a"/></objects>»</scene></scenes>"#),
    "userDefinedRuntimeAttribute/value":
      #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">«<real key="value" value="7"/>»</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#,
    "variation/subviews":
      #"<view id="a"><subviews><view id="b"/></subviews><variation key="default">«<mask key="subviews"><exclude reference="b"/></mask>»</variation></view>"#,
    "variation/constraints":
      #"<view id="a"><constraints><constraint firstAttribute="width" constant="7" id="b"/></constraints><variation key="default">«<mask key="constraints"><exclude reference="b"/></mask>»</variation></view>"#,
  ]

  private static let controllers: [String: String] = [
    "pageViewController@navigationOrientation": scene(
      #"<pageViewController «navigationOrientation="vertical"» id="a"/>"#),
    "pageViewController@transitionStyle": scene(#"<pageViewController «transitionStyle="scroll"» id="a"/>"#),
    "pageViewController@spineLocation": scene(#"<pageViewController «spineLocation="mid"» id="a"/>"#),
    "pageViewController@pageSpacing": scene(#"<pageViewController «pageSpacing="7"» id="a"/>"#),
    "splitViewController@allowDoubleColumnStyle": scene(
      #"<splitViewController «allowDoubleColumnStyle="YES"» id="a"/>"#),
    "splitViewController@allowTripleColumnStyle": scene(
      #"<splitViewController «allowTripleColumnStyle="YES"» id="a"/>"#),
    "viewControllerPlaceholder@storyboardName": placeholder(#"storyboardName="«Other»Main""#),
    "viewControllerPlaceholder@referencedIdentifier": placeholder(
      #"storyboardName="Main" «referencedIdentifier="Home"»"#),
    "viewControllerPlaceholder@bundleIdentifier": placeholder(
      #"storyboardName="Main" «bundleIdentifier="org.example.kit"»"#),
  ]

  private static let segues: [String: String] = [
    "segue@trigger": scene(
      #"<tableViewController id="a"><tableView key="view" id="t"><prototypes><tableViewCell id="c"><connections><segue destination="b" kind="show" «trigger="accessoryAction"» id="s"/></connections></tableViewCell></prototypes></tableView></tableViewController>"#
    ),
    "segue@animates": segue(#"kind="presentation" «animates="NO"»"#),
    "segue@action": segue(#"kind="show" «action="showDetailViewController:sender:"»"#),
    "segue@destinationCreationSelector": segue(#"kind="show" «destinationCreationSelector="makeHome:"»"#),
    "segue@splitViewControllerTargetIndex": segue(#"kind="push" «splitViewControllerTargetIndex="1"»"#),
    "segue/popoverArrowDirection": segue(
      #"kind="popoverPresentation""#, #"«<popoverArrowDirection key="popoverArrowDirection" up="YES"/>»"#),
  ]

  /// A storyboard with a controller, and another one to which it may lead.
  private static func scene(_ controller: String) -> String {
    storyboard(
      "<scenes><scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
        + "<scene sceneID=\"t\"><objects><viewController id=\"b\"/></objects></scene></scenes>")
  }

  private static func segue(_ attributes: String, _ children: String = "") -> String {
    scene(
      "<viewController customClass=\"Home\" id=\"a\"><connections>"
        + "<segue destination=\"b\" \(attributes) id=\"g\">\(children)</segue></connections></viewController>")
  }

  private static func placeholder(_ attributes: String) -> String {
    scene(
      "<navigationController id=\"a\"><connections><segue destination=\"p\" kind=\"relationship\""
        + " relationship=\"rootViewController\" id=\"g\"/></connections></navigationController>"
        + "<viewControllerPlaceholder \(attributes) id=\"p\"/>")
  }

  private static func storyboard(_ content: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\(content)</document>"
  }
}
