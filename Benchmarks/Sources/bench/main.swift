import AXEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let usage =
  "usage: bench steps | changes | rotor | switch | reading | tv | voice | keyboard | app | audit | load FILE | parse FILE | write COUNT | walk ELEMENTS STEPS | terminal VOTERM MOCK | reload VOTERM | contracts VOTERM"

let arguments = CommandLine.arguments

/// A word behind the name of what is measured; without it there is nothing to measure.
func argument(_ place: Int) -> String {
  if arguments.indices.contains(place) { return arguments[place] }
  print(usage)
  exit(64)
}

/// The same as a count.
func count(_ place: Int) -> Int {
  if let count = Int(argument(place)), count > 0 { return count }
  print("bench: '\(argument(place))' is no count\n" + usage)
  exit(64)
}

switch arguments.dropFirst().first {
case "steps": measureSteps()
case "changes": measureChanges()
case "rotor": measureRotor()
case "switch": measureSwitch()
case "reading": measureReading()
case "voice": measureVoice()
case "keyboard": measureKeyboard()
case "tv": measureTelevision()
case "app": measureApp()
case "audit": measureAudit()
case "reload": measureReload(argument(2))
case "contracts": measureContracts(argument(2))
case "load": measureLoading(argument(2))
case "parse": measureParsing(argument(2))
case "write": print(Mocks.list(count(2)))
case "walk": walk(elements: count(2), steps: count(3))
case "terminal": measureTerminal(argument(2), argument(3))
default:
  print(usage)
  exit(64)
}
