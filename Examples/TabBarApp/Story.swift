/// What a newspaper tells.
struct Story {
  var headline: String
  var source: String
}
