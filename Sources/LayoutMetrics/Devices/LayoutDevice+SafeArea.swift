extension LayoutDevice {
  /// The insets of the safe area of a controller's root view that fills the screen, in points.
  ///
  /// Measured in 801 root views, of which 98 % agree. The insets of devices on their side, and those of tvOS, are
  /// Apple's published ones.
  public func safeArea(
    orientation: String, bars: ScreenBars = [], era: LayoutEra, fidelity: LayoutFidelity = .editor
  ) -> EdgeInsets {
    if idiom == .tv { return EdgeInsets(horizontal: 80, vertical: 60) }
    let isLandscape = orientation == "landscape"
    var insets = EdgeInsets.zero
    if !bars.contains(.sheet), !bars.contains(.hiddenStatusBar) {
      insets.top = statusBarHeight(isLandscape: isLandscape, era: era, fidelity: fidelity)
    }
    insets.bottom = homeIndicatorHeight(isLandscape: isLandscape, era: era, fidelity: fidelity)
    if isLandscape, case .housing(let height, _) = statusBar {
      if fidelity == .device {
        insets.leading = height
        insets.trailing = height
      } else if turnsInsets(era: era) {
        insets.leading = 44
        insets.trailing = 44
      }
    }
    if bars.contains(.navigationBar) {
      insets.top += navigationBarHeight(bars: bars, orientation: orientation, era: era, fidelity: fidelity)
    }
    if bars.contains(.tabBar) { insets.bottom += Self.tabBarHeight }
    if bars.contains(.toolbar) { insets.bottom += Self.toolbarHeight }
    return insets
  }

  /// The height of a tab bar without the home indicator's area, in points.
  public static let tabBarHeight = 49.0

  /// The height of a toolbar without the home indicator's area, in points.
  public static let toolbarHeight = 44.0

  /// The height of a navigation bar without the status bar, in points.
  public func navigationBarHeight(
    bars: ScreenBars, orientation: String, era: LayoutEra, fidelity: LayoutFidelity = .editor
  ) -> Double {
    if bars.contains(.sheet), era.hasModernControls { return era.hasGlassControls ? 70 : 56 }
    var height = era.hasGlassControls ? 54.0 : 44.0
    if fidelity == .device, idiom == .pad { height = era.hasGlassControls ? 54 : 50 }
    if fidelity == .device, idiom == .phone, orientation == "landscape" { height = era.hasGlassControls ? 54 : 32 }
    if bars.contains(.largeTitle) { height += 52 }
    if bars.contains(.prompt) { height += 30 }
    return height
  }

  /// The height of the status bar where the safe area gives way to it, in points.
  func statusBarHeight(isLandscape: Bool, era: LayoutEra, fidelity: LayoutFidelity) -> Double {
    switch statusBar {
    case .none: return 0
    case .plain:
      if fidelity == .device { return isLandscape && idiom == .phone ? 0 : 20 }
      return (14800..<21700).contains(era.tools) ? 0 : 20
    case .fixed(let height): return height
    case .housing(let height, let older):
      if fidelity == .device { return isLandscape ? 0 : height }
      if isLandscape, turnsInsets(era: era) { return 0 }
      let height = older.first { era.tools < $0.before }?.height ?? height
      return height * canvasFactor(isLandscape: isLandscape, era: era)
    }
  }

  private func homeIndicatorHeight(isLandscape: Bool, era: LayoutEra, fidelity: LayoutFidelity) -> Double {
    guard fidelity == .device || (isLandscape && turnsInsets(era: era)) else {
      return homeIndicator * canvasFactor(isLandscape: isLandscape, era: era)
    }
    return isLandscape && idiom == .phone && homeIndicator > 0 ? 21 : homeIndicator
  }

  /// Whether the canvas lays a phone on its side out as the phone does; from Xcode 14 on it keeps the insets of portrait.
  private func turnsInsets(era: LayoutEra) -> Bool { era.tools < 21200 }

  /// The canvas of Xcode 16.3 and later counts the insets of phones without a home button twice, in portrait.
  private func canvasFactor(isLandscape: Bool, era: LayoutEra) -> Double {
    guard case .housing = statusBar, era.tools >= 23700, !isLandscape else { return 1 }
    return 2
  }
}
