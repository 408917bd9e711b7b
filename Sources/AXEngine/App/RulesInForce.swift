/// Which of the rules about devices are followed: all of them. A test leaves out one at a time, to see that some case
/// of the fidelity fixtures notices; a comparison of devices may leave out others.
struct RulesInForce: Hashable, Sendable {
  /// The rules of order, visibility and context.
  var order = OrderRules.all
  /// The row of the speech tables that is left out, a place in ``SpeechRules/rows``; nil for none.
  var silencedRow: Int?
  /// The number of a rule whose words are left out wherever they come from; nil for none.
  var silencedRule: String?

  /// What a device follows.
  static let all = RulesInForce()
}

/// A rule about what is reached, in which order, and what speech may mention of the places around it. Each can be
/// left out by itself; what happens then is the plainest thing that could happen in its place.
enum OrderRule: UInt8, CaseIterable, Sendable {
  // What is left out.
  case hidden, transparent, accessibilityHidden, hiddenAroundListed
  case emptyViews, emptyLetsThrough, frameMakesSize
  case presentedAlone, modalAlone, lastModal
  // What is an element, and who speaks for whom.
  case namedViews, representation, ownChildren, listedElements, readOnce, pairs
  // What is read in one piece, and where.
  case levels, scrollingLevels, levelCorner, tabBarFrame, tabBarLast, dismissLast
  // What outranks the place.
  case navigationOrder, priority, groupPriority
  // The place.
  case topToBottom, rows, padRows, barRows, rowAnchor, leadingFirst, rightToLeft, fileOrder, ownFrame
  // What is mentioned of the containers around.
  case seriesPosition, tabPosition, outermostContainer, startEdge, endEdge, onlyIsStart
  case enteredOnce, outermostFirst, namelessGroups
  // Cells of data tables.
  case firstInRow, spansCover, rowHeadersOnce, headerAbove, headerIsNotItsOwn, newRow

  /// The number under which the rule is known, the most exact first.
  var number: String {
    switch self {
    case .hidden, .transparent: "O2"
    case .accessibilityHidden, .hiddenAroundListed: "O1"
    case .emptyViews, .emptyLetsThrough: "O2"
    case .frameMakesSize: "B10"
    case .presentedAlone: "CU-48"
    case .modalAlone: "O7"
    case .lastModal: "DF-04"
    case .namedViews: "SE-01"
    case .representation: "SE-16"
    case .ownChildren: "SE-17"
    case .listedElements: "O5"
    case .readOnce: "O21"
    case .pairs: "SE-18"
    case .levels: "O13"
    case .scrollingLevels: "B6"
    case .levelCorner: "O18"
    case .tabBarFrame: "CU-24"
    case .tabBarLast, .barRows: "CU-24"
    case .dismissLast: "CU-49"
    case .navigationOrder: "SE-27"
    case .priority, .groupPriority: "SE-15"
    case .topToBottom: "O14"
    case .rows, .padRows, .leadingFirst: "O15"
    case .rowAnchor: "O19"
    case .rightToLeft: "O16"
    case .fileOrder: "O20"
    case .ownFrame: "SE-36"
    case .seriesPosition: "X4"
    case .tabPosition: "X5"
    case .outermostContainer: "X2"
    case .startEdge, .endEdge: "S43"
    case .onlyIsStart: "S45"
    case .enteredOnce, .outermostFirst, .namelessGroups: "CU-16"
    case .firstInRow, .spansCover: "T3"
    case .rowHeadersOnce, .headerIsNotItsOwn: "T4"
    case .headerAbove: "T5"
    case .newRow: "DX18"
    }
  }
}

/// A set of order rules; asking costs one look at a bit.
struct OrderRules: Hashable, Sendable {
  private var bits: UInt64

  /// Every rule.
  static let all = OrderRules(bits: .max)

  /// Whether a rule is followed.
  func contains(_ rule: OrderRule) -> Bool { bits & (1 << UInt64(rule.rawValue)) != 0 }

  /// Every rule of the set but one.
  func without(_ rule: OrderRule) -> OrderRules { OrderRules(bits: bits & ~(1 << UInt64(rule.rawValue))) }
}
