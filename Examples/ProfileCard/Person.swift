import UIKit

/// Somebody whom others may follow.
struct Person {
  var name: String
  var handle: String
  var about: String
  var picture: UIImage?
}

extension ProfileCard {
  /// Shows a person.
  func show(_ person: Person) {
    name = person.name
    handle = person.handle
    picture = person.picture ?? UIImage(systemName: "person.crop.circle")
  }
}
