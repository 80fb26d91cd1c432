### المحرر: النصوص واحدًا واحدًا، وفي قائمة.

editor-position-and-query = الموضع والاستعلام
editor-position = { $at } من { NUMBER($count) }
editor-previous = النص السابق
editor-next = النص التالي
editor-refresh = أدخل التغييرات
editor-view = العرض
editor-view-one = نص واحد
editor-view-list = قائمة
editor-keys = اختصارات لوحة المفاتيح
editor-keys-on = يستجيب المحرر لهذه المفاتيح
editor-keys-on-hint = عطّلها إن كانت تتعارض مع برامج أخرى على هذا الجهاز. لكل إجراء زر.
editor-query = الاستعلام
editor-query-hint = كلمات، أو حقل:قيمة
editor-search = ابحث
editor-strings = نصوص هذا الاستعلام
editor-strings-count = { $count ->
    [zero] لا نصوص
    [one] نص واحد
    [two] نصان
    [few] { $count } نصوص
    [many] { $count } نصًا
   *[other] { $count } نص
  }
editor-title = النص { $at } من { $count }: { $source }
editor-list-title = { $count ->
    [zero] لا نصوص
    [one] نص واحد
    [two] نصان
    [few] { $count } نصوص
    [many] { $count } نصًا
   *[other] { $count } نص
  }
editor-string-gone = لم يعد هذا النص هنا
editor-no-translation = بلا ترجمة بعد

## الطوابير

editor-queue = الطابور
editor-queue-count = { $name } ({ $count })
editor-queue-own = استعلام خاص
editor-queue-all = كل النصوص
editor-queue-unfinished = غير المكتملة
editor-queue-untranslated = غير المترجمة
editor-queue-needs_editing = تحتاج إلى تحرير
editor-queue-translated = المترجمة
editor-queue-approved = المعتمدة
editor-queue-read_only = للقراءة فقط
editor-queue-failing_checks = فحوص فاشلة
editor-queue-suggestions = اقتراحات
editor-queue-comments = تعليقات
editor-filters = مرشحات سريعة
editor-empty = لا نصوص هنا
editor-queue-done = لم يبق شيء في «{ $name }»
editor-queue-done-about = { $language }: لا شيء من هذا النوع ينتظر الآن.
editor-see-suggestions = { $count ->
    [zero] انظر الاقتراحات
    [one] انظر الاقتراح
    [two] انظر الاقتراحين
    [few] انظر { $count } اقتراحات
    [many] انظر { $count } اقتراحًا
   *[other] انظر { $count } اقتراح
  }
editor-all-strings = كل النصوص ({ $count })
editor-no-match = لا نص يطابق { $query }
editor-without-part = { $count ->
    [zero] من دون { $part } لا شيء.
    [one] من دون { $part } هناك نص واحد.
    [two] من دون { $part } هناك نصان.
    [few] من دون { $part } هناك { $count } نصوص.
    [many] من دون { $part } هناك { $count } نصًا.
   *[other] من دون { $part } هناك { $count } نص.
  }
editor-drop-part = احذف هذا الجزء

## النص

editor-source = النص الأصلي
editor-translation = الترجمة
editor-copy-source = نسخ الأصل
editor-source-changed = تغيّر الأصل: { $difference }
editor-more-locations = و{ $count } أخرى
editor-forms = { $count ->
    [zero] بلا صيغ
    [one] صيغة واحدة
    [two] صيغتان
    [few] { $count } صيغ للجمع
    [many] { $count } صيغة للجمع
   *[other] { $count } صيغة للجمع
  }
editor-form = الصيغة { $number }
editor-form-zero = صفر
editor-form-one = واحد
editor-form-two = اثنان
editor-form-few = قليل
editor-form-many = كثير
editor-form-other = أخرى
editor-characters = محارف
editor-insert = أدرج { $text }
editor-insert-group = أدرج
editor-write-left-to-right = اكتب من اليسار إلى اليمين
editor-write-right-to-left = اكتب من اليمين إلى اليسار
editor-state = الحالة

## الفحوص

editor-checks = الفحوص
editor-check-count = { $count ->
    [zero] لا فحوص
    [one] فحص واحد
    [two] فحصان
    [few] { $count } فحوص
    [many] { $count } فحصًا
   *[other] { $count } فحص
  }
editor-in-forms = { $count ->
    [zero] في { $forms }.
    [one] في صيغة { $forms }.
    [two] في الصيغتين { $forms }.
    [few] في الصيغ { $forms }.
    [many] في الصيغ { $forms }.
   *[other] في الصيغ { $forms }.
  }
