import InterfaceModel
import LayoutMetrics
import UIKitCatalog

/// Finds the paint for a document's colours.
struct ColorReader {
  private let document: InterfaceDocument
  private let named: [String: Color]
  /// Whether the screens change in dark surroundings; documents from before iOS 13 don't know of them.
  let isDynamic: Bool

  /// Makes a reader of a document's colours.
  init(_ document: InterfaceDocument) {
    self.document = document
    var named: [String: Color] = [:]
    var usesSystemColors = false
    for resource in document.resources {
      switch resource.kind {
      case .namedColor(let color?): named[resource.name] = named[resource.name] ?? color
      case .systemColor: usesSystemColors = true
      default: break
      }
    }
    self.named = named
    isDynamic = usesSystemColors && LayoutEra(toolsVersion: document.toolsVersion).hasModernControls
  }

  /// The paint of a colour; nil for one that nothing is known of.
  func paint(_ color: Color) -> Paint? {
    switch color {
    case .named(let name): return named[name].flatMap { RGBA($0) }.map { Paint($0) } ?? named[name].flatMap(system)
    case .system: return system(color)
    case .translucent(let color, let opacity):
      return paint(color).map { paint in
        var light = paint.light
        light.alpha = opacity.value
        return Paint(light)
      }
    default: return RGBA(color).map { Paint($0) }
    }
  }

  /// The paint of a value that is a colour.
  func paint(_ value: InterfaceValue?) -> Paint? {
    guard case .color(let color)? = value else { return nil }
    return paint(color)
  }

  /// A colour that UIKit draws with, which stays light where the document's screens do.
  func known(_ name: SystemPalette.Name) -> Paint { settled(SystemPalette.known(name)) }

  private func system(_ color: Color) -> Paint? {
    guard case .system(let name) = color else { return nil }
    if let member = SystemColors.member(for: name), let paint = SystemPalette.paint(member) { return settled(paint) }
    return document.standIn(forSystemColor: name).flatMap { RGBA($0) }.map { Paint($0) }
  }

  private func settled(_ paint: Paint) -> Paint { isDynamic ? paint : Paint(paint.light) }
}
