import Foundation
import PackagePlugin

/// Compiles the `.xib` and `.storyboard` documents of a target, each by a command of its own, so that a build compiles those
/// that have changed.
@main
struct XIBCPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    // The Swift that comes of a document can't join a target in another language.
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let compiler = try context.tool(named: "xibc").url
    let documents = InterfaceFile.withoutTranslations(InterfaceFile.all(of: target.sourceFiles.map(\.url)))
    return zip(documents, InterfaceFile.distinctNames(of: documents)).map { document, name in
      let output = context.pluginWorkDirectoryURL.appending(path: document.outputName)
      let paths = [output, document.url].map { $0.path(percentEncoded: false) }
      return .buildCommand(
        displayName: "Compiling \(document.path)",
        executable: compiler,
        arguments: ["compile", "-o", paths[0], "--name", name, "--", paths[1]],
        inputFiles: [document.url],
        outputFiles: [output])
    }
  }
}
