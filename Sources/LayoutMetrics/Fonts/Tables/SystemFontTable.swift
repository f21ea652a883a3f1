/// Advance widths and kerning of the system font, as tables in text that are read on first use.
///
/// The figures are those of Inter (SIL Open Font License 1.1), fitted by least squares to the widths of labels and
/// buttons that Interface Builder stored.
enum SystemFontTable {
  /// The characters that the advances are given for, as code points and ranges of them in hexadecimal.
  static let characters = """
    20-7E A1-AC AE-148 14A-17F 2013-2014 2018-2019 201C-201D 2022 2026 20AC 2122 2190-2193 391-3A1 3A3-3C9 410-44F
    """
}
