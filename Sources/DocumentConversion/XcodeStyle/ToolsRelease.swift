/// The releases of Interface Builder, by the versions that documents name.
enum ToolsRelease {
  /// The versions of the tools, each with that of the plug-in for iOS that came with it, the oldest first: as published
  /// documents have them together.
  private static let plugIns: [(tools: String, plugIn: String)] = """
    11134 11106, 11198.2 11161, 11201 11161, 11542 11524, 11760 11755, 11762 11757, 12100 12072, \
    12118 12086, 12120 12088, 12121 12089, 13122.16 13104.12, 13142 12042, 13156.6 13137.5, 13163 13143, \
    13178.6 13156.2, 13189.4 13165.3, 13196 13173, 13528 13526, 13529 13527, 13771 13772, 14092 14081.1, \
    14109 14088, 14113 14088, 14313.13.2 14283.9, 14313.18 14283.14, 14460.31 14460.20, \
    14490.70 14490.49, 14810.11 14766.13, 14835.7 14790.5, 14854.2 14806.4, 14868 14824, 15400 15404, \
    15505 15510, 15702 15704, 15705 15706, 16096 16086, 16097 16087, 16097.2 16087, 16097.3 16087, \
    17150 17122, 17154 17124, 17156 17125, 17506 17505, 17700 17703, 17701 17703, 18121 18091, \
    18122 18093, 19162 19144, 19455 19454, 19529 19519, 20037 20020, 21208.1 21191, 21225 21207, \
    21507 21505, 21701 21679, 22154 22130, 22155 22131, 22505 22504, 23090 23079, 23094 23084, \
    23504 23506, 23727 23721, 24093.7 24053.1, 24128 24063, 24506 24504, 24764 24742, 24765 24743, \
    25094 25068, 32700.99.1234 22685
    """
    .split(separator: ",").map { pair in
      let words = pair.split(separator: " ").map(String.init)
      return (words.first ?? "", words.last ?? "")
    }

  /// The version of the plug-in that comes with these tools; for tools that aren't known, with the last ones before them
  /// that are, or their own version where there are none.
  static func plugInVersion(of tools: String) -> String {
    plugIns.last { !isOlder(tools, than: $0.tools) }?.plugIn ?? tools
  }

  private static func isOlder(_ version: String, than other: String) -> Bool {
    numbers(version).lexicographicallyPrecedes(numbers(other))
  }

  private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}
