import AXEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on all cores.
enum Parallel {
  /// How many threads work at once: as many as there are cores, or what `VOTERM_THREADS` says (1 to 256).
  static var threadCount: Int {
    if let wanted = Platform.variable("VOTERM_THREADS").flatMap(Int.init), (1...256).contains(wanted) {
      return wanted
    }
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Every item's result, in the order of the items whatever their turn was. Waits for all of them; the caller's
  /// thread works too, so that a single item or core needs no other.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int = threadCount, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let count = min(threads, items.count)
    guard count > 1 else { return items.map(body) }
    let work = Work(items, body)
    var helpers: [pthread_t] = []
    for _ in 1..<count {
      if let helper = start(work) { helpers.append(helper) }
    }
    work.run()
    for helper in helpers { pthread_join(helper, nil) }
    return work.results
  }

  /// As deep as the main thread's stack may be; only what is used takes memory.
  private static let stackSize = 64 << 20

  /// A thread that works until nothing is left; nil where the system gives none, and then the others do its part.
  private static func start(_ work: AnyWork) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let context = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, &attributes, Self.body, context.toOpaque())
    guard status == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  #if canImport(Darwin)
    private static let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      context in
      Unmanaged<AnyWork>.fromOpaque(context).takeRetainedValue().run()
      return nil
    }
  #else
    private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      context in
      if let context { Unmanaged<AnyWork>.fromOpaque(context).takeRetainedValue().run() }
      return nil
    }
  #endif
}

/// Work that several threads share.
private class AnyWork {
  func run() {}
}

/// Items that are taken one by one, and what became of them.
private final class Work<Item: Sendable, Result: Sendable>: AnyWork, @unchecked Sendable {
  private let items: [Item]
  private let body: @Sendable (Item) -> Result
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var next = 0
  private var finished: [Result?]

  init(_ items: [Item], _ body: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.body = body
    finished = Array(repeating: nil, count: items.count)
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  /// In the order of the items; all of them, once every thread is done.
  var results: [Result] { finished.compactMap { $0 } }

  override func run() {
    while let place = locked({ takeNext() }) {
      let result = body(items[place])
      locked { finished[place] = result }
    }
  }

  private func takeNext() -> Int? {
    guard next < items.count else { return nil }
    next += 1
    return next - 1
  }

  private func locked<Answer>(_ action: () -> Answer) -> Answer {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return action()
  }
}
