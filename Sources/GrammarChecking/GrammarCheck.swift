import GrammarWriting
import SchemaValidation
import ViewLanguage
import XMLSyntax

/// Checks documents of the view language by its grammar.
public enum GrammarCheck {
  /// The grammar of the catalog, ready to be asked; made when the first document is checked.
  private static let schema = RelaxNGSchema(GrammarSyntax.rng.text(of: grammar))
  private static let grammar = ViewGrammar().grammar
  private static let index = GrammarIndex(grammar)

  /// What breaks the grammar in a document: the first fault, or nothing.
  public static func faults(in document: MarkupDocument) -> [LanguageError] {
    guard let fault = schema?.firstFault(in: document, ignoring: isKeyPath) else { return [] }
    return [SchemaFaultWording(index).error(for: fault)]
  }

  /// Whether an attribute is a runtime attribute, of which the grammar has only those that are usual.
  private static func isKeyPath(_ attribute: String) -> Bool {
    attribute.contains(".") && !attribute.hasPrefix("accessibility.")
  }
}
