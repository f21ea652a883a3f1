import SourceScanning
import Testing

@Suite struct SwiftTypeTests {}
