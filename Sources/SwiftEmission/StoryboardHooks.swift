import InterfaceModel
import UIKitCatalog

/// What a controller of one of the app's own classes has to call, so that its scene loads its view and performs its
/// segues.
package struct StoryboardHooks {
  /// The controller.
  package let controller: ObjectIndex
  /// The type that stands for the storyboard.
  package let storyboard: String
  /// Whether the scene has a view, for `loadView()`.
  package let loadsView: Bool
  /// Whether the scene has segues that code performs, for `performSegue(withIdentifier:sender:)`.
  package let performsSegues: Bool
  /// The attribute that makes what is emitted of the storyboard deprecated; nil for none.
  package let deprecation: String?

  /// The hooks of a storyboard's controllers; none for a xib. `fileName` gives the storyboard its name.
  package static func hooks(
    of document: InterfaceDocument, catalog: Catalog, fileName: String
  ) -> [StoryboardHooks] {
    guard document.kind == .storyboard else { return [] }
    let stem = DocumentName(file: fileName).stem
    let input = EmissionInput(document, catalog: catalog, options: EmissionOptions(), documentName: stem)
    let units = UnitPlanner.units(of: input, documentName: stem, fileName: fileName)
    let plan = StoryboardPlan(input, units: units, documentName: stem)
    return plan.controllers.map { controller in
      StoryboardHooks(
        controller: controller, storyboard: plan.name, loadsView: plan.loadsViews(controller),
        performsSegues: plan.performsSegues(controller), deprecation: input.deprecation)
    }
  }
}
