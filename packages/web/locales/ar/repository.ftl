### Repositories: where they stand, and what is done with them.


repository-title = المستودع
repository-title-all = المستودعات
repository-of = مستودع { $name }
repository-all-of = مستودعات { $name }
repository-branch = ، الفرع { $branch }
repository-all-of-project = كل مستودعات المشروع

repository-lock = قفل
repository-unlock = فتح القفل
repository-more = المزيد
repository-locked = مقفل: لا يستطيع أحد تغيير الترجمات الآن.
repository-locked-about = ما زالت الاقتراحات والتعليقات ممكنة. افتح القفل بعد انتهاء العمل على المستودع.
repository-locked-since = منذ: { $since }.
repository-locked-by = قفله { $who }، { $since }.
repository-shared = هذا المستودع مشترك
repository-shared-about = يعود إلى { $place }. ما يُفعل هنا يُفعل لكل المكوّنات التي تشاركه.

repository-here = هنا
repository-here-nothing = لا جديد
repository-strings-count = { $count ->
    [zero] لا نصوص
    [one] نص واحد
    [two] نصّان
    [few] { $count } نصوص
    [many] { $count } نصًا
   *[other] { $count } نص
  }
repository-commits-count = { $count ->
    [zero] لا إيداعات
    [one] إيداع واحد
    [two] إيداعان
    [few] { $count } إيداعات
    [many] { $count } إيداعًا
   *[other] { $count } إيداع
  }
repository-here-about = لم يودَع بعد: { $waiting }. لم يُدفع بعد: { $outgoing }.
repository-upstream = المنبع
repository-upstream-nothing = لا جديد
repository-upstream-unknown = لم يُنظر فيه بعد.
repository-relation-same = متطابقان
repository-relation-ahead = متقدم
repository-relation-behind = متأخر
repository-relation-diverged = متباعدان

repository-commit = إيداع
repository-push = دفع
repository-no-push = ليس لهذا المكوّن عنوان للدفع: يُذكر في إعداداته.
repository-pull = التحديث الآن
repository-plan-make = خطة التحديث
repository-cleanup = حذف الملفات التي لا يعرفها git
repository-file-sync = كتابة كل النصوص في الملفات
repository-file-scan = قراءة كل الملفات من جديد
repository-commit-all = إيداع الكل
repository-pull-all = تحديث الكل
repository-push-all = دفع الكل

repository-done-commit = تم الإيداع.
repository-done-push = تم الدفع.
repository-done-pull = تم التحديث من المنبع.
repository-done-reset = أُعيد إلى ما في المنبع.
repository-done-cleanup = تم التنظيف.
repository-done-file-sync = كُتبت كل النصوص في الملفات.
repository-done-file-scan = قُرئت كل الملفات.
repository-refused = لم ينجح الأمر. لم يُفقد شيء.
repository-busy = عمل آخر على هذا المستودع يأخذ وقتًا
repository-busy-about = ما طلبته ينتظر دوره. يمكنك مغادرة الصفحة: يستمر ويُذكر هنا.

repository-plan-by-rebase = الخطة: تحديث بإعادة التأسيس
repository-plan-by-merge = الخطة: تحديث بالدمج
repository-plan-nothing-yet = لم يحدث شيء بعد
repository-plan-apply = تطبيق الخطة
repository-plan-discard = إهمال
repository-plan-for = وُضعت للإيداع
repository-plan-translated = يُترجم هنا
repository-plan-more = { $count ->
    [zero] لا ملفات أخرى
    [one] ملف آخر
    [two] ملفان آخران
    [few] { $count } ملفات أخرى
    [many] { $count } ملفًا آخر
   *[other] { $count } ملف آخر
  }
repository-plan-problem = تعذّر وضع الخطة
repository-plan-conflicts = { $count ->
    [zero] لا ملفات تتعارض.
    [one] سيتعارض ملف واحد. أودِع وادفع أولًا أو أصلحه في المنبع.
    [two] سيتعارض ملفان. أودِع وادفع أولًا أو أصلحهما في المنبع.
    [few] ستتعارض { $count } ملفات. أودِع وادفع أولًا أو أصلحها في المنبع.
    [many] سيتعارض { $count } ملفًا. أودِع وادفع أولًا أو أصلحها في المنبع.
   *[other] سيتعارض { $count } ملف. أودِع وادفع أولًا أو أصلحها في المنبع.
  }
