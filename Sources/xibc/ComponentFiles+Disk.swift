import ViewLanguage

extension ComponentFiles {
  /// The files of the disk.
  static let onDisk = ComponentFiles { path in try? FileSystem.read(path).get() }
}
