extension FaultyDocument {
  /// What is no XML.
  static let markup: [FaultyDocument] = [
    .document(#"↓"#, #"the document is empty"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><view>↓"#,
      #"the document ends before the element 'view' of line 1 is closed"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><view>↓</label></interface>"#,
      #"the end tag 'label' doesn't close the element 'view' of line 1"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><label text="a" ↓text="b"/></interface>"#,
      #"the attribute 'text' is there twice"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><label text=↓Hello/></interface>"#, #"the attribute's value has no quotes"#),
    .document(#"<interface xmlns="urn:xibc:view:1"><label text↓/></interface>"#, #"the attribute has no value"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><label text="a"↓hidden="YES"/></interface>"#, #"white space is missing here"#
    ),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><label text="Ben &↓ Jerry"/></interface>"#,
      #"a bare '&' stands in the text: write it as '&amp;'"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><label text="↓&nbsp;"/></interface>"#,
      #"only the entities amp, lt, gt, quot and apos exist in an interface document"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><label text="a ↓< b"/></interface>"#,
      #"'<' stands in an attribute's value: write it as '&lt;', or close the value"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><label text="&#0;↓"/></interface>"#,
      #"the document holds a character that XML doesn't allow"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"/>↓<interface/>"#, #"the document goes on after the end of its root element"#),
    .document(
      #"<!-- a --><?xml↓ version="1.0"?><interface xmlns="urn:xibc:view:1"/>"#,
      #"an XML declaration can only stand at the very start of a document"#),
    .document(
      #"↓<!DOCTYPE interface><interface xmlns="urn:xibc:view:1"/>"#,
      #"a document type declaration is not read: interface documents have none"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1">\#n↓<<<<<<< HEAD\#n<view/>\#n=======\#n>>>>>>> other\#n</interface>"#,
      #"a version control conflict marker stands in the document: resolve the conflict first"#),
    .document(
      #"<interface xmlns="urn:xibc:view:1"><originalIDs>a ↓]]> b</originalIDs></interface>"#,
      #"']]>' stands in the text: write it as ']]&gt;'"#),
    .document(#"<interface xmlns="urn:xibc:view:1"><!-- a ↓-- b --></interface>"#, #"'--' stands in a comment"#),
  ]
}