repository-plan-empty = لا جديد في المنبع.
repository-plan-incoming = { $count ->
    [zero] لا إيداعات قادمة.
    [one] سيأتي إيداع واحد. لا تعارض متوقع.
    [two] سيأتي إيداعان. لا تعارض متوقع.
    [few] ستأتي { $count } إيداعات. لا تعارض متوقع.
    [many] سيأتي { $count } إيداعًا. لا تعارض متوقع.
   *[other] سيأتي { $count } إيداع. لا تعارض متوقع.
  }
repository-plan-ours = { $ours ->
    [zero] لا يمسّ أيٌّ منها الملفات المترجمة هنا.
    [one] يتغير ملف واحد يُترجم هنا.
    [two] يتغير ملفان يُترجمان هنا.
    [few] تتغير { $ours } ملفات تُترجم هنا.
    [many] يتغير { $ours } ملفًا يُترجم هنا.
   *[other] يتغير { $ours } ملف يُترجم هنا.
  }

repository-waiting = لم يودَع بعد
repository-waiting-none = كل شيء مودَع
repository-waiting-none-about = ما يُترجم بعد الآن يُذكر هنا حتى يأخذه إيداع.
repository-language = اللغة
repository-strings = النصوص
repository-by = بواسطة
repository-since = منذ
repository-outgoing = لم يُدفع بعد
repository-incoming = الجديد في المنبع
repository-merge-failure = فشل التحديث الأخير

repository-alerts = ما يحتاج إلى انتباه
repository-alert-error = خطأ
repository-alert-warning = تحذير
repository-alert-details = { $count ->
    [one] تفصيل واحد
    [two] تفصيلان
    [few] { $count } تفاصيل
   *[other] { $count } تفصيلًا
  }
repository-alert-more = { $count ->
    [one] وواحد آخر
    [two] واثنان آخران
    [few] و{ $count } أخرى
   *[other] و{ $count } أخرى
  }

repository-earlier = سابقًا
repository-earlier-none = لم يُفعل شيء بهذا المستودع بعد.
repository-log = السجل
repository-log-of = السجل: { $work }
repository-log-empty = لم يُسجَّل شيء.
repository-state-done = تم:
repository-state-failed = فشل:
repository-state-cancelled = أُلغي:
repository-work-commit = إيداع
repository-work-push = دفع
repository-work-pull = تحديث من المنبع
repository-work-reset = إعادة تعيين
repository-work-cleanup = تنظيف
repository-work-file-sync = كتابة كل الملفات
repository-work-file-scan = قراءة كل الملفات
repository-work-load = استيراد
repository-work-operate = عمل على المستودع
repository-work-plan = خطة تحديث
repository-work-add-language = لغة جديدة
repository-work-remove-language = حذف لغة
repository-work-remove-units = حذف نصوص
repository-work-upload = رفع ملف
repository-work-waits = ينتظر دوره.
repository-work-leave = يمكنك مغادرة الصفحة: يستمر العمل.
repository-work-cancel = إلغاء

repository-fate-committed = يُكتب
repository-fate-updated = تغيّر
repository-fate-added = جديد
repository-fate-removed = حُذف
repository-fate-pending = ينتظر
repository-fate-suggested = يصبح اقتراحًا
repository-fate-discarded = يُهمل
repository-plan-more-strings = و{ $count } نصوص أخرى.
repository-plan-outdated = تغيّر شيء في هذه الأثناء
repository-plan-outdated-about = لم يُنفَّذ شيء. هذه هي الخطة كما هي الآن.
repository-plan-of = خطة: { $work }
repository-plan-look = انظر أولًا: { $work }
repository-plan-no-change = لن يتغيّر شيء.
repository-plan-fails = لن ينجح ذلك
repository-plan-commits-title = إيداعات تُنشأ
repository-plan-incoming-title = يَرِد
repository-plan-outgoing-title = يُرسَل
repository-plan-dropped-title = يُهمَل
repository-plan-strings-title = ما تؤول إليه النصوص
repository-plan-sum-made = { $count ->
    [zero] لا يُنشأ إيداع
    [one] يُنشأ إيداع واحد
    [two] يُنشأ إيداعان
    [few] تُنشأ { $count } إيداعات
    [many] يُنشأ { $count } إيداعًا
   *[other] يُنشأ { $count } إيداع
  }
