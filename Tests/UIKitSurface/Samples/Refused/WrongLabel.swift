// swift 5, 6: incorrect argument label
import UIKit

@MainActor func make() -> UIView {
  UITableView(frame: .zero, tableStyle: .plain)
}
