/// A pattern as instructions for a machine that is in many places at once.
struct PatternProgram: Sendable {
  enum Instruction: Sendable {
    /// Goes on where the scalar is in the set with this number.
    case one(Int)
    case assert(PatternAssertion)
    /// Goes on in both places.
    case split(Int, Int)
    case jump(Int)
    case match
  }

  private(set) var instructions: [Instruction] = []
  private(set) var sets: [ScalarSet] = []
  private var budget = PatternLimits.instructions

  init(_ node: PatternNode) throws(PatternError) {
    try add(node)
    instructions.append(.match)
  }

  private mutating func add(_ node: PatternNode) throws(PatternError) {
    // Counts visits, not instructions, so that repeating nothing very often ends too.
    budget -= 1
    if budget < 0 {
      throw PatternError(offset: 0, message: "the pattern is too large once its repetitions are written out")
    }
    switch node {
    case .empty: break
    case .one(let set):
      instructions.append(.one(sets.count))
      sets.append(set)
    case .assertion(let assertion): instructions.append(.assert(assertion))
    case .sequence(let parts):
      for part in parts { try add(part) }
    case .alternatives(let branches): try add(branches)
    case .repetition(let part, let minimum, let maximum):
      for _ in 0..<minimum { try add(part) }
      if let maximum { try add(part, atMost: maximum - minimum) } else { try addLoop(part) }
    }
  }

  private mutating func add(_ branches: [PatternNode]) throws(PatternError) {
    var exits: [Int] = []
    for branch in branches.dropLast() {
      let split = instructions.count
      instructions.append(.match)
      try add(branch)
      exits.append(instructions.count)
      instructions.append(.match)
      instructions[split] = .split(split + 1, instructions.count)
    }
    if let last = branches.last { try add(last) }
    for exit in exits { instructions[exit] = .jump(instructions.count) }
  }

  private mutating func add(_ part: PatternNode, atMost count: Int) throws(PatternError) {
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(instructions.count)
      instructions.append(.match)
      try add(part)
    }
    for split in splits { instructions[split] = .split(split + 1, instructions.count) }
  }

  private mutating func addLoop(_ part: PatternNode) throws(PatternError) {
    let split = instructions.count
    instructions.append(.match)
    try add(part)
    instructions.append(.jump(split))
    instructions[split] = .split(split + 1, instructions.count)
  }
}

/// Runs a program over a text, keeping the set of places it could be in.
struct PatternMachine {
  private let program: PatternProgram
  private let ignoresCase: Bool
  /// Places waiting for the next scalar.
  private var current: [Int] = []
  private var following: [Int] = []
  /// For each instruction, the round in which it was last entered: no place is entered twice in a round.
  private var entered: [Int]
  private var round = 0
  private var pending: [Int] = []

  init(program: PatternProgram, ignoresCase: Bool) {
    self.program = program
    self.ignoresCase = ignoresCase
    entered = Array(repeating: -1, count: program.instructions.count)
  }

  mutating func run(on text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    for position in 0...scalars.count {
      // A match may begin anywhere.
      if enter(0, scalars, position) { return true }
      guard position < scalars.count else { break }
      round += 1
      following.removeAll(keepingCapacity: true)
      for place in current {
        guard case .one(let set) = program.instructions[place],
          program.sets[set].contains(scalars[position], ignoringCase: ignoresCase)
        else { continue }
        if advance(place + 1, scalars, position + 1) { return true }
      }
      swap(&current, &following)
    }
    return false
  }

  private mutating func enter(_ place: Int, _ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    swap(&current, &following)
    let found = advance(place, scalars, position)
    swap(&current, &following)
    return found
  }

  /// Follows everything that needs no scalar, adding what waits for one to `following`; true at a match.
  private mutating func advance(_ place: Int, _ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    pending.append(place)
    while let next = pending.popLast() {
      if entered[next] == round { continue }
      entered[next] = round
      switch program.instructions[next] {
      case .one: following.append(next)
      case .assert(let assertion):
        if holds(assertion, scalars, position) { pending.append(next + 1) }
      case .split(let first, let second):
        pending.append(second)
        pending.append(first)
      case .jump(let target): pending.append(target)
      case .match:
        pending.removeAll()
        return true
      }
    }
    return false
  }

  private func holds(_ assertion: PatternAssertion, _ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    switch assertion {
    case .start: position == 0
    case .end: position == scalars.count
    case .endOfLastLine:
      position == scalars.count || position == scalars.count - 1 && scalars[position] == "\n"
    case .wordBoundary: isBoundary(scalars, position)
    case .notWordBoundary: !isBoundary(scalars, position)
    }
  }

  private func isBoundary(_ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    let before = position > 0 && ScalarSet.isMember(scalars[position - 1], of: .word)
    let after = position < scalars.count && ScalarSet.isMember(scalars[position], of: .word)
    return before != after
  }
}
