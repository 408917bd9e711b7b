/// By which rule VoiceOver says something without an element.
enum MessageRules {
  /// A key that is not listed is the name of a rotor item.
  private static let table: [(rule: String, keys: [PhraseKey])] = [
    ("CU-84", [.insertionPointAtStart, .insertionPointAtEnd]),
    ("RO-04", [.selectedText, .unselectedText]),
    ("DF-07", [.notFound]),
    ("DF-08", [.defaultAction]),
    ("VO-22", [.page]),
    ("VO-25", [.speechOn, .speechOff]),
    ("VO-26", [.screenCurtainOn, .screenCurtainOff]),
    ("KB-29", [.noSelection]),
    ("KB-42", [.quickNavOn, .quickNavOff, .singleKeyQuickNavOn, .singleKeyQuickNavOff]),
    ("VO-14", [.itemChooser]),
    ("VO-15", [.quickSettings]),
    ("VO-31", [.helpOn, .helpOff]),
    ("KB-18", [.watchOn, .watchOff]),
    ("KB-26", [.plainText]),
    ("KB-32", [.textSelectionOn, .textSelectionOff]),
    ("CU-57", [.landscape, .portrait]),
    ("CU-19", [.capital]),
    ("CU-62", [.emojiSuffix]),
    ("RO-07", [.punctuationAll, .punctuationSome, .punctuationNone]),
    ("RO-08", [.hintsOn, .hintsOff]),
    ("RO-27", [.editSelect, .editSelectAll, .editCut, .editCopy, .editPaste]),
    ("RO-52", [.moreContentAvailable]),
    ("RO-53", [.actionsAvailable]),
    ("RO-61", [.confirmedCut, .confirmedCopy, .confirmedPaste]),
    ("DX17", [.movedAbove, .movedBelow]),
    ("CU-92", [.drag, .drop, .dropComplete]),
  ]

  private static let byKey: [String] = {
    var rules = Array(repeating: "RO-40", count: PhraseKey.allCases.count)
    for (rule, keys) in table {
      for key in keys { rules[Int(key.rawValue)] = rule }
    }
    return rules
  }()

  /// The rule of a key.
  static func rule(of key: PhraseKey) -> String { byKey[Int(key.rawValue)] }
}
