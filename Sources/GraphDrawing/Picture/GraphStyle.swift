/// How a picture looks, in light and in dark surroundings.
enum GraphStyle {
  static let sheet = """
    svg { font-family: -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; }
    .paper { fill: #ffffff; }
    .head { font-size: 18px; font-weight: 600; fill: #1c1e21; }
    .word { font-size: 12px; fill: #555b61; }
    .cycle { font-size: 12px; }
    .box { stroke-width: 1.2; }
    .document .box { fill: #e8f1fd; stroke: #6d9fdc; }
    .document .fold { fill: #c5dcf8; stroke: #6d9fdc; stroke-width: 1.2; stroke-linejoin: round; }
    .class .box { fill: #f1ecfb; stroke: #a58bd6; }
    .title { font-size: 13px; font-weight: 600; fill: #1c1e21; text-anchor: middle; }
    .home { font-size: 10.5px; fill: #6b7178; text-anchor: middle; }
    .line { fill: none; stroke: #9aa1a9; stroke-width: 1.3; }
    .tip { fill: #9aa1a9; }
    .label { font-size: 10px; fill: #6b7178; stroke: #ffffff; stroke-width: 3px; paint-order: stroke; stroke-linejoin: round; }
    .maybe { stroke-dasharray: 5 4; }
    .error .box, .error .fold { stroke: #d32f2f; stroke-width: 2; }
    .line.error { stroke: #d32f2f; stroke-width: 2.2; }
    .tip.error, .label.error, .cycle.error { fill: #c62828; }
    .warning .box, .warning .fold { stroke: #c77700; stroke-width: 1.8; }
    .line.warning { stroke: #c77700; stroke-width: 2; }
    .tip.warning, .label.warning, .cycle.warning { fill: #a86400; }
    .note .box, .note .fold { stroke-width: 1.8; stroke: #5d7f86; }
    .line.note { stroke: #5d7f86; stroke-width: 1.8; }
    .tip.note, .label.note, .cycle.note { fill: #4a6a71; }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #17191c; }
      .head, .title { fill: #eceff2; }
      .word { fill: #a5acb4; }
      .home { fill: #99a1aa; }
      .document .box { fill: #1d2b3d; stroke: #4d7db8; }
      .document .fold { fill: #2b4463; stroke: #4d7db8; }
      .class .box { fill: #2a2438; stroke: #8069b3; }
      .line { stroke: #6f7780; }
      .tip { fill: #6f7780; }
      .label { fill: #a5acb4; stroke: #17191c; }
      .error .box, .error .fold, .line.error { stroke: #ff5f56; }
      .tip.error, .label.error, .cycle.error { fill: #ff7b73; }
      .warning .box, .warning .fold, .line.warning { stroke: #e8a33d; }
      .tip.warning, .label.warning, .cycle.warning { fill: #f0b45c; }
      .note .box, .note .fold, .line.note { stroke: #7fa6ae; }
      .tip.note, .label.note, .cycle.note { fill: #93b9c1; }
    }

    """

}
