/// Judges contracts: each demand under each profile gives one verdict, and no demand fails for another one's reason.
public struct ContractJudge {
  private let mock: Mock
  private let checks: [ContractCheck]
  private let profile: Profile?
  private let limit: Int
  private var scenes: [ContractScene.Key: ContractScene] = [:]
  /// How many contracts are still to look at a scene; one that nobody needs any more is given back.
  private var uses: [ContractScene.Key: Int] = [:]
  private var verdicts: [Verdict] = []
  private var faults: [Diagnostic] = []

  /// Judges the contracts of a mock.
  ///
  /// - Parameters:
  ///   - contracts: As they were read with the mock.
  ///   - checks: Which keys are judged; the others are left out.
  ///   - profile: Under what they are judged instead of their own profiles.
  ///   - limit: At how many places a search for ways looks before it gives up, 20,000 where nothing is said; what it
  ///     has not found by then is not measured.
  /// - Returns: The verdicts, in the order of contracts, profiles and keys; and what is wrong with the mock, where its
  ///   steps never end.
  public static func judge(
    _ contracts: [Contract], of mock: Mock, checks: [ContractCheck] = ContractCheck.allCases,
    profile: Profile? = nil, limit: Int? = nil
  ) -> (verdicts: [Verdict], faults: [Diagnostic]) {
    var judge = ContractJudge(
      mock: mock, checks: checks, profile: profile, limit: limit ?? ReachabilityMatrix.usualLimit)
    for contract in contracts { for key in judge.keys(of: contract) { judge.uses[key, default: 0] += 1 } }
    for contract in contracts { judge.judge(contract) }
    return (judge.verdicts, judge.faults)
  }

  private init(mock: Mock, checks: [ContractCheck], profile: Profile?, limit: Int) {
    self.mock = mock
    self.checks = checks
    self.profile = profile
    self.limit = limit
  }

  private mutating func judge(_ contract: Contract) {
    let demands = contract.demands.filter { checks.contains($0.check) }
    for key in keys(of: contract) {
      let scene = take(key)
      if demands.isEmpty { continue }
      if let fault = scene.fault {
        if !faults.contains(fault) { faults.append(fault) }
        continue
      }
      let judgement = ContractJudgement(
        contract: contract, screen: mock.screens[key.screen].name, scene: scene)
      var foreign: [ContractCheck] = []
      for demand in demands where judgement.concerns(demand) {
        if !demand.check.isAboutWords || judgement.speaksItsLanguage {
          verdicts += judgement.verdicts(on: demand)
        } else if !foreign.contains(demand.check) {
          foreign.append(demand.check)
          verdicts.append(judgement.unmeasured(demand, "the words of the contract are in another language"))
        }
      }
    }
  }

  /// What a contract looks at, profile by profile.
  private func keys(of contract: Contract) -> [ContractScene.Key] {
    let screen = contract.screen.flatMap { mock.screen(named: $0.text) } ?? mock.start
    let given = contract.given.compactMap { given in
      mock.variable(named: given.name.text).map { ContractScene.Given(variable: $0, value: given.value) }
    }
    return (profile.map { [$0] } ?? contract.profiles.map(\.profile)).map {
      ContractScene.Key(screen: screen, given: given, profile: $0)
    }
  }

  /// A scene for one contract more.
  private mutating func take(_ key: ContractScene.Key) -> ContractScene {
    let scene = scenes[key] ?? ContractScene(mock, key, limit: limit)
    let left = uses[key, default: 1] - 1
    uses[key] = left
    scenes[key] = left > 0 ? scene : nil
    return scene
  }
}

/// A contract under one of its profiles.
struct ContractJudgement {
  let contract: Contract
  let screen: String
  let scene: ContractScene
  /// The frames that the contract fixes, by their ids.
  let agreedFrames: [String: Rect]

  init(contract: Contract, screen: String, scene: ContractScene) {
    self.contract = contract
    self.screen = screen
    self.scene = scene
    var frames: [String: Rect] = [:]
    for case .frame(let id, let frame, _) in contract.demands.map(\.kind) { frames[id.text] = frame }
    agreedFrames = frames
  }

