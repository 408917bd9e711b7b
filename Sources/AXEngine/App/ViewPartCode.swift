/// Parts as numbers, so that a node takes less room.
extension ViewPart {
  /// A number that stands for it in a node; never 0.
  var nodeCode: Int32 {
    switch self {
    case .decrement: 1
    case .increment: 2
    case .tabBar: 3
    case .navigationBar: 4
    case .backButton: 5
    case .navigationTitle: 6
    case .dismiss: 7
    case .title: 8
    case .message: 9
    case .header: 10
    case .footer: 11
    case .caption: 12
    case .content: 13
    case .menu: 14
    case .date: 15
    case .time: 16
    case .ok: 17
    case .cancel: 18
    case .list: 19
    case .grabber: 20
    case .previousMonth: 21
    case .nextMonth: 22
    case .wheel(let place): 23 + Int32(clamping: max(0, min(place, 2)))
    case .month: 26
    case .weekday(let place): 27 + Int32(clamping: max(0, min(place, 6)))
    case .swipeAction(let place): 43 + 4 * Int32(clamping: min(place, Self.largestPlace))
    case .option(let place): 40 + 4 * Int32(clamping: min(place, Self.largestPlace))
    case .tab(let place): 41 + 4 * Int32(clamping: min(place, Self.largestPlace))
    case .column(let place): 42 + 4 * Int32(clamping: min(place, Self.largestPlace))
    }
  }

  /// Far more than a file can list.
  private static let largestPlace = 1 << 28

  /// The part that a number stands for; nil for 0.
  init?(nodeCode code: Int32) {
    switch code {
    case 1: self = .decrement
    case 2: self = .increment
    case 3: self = .tabBar
    case 4: self = .navigationBar
    case 5: self = .backButton
    case 6: self = .navigationTitle
    case 7: self = .dismiss
    case 8: self = .title
    case 9: self = .message
    case 10: self = .header
    case 11: self = .footer
    case 12: self = .caption
    case 13: self = .content
    case 14: self = .menu
    case 15: self = .date
    case 16: self = .time
    case 17: self = .ok
    case 18: self = .cancel
    case 19: self = .list
    case 20: self = .grabber
    case 21: self = .previousMonth
    case 22: self = .nextMonth
    case 23...25: self = .wheel(Int(code) - 23)
    case 26: self = .month
    case 27...33: self = .weekday(Int(code) - 27)
    case 40...:
      let place = Int(code - 40) / 4
      self = [.option(place), .tab(place), .column(place), .swipeAction(place)][Int(code - 40) % 4]
    default: return nil
    }
  }
}
