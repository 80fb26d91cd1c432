### إيجاد العمل: صفحة البداية والمشاريع والمكوّنات واللغات.

projects-title = المشاريع
projects-all = كل المشاريع
projects-none = لا مشاريع بعد
projects-none-about = يضم المشروع مكوّنات: مجموعات ملفات تُترجم معًا.
projects-none-public = لا شيء عام هنا. سجّل الدخول لترى المزيد.
projects-add = مشروع جديد
projects-find = ابحث عن مشروع باسمه
projects-nowhere = لا شيء هنا
projects-nowhere-about = هذا العنوان لا يقود إلى شيء: ربما كُتب خطأ، أو نُقل ما كان هنا أو أُزيل.
projects-home = البداية
projects-welcome = ترجم مع { $site }
projects-welcome-about = هنا يترجم الناس البرمجيات. تجوّل، أو سجّل الدخول لتشارك.
projects-waits = ما ينتظرك
projects-waits-none = لا شيء ينتظرك
projects-waits-none-about = افتح مشروعًا وانظر أين لم تكتمل لغاتك، أو تابع واحدًا لتصلك أخبار النصوص الجديدة.
projects-ask-languages = إلى أي اللغات تترجم؟
projects-ask-languages-about = يظهر هنا ما يحتاج إلى عمل فيها. يمكنك تغييرها في ملفك الشخصي متى شئت.
projects-ask-another = لغة أخرى
projects-recent = آخر ما كنت فيه
projects-recent-none = لم تترجم شيئًا بعد
projects-watched-ones = مشاريع تتابعها
projects-watched-none = لا تتابع أي مشروع
projects-watched-none-about = تابع مشروعًا لتجده هنا وتسمع أخباره.
projects-watch = تابع
projects-watched = متابَع
projects-add-component = أضف مكوّنًا
projects-empty = لا شيء للترجمة بعد
projects-empty-about = أضف مكوّنًا: قل أين الملفات، وسيُبحث عن الباقي.
projects-matrix = اللغات والمكوّنات
projects-language = اللغة
projects-languages = اللغات
projects-source = المصدر
projects-start = ابدأ
projects-add-language = ابدأ لغة
projects-language-added = أُضيفت اللغة
projects-fail = لم تجتز فحصًا
projects-alerts = تنبيهات
projects-locked = مقفل: لا يمكن لأحد تغيير النصوص هنا الآن.
projects-work = ما يحتاج إلى عمل
projects-work-in = ما يحتاج إلى عمل في { $language }
projects-translate = ترجم
projects-no-strings = لا نصوص هنا بعد
projects-cell-empty = بلا نصوص
projects-all-done = كل شيء مترجم
projects-look-through = راجع
projects-open-editor = افتح المحرر
projects-files = الملفات
projects-far = تُرجم { $percent }
projects-states = النصوص حسب الحالة
projects-state = الحالة
projects-share = النسبة
projects-strings = النصوص
projects-find-language = ابحث عن لغة باسمها أو رمزها
projects-no-language = لا لغة بهذا الاسم
projects-where-to-start = من أين تبدأ
projects-language-nowhere = لا شيء يُترجم إلى هذه اللغة بعد
projects-people = من يعمل عليها
projects-no-people = لم يترجم إليها أحد مؤخرًا
projects-project = المشروع
projects-left-to-do = ما بقي
projects-about = { $components ->
    [zero] { $components } مكوّن
    [one] مكوّن واحد
    [two] مكوّنان
    [few] { $components } مكوّنات
    [many] { $components } مكوّنًا
   *[other] { $components } مكوّن
  }، { $languages ->
    [zero] { $languages } لغة
    [one] لغة واحدة
    [two] لغتان
    [few] { $languages } لغات
    [many] { $languages } لغة
   *[other] { $languages } لغة
  }، { $strings ->
    [zero] لا نصوص
    [one] نص واحد
    [two] نصان
    [few] { $strings } نصوص
    [many] { $strings } نصًا
   *[other] { $strings } نص
  } بكل اللغات.
projects-queue-failing_checks = { $count ->
    [zero] { $count } نص لم يجتز فحصًا
    [one] نص واحد لم يجتز فحصًا
    [two] نصان لم يجتازا فحصًا
    [few] { $count } نصوص لم تجتز فحصًا
    [many] { $count } نصًا لم يجتز فحصًا
   *[other] { $count } نص لم يجتز فحصًا
  }
projects-queue-needs_editing = { $count ->
    [zero] { $count } نص يحتاج إلى تحرير
    [one] نص واحد يحتاج إلى تحرير
    [two] نصان يحتاجان إلى تحرير
    [few] { $count } نصوص تحتاج إلى تحرير
    [many] { $count } نصًا يحتاج إلى تحرير
   *[other] { $count } نص يحتاج إلى تحرير
  }