  /// Whether a demand is one on the technology of the profile: only VoiceOver speaks, and a switch is no key.
  func concerns(_ demand: Contract.Demand) -> Bool {
    switch demand.kind {
    case .spoken, .announces: scene.technology == .voiceOver
    case .effort(_, let technology, _): technology == scene.technology
    case .journey(let steps): steps.stranger(to: scene.technology) == nil
    case .order, .orderIncludes, .before, .together, .reachable, .unreachable, .initialFocus, .minimumTarget,
      .frame, .activationPoint:
      true
    }
  }

  /// What comes of a demand that concerns the technology.
  func verdicts(on demand: Contract.Demand) -> [Verdict] {
    switch demand.kind {
    case .order(let ids): return [order(ids, demand)]
    case .orderIncludes(let ids): return [sequence(ids, demand)]
    case .before(let ids): return [sequence(ids, demand)]
    case .together(let ids): return [together(ids, demand)]
    case .reachable(let id): return scene.ids(id).map { reachable($0, demand) }
    case .unreachable(let id): return scene.ids(id).map { unreachable($0, demand) }
    case .initialFocus(let id): return [initialFocus(id.text, demand)]
    case .spoken(let id, let wording): return [spoken(id.text, wording, demand)]
    case .minimumTarget(let id, let side): return scene.ids(id).map { minimumTarget($0, side, demand) }
    case .frame(let id, let frame, let tolerance): return [self.frame(id.text, frame, tolerance, demand)]
    case .activationPoint(let id, let point, let tolerance):
      return activationPoint(id.text, point, tolerance, demand).map { [$0] } ?? []
    case .effort(let id, _, let bound): return [effort(id.text, bound, demand)]
    case .announces(let steps, let wording): return [announces(steps, wording, demand)]
    case .journey(let steps): return [journey(steps, demand)]
    }
  }

  // MARK: Verdicts

  func verdict(
    _ outcome: Verdict.Outcome, _ demand: Contract.Demand, _ message: String, view: String? = nil,
    part: String? = nil, at range: SourceRange? = nil
  ) -> Verdict {
    var verdict = Verdict(
      demand.check.id, outcome, subject: contract.name.text, message, at: range ?? demand.range,
      screen: screen,
      view: view, profile: scene.key.profile.description)
    verdict.part = part
    return verdict
  }

  func passes(
    _ demand: Contract.Demand, _ message: String, view: String? = nil, part: String? = nil
  ) -> Verdict {
    verdict(.pass, demand, message, view: view, part: part)
  }

  func breach(
    _ demand: Contract.Demand, _ message: String, view: String? = nil, part: String? = nil,
    at range: SourceRange? = nil, because reason: String? = nil
  ) -> Verdict {
    var verdict = verdict(.violation, demand, message, view: view, part: part, at: range)
    verdict.reason = reason
    return verdict
  }

  /// What the profile has no answer to.
  func unmeasured(
    _ demand: Contract.Demand, _ message: String, view: String? = nil, part: String? = nil
  ) -> Verdict {
    verdict(.notMeasured, demand, message, view: view, part: part)
  }

  /// Something that is there to be read, and that the technology has no need of.
  func passedOver(_ id: String, _ demand: Contract.Demand, part: String? = nil) -> Verdict {
    passes(
      demand, "#\(id) is passed over: a text is no stop of \(scene.technology.rawValue)", view: id, part: part
    )
  }

  /// Whether the contract's words are in the language of the profile. Variants of a language are one, unless the mock
  /// has other texts for each.
  var speaksItsLanguage: Bool {
    let own = scene.mock.locale
    let (now, agreed) = (scene.key.profile.language ?? own, contract.language ?? own)
    return now.mainLanguage == agreed.mainLanguage
      && scene.mock.translation(for: now) == scene.mock.translation(for: agreed)
  }
}

extension ContractScene {
  /// The ids that an id means: itself, or of `row[]` every copy that there is, itself where there is none.
  func ids(_ id: Located) -> [String] {
    guard id.text.hasSuffix("[]") else { return [id.text] }
    let all = nodes(id.text).map { names.ids[Int($0)] }
    return all.isEmpty ? [id.text] : all
  }
}
