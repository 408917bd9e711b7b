extension AuditRules {
  /// All rules, in the order of lists and reports: names, roles, structure, order, reach, pointing, sight, change.
  static var all: [any AuditRule.Type] {
    names + roles + structure + order + reach + pointing + sight + change
  }

  private static var names: [any AuditRule.Type] {
    [
      LabelMissing.self, LabelFileName.self, ImageDescription.self, LabelInName.self, LabelRepeatsRole.self,
      LabelStyle.self, LabelDuplicated.self, VoiceNameAmbiguous.self, HintRepeatsLabel.self,
      HintNamesGesture.self,
      LinkPurpose.self, LanguageOfParts.self,
    ]
  }
  private static var roles: [any AuditRule.Type] {
    [
      ValueMissing.self, ToggleStateMissing.self, TraitsConflict.self, InteractiveWithoutTrait.self,
      AdjustableWithoutActions.self, TextFieldLabel.self, PlaceholderAsLabel.self, InputPurpose.self,
      FieldWithoutTextInput.self,
    ]
  }
  private static var structure: [any AuditRule.Type] {
    [
      ScreenTitle.self, HeadingMissing.self, TableHeadersMissing.self, ContainerLabel.self,
      NestedCombine.self,
      LabelSoup.self, LongListWithoutRotor.self,
    ]
  }
  private static var order: [any AuditRule.Type] {
    [
      ReadingOrderMismatch.self, OverlayReadLast.self, AcrossColumns.self, ValueBeforeName.self,
      SortPriorityPatch.self,
    ]
  }
  private static var reach: [any AuditRule.Type] {
    [
      ElementAndContainer.self, ElementUnreachable.self, InteractiveHidden.self, NestedInteractive.self,
      GestureOnly.self, DragOnly.self, KeyboardUnreachable.self, KeyboardTrap.self, ScanEffort.self,
      NothingToRestrict.self,
    ]
  }
  private static var pointing: [any AuditRule.Type] {
    [TargetSize.self, TargetsOverlap.self]
  }
  private static var sight: [any AuditRule.Type] {
    [
      TextContrast.self, NonTextContrast.self, FixedTextSize.self, FixedSymbolSize.self, TextClipped.self,
      OffScreen.self,
    ]
  }
  private static var change: [any AuditRule.Type] {
    [
      ModalLeaks.self, ModalWithoutEscape.self, ModalUnannounced.self, FocusLost.self,
      StatusNotAnnounced.self,
      ErrorNotAssociated.self, TimedDismissal.self, EndlessMotion.self, TimersAsAnimation.self,
      CompletionOnlyOnce.self, AnimationOverruled.self,
    ]
  }
}