repository-plan-sum-come = { $count ->
    [zero] لا يَرِد إيداع
    [one] يَرِد إيداع واحد
    [two] يَرِد إيداعان
    [few] تَرِد { $count } إيداعات
    [many] يَرِد { $count } إيداعًا
   *[other] يَرِد { $count } إيداع
  }
repository-plan-sum-go = { $count ->
    [zero] لا يُرسَل إيداع
    [one] يُرسَل إيداع واحد
    [two] يُرسَل إيداعان
    [few] تُرسَل { $count } إيداعات
    [many] يُرسَل { $count } إيداعًا
   *[other] يُرسَل { $count } إيداع
  }
repository-plan-sum-drop = { $count ->
    [zero] لا يُهمَل إيداع
    [one] يُهمَل إيداع واحد
    [two] يُهمَل إيداعان
    [few] تُهمَل { $count } إيداعات
    [many] يُهمَل { $count } إيداعًا
   *[other] يُهمَل { $count } إيداع
  }
repository-plan-sum-change = { $count ->
    [zero] لا يتأثر نص
    [one] يتأثر نص واحد
    [two] يتأثر نصان
    [few] تتأثر { $count } نصوص
    [many] يتأثر { $count } نصًا
   *[other] يتأثر { $count } نص
  }
repository-gave-way = حيث التقى نصّان
repository-gave-way-more = عرض المزيد
repository-gave-way-to-upstream = نص المنبع باقٍ
repository-gave-way-to-ours = نصنا باقٍ
repository-gave-way-suggested = حُفظ النص الآخر اقتراحًا.
repository-gave-way-suggested-by = حُفظ النص الآخر اقتراحًا من { $who }.
repository-request = طلب دمج
repository-request-none = لا طلب مفتوح. الدفع التالي يفتح واحدًا.
repository-request-open = مفتوح
repository-request-merged = مدموج
repository-request-closed = مغلق
repository-request-opened = فُتح
repository-request-next = الدفع التالي يفتح طلبًا جديدًا.
repository-reset = التراجع عمّا هنا
repository-reset-nothing = لا شيء هنا أحدث من المنبع: إعادة التعيين تقرأ الملفات من جديد.
repository-reset-drops = لم يودَع أو لم يُدفع: { $what }.
repository-reset-about = كل المكوّنات التي تشارك المستودع تصبح كما في المنبع الآن.
repository-reset-ask = العودة إلى المنبع
repository-reset-do = إعادة التعيين
repository-reset-do-discard = إهماله وإعادة التعيين
repository-reset-fate = ما مصيره
repository-reset-pending = ينتظر الإيداع من جديد
repository-reset-pending-about = بأسماء مؤلفيه، فوق ما في المنبع.
repository-reset-suggestions = يصبح اقتراحات
repository-reset-suggestions-about = يختار المترجمون من جديد، نصًا نصًا.
repository-reset-discard = يُهمل
repository-reset-discard-about = لا يمكن التراجع عن هذا؛ يبقى في السجل وحده.

repository-components = المكوّنات
repository-forges = دفع وطلبات تجري من تلقاء نفسها
repository-forges-about = يمكن لمنصات الاستضافة أن تُعلم بالدفع وأن تتلقى التغييرات طلبات سحب أو دمج: { $hooks } و{ $forges } في إعدادات المشروع.
repository-forges-hooks = إشعارات الدفع
repository-forges-credentials = بيانات الدخول إلى المنصات
repository-components-none = لا توجد مكوّنات بعد
repository-components-add = إضافة مكوّن
repository-component = المكوّن
repository-address = العنوان
repository-kept = المستودع
repository-own = خاص به
repository-shares = مشترك
repository-needs-commit = بعض النصوص لم تودَع بعد.
repository-needs-merge = في المنبع جديد.
repository-needs-push = بعض الإيداعات لم تُدفع بعد.
repository-needs-nothing = كل المستودعات مطابقة للمنبع.

## A new component


