/// What tables and collections use.
extension EmittedHelper {
  static let prototypeLines = lines(
    """
    /// Stands for the nib of a prototype, which tables and collections ask for each new view.
    private final class PrototypeNib: UINib {
      private let make: () -> UIView

      init(_ make: @escaping () -> UIView) {
        self.make = make
        super.init()
      }

      override func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
      ) -> [Any] {
        [make()]
      }
    }
    """)

  static let staticCellLines = lines(
    """
    /// Serves a table's static cells. What the controller's class says of them itself goes before, and
    /// all else goes to the controller.
    @MainActor
    private final class StaticCells: NSObject, UITableViewDataSource, UITableViewDelegate {
      typealias Row = (cell: UITableViewCell, height: CGFloat)
      typealias Section = (header: String?, footer: String?, rows: [Row])
      private static let servers = AssociatedValues<StaticCells>()
      private let sections: [Section]
      private nonisolated(unsafe) weak var controller: UITableViewController?
      private var observations: [NSKeyValueObservation] = []
      /// Whether the controller is asked at the moment: what it asks in turn isn't left to it again.
      private var isAsking = false

      private init(_ sections: [Section], for controller: UITableViewController) {
        self.sections = sections
        self.controller = controller
      }

      static func serve(
        _ tableView: UITableView, _ sections: [Section], for controller: UITableViewController
      ) {
        let cells = StaticCells(sections, for: controller)
        servers[tableView] = cells
        tableView.dataSource = cells
        tableView.delegate = cells
        cells.observations = [
          tableView.observe(\\.dataSource) { [weak cells] table, _ in cells?.stand(in: table) },
          tableView.observe(\\.delegate) { [weak cells] table, _ in cells?.stand(in: table) },
        ]
      }

      /// Takes the controller's place where its code makes it the data source or delegate again.
      private nonisolated func stand(in tableView: UITableView) {
        MainActor.assumeIsolated {
          guard let controller else { return }
          if tableView.dataSource === controller { tableView.dataSource = self }
          if tableView.delegate === controller { tableView.delegate = self }
        }
      }

      static func serving(_ tableView: UITableView) -> StaticCells? { servers[tableView] }

      func numberOfSections(in tableView: UITableView) -> Int {
        own(#selector(UITableViewController.numberOfSections(in:))) {
          $0.numberOfSections(in: tableView)
        } ?? sections.count
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        own(#selector(UITableViewController.tableView(_:numberOfRowsInSection:))) {
          $0.tableView(tableView, numberOfRowsInSection: section)
        } ?? sections[section].rows.count
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        own(#selector(UITableViewController.tableView(_:cellForRowAt:))) {
          $0.tableView(tableView, cellForRowAt: indexPath)
        } ?? sections[indexPath.section].rows[indexPath.row].cell
      }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        own(#selector(UITableViewController.tableView(_:titleForHeaderInSection:))) {
          $0.tableView(tableView, titleForHeaderInSection: section)
        } ?? sections[section].header
      }

      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        own(#selector(UITableViewController.tableView(_:titleForFooterInSection:))) {
          $0.tableView(tableView, titleForFooterInSection: section)
        } ?? sections[section].footer
      }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        own(#selector(UITableViewController.tableView(_:heightForRowAt:))) {
          $0.tableView(tableView, heightForRowAt: indexPath)
        } ?? height(ofRowAt: indexPath, in: tableView)
      }

      /// A row without a height of its own has the table's.
      private func height(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
        let height = sections[indexPath.section].rows[indexPath.row].height
        return height == UITableView.automaticDimension ? tableView.rowHeight : height
      }

      /// What the controller says, where its class overrides what UIKit's answers.
      private func own<Value>(
        _ selector: Selector, _ answer: (UITableViewController) -> Value
      ) -> Value? {
        guard !isAsking, let controller,
          class_getMethodImplementation(type(of: controller), selector)
            != class_getMethodImplementation(UITableViewController.self, selector)
        else { return nil }
        isAsking = true
        defer { isAsking = false }
        return answer(controller)
      }

      override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || controller?.responds(to: selector) == true
      }

      override func forwardingTarget(for selector: Selector!) -> Any? { controller }
    }
    """)
}
