import InterfaceModel
import LayoutMetrics

extension Drawing {
  /// How far the content of a table or collection that fills a controller's screen lies further down than its frames
  /// say: UIKit keeps it clear of the bars, and documents don't store that.
  func contentShift(of view: Int) -> Double {
    let object = object(view)
    guard ["tableView", "collectionView"].contains(object.element), object.role == .keyed("view"),
      object["contentInsetAdjustmentBehavior"] != "never", let controller = object.parent,
      layout.views[view].frame.y == 0
    else { return 0 }
    let screen = layout.device.size(orientation: layout.orientation)
    guard layout.views[view].frame.height >= screen.height - 1 else { return 0 }
    return safeArea(under: scenery.bars[controller] ?? []).top
  }

  /// What the system and the bars take of a controller's screen.
  func safeArea(under bars: ScreenBars) -> EdgeInsets {
    layout.device.safeArea(
      orientation: layout.orientation, bars: bars, era: sizer.era, fidelity: layout.fidelity)
  }
}
