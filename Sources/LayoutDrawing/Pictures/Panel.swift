import InterfaceLayout
import InterfaceModel

/// A part of a picture: a scene's screen, or a view at the top of a xib.
struct Panel {
  /// A root view in a panel.
  struct Root {
    /// Its place in the layout.
    var view: Int
    /// Where it lies in the screen.
    var x, y: Double
  }

  /// The name of the scene or view.
  var title: String
  /// What it is.
  var subtitle: String
  /// The controller whose screen it is; nil for a view by itself.
  var controller: ObjectIndex?
  /// Whether it has the device's size, so that the system shows its own things there.
  var isScreen: Bool
  /// The views.
  var roots: [Root]
  /// Where the screen lies in the picture.
  var frame: LayoutFrame
}
