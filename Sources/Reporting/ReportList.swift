/// How reports follow each other in one text, so that they can be written one by one.
public struct ReportList: Sendable {
  /// What the text begins with.
  public let start: String
  /// What stands between two reports.
  public let separator: String
  /// What the text ends with.
  public let end: String
  private let report: @Sendable (LayoutReport) -> String

  /// For people: report by report, with an empty line between them.
  public static let text = ReportList(start: "", separator: "\n", end: "") { $0.text }

  /// For machines, schema `xibc-report/1`.
  public static let json = ReportList(
    start: "{\n  \"schema\" : \"xibc-report/1\",\n  \"documents\" : [\n", separator: ",\n", end: "\n  ]\n}\n"
  ) { $0.json }

  private init(start: String, separator: String, end: String, report: @escaping @Sendable (LayoutReport) -> String) {
    self.start = start
    self.separator = separator
    self.end = end
    self.report = report
  }

  /// Reports as they stand between the start and the end, or before and after others.
  public func members(_ reports: [LayoutReport]) -> String {
    reports.map(report).joined(separator: separator)
  }

  /// The whole text.
  public func whole(_ reports: [LayoutReport]) -> String { start + members(reports) + end }
}
