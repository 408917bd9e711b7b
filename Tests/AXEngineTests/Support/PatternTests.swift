import Testing

@testable import AXEngine

@Suite struct PatternTests {
  struct Case: CustomTestStringConvertible {
    let pattern: String
    let yes: [String]
    let no: [String]
    var ignoringCase = false
    var testDescription: String { "/\(pattern)/" }
  }

  static let cases = [
    Case(pattern: "", yes: ["", "anything"], no: []),
    Case(pattern: "pay", yes: ["pay", "to pay now"], no: ["Pay", "pa y", ""]),
    Case(pattern: "pay", yes: ["PAY", "Pay now"], no: ["pa"], ignoringCase: true),
    Case(pattern: "ÄRGER", yes: ["ärger"], no: ["arger"], ignoringCase: true),
    Case(pattern: "[a-c]X", yes: ["Bx", "ax"], no: ["dx"], ignoringCase: true),
    Case(pattern: "[^a-c]", yes: ["d"], no: ["B", "a"], ignoringCase: true),
    Case(pattern: "^pay$", yes: ["pay"], no: ["pay ", "repay", ""]),
    Case(pattern: "^$", yes: [""], no: ["x"]),
    Case(pattern: "a.c", yes: ["abc", "a💶c"], no: ["ac", "a\nc", "a\u{2028}c"]),
    Case(pattern: "colou?r", yes: ["color", "colour"], no: ["colouur"]),
    Case(pattern: "^ab*c+$", yes: ["ac", "abbbcc"], no: ["ab", "abb", "bc"]),
    Case(pattern: "^(ab|cd)*$", yes: ["", "ab", "cdab"], no: ["abc", "a"]),
    Case(pattern: "^(?:a|b)c$", yes: ["ac", "bc"], no: ["abc", "c"]),
    Case(pattern: "^(?<first>a)b$", yes: ["ab"], no: ["a"]),
    Case(pattern: "^a{2}$", yes: ["aa"], no: ["a", "aaa"]),
    Case(pattern: "^a{2,}$", yes: ["aa", "aaaaa"], no: ["a"]),
    Case(pattern: "^a{,2}$", yes: ["", "a", "aa"], no: ["aaa"]),
    Case(pattern: "^a{1,3}$", yes: ["a", "aaa"], no: ["", "aaaa"]),
    Case(pattern: "^a{0}b$", yes: ["b"], no: ["ab"]),
    Case(pattern: "^a{x}$", yes: ["a{x}"], no: ["a"]),
    Case(pattern: "^a+?b*?c??$", yes: ["aab", "a", "abc"], no: ["b"]),
    Case(pattern: #"^\d+ of \d+$"#, yes: ["2 of 10", "٣ of ٤"], no: ["2 of x"]),
    Case(pattern: #"^\w+$"#, yes: ["name_1", "Größe", "e\u{301}"], no: ["a b", "-", ""]),
    Case(pattern: #"^\S+\s\S+$"#, yes: ["a b", "a\tb", "a\u{a0}b"], no: ["ab"]),
    Case(pattern: #"^\D\W$"#, yes: ["a!"], no: ["1!", "aa"]),
    Case(pattern: #"\bpay\b"#, yes: ["pay", "now pay!"], no: ["repay", "payer"]),
    Case(pattern: #"\Bay"#, yes: ["pay"], no: ["ay"]),
    Case(pattern: #"\Apay\z"#, yes: ["pay"], no: ["pay\n"]),
    Case(pattern: #"pay\Z"#, yes: ["pay", "pay\n"], no: ["pays"]),
    Case(pattern: #"^1\.5\$\/\\$"#, yes: [#"1.5$/\"#], no: ["1x5$/"]),
    Case(pattern: #"^\x41\u0042\u{43}\U00000044$"#, yes: ["ABCD"], no: ["abcd"]),
    Case(pattern: #"^\p{L}\P{L}\p{Nd}$"#, yes: ["a-1", "ض 3"], no: ["1-1", "aa1"]),
    Case(pattern: #"^[]\-a]+$"#, yes: ["]-a"], no: ["b", ""]),
    Case(pattern: #"^[a\d-]+$"#, yes: ["a1-", "-"], no: ["b"]),
    Case(pattern: #"^[^\s\d]$"#, yes: ["x"], no: [" ", "1", ""]),
    Case(pattern: #"^[\x41-\u{43}]$"#, yes: ["A", "C"], no: ["D", "-"]),
    Case(pattern: "a|", yes: ["", "b"], no: []),
    Case(pattern: "^(a|b|cc)$", yes: ["a", "b", "cc"], no: ["c", "", "ab"]),
    Case(pattern: "(a*)*$", yes: ["", "b", "aaa"], no: []),
    Case(pattern: "^(a|a)*(^|b)c$", yes: ["c", "abc"], no: ["ac"]),
  ]

  @Test(arguments: cases) func matches(_ example: Case) throws {
    let pattern = try Pattern(example.pattern, ignoringCase: example.ignoringCase)
    for text in example.yes { #expect(pattern.matches(text), "should match \(text.debugDescription)") }
    for text in example.no { #expect(!pattern.matches(text), "should not match \(text.debugDescription)") }
  }

  static let mistakes: [(pattern: String, offset: Int, says: String)] = [
    ("a(b", 1, "never closed"), ("ab)", 2, "without '('"), ("[ab", 0, "never closed"),
    ("*a", 0, "nothing to repeat"),
    ("a**", 2, "nothing to repeat"), ("a|+", 2, "nothing to repeat"), ("a++", 2, "possessive"),
    (#"(a)\1"#, 3, "back-references"), ("(?=a)", 0, "not supported"), ("(?<=a)", 0, "not supported"),
    (#"a\"#, 1, "nothing follows"), (#"\y"#, 0, "unknown escape"), (#"\xZZ"#, 0, "not the number"),
    (#"\u{110000}"#, 0, "not the number"), ("[z-a]", 1, "wrong way round"), ("a{3,2}", 1, "wrong way round"),
    ("a{1001}", 1, "more than 1000 repetitions"), (#"[a-\d]"#, 3, "needs a character"),
    ("[a[b]]", 2, "classes inside classes"), ("[a&&b]", 2, "operators"), (#"\p{Nonsense}"#, 0, "property"),
    ("a{999}{999}", 6, "nothing to repeat"), ("(((a{99}){99}){99})", 0, "too large"),
    ("((){999}){999}", 0, "too large"),
  ]

  @Test(arguments: mistakes)
  func namesTheMistake(_ mistake: (pattern: String, offset: Int, says: String)) {
    let error = #expect(throws: PatternError.self) { _ = try Pattern(mistake.pattern) }
    #expect(error?.offset == mistake.offset)
    #expect(error?.message.contains(mistake.says) == true, "\(error?.message ?? "")")
  }

  /// These take for ever where every way to match is tried in turn.
  @Test(arguments: ["(a*)*b", "(a|aa)+$b", "(a|a)*b", "(.*)(.*)(.*)(.*)(.*)(.*)b", "a{0,500}a{0,500}b"])
  func hostilePatternsEnd(_ source: String) throws {
    #expect(try !Pattern(source).matches(String(repeating: "a", count: 5_000)))
  }

  @Test func limitsAreKept() {
    let deep = String(repeating: "(", count: 100) + String(repeating: ")", count: 100)
    #expect(throws: PatternError.self) { _ = try Pattern(deep) }
    #expect(throws: PatternError.self) { _ = try Pattern(String(repeating: "a", count: 2_001)) }
  }
}
