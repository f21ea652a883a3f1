import InterfaceBuilder
import SwiftEmission
import Testing
import ViewLanguage

/// The class that a component becomes, and what makes instances of it.
@Suite struct ComponentClassTests {
  private func swift(_ content: String, attributes: String = "", file: String = "Badge.view.xml") throws -> String {
    let text = #"<interface xmlns="urn:xibc:view:1"\#(attributes)>\#(content)</interface>"#
    let documents = [
      "Push.view.xml": #"<interface xmlns="urn:xibc:view:1"><event name="onPush"/><button/></interface>"#,
      "Dot.view.xml": #"""
      <interface xmlns="urn:xibc:view:1">
        <parameter name="tint" type="UIColor" default="label"/>
        <parameter name="size" type="CGFloat" default="4"/>
        <event name="onTap"/>
        <view id="dot" size="4 4" backgroundColor="{tint}"><slot name="inside"/>
          <button id="hit" touchUpInside="{onTap}"/></view>
      </interface>
      """#,
    ]
    let components = ComponentFiles { path in documents[path].map { Array($0.utf8) } }
    guard case .document(let document) = DocumentReader(components: components).read(Array(text.utf8), file: file)
    else {
      Issue.record("no document")
      return ""
    }
    let source = SwiftEmitter().emit(document, fileName: file)
    #expect(source.diagnostics.isEmpty)
    return source.text ?? ""
  }

  @Test func parametersAreProperties() throws {
    let source = try swift(
      #"""
      <parameter name="caption" type="String"/><parameter name="count" type="Int" default="2" summary="How many."/>
      <parameter name="level" type="Double" default="0.5"/><parameter name="isOff" type="Bool" default="YES"/>
      <view id="badge" size="9 9"><label id="text" text="{caption}: {count}" numberOfLines="{count}"/>
      <slider id="slider" value="{level}" enabled="{!isOff}"/></view>
      """#)
    #expect(source.contains("final class Badge: UIView {"))
    #expect(source.contains("  /// How many.\n  var count: Int {\n    didSet {\n"))
    #expect(source.contains("      text.numberOfLines = count\n"))
    #expect(source.contains(#"      text.text = "\(caption): \(count)""#))
    #expect(source.contains("      slider.value = Float(level)\n"))
    #expect(source.contains("      slider.isEnabled = !isOff\n"))
    #expect(source.contains("init(caption: String, count: Int = 2, level: Double = 0.5, isOff: Bool = true) {"))
    // What has to be given can't come out of an archive.
    #expect(source.contains("required init?(coder: NSCoder) {\n    return nil\n  }"))
  }

  @Test func whatHasDefaultsCanBeDecoded() throws {
    let source = try swift(#"<parameter name="isOff" type="Bool" default="YES"/><view hidden="{isOff}"/>"#)
    #expect(
      source.contains("  required init?(coder: NSCoder) {\n    isOff = true\n    super.init(coder: coder)\n    load()"))
    #expect(source.contains("      self.isHidden = isOff\n"))
  }

  @Test func statesAndRecordsFollowParameters() throws {
    let source = try swift(
      #"""
      <parameter name="caption" type="String" default="a"/><parameter name="icon" type="UIImage?" default="nil"/>
      <view><button id="button" title="{caption}" image="{icon}" accessibility.label="{caption}">
      <state key="highlighted" title="{caption}!"/></button></view>
      """#)
    #expect(source.contains("      button.setTitle(caption, for: .normal)\n"))
    #expect(source.contains("      button.setImage(icon, for: .normal)\n"))
    #expect(source.contains(#"      button.setTitle("\(caption)!", for: .highlighted)"#))
    #expect(source.contains("      button.accessibilityLabel = caption\n"))
  }

  @Test func eventsAreClosures() throws {
    let source = try swift(#"<event name="onTap"/><view><button id="hit" touchUpInside="{onTap}"/></view>"#)
    #expect(source.contains("  var onTap: ((Any) -> Void)?\n"))
    #expect(source.contains("init(onTap: ((Any) -> Void)? = nil) {\n    self.onTap = onTap\n"))
    #expect(source.contains("#selector(Badge.sendOnTap(_:))"))
    #expect(source.contains("  @objc private func sendOnTap(_ sender: Any) {\n    onTap?(sender)\n  }"))
  }

  @Test func aComponentMayBeAnyView() throws {
    #expect(try swift(#"<event name="e"/><stackView axis="vertical"/>"#).contains("final class Badge: UIStackView {"))
    let own = try swift(#"<event name="e"/><view class="Card"/>"#)
    #expect(own.contains("final class Badge: Card {"))
    let cell = try swift(#"<tableViewCell/>"#, attributes: #" kind="component""#)
    #expect(cell.contains("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"))
    let item = try swift(#"<collectionViewCell/>"#, attributes: #" kind="component""#)
    #expect(item.contains("override init(frame: CGRect) {"))
  }

  @Test func instancesAreMadeWithTheirArguments() throws {
    let source = try swift(
      #"""
      <component name="Dot"/><owner class="Screen"/>
      <view id="root"><Dot id="dot" tint="named:Brand" size="7.5" onTap="owner.hit:" alpha="0.5" frame="0 0 4 4">
      <label id="inner" text="x"/></Dot></view>
      """#, file: "Screen.view.xml")
    #expect(source.contains(#"let dot = Dot(tint: UIColor(named: "Brand") ?? .clear, size: 7.5)"#))
    #expect(source.contains("    dot.alpha = 0.5\n"))
    #expect(source.contains("    dot.inside.addSubview(inner)\n"))
    #expect(source.contains("inner.topAnchor.constraint(equalTo: dot.inside.topAnchor)"))
    #expect(source.contains("dot.onTap = sending(#selector(Screen.hit(_:)), to: owner)"))
    #expect(source.contains("private func sending("))
    // What is in the component is the component's own to make.
    #expect(!source.contains("UIButton"))
    #expect(!source.contains("dot.backgroundColor"))
  }

  @Test func whatANibTakesForGrantedIsForTheClassOfAnInstanceToSay() throws {
    let source = try swift(#"<component name="Push"/><view><Push id="push" frame="0 0 4 4"/></view>"#)
    #expect(source.contains("let push = Push()"))
    #expect(!source.contains("isOpaque"))
  }

  @Test func anInstanceFollowsTheComponentAroundIt() throws {
    let source = try swift(
      #"""
      <component name="Dot"/><parameter name="color" type="UIColor" default="systemRed"/><event name="onHit"/>
      <view><Dot id="dot" tint="{color}" onTap="{onHit}" frame="0 0 4 4"/></view>
      """#)
    #expect(source.contains("    didSet {\n      dot.tint = color\n"))
    #expect(source.contains("    dot = Dot(tint: color)\n    super.init("))
    #expect(source.contains("dot.onTap = sending(#selector(Badge.sendOnHit(_:)), to: self)"))
  }

  @Test func namedConstraintsAreMadeWhenAskedFor() throws {
    let source = try swift(
      #"<event name="e"/><view><label id="text"><layout leading="superview + 4 as inset @750"/></label></view>"#)
    #expect(source.contains("private(set) lazy var inset = text.leadingAnchor.constraint("))
    #expect(source.contains("    inset.priority = .defaultHigh\n"))
  }

  @Test func setsOfConstraintsAreSwitchedOnceTheViewIsThere() throws {
    let source = try swift(
      #"""
      <event name="e"/><view id="root"><label id="text"><layout top="superview"/></label>
      <constraints id="near">text.leading = root</constraints>
      <constraints id="far" active="NO">text.leading = root + 40</constraints></view>
      """#)
    #expect(source.contains("  private(set) var nearConstraints: [NSLayoutConstraint] = []\n"))
    #expect(source.contains("    nearConstraints = [\n"))
    #expect(source.contains("    NSLayoutConstraint.activate(nearConstraints)\n"))
    #expect(source.contains("  func activate(_ set: ConstraintSet) {\n"))
  }

  @Test func whatVariesInItsViewFollowsTheTraits() throws {
    let source = try swift(
      #"""
      <event name="e"/><view id="root" alpha="0.5"><when widthClass="regular" alpha="0.75"/>
      <label id="text"><when widthClass="compact" installed="NO"/><layout top="superview as edge"/>
      <when heightClass="compact" numberOfLines="2"/></label></view>
      """#)
    #expect(source.contains("    followTraits(self) { [unowned self, text, edge] traits in\n"))
    #expect(source.contains("      if isRegularWidth {\n        self.alpha = 0.75\n"))
    #expect(source.contains("        text.removeFromSuperview()\n"))
    #expect(source.contains("        self.addSubview(text)\n"))
    #expect(source.contains("        text.numberOfLines = 2\n"))
  }

  @Test func itsLayerIsItsOwn() throws {
    let source = try swift(#"<event name="e"/><view layer.cornerRadius="8"/>"#)
    #expect(source.contains("    self.layer.cornerRadius = 8\n"))
  }

  @Test func namesChosenInTheDocumentAreTheCodes() throws {
    let source = try swift(#"<view id="root"><label id="greeting" text="Hello"/></view>"#, file: "Screen.view.xml")
    #expect(source.contains("let greeting = UILabel()"))
  }
}
