import InterfaceLayout
import InterfaceModel
import Linting
public struct HTMLReport: Sendable {
  public struct Entry: Sendable { public init(_ d: InterfaceDocument, layouts: [DocumentLayout], findings: [Finding]) {} }
  public init() {}
  public func render(_ e: [Entry]) -> String { "" }
}
