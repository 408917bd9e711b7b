/// The parts of the format reference that no table can say.
enum FormatProse {
  static let introduction = """
    # The mock file

    <!-- Made from the field tables in Sources/AXEngine/Mock; `make docs` writes it anew. -->

    One JSON file describes one mock app: its screens, its state, how it behaves, and what it tells assistive
    technologies. The smallest one:

    ```json
    { "root": { "type": "Text", "text": "Hello" } }
    ```

    **Names.** View types are SwiftUI's. Under `accessibility` a key is the SwiftUI modifier or UIAccessibility
    property without the prefix `accessibility` and with a small first letter: `accessibilityLabel` is `label`.

    The file is JSON (RFC 8259) in UTF-8, at most 64 MB and 1,000 levels deep; besides, `//` and `/* */` comments and
    trailing commas are allowed. An object may not hold the same key twice. `voterm schema` prints a JSON Schema for
    editors.

    **Values.** A *flag* is `true` or `false`. In a *text with* `{…}` expressions between braces are replaced by their
    values; `{{` and `}}` are braces. Lengths and places are in points. A *binding* is `"$variable"` or
    `"$item.field"`: a place in the state that is read and written.
    """

  static let views = """
    A view is an object with a `type`. Instead of a view, `{ "forEach": { "in": "items", "view": { … } } }` repeats one
    for every element of a list; beside `forEach` only `when` may stand.

    Controls show their variable by `value`: a `Toggle` a flag; `Slider`, `Stepper`, `ProgressView`, `Gauge` and
    `PageControl` a number; text fields, `Picker` and `DatePicker` a text. Instead of a binding a fixed value may
    stand there; for flags and numbers also an expression, for texts a text with `{…}`.
    """

  static let accessibility = """
    What assistive technologies are told. Without a key, the view's type decides as its iOS counterpart does.
    """

  static let contracts = """
    `order` is exact over the stops of the technology: what is read aloud, what the keyboard reaches, what is scanned. An
    id that is there to be read and is no stop for the technology is passed over and listed as such; a control never is.
    Elements that a control or bar makes for itself (`copies.increment`, `backButton`) are passed over unless they are
    named. `row[]` stands for all copies of a repeated view in `order`, `orderIncludes`, `together`, `reachable`,
    `unreachable` and `minimumTarget`.

    Each key is judged by itself: a reworded label never fails an order, and a moved view never fails its words. `spoken`
    and `announces` are judged where something speaks, without regard to letter case, in the language of the first profile; under a profile
    in another language they are not measured. A place in a series ("2 of 5") and list edges may be left out. `effort`
    counts from where the screen begins to where the technology stands on the view, the activation left out; touch
    exploration, the item chooser and finding are not used. Of a `journey` only profiles are asked with whose technology
    its steps are made; from `use` on the steps say so themselves. The screen's `onAppear` has run. [The guide](contracts.md)
    has examples.
    """

  static let steps = """
    A step is an object with one verb. The steps of a list run in order.
    """

  static let animations = """
    - `do` takes effect at once: what an assistive technology meets is the end of the movement. Only focus moves and
      announcements asked for in `do`, by steps or by `focused` bindings, wait until the animation is over; they come
      before `completion`.
    - Of an `animate` with a `duration` and a view's `animation` whose `value` has changed the view's counts, and of two
      views' the inner one's: what is later in the view tree wins. On one view `transaction` lies outside `animation`.
      Where several views animate, the longest counts. Phases and keyframes keep their times.
    - With Reduce Motion every animation takes no time, and what moves without end does not begin.
    - An animation without end never completes; it ends with its view.
    - What takes any time at all takes at least 0.01 s.
    """

  static let stepValues = """
    - `set` takes expressions: `{ "set": { "count": "count + 1", "name": "'Ann'" } }`. Numbers, flags and lists may
      stand as they are: `{ "set": { "items": [] } }`.
    - `append` and `insert` take values: `{ "append": { "items": { "title": "Milk {count}" } } }`. Texts in them are
      texts with `{…}`, numbers and flags stand for themselves.
    - `remove` and `move` take places: `{ "remove": { "items": "index" } }`, `{ "move": { "items": ["from", "to"] } }`.
    - Targets are written without `$`, inside a `forEach` also `item.done`.
    - An app-wide handler may name the ids of every screen; where two screens have the same id, the first is meant.
    """

  static let expressions = """
    ## Expressions

    `failed`, `!failed`, `count > 0 && name != ''`, `items.count`, `item.title`, `index + 1`, `a ? b : c`. From weak to
    strong: `? :`, `||`, `&&`, `== !=`, `< <= > >=`, `+ -`, `* / %`, `! -`. Texts stand in single quotes (`\\'` is a
    quote); `+` joins texts. `contains(text, part)`, `contains(list, element)`, `isEmpty(textOrList)`,
    `isRestricted('purchases')`. Inside a `forEach` the element is called `item` or as `as` says, and `index` is the
    row's place from 0; the names of the innermost loop win. `isFocused` is known in `onFocusChange`, `from` and `to`
    in `onMove`.

    Every name and type is checked when the file is read, against the initial values of the state; a list's elements
    are what its first elements are, and of an empty list nothing is known. Nothing can go wrong later: dividing by
    zero gives 0, a place that is not there gives the empty value.
    """

  static let ids = """
    ## Ids

    An id is unique within its screen. Where an id is asked for, these may stand too:

    | id | meaning |
    |---|---|
    | `row[2]` | one copy of a view inside `forEach`, from 0 |
    | `row[]` | all copies, in an order |
    | `copies.decrement` `copies.increment` | the buttons of a stepper |
    | `range[0]` | an option of a picker |
    | `prices[0]` | the title above a column of a table or grid |
    | `when.date` `when.time` | the buttons of a date picker for both |
    | `day.month` `day.previousMonth` `day.nextMonth` | the buttons of an open calendar: wheels for month and year, the page before, the page after |
    | `day[0]` | a day of the month that an open calendar shows, or a wheel |
    | `tabs[0]`, `tabs.tabBar` | a tab item, and the bar, of a tab view |
    | `backButton` `navigationTitle` | parts of the navigation bar, also of a picker's pushed list |
    | `sheet.dismiss` | the region that closes a presented view or menu |
    | `sheet.grabber` | the handle of a sheet that rests at several heights |
    | `row.swipeActions[0]` | a button of `swipeActions`, while a swipe has uncovered it |
    | `alert.title` `alert.message` | texts of an alert or dialog |
    | `alert.ok` `dialog.cancel` | the button that the system adds where there is none |
    | `section.header` `section.footer` | texts of a section |
    """

  static let errors = """
    ## Errors

    All problems of a file are reported in one go, in file order, with the line, a mark and a way forward. Unknown
    keys, types, traits, ids, variables and screens and wrong types of values are errors. Warnings are for what is
    legal but suspicious, such as a control character in a text: it is shown as a sign, never obeyed.
    """
}