editor-enforced = ما دام هذا قائمًا يبقى النص بعد حفظه «يحتاج إلى تحرير».
editor-fix = صحّح
editor-check-dismissed = أُهمل الفحص: لم يعد يُحتسب هنا.
editor-check-restored = عاد الفحص يُحتسب.
editor-dismiss = أهمل
editor-dismiss-check = أهمل «{ $check }»
editor-is-dismissed = مُهمَل: { $check }
editor-restore-dismissed = احتسب من جديد
editor-restore-check = احتسب من جديد «{ $check }»

## الإجراءات

editor-actions = الإجراءات
editor-save = حفظ
editor-save-and-go-on = حفظ ومتابعة
editor-save-and-stay = حفظ وبقاء
editor-save-next-row = حفظ، الصف التالي
editor-approve = اعتماد
editor-skip = تخطٍّ
editor-more = المزيد
editor-clear = إفراغ
editor-discard = عودة إلى المحفوظ
editor-undo-save = تراجع عن آخر حفظ
editor-undone = تم التراجع: عاد النص كما كان.
editor-draft-kept = حُفظت المسودة
editor-open-alone = افتح وحده
editor-flag-on = «يحتاج إلى تحرير» مفعّل
editor-flag-off = «يحتاج إلى تحرير» معطّل

editor-said-saved = حُفظ.
editor-said-saved-next = حُفظ. { $at } من { $count }. { $state }
editor-said-saved-last = حُفظ. كان هذا آخر نص.
editor-said-next = { $at } من { $count }. { $state }
editor-said-nothing-to-save = لم يتغير شيء، ولا شيء ليُحفظ.

## ما لا يُحفظ، ولماذا

editor-cannot-save = لا يمكن تغيير هذا النص هنا.
editor-closed-read-only = للقراءة فقط
editor-closed-by-flag = على هذا النص الراية read-only.
editor-closed-by-file = هكذا جاء في ملفه.
editor-closed-locked = المكوّن مقفل
editor-locked-since = منذ { $time }.
editor-locked-by = أقفله { $name }، منذ { $time }.
editor-closed-signed-out = سجّل الدخول لتترجم
editor-closed-approved = معتمد: لا يغيره إلا المراجعون
editor-closed-no-address = يحتاج حسابك أولًا إلى عنوان بريد
editor-closed-agreement = اقبل أولًا اتفاق المساهمين في هذا المكوّن
editor-closed-no-right = لا يحق لك تغيير الترجمات هنا
editor-closed-no-source-right = لا يحق لك تغيير النصوص الأصلية هنا
editor-closed-votes = هذه الترجمة لا تقبل إلا اقتراحات يُصوّت عليها
editor-closed-other-language = يحق لك هنا الترجمة إلى لغات أخرى، لا إلى هذه
editor-not-saved = لم يُحفظ: { $reason }
editor-text-kept = نصك محفوظ على هذا الجهاز.
editor-faster = حفظ { $name } هذا النص { $time }
editor-nothing-lost = لم يضع شيء من نصك. أيهما يبقى؟
editor-keep-theirs = أبقِ نص { $name }
editor-save-mine = احفظ نصي
editor-go-on-with-mine = تابع في نصي
editor-somebody = شخص آخر
editor-you = أنت
editor-cut-off = { $count ->
    [zero] لا اتصال.
    [one] لا اتصال. نص واحد ينتظر على هذا الجهاز.
    [two] لا اتصال. نصان ينتظران على هذا الجهاز.
    [few] لا اتصال. { $count } نصوص تنتظر على هذا الجهاز.
    [many] لا اتصال. { $count } نصًا ينتظر على هذا الجهاز.
   *[other] لا اتصال. { $count } نص ينتظر على هذا الجهاز.
  }
editor-cut-off-about = تابع؛ تُرسل عند عودة الاتصال، الأقدم أولًا.
editor-refused = { $count ->
    [zero] لم يُحفظ شيء.
    [one] لم يُحفظ نص واحد.
    [two] لم يُحفظ نصان.
    [few] لم تُحفظ { $count } نصوص.
    [many] لم يُحفظ { $count } نصًا.
   *[other] لم يُحفظ { $count } نص.
  }
editor-see-them = { $count ->
    [zero] انظرها
    [one] انظره
    [two] انظرهما
    [few] انظر الـ{ $count }
    [many] انظر الـ{ $count }
   *[other] انظر الـ{ $count }
  }
editor-not-sent = لم يُحفظ بعد

## المساعدة

