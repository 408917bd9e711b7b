/// A verb of a step, with the keys that may stand beside it.
public final class StepVerb: Sendable {
  /// What the verb is called inside the program.
  enum Kind: Sendable {
    case set, toggle, append, insert, remove, move, returning, updateFocus, requestGuidedAccess
    case push, pop, popToRoot, selectTab, present, dismiss, focus, post, scrollTo
    case condition, after, animate, play
  }

  let kind: Kind
  /// The verb itself as a key.
  public let field: Field
  /// The keys beside it.
  public let companions: FieldTable

  init(_ kind: Kind, _ field: Field, beside companions: [Field] = []) {
    self.kind = kind
    self.field = field
    self.companions = FieldTable(companions)
  }
}

extension Fields {
  /// The verbs of steps.
  public static let verbs: [StepVerb] = [
    StepVerb(.set, Field("set", .assignments, "writes expressions into variables, one after the other")),
    StepVerb(.toggle, Field("toggle", .binding(.flag), "turns a flag round")),
    StepVerb(.append, Field("append", .map(.value), "adds to the end of a list; texts are interpolated")),
    StepVerb(
      .insert, Field("insert", .map(.value), "adds to a list before a place"),
      beside: [Field("at", .numberOrExpression, standard: "0", "the place, from 0")]),
    StepVerb(.remove, Field("remove", .map(.numberOrExpression), "removes the element at a place, from 0")),
    StepVerb(
      .move,
      Field("move", .map(.list(.numberOrExpression)), "moves an element: `[from, to]`")),
    StepVerb(
      .returning,
      Field("return", .flag, "whether the handler did the job; false goes on up the chain")),
    StepVerb(
      .updateFocus,
      Field("updateFocus", .flag, "asks the focus system to look at `preferred` again")),
    StepVerb(
      .requestGuidedAccess,
      Field("requestGuidedAccess", .flag, "starts or ends a Guided Access session")),
    StepVerb(.push, Field("push", .screen, "shows a screen on top")),
    StepVerb(.pop, Field("pop", .flag, "goes back one screen")),
    StepVerb(.popToRoot, Field("popToRoot", .flag, "goes back to the first screen")),
    StepVerb(
      .selectTab,
      Field(
        "selectTab", .either(.integer(0...1_000), .plainText), "chooses a tab by place, from 0, or by title")),
    StepVerb(.present, Field("present", .reference, "opens a presented view and sets its binding")),
    StepVerb(
      .dismiss,
      Field(
        "dismiss", .either(.flag, .reference), "closes the topmost presented view (`true`) or one by its id")),
    StepVerb(.focus, Field("focus", .reference, "moves accessibility focus to a view")),
    StepVerb(
      .post, Field("post", .choice(NotificationKind.allCases.map(\.rawValue)), "posts a notification"),
      beside: [
        Field("argument", .text, standard: "none", "an id where one fits, else a text"),
        Field(
          "priority", .choice(AnnouncementPriority.allCases.map(\.rawValue)), standard: "`\"default\"`",
          "how urgent an announcement is"),
      ]),
    StepVerb(.scrollTo, Field("scrollTo", .reference, "scrolls a view into sight")),
    StepVerb(
      .condition, Field("if", .flagOrExpression, "runs one of two lists"),
      beside: [
        Field("then", .steps, standard: "`[]`", "where it is true"),
        Field("else", .steps, standard: "`[]`", "where it is false"),
      ]),
    StepVerb(
      .after, Field("after", .seconds, "runs steps so many seconds later"),
      beside: [Field("do", .steps, required: true, "what happens then")]),
    StepVerb(
      .animate,
      Field("animate", .record(animation), "an animation, as `withAnimation` makes one"),
      beside: [
        Field(
          "do", .steps, standard: "`[]`",
          "takes effect at once; what it asks of attention (`focus`, `focused`, `post`) waits for the end"),
        Field(
          "completion", .steps, standard: "`[]`", "run when the animation is over; with Reduce Motion at once"
        ),
      ]),
    StepVerb(.play, Field("play", .plainText, "plays a sound of the app")),
  ]

  /// The verbs by their names.
  static let verbNames = NameTable(verbs.map(\.field.name))
}
