extension Setting {
  /// What has to be set on another device with other settings to make them these, in the order of the help.
  public static func differences(
    of environment: Environment, _ settings: TechnologySettings, from ownEnvironment: Environment,
    _ ownSettings: TechnologySettings = TechnologySettings()
  ) -> [Setting] {
    all.compactMap { row in
      let (value, own) =
        switch row.target {
        case .device(_, let get): (get(environment), get(ownEnvironment))
        case .technology(_, let get): (get(settings), get(ownSettings))
        }
      return value == own ? nil : Setting(name: row.name, value: value)
    }
  }
}