editor-help = مساعدة لهذا النص
editor-help-upper = التطابقات والمسرد واللغات
editor-help-lower = المجاورة والسجل واللقطات
editor-tab-matches = التطابقات
editor-tab-glossary = المسرد
editor-tab-nearby = المجاورة
editor-tab-languages = اللغات
editor-tab-same-source = الأصل نفسه
editor-tab-variants = البدائل
editor-tab-history = التاريخ
editor-tab-screenshots = اللقطات
editor-tab-about = عن النص
editor-matches-none = لا تحوي الذاكرة شيئًا يشبه هذا النص بعد. إنها تتعلم مما يُترجم.
editor-match-quality = مطابقة للمصدر
editor-match-project = الذاكرة · { $origin }
editor-match-shared = الذاكرة المشتركة · { $origin }
editor-match-personal = ذاكرتك · { $origin }
editor-match-file = ذاكرة مستوردة · { $origin }
editor-match-keys = Ctrl+M ثم { NUMBER($number) }
editor-glossary-none = لا يوجد مصطلح من أي مسرد في هذا المصدر.
editor-term-forbidden = لا تستخدمه
editor-term-read_only = اتركه كما هو
editor-term-terminology = في كل اللغات
editor-term-not = ليس { $term }
editor-more-terms = { $count ->
    [zero] ولا شيء آخر
    [one] وواحد آخر
    [two] واثنان آخران
    [few] و{ $count } أخرى
    [many] و{ $count } آخر
   *[other] و{ $count } آخر
  }
editor-nearby-none = لا يوجد نص آخر في هذا الملف.
editor-languages-none = لم يُترجم هذا النص في لغة أخرى بعد.
editor-same-source-none = لا نص آخر له هذا الأصل.
editor-variants-none = لا توجد سلسلة أخرى بديلة لهذه.
editor-history-none = لم يحدث شيء لهذا النص بعد.
editor-screenshots-none = لا لقطة تُظهر هذا النص بعد.
editor-use = استخدم
editor-restore = استعد
editor-about-edit = اشرح أو ضع وسومًا أو رايات
editor-about-own-flags = رايات هذا النص
editor-about-own-flags-hint = بفواصل بينها، مثل max-length:60.
editor-about-explanation-hint = يراه مترجمو كل اللغات.
editor-described = حُفظ لكل اللغات.
editor-about-key = المفتاح
editor-about-explanation = الشرح
editor-about-locations = يُستخدم في
editor-about-flags = الرايات
editor-about-labels = الوسوم
editor-about-priority = الأولوية

## القائمة

editor-row = الصف { $at } من { NUMBER($count) }
editor-list-hints = الأسهم: الصفوف. Enter: تحرير. ?: كل المفاتيح.

## المفاتيح

editor-key-save = حفظ ومتابعة
editor-key-save-cleared = أزل «يحتاج إلى تحرير» واحفظ وتابع
editor-key-previous = النص السابق
editor-key-next = النص التالي
editor-key-first = أول نص
editor-key-last = آخر نص
editor-key-copy-source = نسخ الأصل
editor-key-clear = إفراغ الترجمة
editor-key-placeholder = إدراج عنصر نائب
editor-key-use-match = استخدام تطابق، واحدًا بعد آخر
editor-key-dismiss-check = إهمال فحص
editor-key-needs-editing = «يحتاج إلى تحرير»، تفعيل وتعطيل
editor-key-focus-target = إلى الترجمة
editor-key-focus-nearby = إلى النصوص المجاورة
editor-key-query = إلى الاستعلام
editor-key-keys = هذه القائمة
editor-key-leave = إغلاق، أو ترك الحقل

## علامات لما لا يُرى

editor-sign-no-break-space = مسافة غير فاصلة
editor-sign-narrow-no-break-space = مسافة ضيقة غير فاصلة
editor-sign-figure-space = مسافة بعرض رقم
editor-sign-thin-space = مسافة رفيعة
editor-sign-wide-space = مسافة عريضة
editor-sign-tab = جدولة
editor-sign-line-end = نهاية السطر
editor-sign-carriage-return = رجوع العربة
editor-sign-soft-hyphen = واصلة اختيارية
editor-sign-zero-width-space = مسافة بلا عرض
editor-sign-zero-width-non-joiner = فاصل حروف بلا عرض
editor-sign-zero-width-joiner = واصل حروف بلا عرض
editor-sign-left-to-right-mark = علامة من اليسار إلى اليمين
editor-sign-right-to-left-mark = علامة من اليمين إلى اليسار
editor-sign-direction = علامة اتجاه
editor-sign-byte-order-mark = علامة ترتيب البايت
editor-sign-spaces = مسافات قد تكون زائدة
