/// A matrix that is worked out step by step, so that whoever waits for it can do something else in between or give up.
public struct ReachabilityWork: Sendable {
  /// What is known so far: a cell of each row for each technology that is done.
  public private(set) var matrix: ReachabilityMatrix
  private let session: Session
  private let subjects: [ReachSubject]
  private let limit: Int
  /// The technology that is tried now, alone, and the search for its ways.
  private var current: (session: Session, search: ReachSearch)?
  /// How many of ``ReachabilityMatrix/technologies`` are done.
  private var done = 0

  /// Begins with a screen.
  ///
  /// - Parameters:
  ///   - session: A session that has started; which technologies are on in it does not matter.
  ///   - limit: How many places each search may look at.
  public init(_ session: Session, limit: Int = ReachabilityMatrix.usualLimit) {
    self.session = session
    self.limit = limit
    let scene = session.scene
    var subjects = ReachSubject.all(in: scene)
    if scene.environment.device.idiom == .tv, Self.takesNoFocus(session) {
      subjects.insert(ReachSubject(screenOf: scene), at: 0)
    }
    self.subjects = subjects
    matrix = ReachabilityMatrix(of: scene, subjects)
  }

  /// Looks on at so many places at most, of one technology; whether that was all.
  public mutating func goOn(places: Int) -> Bool {
    guard let technology else { return true }
    if current == nil {
      var alone = session
      _ = alone.update(.use([technology]))
      current = (alone, ReachSearch(startingFrom: alone, technology: technology, limit: limit))
    }
    guard current?.search.look(at: places) == true, let (alone, search) = current else { return false }
    current = nil
    done += 1
    if !search.isComplete { matrix.incomplete.append(technology) }
    var judge = ReachJudge(alone, technology, search)
    judge.lookBehindScrolling()
    for place in subjects.indices { matrix.rows[place].cells.append(judge.cell(of: subjects[place])) }
    return self.technology == nil
  }

  /// The technology that comes next; nil when all are done.
  private var technology: TechnologyName? {
    let all = ReachabilityMatrix.technologies
    return all.indices.contains(done) ? all[done] : nil
  }

  /// How far it is: `Switch Control, 400 of 3000 places`; nil when it is done.
  public var progress: String? {
    technology.map { "\($0.title), \(current?.search.looked ?? 0) of at most \(limit) places" }
  }

  /// Whether a television finds nothing on a screen to focus.
  private static func takesNoFocus(_ session: Session) -> Bool {
    var alone = session
    _ = alone.update(.use([.focusEngine]))
    return alone.focusNode == nil
  }
}
