import InterfaceModel
import LayoutMetrics

/// What a button shows in its normal state.
struct ButtonLook {
  /// What a configuration fills a button with.
  enum Backdrop {
    case none, filled, tinted, gray
  }

  /// The title.
  var title: TextBlock
  /// The smaller text under the title.
  var subtitle: TextBlock?
  /// The name of the image.
  var image: String?
  /// Whether that is one of the system's symbols.
  var isSymbol: Bool
  /// The size in points that a symbol has.
  var symbolSize: Double
  /// The side of the title that the image is on.
  var imagePlacement: String
  /// What lies between image and title, in points.
  var imagePadding = 0.0
  /// The name of the image behind both.
  var backgroundImage: String?
  /// The colour of symbols.
  var paint: Paint
  /// What a configuration fills the button with.
  var backdrop = Backdrop.none
  /// The radius of the fill's corners; nil for half the height.
  var cornerRadius: Double? = 6
  /// What surrounds the content.
  var insets = EdgeInsets.zero
}