repository-new = مكوّن جديد
repository-new-steps = الخطوات
repository-step-repository = المستودع
repository-step-what = ما يُترجم
repository-step-kept = كيف يُدار
repository-step-create = مراجعة وإنشاء
repository-new-back = رجوع
repository-new-on = متابعة
repository-new-nothing-yet = لا يُنشأ شيء قبل الخطوة 4.
repository-project = المشروع
repository-origin = أين الملفات
repository-origin-git = مستودع
repository-origin-git-about = تُسحب منه التغييرات وتودَع فيه الترجمات.
repository-origin-component = مستودع مكوّن آخر
repository-origin-component-about = يُجلب مرة واحدة للاثنين.
repository-origin-zip = ملف ZIP أو ملف واحد
repository-origin-zip-about = تُحفظ الملفات هنا فقط.
repository-origin-new = البدء من الصفر
repository-origin-new-about = لا توجد ملفات بعد. نحفظها هنا، وتُكتب السلاسل يدويًا.
repository-origin-new-here = محفوظ هنا فقط
repository-new-address = العنوان
repository-new-address-hint = كما تعطيه لأمر git clone.
repository-new-branch = الفرع
repository-new-branch-hint = فارغ للفرع الرئيسي.
repository-new-push = عنوان الدفع
repository-new-push-hint = فارغ إن لم يُدفع شيء.
repository-ssh = الوصول عبر ssh
repository-ssh-own = لهذا المشروع مفتاح خاص به. امنحه الوصول إلى المستودع، مع حق الكتابة إن كانت الترجمات تُدفع إليه.
repository-ssh-site = يدخل الخادم بهذا المفتاح. امنحه الوصول إلى المستودع، مع حق الكتابة إن كانت الترجمات تُدفع إليه.
repository-ssh-hosts = لا يتصل الخادم بمضيف لا يُوثق بمفاتيحه: { $hosts }.
repository-ssh-hosts-link = المضيفون الذين يثق بهم هذا الموقع
repository-ssh-hosts-ask = لا يتصل الخادم بمضيف لا يُوثق بمفاتيحه. يستطيع مديرو هذا الموقع أن يثقوا به.
repository-new-shared = المكوّن
repository-new-choose = اختر واحدًا
repository-new-zip = الملف
repository-new-zip-hint = تُفحص ملفاته في الخطوة التالية؛ ولا يُحفظ منه شيء قبل الأخيرة.
repository-new-name = الاسم
repository-new-slug = الاسم القصير في العناوين
repository-new-slug-hint = يُصنع من الاسم ما لم تكتب غيره.
repository-new-format = الصيغة
repository-new-auto = اكتشافها
repository-new-auto-hint = يكتشف الخادم الصيغة والقناع من الملفات. وحيث تترك خيارًا يسأل.
repository-new-format-find = البحث عن صيغة
repository-new-format-found = { $count ->
    [zero] لا صيغة بهذا الاسم.
    [one] صيغة واحدة. يختارها Enter.
    [two] صيغتان. يختار Enter الأولى.
    [few] { $count } صيغ. يختار Enter الأولى.
    [many] { $count } صيغة. يختار Enter الأولى.
   *[other] { $count } صيغة. يختار Enter الأولى.
  }
