/// Animations: of the step `animate`, and of views.
extension Fields {
  /// The object behind `animate`.
  static let animation = FieldTable([
    Field("duration", .seconds, "seconds"),
    Field("phases", .records(phase), "one after the other, instead of `duration`"),
    Field("keyframes", .records(keyframe), "side by side, at times of their own, instead of `duration`"),
    Field(
      "disablesAnimations", .flag, standard: "`false`",
      "no view's `animation` takes its place; alone it animates nothing"),
  ])

  static let phase = FieldTable([
    Field("name", .plainText, standard: "none", "what it is called; shown while it lasts"),
    Field("duration", .seconds, required: true, "seconds"),
    Field("do", .steps, standard: "`[]`", "run when the phase begins"),
  ])

  static let keyframe = FieldTable([
    Field("at", .seconds, required: true, "seconds after the start"),
    Field("duration", .seconds, required: true, "seconds"),
  ])

  /// The keys of a view's `animation`.
  static let implicitAnimation = FieldTable([
    Field("duration", .seconds, required: true, "seconds"),
    Field("value", .expression(.any), required: true, "animates where this has changed"),
  ])

  /// The keys of `transaction`.
  static let transaction = FieldTable([
    Field("value", .expression(.any), standard: "every change", "only where this has changed"),
    Field(
      "animation",
      .either(.record(FieldTable([Field("duration", .seconds, required: true, "seconds")])), .null),
      standard: "as it comes", "`{ \"duration\" }` in the place of the animation; `null` takes it away"),
    Field(
      "disablesAnimations", .flag, standard: "`false`",
      "no `animation` of this view or those inside it counts"),
    Field(
      "completion", .steps, standard: "none",
      "run when the animation is over: without `value` only once, with `value` after every change"),
  ])

  /// The keys of `phaseAnimator`.
  static let phaseAnimator = FieldTable([
    Field("phases", .records(phase), required: true, "one after the other"),
    Field("trigger", .expression(.any), standard: "without end", "runs once through where this has changed"),
  ])

  /// The keys of `keyframeAnimator`.
  static let keyframeAnimator = FieldTable([
    Field("keyframes", .records(keyframe), required: true, "side by side, at times of their own"),
    Field("trigger", .expression(.any), standard: "without end", "runs once through where this has changed"),
  ])

  /// The keys of a view that move it.
  static let motion: [Field] = [
    Field(
      "animation", view: .animation, .record(implicitAnimation), standard: "none",
      "animates the view by itself; takes the place of the animation that a step began, and of one around it"),
    Field(
      "transaction", view: .transaction, .record(transaction), standard: "none",
      "changes how the view and those inside are animated"),
    Field(
      "phaseAnimator", view: .phaseAnimator, .record(phaseAnimator), standard: "none",
      "moves the view through phases; without `trigger` as long as it exists"),
    Field(
      "keyframeAnimator", view: .keyframeAnimator, .record(keyframeAnimator), standard: "none",
      "moves the view by keyframes; without `trigger` as long as it exists"),
  ]
}
