import SwiftEmission

extension SwiftWriter {
  /// Adds lines that begin at the margin, moved to where the writer stands.
  mutating func indent(_ lines: [String]) {
    for text in lines {
      if text.isEmpty { separate() } else { line(text) }
    }
  }
}
