/// A key of a tour file; reading, diagnostics and the reference are made from the table.
struct TourField: Sendable {
  /// What stands behind a key.
  enum Kind: Sendable {
    /// One line that says something.
    case text
    /// A number above 0, at most ``longest``.
    case minutes
    /// A list of lines.
    case texts
    /// Steps of a walk: set-up lines, then gestures.
    case before
    /// Gestures, keys and text.
    case steps
    /// `expect` lines.
    case checks
    /// A list of stops.
    case stops

    /// The longest tour, in minutes: a day.
    static let longest = 1440.0

    /// What it is called where something else stands there.
    var name: String {
      switch self {
      case .text: "a text"
      case .minutes: "a number above 0, at most \(NumberText.text(of: Self.longest))"
      case .texts: "a list of texts"
      case .before, .steps: "a list of steps"
      case .checks: "a list of expectations"
      case .stops: "a list of stops"
      }
    }
  }

  var name: String
  var kind: Kind
  var isRequired = false
  /// For the reference.
  var summary: String

  /// The keys of the file.
  static let tour = [
    TourField(name: "title", kind: .text, isRequired: true, summary: "what the tour is called"),
    TourField(name: "minutes", kind: .minutes, summary: "how long it takes a group that is new to it"),
    TourField(
      name: "stops", kind: .stops, isRequired: true, summary: "the stops in their order, at least one"),
  ]

  /// The keys of a stop.
  static let stop = [
    TourField(name: "title", kind: .text, isRequired: true, summary: "what it is about, in a word or two"),
    TourField(
      name: "open", kind: .text, isRequired: true, summary: "the mock file, found from the tour's own folder"),
    TourField(
      name: "before", kind: .before,
      summary: "how it begins: `screen`, `given`, `use`, `set` and `assign` lines as in a walk, and behind "
        + "them steps that are made already, such as the curtain"),
    TourField(name: "task", kind: .text, isRequired: true, summary: "what is to be done, in a few words"),
    TourField(name: "hints", kind: .texts, summary: "help, shown one after another when it is asked for"),
    TourField(
      name: "done", kind: .checks, isRequired: true,
      summary: "`expect` lines that all hold at once, after a step, when the task is done; at least one"),
    TourField(
      name: "steps", kind: .steps,
      summary: "the shortest way, as steps of a walk; with the number of its gestures a person's are compared"
    ),
    TourField(name: "lesson", kind: .text, summary: "what to take along, told when the task is done"),
  ]
}

/// `docs/tour.md`: the tour file, made from the table.
public enum TourReference {
  /// A file with everything in it.
  static let example = """
    // A first stop; comments and trailing commas are fine.
    {
      "title": "A short tour",
      "minutes": 5,
      "stops": [
        {
          "title": "Curtain",
          "open": "checkout.json",
          "before": [
            "given failed = true",
            "three-finger triple tap"
          ],
          "task": "Find out why the payment failed, with the curtain on.",
          "hints": [ "A swipe to the right goes to the next element." ],
          "done": [ "expect focus #errorSummary" ],
          "steps": [ "swipe right" ],
          "lesson": "An error that comes first in the order needs no search."
        },
      ]
    }
    """

  /// The page.
  public static func markdown() -> String {
    var lines = [
      "# Tour files", "", "Made by `make docs` from the table of keys; do not edit.", "",
      """
      A tour (`.tour`) strings screens together, each with a task that a person solves by gestures. `voterm tour FILE` runs it,
      `voterm tour --check FILE` plays the shortest way of every stop. It is JSON as a mock file is: with comments and
      trailing commas, and every mistake shown at its place. Steps and expectations are those of [walk files](walk.md).
      """, "", "```json", example, "```",
    ]
    for (title, fields) in [("The file", TourField.tour), ("A stop", TourField.stop)] {
      lines += ["", "## " + title, "", "| key | holds | what it is |", "|---|---|---|"]
      for field in fields {
        let must = field.isRequired ? "; must be there" : ""
        lines.append("| `\(field.name)` | \(field.kind.name) | \(field.summary)\(must) |")
      }
    }
    lines += [
      "", "## What counts", "",
      """
      Gestures, keys and typed characters that a person makes at a stop count one each: `swipe right 3` three, `type "ab"` two,
      `double tap #id`, which touches first, two. `use`, `set`, `assign`, `wait` and `expect` count nothing, nor do commands of the
      program; what is undone is taken back. From the moment the task is done nothing is counted any more.
      """, "", "## What is checked", "",
      """
      `--check` fails where the expectations hold before the person has done anything, where the steps do not lead to them, and where
      they hold before the last step: then it is not the shortest way.
      """,
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
