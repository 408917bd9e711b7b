/// What a terminal or report shows of a session beside its effects.
extension Session {
  /// VoiceOver, while it is on.
  public var voiceOver: VoiceOver? { inUse.voiceOver }

  /// Full Keyboard Access, while it is on.
  public var keyboard: FullKeyboardAccess? { inUse.keyboard }

  /// Switch Control, while it is on.
  public var switchControl: SwitchControl? { inUse.switchControl }

  /// Voice Control, while it is on.
  public var voiceControl: VoiceControl? { inUse.voiceControl }

  /// The tvOS focus engine, while it is on.
  public var focusEngine: FocusEngine? { inUse.focusEngine }

  /// The element under VoiceOver's cursor.
  public var cursor: ElementIndex? { voiceOver?.cursor }

  /// The view on which the keyboard, the TV or scanning stands.
  public var focusNode: NodeIndex? {
    for name in TechnologyRegistry.order where name != .voiceOver {
      if let node = inUse[name]?.place(in: scene) { return node }
    }
    return nil
  }

  /// The element on which the keyboard, the TV or scanning stands.
  public var focusElement: ElementIndex? { focusNode.flatMap { scene.element(for: $0) } }

  /// What a technology shows over the screen.
  public var overlay: Overlay? {
    if var menu = inUse.assistiveTouch.overlay {
      // Where Switch Control scans it, that highlights.
      menu.highlighted = inUse.switchControl?.guestPlace ?? menu.highlighted
      return menu
    }
    return TechnologyRegistry.order.lazy.compactMap { inUse[$0]?.overlay(in: scene) }.first
  }

  /// What scanning highlights.
  public var scanStop: ScanStop? {
    TechnologyRegistry.order.lazy.compactMap { inUse[$0]?.scanStop(in: scene) }.first
  }

  /// What the technologies draw over the screen, VoiceOver's cursor left out.
  public var marks: [Mark] {
    TechnologyRegistry.order.flatMap { inUse[$0]?.marks(in: scene) ?? [] }
      + (assistiveTouch?.marks(in: scene) ?? [])
  }

  /// The rotor item in force, in the device's language; nil while VoiceOver is off.
  public var rotorName: String? { voiceOver?.rotorName(in: scene) }

  /// The items that turning the rotor passes, in order.
  public var rotorNames: [String] { voiceOver?.rotorNames(in: scene) ?? [] }

  /// Whether `rotor NAME` makes sense where the cursor stands; names that are not ticked count.
  public func offersRotor(_ name: String) -> Bool { voiceOver?.offersRotor(name, in: scene) ?? false }

  /// "2 of 5": the cursor's place in the reading order, else the place of the technology in use among its own stops;
  /// nil where there is neither.
  public var position: String? {
    let phrases = Phrases.table(for: scene.environment.locale)
    guard let (place, count) = stop else { return nil }
    return phrases.text(.position, String(place + 1), String(count))
  }

  /// VoiceOver's cursor among the elements, else the keyboard's, the TV's or scanning's place among its own stops.
  private var stop: (place: Int, count: Int)? {
    if let cursor { return (Int(cursor), Int(scene.count)) }
    for name in TechnologyRegistry.order {
      if let stop = inUse[name]?.position(in: scene) { return stop }
    }
    return nil
  }

  /// The language in which VoiceOver's words are a draft that nobody has compared with a device; nil where they are
  /// not, or VoiceOver is off.
  public var draftLanguage: String? {
    guard voiceOver != nil else { return nil }
    var languages = [scene.environment.locale]
    if let cursor, cursor < scene.count, let own = scene.semantics(of: cursor).language {
      languages.append(own)
    }
    return languages.lazy.map(Phrases.table).first(where: \.isDraft)?.language
  }

  /// Whether VoiceOver's speech is switched off.
  public var isMuted: Bool { voiceOver?.isMuted ?? false }

  /// Whether VoiceOver Help describes what is done instead of doing it.
  public var isPractising: Bool { voiceOver?.modes.isPractising ?? false }

  /// Whether VoiceOver waits for a text: a name for an element, or what to look for.
  public var asksForText: Bool { voiceOver?.modes.prompt != nil }

  /// The list that VoiceOver has opened over the screen: item chooser or quick settings; nil where none is open.
  public var shownList: ShownList? { voiceOver?.shownList }

  /// Whether such a list is open.
  public var isListOpen: Bool { voiceOver?.modes.list != nil }

  /// Whether the screen curtain is on.
  public var isCurtained: Bool { voiceOver?.isCurtained ?? false }

  /// Whether a text is being edited, so that letters are typed.
  public var isEditing: Bool { app.state.firstResponder != nil }
}
