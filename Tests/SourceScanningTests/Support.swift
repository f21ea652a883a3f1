import SourceScanning
import Testing

/// Scans Swift.
func swift(_ text: String, module: String? = nil, path: String = "File.swift") -> ScannedFile {
  SourceFile.scan(Array(text.utf8), path: path, language: .swift, module: module)
}

/// Scans a header of Objective-C.
func header(_ text: String, path: String = "File.h") -> ScannedFile {
  SourceFile.scan(Array(text.utf8), path: path, language: .objectiveCHeader)
}

/// Scans an implementation in Objective-C.
func implementation(_ text: String, path: String = "File.m") -> ScannedFile {
  SourceFile.scan(Array(text.utf8), path: path, language: .objectiveCImplementation)
}

/// What a method of Swift does.
func swiftBody(_ statements: String) throws -> CodeBody {
  try #require(swift("class C {\n  func f() {\n\(statements)\n  }\n}").types.first?.methods.first).body
}

/// What a method of Objective-C does.
func objectiveCBody(_ statements: String) throws -> CodeBody {
  try #require(
    implementation("@implementation C\n- (void)f {\n\(statements)\n}\n@end").types.first?.methods.first
  ).body
}

extension CodeBody {
  /// Every call with what it's made on, in short.
  var summary: [String] { calls.map(\.summary) }
}

extension Call {
  /// `receiver.name(label: value)`
  var summary: String {
    let arguments = self.arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.summary }
    return (receiver.map { $0.summary + "." } ?? "") + "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Its conditions, in short.
  var conditionSummary: [String] { conditions.map { ($0.isNegated ? "not " : "") + "\($0.kind) \($0.text)" } }
}

extension CodeValue {
  /// The value, in short; `?` where it isn't known.
  var summary: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .interpolation(let parts): "interpolation(\(parts.map(\.summary).joined(separator: ", ")))"
    case .literal(let text), .reference(let text): text
    case .call(let call): call.summary
    case .member(let value, let name): value.summary + (name.map { ".\($0)" } ?? "[]")
    case .unknown: "?"
    }
  }
}
