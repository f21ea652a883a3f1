/// Reads configurations of other linters for interface documents.
public enum ConfigurationImport {
  /// The configuration of ours that says what a file says; its name tells whose it is: IBLinter's are YAML, xiblint's
  /// JSON.
  ///
  /// - Throws: ``ImportError`` for a file that isn't understood.
  public static func read(_ text: String, name: String) throws(ImportError) -> ImportedConfiguration {
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") { return try IBLinterImport.read(text) }
    if name.hasSuffix(".json") { return try XiblintImport.read(text) }
    throw ImportError("the name tells no linter: .iblinter.yml or .xiblint.json is expected")
  }
}