repository-new-mask = قناع الملفات
repository-new-mask-hint = بنجمة مكان اللغة. فارغ ليُكتشف.
repository-new-mask-hint-begin = مع نجمة مكان اللغة: locales/*.json
repository-new-matching = { $count ->
    [zero] لا ملف يطابق.
    [one] ملف واحد يطابق:
    [two] ملفان يطابقان:
    [few] { $count } ملفات تطابق:
    [many] { $count } ملفًا يطابق:
   *[other] { $count } ملف يطابق:
  }
repository-new-template = الملف الأساسي
repository-new-template-hint = ملف لغة المصدر، حيث للترجمات مفاتيح بدل النصوص.
repository-new-base = قالب الترجمات الجديدة
repository-new-base-hint = مثل ملف POT.
repository-new-surveying = يجري فحص الملفات. إن كانت كثيرة فقد يستغرق ذلك بعض الوقت.
repository-new-sets-in = { $files ->
    [zero] ما عُثر عليه
    [one] ما عُثر عليه في ملف واحد
    [two] ما عُثر عليه في ملفين
    [few] ما عُثر عليه في { $files } ملفات
    [many] ما عُثر عليه في { $files } ملفًا
   *[other] ما عُثر عليه في { $files } ملف
  }
repository-new-sets-none = لم يُعثر على ملفات ترجمة
repository-new-sets-none-about = حدّد قناع الملفات والصيغة بنفسك.
repository-new-best = الأنسب
repository-new-by-hand = شيء آخر
repository-new-by-hand-about = حدّد قناع الملفات والصيغة بنفسك.
repository-new-scratch = إنشاء الملفات غير الموجودة بعد
repository-new-scratch-hint = ملف الأساس والقالب المذكوران أدناه، من دون سلاسل. ويحصل المستودع الفارغ على أول إيداع له.
repository-new-scratch-begin = البدء به
repository-new-look-again = الفحص مجددًا
repository-new-set = { $format }، { $languages }، { $files }
repository-new-set-template = الملف الأساسي: { $file }
repository-new-set-base = القالب: { $file }
repository-new-set-languages = لغات هذه الملفات
repository-new-languages-count = { $count ->
    [zero] لا لغات
    [one] لغة واحدة
    [two] لغتان
    [few] { $count } لغات
    [many] { $count } لغة
   *[other] { $count } لغة
  }
repository-new-files-count = { $count ->
    [zero] لا ملفات
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
  }
repository-new-first-strings = النصوص الأولى
repository-new-preview-problems = سيُرفض هذا
repository-new-preview-look = فحص هذه الملفات
repository-new-languages = لغات جديدة
repository-new-languages-add = يستطيع المترجمون إضافتها
repository-new-languages-contact = يطلبها المترجمون
repository-new-languages-none = لا شيء
repository-new-license = الرخصة
repository-new-license-hint = اسمها في SPDX.
repository-new-category = الفئة
repository-new-category-none = بلا
repository-new-category-hint = مستوى من العناوين بين المشروع ومكوّناته.
repository-new-category-make = فئة جديدة
repository-new-category-name = اسم الفئة
repository-new-category-later = تُنشأ مع المكوّن.
repository-new-messages = رسائل الإيداعات
repository-new-messages-about = تُبقي الحقول الفارغة النصوص المعتادة. تُملأ هذه العناصر النائبة:
repository-new-messages-preview = مثلًا
repository-new-messages-unknown = غير معروف: { $names }. سيُرفض المكوّن.
repository-new-merging = التحديثات من المنبع
repository-new-merging-rebase = إعادة تأسيس إيداعاتنا
repository-new-merging-merge = دمج
repository-new-pushing = الدفع بعد كل إيداع
repository-new-create = إنشاء المكوّن
repository-new-change = تغيير
repository-new-change-of = تغيير: { $what }
repository-new-looking = يُنظر في المستودع.
repository-new-wrong = لم يُنشأ: هناك ما يجب إصلاحه
repository-new-importing = استيراد
repository-new-cut = لا يجيب الخادم. ما بدأه يستمر عنده، وتسأله هذه الصفحة مجددًا حتى تعرف النتيجة.
repository-new-imported = المكوّن جاهز
repository-new-import-failed = فشل الاستيراد
repository-new-found = اللغات: { $count }
repository-new-first = تحرير النص الأول
repository-may-not = ترى حال المستودع، لكن لا يمكنك الإيداع فيه أو الدفع إليه أو تحديثه.
repository-unusable-host_unknown = المضيف غير معروف بعد
    .about = يقارن أحد مديري الموقع مفتاحه ويثق به. ثم أعد الفحص.
repository-unusable-host_changed = يُظهر المضيف مفتاحًا غير السابق
    .about = قد يكون أحدهم يتنصت. اسأل مالك المضيف هل تغيّر مفتاحه.
repository-unusable-no_ssh_access = لا يملك مفتاحنا صلاحية الوصول هناك
    .about = أضف المفتاح أدناه إلى المستودع، مع حق الكتابة إن كانت الترجمات تُدفع.
repository-unusable-no_access = يسأل المستودع من نكون
    .about = قد يكون خاصًا أو غير موجود. تحقّق من العنوان، أو استخدم عنوان ssh مع مفتاحنا.
repository-unusable-no_branch = لا يوجد هذا الفرع في المستودع
    .about = فيه هذه؛ اختر واحدًا:
repository-unusable-empty = المستودع فارغ
    .about = ادفع الملفات إليه أولًا، ثم أعد الفحص.
repository-unusable-not_found = لا مستودع في هذا العنوان
    .about = تحقّق من العنوان. وقد يُخفي المستودع الخاص نفسه عمن لا صلاحية له.
repository-unusable-unreachable = تعذّر الوصول إلى المضيف
    .about = تحقّق من اسمه في العنوان، أو حاول لاحقًا.
repository-unusable-too_slow = استغرق وقتًا طويلًا فأُوقف
    .about = حاول مجددًا؛ وإن كان المستودع كبيرًا جدًا فاطلب من مشغّل الموقع وقتًا أطول.
