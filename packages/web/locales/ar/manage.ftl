### إدارة الموقع.

manage-actions = إجراءات
manage-name = الاسم
manage-code = الرمز
manage-slug = الاسم في العناوين
manage-save = حفظ التغييرات
manage-change = تغيير
manage-change-of = تغيير { $name }
manage-remove = إزالة
manage-remove-of = إزالة { $name }
manage-previous = السابق
manage-next = التالي
manage-ready = لدى الموقع كل ما يلزمه للعمل
manage-not-ready = ينقص الموقع شيء ليعمل
manage-alerts = { $count ->
    [zero] لا تنبيه ينتظر أحدًا
    [one] تنبيه واحد لمكوّن ينتظر أحدًا
    [two] تنبيهان لمكوّنات ينتظران أحدًا
    [few] { $count } تنبيهات لمكوّنات تنتظر أحدًا
    [many] { $count } تنبيهًا لمكوّنات ينتظر أحدًا
   *[other] { $count } تنبيه لمكوّنات ينتظر أحدًا
  }
manage-failed = المهام الفاشلة
manage-failed-none = لم تفشل أي مهمة.
manage-waiting = المهام: { $running } تعمل، و{ $queued } تنتظر.
manage-tasks-all = كل المهام
manage-counts = كم يوجد
manage-count-projects = المشاريع
manage-count-components = المكوّنات
manage-count-translations = الترجمات
manage-count-languages = اللغات
manage-count-units = النصوص
manage-count-units_translated = النصوص المترجمة
manage-count-checks = الفحوص الفاشلة
manage-count-suggestions = الاقتراحات
manage-count-users = الحسابات
manage-count-changes = التغييرات
manage-task-all = الكل
manage-task-running = تعمل
manage-task-queued = تنتظر
manage-task-failed = فشلت
manage-task-done = تمت
manage-task-cancelled = أُوقفت
manage-task-state = الحالة
manage-task-what = ماذا
manage-task-where = أين
manage-task-who = من
manage-task-progress = التقدم
manage-task-when = طُلبت
manage-task-error = سبب الفشل
manage-task-cancel = إيقاف
manage-task-cancel-of = إيقاف { $name }
manage-tasks-none = لا توجد مهام كهذه
manage-language-new = لغة جديدة
manage-language-find = البحث بالاسم أو الرمز
manage-languages-count = { $count ->
    [zero] لا لغة
    [one] لغة واحدة
    [two] لغتان، تظهر { $shown }
    [few] { $count } لغات، تظهر منها { $shown }
    [many] { $count } لغة، تظهر منها { $shown }
   *[other] { $count } لغة، تظهر منها { $shown }
  }
manage-languages-none = لا لغة بهذا الاسم أو الرمز
manage-direction = الاتجاه
manage-direction-auto = بحسب الرمز
manage-direction-ltr = من اليسار إلى اليمين
manage-direction-rtl = من اليمين إلى اليسار
manage-plural-number = صيغ الجمع
manage-plural-formula = قاعدة الجمع
    .hint = كما في gettext مثل n != 1.
manage-ssh-key = مفتاح الموقع
manage-ssh-key-about = أعط هذا المفتاح العام لمضيفي المستودعات التي يوصل إليها عبر ssh.
manage-ssh-replace = إنشاء مفتاح آخر
manage-ssh-replace-about = يرفضنا المضيفون الذين لا يعرفون إلا الحالي حتى يصلهم الجديد.
manage-ssh-hosts = المضيفون الموثوقون
manage-ssh-hosts-none = لم يؤكَّد أي مضيف بعد.
manage-ssh-host = المضيف
manage-ssh-fingerprint = البصمة
manage-ssh-scan = سؤاله عن مفاتيحه
manage-ssh-compare = قارن هذه بما ينشره المضيف نفسه
manage-ssh-trust = الثقة بهذه المفاتيح
manage-ssh-shipped = يأتي مع Dragoman
manage-ssh-forget = إنهاء الثقة
manage-ssh-forget-of = إنهاء الثقة بـ { $name }
manage-lists-about = يمكن إدخال الفرق إلى قائمة كاملة، وتعرضها صفحات البداية معًا.
manage-lists-none = لا قوائم بعد
manage-list-new = إضافة قائمة
manage-memory-about = ما تُرجم من قبل، يُعرض حيث يناسب.
manage-memory-none = الذاكرة فارغة
manage-memory-source = الأصل
manage-memory-target = الترجمة
manage-memory-origin = من أين جاء
manage-backups-about = النسخة الاحتياطية ملف واحد فيه كل شيء إلا المستودعات، فهي تُصنع من جديد من أصولها.
manage-backup-backup = الحفظ
manage-backup-backup-about = مع PostgreSQL والخوادم تعمل؛ ومع قاعدة مضمّنة يوقف الخادم أولًا.
manage-backup-restore = الاسترجاع
manage-backup-restore-about = يملأ مجلدًا جديدًا فارغًا.
manage-backup-move = الانتقال إلى PostgreSQL
manage-backup-move-about = تُسترجع نسخة أي نوع من القواعد إلى أي نوع.
manage-backup-key = احفظ المفتاح منفصلًا
manage-backup-key-about = كلمات سر المستودعات مختومة بالمفتاح السري للخادم، وهو ليس في النسخة إلا إن طلبته.
manage-list-remove = إزالة القائمة
manage-list-remove-about = { $count ->
    [zero] القائمة فارغة.
    [one] يبقى المكوّن الوحيد فيها. الفرق التي تصل إليه عبر هذه القائمة تفقده.
    [two] يبقى المكوّنان اللذان فيها. الفرق التي تصل إليهما عبر هذه القائمة تفقدهما.
    [few] تبقى المكوّنات الـ{ $count } التي فيها. الفرق التي تصل إليها عبر هذه القائمة تفقدها.
    [many] يبقى { $count } مكوّنًا فيها. الفرق التي تصل إليها عبر هذه القائمة تفقدها.
   *[other] يبقى { $count } مكوّن فيها. الفرق التي تصل إليها عبر هذه القائمة تفقدها.
  }
manage-memory-remove = إزالة المدخلة
manage-memory-remove-title = إزالة من الذاكرة
manage-memory-remove-about = لن تُعرض بعد الآن. النصوص التي تستخدمها تبقى كما هي.
manage-ssh-forget-about = { $count ->
    [one] لن يوثق بمفتاحه بعد الآن:
    [two] لن يوثق بمفتاحيه بعد الآن:
   *[other] لن يوثق بمفاتيحه ({ $count }) بعد الآن:
  } لا يمكن بلوغ المستودعات هناك حتى تثق به من جديد.

manage-addons-about = تعمل هذه الإضافات على كل مكوّن في الموقع يناسبها، دون أن يثبّتها أحد هناك.
