/// The mock file's vocabulary: one row a key. Decoder, JSON Schema and `docs/format.md` are made from these
/// tables, so that they cannot disagree.
public enum Fields {
  /// The keys of the whole file.
  public static let mock = FieldTable([
    Field("voterm", .integer(1...1), standard: "1", "version of the format"),
    Field("title", .plainText, standard: "the file's name", "name of the mock app"),
    Field(
      "device", .either(.choice(["iPhone", "iPad", "AppleTV"]), .record(device)), standard: "`\"iPhone\"`",
      "the device it is drawn for: `iPhone` 390 × 844, `iPad` 820 × 1180, `AppleTV` 1920 × 1080"),
    Field(
      "locale", .plainText, standard: "`\"en\"`",
      "language of the texts (BCP 47); one written from right to left mirrors layout and order"),
    Field(
      "strings", .map(.map(.plainText)), standard: "none",
      "translations, looked up when another locale is chosen: `{ \"ar\": { \"Payment\": \"الدفع\" } }`; a text "
        + "with `{…}` by how it stands in the file, one that is a single `{…}` also by what it gives"),
    Field(
      "state", .map(.value), standard: "`{}`",
      "the variables with their initial values: text, number, flag, list of texts or objects"),
    Field("screens", .map(.record(screen)), "the screens by name, in order"),
    Field("start", .screen, standard: "the first in the file", "the screen shown first"),
    Field("root", .view, "short form: one screen, called `main`, instead of `screens`"),
    Field("escape", .steps, standard: "none", "what escape does where no view or screen handles it"),
    Field("magicTap", .steps, standard: "none", "what a magic tap does where no view or screen handles it"),
    Field("appIntents", .records(appIntent), standard: "none", "spoken commands of the app"),
    Field(
      "guidedAccess", .records(restriction), standard: "`[]`",
      "what a trainer may deny in Guided Access; the ids it restricts are then hidden"),
    Field(
      "contracts", .records(contract), standard: "`[]`",
      "what the team expects of the app; `voterm check` judges it"),
    Field(
      "suppress", .records(suppression), standard: "`[]`",
      "audit findings that are accepted, with the reason"),
  ])

  /// The keys of a device described in full.
  public static let device = FieldTable([
    Field("width", .extent, required: true, "points from left to right, in portrait"),
    Field("height", .extent, required: true, "points from top to bottom, in portrait"),
    Field("idiom", .choice(["phone", "pad", "tv"]), standard: "`\"phone\"`", "kind of device"),
  ])

  /// The keys of a screen.
  public static let screen = FieldTable([
    Field("title", .text, standard: "none", "title in the navigation bar"),
    Field("root", .view, required: true, "the view that fills the screen"),
    Field("onAppear", .steps, standard: "none", "run when the screen comes up"),
    Field("onDisappear", .steps, standard: "none", "run when the screen goes"),
    Field("escape", .steps, standard: "pops the screen", "what escape does where no view handles it"),
    Field("magicTap", .steps, standard: "none", "what a magic tap does where no view handles it"),
    Field(
      "scheduled", .records(scheduled), standard: "`[]`",
      "steps at fixed times while the screen is shown, also below what it presents"),
  ])

  static let scheduled = FieldTable([
    Field("at", .seconds, required: true, "seconds after the screen appeared"),
    Field("every", .interval, standard: "once", "seconds between repetitions"),
    Field("do", .steps, required: true, "what happens"),
  ])

  static let appIntent = FieldTable([
    Field("title", .plainText, required: true, "name of the command"),
    Field("phrases", .plainTexts, required: true, "what a person says"),
    Field("do", .steps, required: true, "what it does"),
  ])

  static let restriction = FieldTable([
    Field("identifier", .plainText, required: true, "name that `isRestricted('…')` asks for"),
    Field("text", .plainText, required: true, "shown to the trainer"),
    Field("detail", .plainText, standard: "none", "second line for the trainer"),
    Field("restricts", .references, standard: "`[]`", "ids that are hidden while it is denied"),
    Field("onChange", .steps, standard: "none", "run when it is denied or allowed"),
  ])

  static let contract = FieldTable([
    Field("name", .plainText, required: true, "what it is about"),
    Field("screen", .screen, standard: "the first screen", "the screen it speaks of"),
    Field("given", .map(.any), standard: "the initial state", "variables that differ, as JSON values"),
    Field(
      "profile", .either(.plainText, .plainTexts), standard: "`\"voiceOver\"`",
      "the technologies and settings it holds for"),
    Field(
      "order", .plainTexts,
      "ids in exactly this order: every stop, but for those that a control or bar makes for itself"),
    Field("orderIncludes", .plainTexts, "ids in this order, others may be between them"),
    Field("before", .list(.plainTexts), "pairs of ids, the first read before the second"),
    Field("together", .list(.plainTexts), "groups of ids that follow each other without a break"),
    Field("reachable", .plainTexts, "ids that can be reached"),
    Field("unreachable", .plainTexts, "ids that cannot be reached"),
    Field("initialFocus", .plainText, "id of the first stop"),
    Field(
      "spoken", .map(.plainText),
      "phrase by id, without container announcements: the text, `contains \"…\"` or `/pattern/`"),
    Field("announces", .records(announcement), "what is announced after a step"),
    Field("places", .map(.record(place)), "size and place by id"),
    Field(
      "effort", .map(.map(.either(.integer(0...100_000), .record(scanningTime)))),
      "largest number of gestures by id and technology; of Switch Control also `{ \"seconds\": 12 }`"),
    Field("journey", .plainTexts, "steps of a walk file"),
  ])

  static let announcement = FieldTable([
    Field("after", .either(.plainText, .plainTexts), required: true, "a step of a walk file, or several"),
    Field("text", .plainText, required: true, "what the last of them announces, as in `spoken`"),
  ])

  static let place = FieldTable([
    Field("minimumTarget", .number, "smallest width and height of what takes touches, in points"),
    Field("frame", .rect, "where it is, in screen coordinates"),
    Field(
      "tolerance", .number, standard: "`0.5`",
      "how far a number of `frame` and `activationPoint` may be missed, in points"),
    Field("activationPoint", .point, "where a double tap lands, in screen coordinates"),
  ])

  static let scanningTime = FieldTable([
    Field("seconds", .seconds, required: true, "the longest time that scanning may take to come there")
  ])

  static let suppression = FieldTable([
    Field("rule", .plainText, required: true, "the audit rule"),
    Field("id", .plainText, "the view it is about, with all its copies; without it, all views"),
    Field("because", .plainText, required: true, "the reason"),
  ])

  /// The keys of `forEach`.
  public static let forEach = FieldTable([
    Field("in", view: .in, .expression(.list), required: true, "the list"),
    Field(
      "as", view: .forEachName, .plainText, standard: "`\"item\"`", "name of a row's element in expressions"),
    Field(
      "key", view: .forEachKey, .expression(.any), standard: "the row's place",
      "what a row is known by when the list changes"),
    Field("view", .view, required: true, "the view repeated for every row"),
  ])

  /// The keys of a member of `tabs`.
  public static let tab = FieldTable([
    Field("title", view: .title, .text, required: true, "name of the tab"),
    Field("view", .view, required: true, "what it shows"),
    Field("badge", view: .badge, .text, standard: "none", "small text on the tab"),
    Field("image", view: .image, .plainText, standard: "none", "name of the tab's picture"),
  ])
}
