/// A method call with a place for a value: `setTitle(%, for: .normal)`.
public struct CallTemplate: Sendable {
  /// What an argument of the call is.
  public enum Argument: Sendable {
    /// The value.
    case value
    /// The control state that the value is for.
    case state
    /// What stands there always.
    case text(String)
  }

  /// The method's path from the object.
  public let callee: String
  /// The arguments, with their labels.
  public let arguments: [Argument]

  /// Takes a call apart; `%` stands for the value and `{state}` for a control state.
  init(_ text: String) {
    let opening = text.firstIndex(of: "(") ?? text.endIndex
    callee = String(text[..<opening])
    arguments = text[opening...].dropFirst().dropLast().split(separator: ",").map { part in
      let part = part.drop { $0 == " " }
      switch part {
      case "%": return .value
      case "for: .{state}": return .state
      default: return .text(String(part))
      }
    }
  }

  /// The arguments with the value, and the state where one is asked for.
  public func arguments(value: String, state: String) -> [String] {
    arguments.map { argument in
      switch argument {
      case .value: value
      case .state: "for: .\(state)"
      case .text(let text): text
      }
    }
  }
}
