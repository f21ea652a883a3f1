// swift 6: main actor-isolated initializer 'init(frame:)'
import UIKit

nonisolated func make() -> UIView {
  UIView(frame: .zero)
}
