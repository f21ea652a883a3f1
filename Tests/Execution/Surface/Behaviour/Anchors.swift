// The anchors of views, of layout guides, and of a controller's old guides.

extension UIView {
  var surface_leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .leading)
  }

  var surface_trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .trailing)
  }

  var surface_leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .left)
  }

  var surface_rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .right)
  }

  var surface_centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .centerX)
  }

  var surface_topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().bound(to: self, .top)
  }

  var surface_bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().bound(to: self, .bottom)
  }

  var surface_centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().bound(to: self, .centerY)
  }

  var surface_firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().bound(to: self, .firstBaseline)
  }

  var surface_lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().bound(to: self, .lastBaseline)
  }

  var surface_widthAnchor: NSLayoutDimension {
    NSLayoutDimension().bound(to: self, .width)
  }

  var surface_heightAnchor: NSLayoutDimension {
    NSLayoutDimension().bound(to: self, .height)
  }

}

extension UILayoutGuide {
  var surface_leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .leading)
  }

  var surface_trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .trailing)
  }

  var surface_leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .left)
  }

  var surface_rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .right)
  }

  var surface_centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().bound(to: self, .centerX)
  }

  var surface_topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().bound(to: self, .top)
  }

  var surface_bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().bound(to: self, .bottom)
  }

  var surface_centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().bound(to: self, .centerY)
  }

  var surface_widthAnchor: NSLayoutDimension {
    NSLayoutDimension().bound(to: self, .width)
  }

  var surface_heightAnchor: NSLayoutDimension {
    NSLayoutDimension().bound(to: self, .height)
  }

}

/// What stands for `topLayoutGuide` and `bottomLayoutGuide`.
final class SurfaceLayoutSupport: NSObject, UILayoutSupport {
  var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor().bound(to: self, .top) }

  var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor().bound(to: self, .bottom) }

  var heightAnchor: NSLayoutDimension { NSLayoutDimension().bound(to: self, .height) }

  var length: CGFloat { 0 }
}

extension UIViewController {
  var surface_topLayoutGuide: any UILayoutSupport {
    journal.owned(self, "topLayoutGuide") { SurfaceLayoutSupport() }
  }

  var surface_bottomLayoutGuide: any UILayoutSupport {
    journal.owned(self, "bottomLayoutGuide") { SurfaceLayoutSupport() }
  }
}