projects-queue-suggestions = { $count ->
    [zero] { $count } نص له اقتراحات
    [one] نص واحد له اقتراحات
    [two] نصان لهما اقتراحات
    [few] { $count } نصوص لها اقتراحات
    [many] { $count } نصًا له اقتراحات
   *[other] { $count } نص له اقتراحات
  }
projects-queue-comments = { $count ->
    [zero] { $count } نص له تعليقات
    [one] نص واحد له تعليقات
    [two] نصان لهما تعليقات
    [few] { $count } نصوص لها تعليقات
    [many] { $count } نصًا له تعليقات
   *[other] { $count } نص له تعليقات
  }
projects-queue-untranslated = { $count ->
    [zero] { $count } نص غير مترجم
    [one] نص واحد غير مترجم
    [two] نصان غير مترجمين
    [few] { $count } نصوص غير مترجمة
    [many] { $count } نصًا غير مترجم
   *[other] { $count } نص غير مترجم
  }
projects-left = { $count ->
    [0] لم يبق شيء من { $number }
   *[other] بقي { $count } من { $number }
  }

projects-may-not-add = لا يُسمح لك بإنشاء مشاريع
projects-name = الاسم
projects-slug = الاسم في العناوين
projects-slug-hint = أحرف صغيرة وأرقام وشرطات. تحمله الروابط، فاختره ليبقى.
projects-web = عنوان الويب
projects-web-hint = حيث يقرأ الناس عمّا يُترجم.
projects-instructions = للمترجمين
projects-instructions-hint = ما ينبغي أن يعرفوه أولًا: النبرة والمصطلحات وأين يسألون.
projects-make = أنشئ المشروع
projects-search = ابحث
projects-search-for = كلمات أو استعلام
projects-search-hint = مثل state:<translated AND language:cs
projects-search-none = لا شيء كذلك
projects-search-none-about = جرّب كلمات أقل أو لغة أخرى.
projects-engage = ساعد في ترجمة { $project }
projects-engage-help = ساعد في الترجمة
projects-engage-web = عن المشروع
projects-search-found = { $count ->
    [zero] { $number } نص
    [one] نص واحد
    [two] نصان
    [few] { $number } نصوص
    [many] { $number } نصًا
   *[other] { $number } نص
  }
projects-search-all = الكل
projects-search-states = حسب الحالة
projects-search-sort = الترتيب
projects-search-sort-place = حسب المكوّن واللغة
projects-search-sort-changed = الأحدث تغييرًا
projects-search-sort-source = حسب النص المصدر
projects-search-sort-longest = الأطول أولًا
projects-search-more = { $count ->
    [zero] لا مزيد لعرضه
    [one] عرض واحدة أخرى
    [two] عرض اثنتين أخريين
    [few] عرض { $count } أخرى
    [many] عرض { $count } أخرى
   *[other] عرض { $count } أخرى
  }
projects-engage-about = { $languages ->
    [zero] { $languages } لغة
    [one] لغة واحدة
    [two] لغتان
    [few] { $languages } لغات
    [many] { $languages } لغة
   *[other] { $languages } لغة
  }، { $strings ->
    [zero] لا نصوص
    [one] نص واحد
    [two] نصان
    [few] { $strings } نصوص
    [many] { $strings } نصًا
   *[other] { $strings } نص
  }، تُرجم { $percent }.
projects-may-not-start = لا يمكنك بدء لغة هنا.
projects-may-not-add-component = لا يمكنك إضافة مكوّنات هنا.

## The glossary of a project

projects-glossary = المسرد
projects-glossary-of = مسرد { $name }
projects-glossary-about = مصطلحات تُترجم بالطريقة نفسها في كل مكان. يعرضها المحرر تحت النصوص التي ترد فيها.
projects-glossary-none = لا يوجد مسرد بعد
projects-glossary-none-about = يأتي مع أول مكوّن، وتكون فيه كل لغات المشروع.
projects-glossary-back = إلى المشروع
projects-glossary-find = ابحث عن مصطلح
projects-terms = { $count ->
    [zero] لا مصطلحات
    [one] مصطلح واحد
    [two] مصطلحان
    [few] { $number } مصطلحات
    [many] { $number } مصطلحًا
   *[other] { $number } مصطلح
  }
projects-terms-none = لا مصطلحات بهذه اللغة بعد
projects-terms-none-about = أضف الكلمات التي يجب أن تكون واحدة في كل مكان: أسماء الميزات والأزرار والأدوار.
projects-term = المصطلح
projects-term-in = الترجمة: { $language }
projects-term-hint = اتركه فارغًا ليُضاف المصطلح إلى كل اللغات.
projects-term-add = إضافة مصطلح
projects-term-added = أُضيف المصطلح
