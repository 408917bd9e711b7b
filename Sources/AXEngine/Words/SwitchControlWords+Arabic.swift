extension SwitchTitle {
  /// The menu in Arabic.
  static let arabic: [(SwitchTitle, String)] = [
    (.tap, "ضغط"), (.increment, "زيادة"), (.decrement, "إنقاص"), (.scrollUp, "تمرير لأعلى"),
    (.scrollDown, "تمرير لأسفل"), (.scrollLeft, "تمرير لليسار"), (.scrollRight, "تمرير لليمين"),
    (.more, "المزيد"), (.scannerMenu, "قائمة المسح"), (.home, "الشاشة الرئيسية"),
    (.gestures, "الإيماءات"), (.editing, "عمليات التحرير"), (.refineSelection, "تحسين التحديد"),
    (.cursorMode, "نمط المؤشر"), (.itemMode, "نمط العناصر"), (.device, "الجهاز"),
    (.mediaControls, "التحكم في الوسائط"), (.settings, "الإعدادات"), (.shortcuts, "الاختصارات"),
    (.recipes, "الوصفات"), (.dictation, "الإملاء"), (.appMovement, "التنقل في التطبيق"),
    (.moveAround, "التنقل"), (.flick, "نقر سريع"), (.pan, "تحريك"), (.pinch, "قرص"),
    (.tapAndHold, "ضغط مطول"), (.drag, "سحب"), (.holdAndDrag, "ضغط مطول وسحب"), (.doubleTap, "ضغط مرتين"),
    (.freehand, "حر"), (.fingers, "الأصابع"), (.saved, "المحفوظة"), (.up, "أعلى"), (.down, "أسفل"),
    (.left, "يسار"), (.right, "يمين"), (.pinchIn, "تضييق"), (.pinchOut, "توسيع"),
    (.notificationCenter, "مركز الإشعارات"), (.controlCenter, "مركز التحكم"), (.lockScreen, "قفل الشاشة"),
    (.volume, "مستوى الصوت"), (.volumeUp, "رفع الصوت"), (.volumeDown, "خفض الصوت"),
    (.spotlight, "Spotlight"), (.siri, "Siri"), (.accessibilityShortcut, "اختصار تسهيلات الاستخدام"),
    (.screenshot, "لقطة شاشة"), (.useOtherDevices, "استخدام أجهزة أخرى"),
    (.voiceControl, "التحكم بالصوت"), (.rotate, "تدوير"), (.shake, "هز"), (.mute, "كتم الصوت"),
    (.appSwitcher, "مبدل التطبيقات"), (.speedUp, "تسريع"), (.slowDown, "إبطاء"),
    (.speechOn, "تشغيل الكلام"), (.speechOff, "إيقاف الكلام"), (.soundOn, "تشغيل الصوت"),
    (.soundOff, "إيقاف الصوت"), (.groupsOn, "تشغيل المجموعات"), (.groupsOff, "إيقاف المجموعات"),
    (.previousTrack, "السابق"), (.playPause, "تشغيل/إيقاف مؤقت"), (.nextTrack, "التالي"),
    (.skipBack, "تخطٍ للخلف"), (.skipForward, "تخطٍ للأمام"), (.rewind, "ترجيع"),
    (.fastForward, "تقديم سريع"), (.select, "تحديد"), (.selectAll, "تحديد الكل"), (.cut, "قص"),
    (.copy, "نسخ"), (.paste, "لصق"), (.turnPages, "تقليب الصفحات"), (.tapMiddle, "ضغط منتصف الشاشة"),
    (.yes, "نعم"), (.cancel, "إلغاء"),
  ]
}
