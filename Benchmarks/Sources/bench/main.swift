import AXEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let arguments = CommandLine.arguments
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
case "reload": measureReload(arguments[2])
case "contracts": measureContracts(arguments[2])
case "load": measureLoading(arguments[2])
case "parse": measureParsing(arguments[2])
case "write": print(Mocks.list(Int(arguments[2]) ?? 10_000))
case "walk": walk(elements: Int(arguments[2]) ?? 10, steps: Int(arguments[3]) ?? 1_000)
case "terminal": measureTerminal(arguments[2], arguments[3])
default:
  print(
    "usage: bench steps | changes | rotor | switch | reading | tv | voice | keyboard | app | audit | load FILE | parse FILE | write COUNT | walk ELEMENTS STEPS | terminal VOTERM MOCK | reload VOTERM | contracts VOTERM"
  )
}
