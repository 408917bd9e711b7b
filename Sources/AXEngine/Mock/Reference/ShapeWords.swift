extension Shape {
  /// What may stand there, for the format reference.
  var words: String {
    switch self {
    case .text: "text with `{…}`"
    case .plainText: "text"
    case .texts: "texts with `{…}`"
    case .plainTexts: "texts"
    case .flag: "flag"
    case .number: "number"
    case .seconds: "seconds, 0 … \(NumberText.text(of: Shape.longestTime))"
    case .interval:
      "seconds, \(NumberText.text(of: Shape.shortestInterval)) … \(NumberText.text(of: Shape.longestTime))"
    case .keyChord: "key, as in `\"Command+R\"`"
    case .null: "`null`"
    case .integer(let bounds):
      bounds.upperBound >= 1_000 ? "whole number" : "\(bounds.lowerBound) … \(bounds.upperBound)"
    case .extent: "points"
    case .length: "points, or `{ \"value\", \"relativeTo\" }`"
    case .maximumLength: "points, or `\"infinity\"`"
    case .padding: "points, or an object of edges"
    case .headingLevel: "1 … 6 or `\"unspecified\"`"
    case .flagOrExpression: "flag or expression"
    case .numberOrExpression: "number or expression"
    case .expression: "expression"
    case .binding: "binding"
    case .controlValue: "binding, or a fixed or computed value"
    case .choice(let names): names.map { "`\($0)`" }.joined(separator: " ")
    case .choiceOrExpression(let names):
      names.map { "`\($0)`" }.joined(separator: " ") + " or expression"
    case .rect: "`[x, y, width, height]`"
    case .point: "`[x, y]`"
    case .points: "list of `[x, y]`"
    case .range: "`[from, to]`"
    case .color: "`\"#rrggbb\"`"
    case .style: TextStyle.allCases.map { "`\($0.rawValue)`" }.joined(separator: " ")
    case .traits: "list of traits"
    case .conditionalTraits: "list of traits, or `{ trait: expression }`"
    case .steps: "steps"
    case .handlers(let names): names.map { "`\($0)`" }.joined(separator: " ") + ": steps"
    case .variableHandlers: "`{ variable: steps }`"
    case .actions, .rotors, .customContent, .runs, .tabs: "list of objects"
    case .detents: "list"
    case .reference: "id"
    case .references: "list of ids"
    case .screen: "name of a screen"
    case .view: "view"
    case .views: "list of views"
    case .forEach, .record, .accessibility: "object"
    case .viewType: "type"
    case .name: "text"
    case .records: "list of objects"
    case .map(let shape): "object; values: " + shape.words
    case .list(let shape): "list; members: " + shape.words
    case .either(let first, let second): first.words + ", or " + second.words
    case .assignments: "`{ variable: expression }`"
    case .value: "any value"
    case .any: "anything"
    }
  }
}
