import Foundation
import Testing

@testable import voterm

/// Tours without a terminal.
@Suite struct TourCommandTests {
  @Test func theWorkshopIsCheckedAndListed() throws {
    let check = try Voterm.run(["tour", "--check", "screens/workshop.tour"])
    #expect(check.status == 0)
    #expect(check.output == "A first workshop: 13 of 13 stops played, 0 problems\n")
    let list = try Voterm.run(["tour", "--list"], environment: ["VOTERM_SCREENS": "screens"])
    #expect(
      list.output.hasPrefix(
        "A first workshop: 13 stops, 20 minutes\n1. Swipe: Go to the button that pays. (2)\n"))
  }

  @Test func aPipeTalks() throws {
    let input = "hint\nswipe right\nswpe\nswipe right\ntask\nnext\nagain\n:quit\n"
    let ending = try Voterm.run(["tour", "screens/workshop.tour"], input: input)
    #expect(ending.status == 65)
    #expect(ending.errors == "error: unknown step 'swpe'\nhelp: did you mean 'swipe'?\n")
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(9)) == [
        "A first workshop: 13 stops, 20 minutes",
        "Type a step, or: task, hint, again, next, help, :quit.",
        "Stop 1 of 13: Swipe", "Go to the button that pays.",
        "0 gestures, the shortest way takes 2; 2 hints", "    cursor #title", "    speak Payment, Heading",
        "hint", "Hint: One finger to the right goes to the next element: the right arrow.",
      ])
    #expect(lines.contains("Task done in 2 gestures, the shortest way."))
    #expect(lines.contains("Stop 2 of 13: Curtain"))
    #expect(lines.last == "1 of 13 tasks done, in 2 gestures where the shortest ways take 2, with 1 hint.")
  }

  @Test func aTourIsChosenInThePlainDialogue() throws {
    let list = try Voterm.run(["plain", "screens"])
    let lines = list.output.split(separator: "\n").map(String.init)
    let place = try #require(
      lines.firstIndex { $0.hasSuffix("workshop: tour, A first workshop: 13 stops, 20 minutes") })
    let ending = try Voterm.run(["plain", "screens"], input: "\(place + 1)\nswipe right\n:quit\n")
    #expect(ending.status == 0)
    #expect(ending.output.contains("Stop 1 of 13: Swipe\n"))
    #expect(ending.output.contains("swipe right\n    cursor "))
  }

  @Test func whatATourLacksIsSaid() throws {
    let folder = try Voterm.folder([
      "empty.tour": " \n",
      "lost.tour":
        #"{"title": "T", "minutes": 1, "stops": [{"title": "S", "open": "x.json", "task": "t", "done": ["expect silence"]}]}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try Voterm.run(["tour", "empty.tour"], in: folder)
    #expect(empty.status == 65)
    #expect(empty.errors.contains("the file is empty"))
    #expect(empty.errors.contains("help: begin with a title and a stop"))
    let list = try Voterm.run(["tour", "--list", "lost.tour"], in: folder)
    #expect(list.status == 66)
    #expect(list.output == "T: 1 stop, 1 minute\n1. S: t\n")
    #expect(list.errors.contains("lost.tour:1:63: error: there is no such file"), "\(list.errors)")
    let check = try Voterm.run(["tour", "--check", "lost.tour"], in: folder)
    #expect(check.output == "T: 0 of 1 stop played, 1 problem\n")
  }

  @Test func theEndIsSummedUp() throws {
    let ending = try Voterm.run(["tour", "screens/workshop.tour", "--stop", "13"], input: "next\n")
    #expect(ending.status == 0)
    #expect(
      ending.output.hasSuffix(
        "13. The list, repaired: not done, shortest way 2\n0 of 13 tasks done, in 0 gestures.\n")
        || ending.output.hasSuffix("13. The list, repaired: not done\n0 of 13 tasks done, in 0 gestures.\n"))
  }

  @Test func whatIsWrongIsSaid() throws {
    let folder = try Voterm.folder([
      "broken.tour": "{ \"title\": \"T\" }",
      "lost.tour":
        #"{"title": "T", "stops": [{"title": "S", "open": "x.json", "task": "t", "done": ["expect silence"]}]}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = try Voterm.run(["broken.tour"], in: folder)
    #expect(broken.status == 65)
    #expect(broken.errors.contains("broken.tour:1:1: error: 'stops' is missing"))
    #expect(try Voterm.run(["tour", "lost.tour"], in: folder).status == 66)
    let check = try Voterm.run(["tour", "--check", "lost.tour"], in: folder)
    #expect(check.status == 66)
    #expect(check.errors.contains("the mock cannot be opened"))
    #expect(try Voterm.run(["tour", "nowhere.tour"], in: folder).status == 66)
    let stop = try Voterm.run(["tour", "screens/workshop.tour", "--stop", "14"])
    #expect(stop.status == 64)
    #expect(stop.errors.contains("one of 1 to 13"))
  }
}
