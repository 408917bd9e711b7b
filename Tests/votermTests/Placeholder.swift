import Testing

@testable import voterm
