import Foundation
import InterfaceModel

/// What Xcode writes into dates for people to read.
enum DateComment {
  /// The day and the time in UTC of a number of seconds since the first of January 2001; nil for text that is no such number,
  /// or one that is beyond what Foundation's calendar describes.
  static func text(secondsSinceReference text: String) -> String? {
    guard let seconds = ExactNumber(text)?.value else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: seconds.rounded(.down)).description
    return date.hasSuffix(" +0000") ? date : nil
  }
}
