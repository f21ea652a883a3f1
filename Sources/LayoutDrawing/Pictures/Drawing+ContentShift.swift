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
    return layout.device.safeArea(
      orientation: layout.orientation, bars: scenery.bars[controller] ?? [], era: sizer.era, fidelity: layout.fidelity
    ).top
  }
}
