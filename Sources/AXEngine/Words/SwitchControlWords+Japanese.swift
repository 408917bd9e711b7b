extension SwitchTitle {
  /// The menu in Japanese.
  static let japanese: [(SwitchTitle, String)] = [
    (.tap, "タップ"), (.increment, "増やす"), (.decrement, "減らす"), (.scrollUp, "上にスクロール"),
    (.scrollDown, "下にスクロール"), (.scrollLeft, "左にスクロール"), (.scrollRight, "右にスクロール"), (.more, "その他"),
    (.scannerMenu, "スキャナメニュー"), (.home, "ホーム"), (.gestures, "ジェスチャ"), (.editing, "編集操作"),
    (.refineSelection, "選択を絞り込む"), (.cursorMode, "カーソルモード"), (.itemMode, "項目モード"), (.device, "デバイス"),
    (.mediaControls, "メディアコントロール"), (.settings, "設定"), (.shortcuts, "ショートカット"), (.recipes, "レシピ"),
    (.dictation, "音声入力"), (.appMovement, "アプリの移動"), (.moveAround, "移動"), (.flick, "フリック"), (.pan, "パン"),
    (.pinch, "ピンチ"), (.tapAndHold, "タップして押さえる"), (.drag, "ドラッグ"), (.holdAndDrag, "押さえてドラッグ"),
    (.doubleTap, "ダブルタップ"), (.freehand, "フリーハンド"), (.fingers, "指"), (.saved, "保存済み"), (.up, "上"),
    (.down, "下"), (.left, "左"), (.right, "右"), (.pinchIn, "ピンチイン"), (.pinchOut, "ピンチアウト"),
    (.notificationCenter, "通知センター"), (.controlCenter, "コントロールセンター"), (.lockScreen, "画面をロック"),
    (.volume, "音量"), (.volumeUp, "音量を上げる"), (.volumeDown, "音量を下げる"), (.spotlight, "Spotlight"),
    (.siri, "Siri"), (.accessibilityShortcut, "アクセシビリティショートカット"), (.screenshot, "スクリーンショット"),
    (.useOtherDevices, "ほかのデバイスを使用"), (.voiceControl, "音声コントロール"), (.rotate, "回転"), (.shake, "シェイク"),
    (.mute, "消音"), (.appSwitcher, "アプリスイッチャー"), (.speedUp, "速くする"), (.slowDown, "遅くする"),
    (.speechOn, "読み上げオン"), (.speechOff, "読み上げオフ"), (.soundOn, "サウンドオン"), (.soundOff, "サウンドオフ"),
    (.groupsOn, "グループオン"), (.groupsOff, "グループオフ"), (.previousTrack, "前へ"), (.playPause, "再生/一時停止"),
    (.nextTrack, "次へ"), (.skipBack, "前にスキップ"), (.skipForward, "先にスキップ"), (.rewind, "巻き戻し"),
    (.fastForward, "早送り"), (.select, "選択"), (.selectAll, "すべてを選択"), (.cut, "カット"), (.copy, "コピー"),
    (.paste, "ペースト"), (.turnPages, "ページをめくる"), (.tapMiddle, "画面の中央をタップ"), (.yes, "はい"),
    (.cancel, "キャンセル"),
  ]
}
