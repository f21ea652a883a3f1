extension FaultyDocument {
  /// The root element.
  static let root: [FaultyDocument] = [
    .document(
      #"<interface xmlns="urn:xibc:view:1" imports="↓Map-Kit"/>"#, "'Map-Kit' is no name of a module"),
    .document(#"↓<view xmlns="urn:xibc:view:1"/>"#, #"'view' is no kind of interface document for iOS or tvOS"#),
    .document(#"<↓interface/>"#, #"'interface' has no namespace; the language's is xmlns="urn:xibc:view:1""#),
    .document(
      #"<interface xmlns="↓urn:xibc:view:2"/>"#,
      #"'urn:xibc:view:2' is no namespace of the language; the language's is xmlns="urn:xibc:view:1""#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" target="↓Windows"/>"#,
      #"'target' can't be 'Windows'; expected iOS or tvOS, with a version such as 15 or without"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" target="↓iOS fifteen"/>"#,
      #"'target' can't be 'iOS fifteen'; expected iOS or tvOS, with a version such as 15 or without"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" target="↓iOS 15 16"/>"#,
      #"'target' can't be 'iOS 15 16'; expected iOS or tvOS, with a version such as 15 or without"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" kind="↓storybord"/>"#,
      #"'kind' can't be 'storybord'; did you mean 'storyboard'?"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" kind="↓page"/>"#,
      #"'kind' can't be 'page'; expected storyboard, component or xib"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" device="↓"/>"#,
      #"'device' can't be ''; expected a device, with an orientation and an appearance or without: retina6_12 portrait light"#
    ),
    .document(
      #"<interface xmlns="urn:xibc:view:1" device="↓retina6_12 portrait dark wide"/>"#,
      #"'device' can't be 'retina6_12 portrait dark wide'; expected a device, with an orientation and an appearance or without: retina6_12 portrait light"#
    ),
    .document(#"<interface xmlns="urn:xibc:view:1" ↓sparkle="1"/>"#, #"'interface' has no attribute 'sparkle'"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" ↓taget="iOS"/>"#,
      #"'interface' has no attribute 'taget'; did you mean 'target'?"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" ↓useAutoLayout="YES"/>"#,
      #"'interface' has no attribute 'useAutoLayout'; did you mean 'useAutolayout'?"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" useAutolayout="↓maybe"/>"#,
      #"'useAutolayout' can't be 'maybe'; expected YES or NO"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" launchScreen="↓1"/>"#, #"'launchScreen' can't be '1'; expected YES or NO"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1" initialViewController="↓hme"><scene><viewController id="home"/></scene></interface>"#,
      #"no object has the id 'hme'; did you mean 'home'?"#),
  ]
}
