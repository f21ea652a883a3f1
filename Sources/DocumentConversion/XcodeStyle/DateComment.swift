import InterfaceModel

/// What Xcode writes into dates for people to read.
enum DateComment {
  /// The day and the time in the calendar, in UTC, of a number of seconds since the first of January 2001; nil for text that
  /// is no such number, or one that no calendar on a screen reaches.
  static func text(secondsSinceReference text: String) -> String? {
    guard let value = ExactNumber(text)?.value, value.magnitude < 1e11 else { return nil }
    let seconds = Int(value.rounded(.down))
    let dayCount = (Double(seconds) / 86_400).rounded(.down)
    let time = seconds - Int(dayCount) * 86_400
    let (year, month, day) = date(daysSinceReference: Int(dayCount))
    let parts = [time / 3600, time / 60 % 60, time % 60].map(digits)
    return "\(year)-\(digits(month))-\(digits(day)) \(parts.joined(separator: ":")) +0000"
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The date of the Gregorian calendar. Years are counted from March here, so that a leap day ends one, and in eras of
  /// 400, which all have as many days.
  private static func date(daysSinceReference days: Int) -> (year: Int, month: Int, day: Int) {
    let eraLength = 146_097, daysFromYearZero = 730_791
    let days = days + daysFromYearZero
    let era = Int((Double(days) / Double(eraLength)).rounded(.down))
    let dayOfEra = days - era * eraLength
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month < 3 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
