import ProjectResources
import SourceScanning

/// What is known of the project around the documents; rules that need more than that are silent.
public struct ProjectContext: Sendable {
  /// The sources of the documents' classes.
  public var sources: SourceIndex?
  /// What the documents name and the build copies beside them.
  public var resources: ProjectResources?

  /// Makes a context; by default nothing is known.
  public init(sources: SourceIndex? = nil, resources: ProjectResources? = nil) {
    self.sources = sources
    self.resources = resources
  }

  /// A configuration that doesn't say for which system the documents are has it from the apps, the oldest of theirs.
  func completing(_ configuration: LintConfiguration) -> LintConfiguration {
    guard configuration.deploymentTarget == nil, let resources else { return configuration }
    var configuration = configuration
    configuration.deploymentTarget = resources.apps.compactMap(\.minimumSystemVersion).compactMap(SystemVersion.init)
      .min()
    return configuration
  }
}
