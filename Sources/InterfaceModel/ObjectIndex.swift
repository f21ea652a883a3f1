/// The place of an object in ``InterfaceDocument/objects``.
public typealias ObjectIndex = Int
