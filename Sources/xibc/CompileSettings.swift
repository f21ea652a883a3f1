import InterfaceLayout
import SwiftEmission
import ViewLanguage

/// What the options of `xibc compile` say.
struct CompileSettings {
  /// Where the Swift goes.
  let destination: OutputDestination
  /// How the names of written files end.
  let suffix: String
  /// The file name that the one document's structures are named after; nil for its own.
  let name: String?
  /// The file for the rules that say what was made of what; nil for none.
  let dependencyPath: String?
  /// What views are laid out for whose frames the code sets; nil where it makes their constraints.
  let frames: LayoutSettings?
  /// What the emitted code looks like.
  let emission: EmissionOptions

  /// The options that `xibc compile` takes.
  static let specification = Arguments.Specification(
    options: [
      "-o", "--depfile", "--name", "--style", "--construct", "--access", "--indent", "--header", "--suffix",
      "--sources", "--deployment-target", "--layout",
    ] + DeviceChoice.options, flags: ["--localize"])

  /// Reads the options; `documentCount` is the number of documents to compile.
  ///
  /// - Throws: ``UsageError`` for values that an option doesn't take, and for options that don't go together.
  init(_ arguments: Arguments, documentCount: Int) throws(UsageError) {
    destination = OutputDestination(arguments.value("-o"))
    if case .file(let path) = destination, documentCount != 1 {
      throw UsageError(message: "'-o \(path)' takes one document, not \(documentCount); give a folder")
    }
    name = arguments.value("--name")
    guard name == nil || documentCount == 1 else {
      throw UsageError(message: "'--name' takes one document, not \(documentCount)")
    }
    dependencyPath = arguments.value("--depfile")
    if dependencyPath != nil, case .standardOutput = destination {
      throw UsageError(message: "'--depfile' says what files are made from: give a file or a folder with '-o', too")
    }
    suffix = arguments.value("--suffix") ?? ".swift"
    guard suffix.hasSuffix(".swift"), !suffix.contains("/") else {
      throw UsageError(message: "'--suffix' takes the end of a file's name, such as .generated.swift, not '\(suffix)'")
    }
    frames = try Self.frames(arguments)
    var emission = try Self.emissionOptions(arguments)
    emission.placesByFrames = frames != nil
    let sources = arguments.list("--sources")
    if !sources.isEmpty { emission.declarations = try ScannedDeclarations(sources, WorkQueue(arguments)) }
    self.emission = emission
  }

  private static func frames(_ arguments: Arguments) throws(UsageError) -> LayoutSettings? {
    let layout = try arguments.choice("--layout", of: ["constraints", "frames"], default: "constraints")
    guard layout == "frames" else {
      guard !DeviceChoice.isGiven(in: arguments) else {
        let options = DeviceChoice.options.map { "'\($0)'" }.joined(separator: " and ")
        throw UsageError(message: "\(options) say what frames are for; they go with '--layout frames'")
      }
      return nil
    }
    let choice = try DeviceChoice.one(arguments)
    // Which frames there are doesn't depend on what the constraints leave open.
    return LayoutSettings(device: choice.device, orientation: choice.orientation, findsAmbiguity: false)
  }

  private static func emissionOptions(_ arguments: Arguments) throws(UsageError) -> EmissionOptions {
    var options = EmissionOptions()
    options.style = try arguments.choice("--style", default: .nib)
    options.construction = try arguments.choice("--construct", default: .coder)
    options.accessLevel = try arguments.choice("--access", default: .internal)
    options.isLocalized = arguments.has("--localize")
    options.header = arguments.value("--header")
    if let indentation = arguments.value("--indent") {
      guard let width = indentation == "tab" ? 0 : Int(indentation), indentation == "tab" || 1...16 ~= width else {
        throw UsageError(message: "'--indent' takes a number of spaces from 1 to 16, or tab, not '\(indentation)'")
      }
      options.indentation = width
    }
    if let target = arguments.value("--deployment-target") {
      let numbers = target.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
      guard let major = numbers.first ?? nil, numbers.count <= 3, !numbers.contains(nil) else {
        throw UsageError(message: "'--deployment-target' takes a version of iOS, such as 13.0, not '\(target)'")
      }
      options.deploymentTarget = Int(major)
    }
    return options
  }

  /// The file that a document's Swift goes to; nil for standard output.
  func outputPath(of file: InputFile) -> String? {
    switch destination {
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let folder): (folder.hasSuffix("/") ? folder : folder + "/") + outputName(file.relativePath)
    }
  }

  /// `A/Card.xib` → `A/Card.nib.swift`, `Main.storyboard` → `Main.storyboard.swift`, `Card.view.xml` → `Card.view.swift`.
  private func outputName(_ path: String) -> String {
    if path.hasSuffix(LanguageReader.fileSuffix) { return path.dropLast(".xml".count) + suffix }
    return (path.hasSuffix(".xib") ? path.dropLast(".xib".count) + ".nib" : path) + suffix
  }
}
