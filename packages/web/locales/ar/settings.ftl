### إعدادات المشاريع والمكوّنات والوسوم والإضافات.

settings-title = إعدادات { $name }
settings-contents = في هذه الصفحة
settings-may-not = يمكنك قراءة هذه الإعدادات لا تغييرها. يستطيع ذلك من يدير هذا المكان.
settings-saved = حُفظ.
settings-save = حفظ التغييرات
settings-discard = تجاهل
settings-wrong = لم يُحفظ: انظر إلى الحقول المعلَّمة. تغييراتك باقية.
settings-changed = { $count ->
    [zero] لا تغيير غير محفوظ.
    [one] تغيير واحد غير محفوظ.
    [two] تغييران غير محفوظين.
    [few] { $count } تغييرات غير محفوظة.
    [many] { $count } تغييرًا غير محفوظ.
   *[other] { $count } تغيير غير محفوظ.
  }
settings-secret-kept = محفوظ؛ اكتب لاستبداله
settings-group-basics = الأساسيات
settings-group-review = المراجعة
settings-group-exchange = التبادل مع المستودعات
settings-group-repository = المستودع
settings-group-committing = الإيداع والدفع
settings-group-files = الملفات
settings-group-languages = اللغات
settings-group-translating = كيف يترجم الناس
settings-group-quality = الفحوص
settings-group-glossary = المسرد
settings-group-messages = رسائل الإيداع
settings-field-name = الاسم
settings-field-slug = الاسم في العناوين
    .hint = حروف لاتينية وأرقام وشرطات.
settings-field-web = الموقع
    .hint = حيث يقرأ الناس عما يُترجم.
settings-field-instructions = تعليمات للمترجمين
    .hint = النبرة وكلمات يُتجنب استعمالها وأين يُسأل. تظهر في صفحة المشروع.
settings-field-translation_review = تُراجع الترجمات
    .hint = تُعد منتظرة حتى اعتمادها.
settings-field-source_review = تُراجع النصوص الأصلية
    .hint = لا تُترجم قبل أن يعتمدها أحد.
settings-field-enable_hooks = الانتباه إلى الدفع
    .hint = يُحدَّث حين ينادي GitHub أو GitLab أو غيرهما عنواننا.
settings-field-set_language_team = كتابة اسمنا في الملفات
    .hint = يضبط الترويسة Language-Team في ملفات gettext.
settings-field-language_aliases = رموز أخرى للغات
    .hint = أزواج بينها فواصل مثل en:en_GB,zh:zh_Hans.
settings-field-category = الفئة
settings-field-source_language = لغة المصدر
    .hint = رمز اللغة التي كُتبت بها النصوص مثل en.
settings-field-priority = الأولوية
    .hint = يُعرض ما أولويته أعلى أولًا.
settings-field-license = الرخصة
    .hint = رخصة الترجمات باسمها في SPDX مثل MIT.
settings-field-report_source_bugs = عنوان البلاغات
    .hint = بريد يُبلَّغ عليه عن أخطاء النصوص الأصلية.
settings-field-agreement = اتفاق المساهمين
    .hint = على من يترجم أن يوافق عليه أولًا. فارغ: لا يُسأل أحد.
settings-field-vcs = نوع المستودع
settings-field-repo = عنوان المستودع
    .hint = أو dragoman://project/component لمشاركة مستودع مكوّن آخر.
settings-field-branch = الفرع
    .hint = فارغ: الفرع الرئيسي للمستودع.
settings-field-repo_credentials = الاسم وكلمة السر للقراءة
    .hint = بصورة user:password. يُحفظان مشفّرين ولا يظهران بعد ذلك.
settings-field-push = عنوان الدفع
    .hint = فارغ: لا يُدفع شيء.
settings-field-push_branch = فرع الدفع
settings-field-merge_request_target = الفرع الذي يستقبل الطلبات
settings-field-merge_request_labels = وسوم الطلبات
settings-field-merge_request_reviewers = مراجعو الطلبات
    .hint = فارغ: الفرع الذي يُقرأ.
settings-field-push_credentials = الاسم وكلمة السر للدفع
    .hint = بصورة user:password. يُحفظان مشفّرين ولا يظهران بعد ذلك.
settings-field-repoweb = عنوان الملفات في المتصفح
    .hint = وفيه { "{{" }filename{ "}}" } و{ "{{" }line{ "}}" } و{ "{{" }branch{ "}}" }.
settings-field-merge_conflicts = نص تغيّر هنا وفي المنبع
settings-field-merge_style = كيف يدخل المنبع
settings-field-commit_pending_age = ساعات حتى الإيداع
    .hint = وقبل ذلك إن طلبه أحد أو قبل تحديث.
settings-field-push_on_commit = الدفع بعد كل إيداع
settings-field-auto_lock_error = القفل حين يفشل المستودع
    .hint = لا يترجم أحد ما لا يمكن تسليمه.
settings-field-file_format = صيغة الملفات
settings-field-filemask = ملفات اللغات
    .hint = مسار فيه * مكان رمز اللغة مثل locale/*.json.
settings-field-template = ملف المصدر
    .hint = للصيغ التي يحمل كل ملف فيها لغة واحدة.
settings-field-edit_template = يمكن تغيير النصوص الأصلية هنا
settings-field-intermediate = ملف مصدر وسيط
    .hint = نصوص كتبها المطورون ولم يصقلها أحد بعد.
settings-field-new_base = قالب اللغات الجديدة
    .hint = تبدأ اللغة الجديدة نسخة من هذا الملف.
settings-field-screenshot_filemask = لقطات الشاشة في المستودع
    .hint = مسار فيه * مثل docs/*.png. تؤخذ مع كل تحديث.
settings-field-new_lang = حين يطلب أحد لغة جديدة
settings-field-language_code_style = كيف تُكتب رموز اللغات
settings-field-language_regex = اللغات التي تؤخذ
    .hint = تعبير نمطي. تُترك ملفات اللغات الأخرى.
settings-field-enable_suggestions = الاقتراحات
    .hint = من لا يحق له الحفظ يقترح.
settings-field-suggestion_voting = التصويت على الاقتراحات
settings-field-suggestion_autoaccept = أصوات تكفي لقبول اقتراح
    .hint = 0: لا تكفي الأصوات وحدها أبدًا.
settings-field-allow_translation_propagation = نقل الترجمات
    .hint = ما يُترجم هنا يُستعمل للنص نفسه في مكوّنات أخرى من المشروع.
settings-field-manage_units = يمكن إضافة النصوص وإزالتها هنا
settings-field-restricted = مقيّد
    .hint = لا يراه إلا من يسمّي فريقه هذا المكوّن.
settings-field-check_flags = أعلام لكل النصوص
    .hint = مثل python-brace-format, max-length:80 بينها فواصل.
settings-field-enforced_checks = فحوص واجبة
    .hint = لا تُحفظ مترجمةً ترجمةٌ تفشل في أحدها.
settings-field-variant_regex = البدائل
    .hint = ما يقتطعه هذا التعبير من المفاتيح يجمع نصوص البدائل.
settings-field-is_glossary = هذا المكوّن مسرد
    .hint = تظهر نصوصه مصطلحات بجانب كل نصوص المشروع.
settings-field-glossary_color = لون مصطلحاته
settings-field-commit_message = حين تُودَع ترجمات
settings-field-add_message = حين تُضاف لغة
settings-field-delete_message = حين تُزال لغة
settings-field-merge_message = حين يُدمج المنبع
settings-field-addon_message = حين تغيّر إضافة ملفات
settings-field-pull_message = لطلبات الدمج
settings-field-color = اللون
settings-value-category-none = لا شيء
settings-value-priority-60 = عالية جدًا
settings-value-priority-80 = عالية
settings-value-priority-100 = متوسطة
settings-value-priority-120 = منخفضة
settings-value-priority-140 = منخفضة جدًا
settings-value-vcs-git = Git
settings-value-vcs-git-force-push = Git بدفع قسري
settings-value-vcs-local = لا شيء: الملفات محفوظة هنا
settings-value-vcs-github = GitHub: طلبات سحب
settings-value-vcs-gitlab = GitLab: طلبات دمج
settings-value-vcs-gitea = Gitea, Forgejo: طلبات سحب
settings-value-vcs-bitbucketserver = Bitbucket Server: طلبات سحب
settings-value-vcs-bitbucketcloud = Bitbucket Cloud: طلبات سحب
settings-value-vcs-azure_devops = Azure DevOps: طلبات سحب
settings-value-vcs-pagure = Pagure: طلبات سحب
settings-value-vcs-gerrit = Gerrit: تغييرات
settings-value-merge_conflicts-upstream = إبقاء نص المنبع
settings-value-merge_conflicts-ours = إبقاء نصنا
settings-value-merge_style-merge = دمج
settings-value-merge_style-rebase = إعادة تأسيس
settings-value-merge_style-merge_noff = دمج بإيداع دائمًا
settings-value-new_lang-contact = إخبار المديرين
settings-value-new_lang-url = الإرشاد إلى التعليمات
settings-value-new_lang-add = إضافتها فورًا
settings-value-new_lang-none = الرفض
settings-value-language_code_style-none = كعادة الصيغة
settings-value-color-navy = كحلي
settings-value-color-blue = أزرق
settings-value-color-aqua = سماوي
settings-value-color-teal = أزرق مخضر
settings-value-color-olive = زيتوني
settings-value-color-green = أخضر
settings-value-color-lime = ليموني
settings-value-color-yellow = أصفر
settings-value-color-orange = برتقالي
settings-value-color-red = أحمر
settings-value-color-maroon = عنابي
settings-value-color-fuchsia = فوشيا
settings-value-color-purple = بنفسجي
settings-value-color-black = أسود
settings-value-color-gray = رمادي
settings-value-color-silver = فضي
settings-danger = إعادة التسمية والإزالة
settings-rename = إعادة التسمية
settings-rename-project = إعادة تسمية المشروع
settings-rename-component = إعادة تسمية المكوّن
settings-rename-about = تغيّر كل العناوين تحته.
settings-rename-title = إعادة تسمية { $name }
settings-rename-plan = تتعطل الروابط والخطافات والبرامج والنسخ التي تستعمل العناوين القديمة. تبقى النصوص والترجمات والتاريخ.
settings-remove-project = إزالة المشروع
settings-remove-project-about = مع كل مكوّناته وترجماته وتاريخها.
settings-remove-component = إزالة المكوّن
settings-remove-component-about = مع كل ترجماته وتاريخها. يبقى المستودع نفسه كما هو.
settings-remove-title = إزالة { $name }
settings-remove-type = اكتب { $name } للتأكيد
settings-remove-project-plan = يذهب { $name } ومعه { $components ->
    [zero] لا مكوّن
    [one] مكوّن واحد
    [two] مكوّنان
    [few] { $components } مكوّنات
    [many] { $components } مكوّنًا
   *[other] { $components } مكوّن
  } و{ $strings ->
    [zero] لا نص
    [one] نص واحد
    [two] نصان
    [few] { $strings } نصوص
    [many] { $strings } نصًا
   *[other] { $strings } نص
  } في كل اللغات، مع التعليقات والاقتراحات واللقطات والتاريخ. تضيع التغييرات التي لم تُدفع. لا يمكن الرجوع عن ذلك.
settings-remove-component-plan = يذهب { $name } ومعه { $languages ->
    [zero] لا لغة
    [one] لغة واحدة
    [two] لغتان
    [few] { $languages } لغات
    [many] { $languages } لغة
   *[other] { $languages } لغة
  } و{ $strings ->
    [zero] لا نص
    [one] نص واحد
    [two] نصان
    [few] { $strings } نصوص
    [many] { $strings } نصًا
   *[other] { $strings } نص
  }، مع التعليقات والاقتراحات واللقطات والتاريخ. تضيع التغييرات التي لم تُدفع. لا يمكن الرجوع عن ذلك.
settings-labels-title = وسوم { $name }
settings-labels-about = تجمع الوسوم نصوصًا يُبحث عنها ويُعمل عليها معًا.
settings-labels-none = لا وسوم بعد
settings-labels-none-about = أضف واحدًا في الأسفل، مثل «الإصدار 2»، وأعطه لنصوص في المحرر.
settings-label-add = إضافة وسم
settings-label-change = تغيير
settings-label-change-of = تغيير { $name }
settings-label-remove = إزالة
settings-label-remove-of = إزالة { $name }
settings-label-remove-about = يُنزع من كل النصوص التي تحمله. تبقى النصوص نفسها.
settings-addons-title = إضافات { $name }
settings-addons-about = تعمل الإضافات من تلقاء نفسها: حين تتغير الملفات أو عند الإيداع أو كل يوم.
settings-addons-installed = مثبّتة
settings-addons-none = لا إضافة مثبّتة هنا
settings-addons-none-about = اختر واحدة مما في الأسفل.
settings-addons-available = متاحة
settings-addon-install = تثبيت
settings-addon-install-of = تثبيت { $name }
settings-addon-change = الإعدادات
settings-addon-change-of = إعدادات { $name }
settings-addon-remove = إزالة
settings-addon-remove-of = إزالة { $name }
settings-addon-remove-about = يبقى ما عملته، ولا تعمل شيئًا بعد ذلك.
settings-discovery-look = عرض ما سيُنشأ
settings-discovery-none = لا يُعثر على شيء بهذا.
settings-discovery-created = { $count ->
    [one] سيُنشأ مكوّن واحد
    [two] سيُنشأ مكوّنان
    [few] ستُنشأ { $count } مكوّنات
   *[other] سيُنشأ { $count } مكوّنًا
  }
settings-discovery-matched = { $count ->
    [one] مكوّن واحد موجود
    [two] مكوّنان موجودان
    [few] { $count } مكوّنات موجودة
   *[other] { $count } مكوّنًا موجودًا
  }
settings-discovery-removed = { $count ->
    [one] ملفات مكوّن واحد لم تعد موجودة
    [two] ملفات مكوّنين لم تعد موجودة
    [few] ملفات { $count } مكوّنات لم تعد موجودة
   *[other] ملفات { $count } مكوّنًا لم تعد موجودة
  }
settings-discovery-refused = مرفوض
settings-addon-scope-component = تعمل على هذا المكوّن
settings-addon-scope-project = تعمل على المشروع كله
settings-addon-scope-repository = تعمل على كل ما يشارك المستودع

## Add-ons by their kinds; others are told in the words of the server

settings-kind-autotranslate-autotranslate = ترجمة آلية
    .about = تُعطى النصوص ترجمات ما يماثلها من نصوص المشروع.
settings-kind-cdn-cdnjs = ترجمات لصفحات الويب
    .about = نص برمجي ونصوص بصيغة JSON تحمّلها صفحات أخرى.
settings-kind-cleanup-blank = إزالة النصوص الفارغة
    .about = تُزال من الترجمات النصوص التي لا ترجمة لها.
settings-kind-cleanup-generic = إزالة النصوص البائدة
    .about = تُزال من الترجمات النصوص التي لم تعد في الملف الأساسي.
settings-kind-consistency-languages = اللغات نفسها في كل المكوّنات
    .about = لكل مكوّن في المشروع ما لدى سواه من لغات.
settings-kind-discovery-discovery = اكتشاف المكوّنات
    .about = مكوّنات لكل ملفات المستودع التي يجدها قناع.
settings-kind-flags-bulk = تعديل جماعي
    .about = يُعطى كل نص يجده استعلام حالةً أو أعلامًا أو وسومًا.
settings-kind-flags-same_edit = الترجمات الجديدة المطابقة للمصدر تحتاج إلى تعديل
    .about = الترجمات الجديدة من الملفات المطابقة لمصدرها تحتاج إلى تعديل.
settings-kind-flags-source_edit = نصوص المصدر الجديدة تحتاج إلى تعديل
    .about = النصوص الجديدة في الملف الأساسي تحتاج إلى تعديل.
settings-kind-flags-target_edit = الترجمات الجديدة تحتاج إلى تعديل
    .about = الترجمات الجديدة من الملفات تحتاج إلى تعديل.
settings-kind-generate-fill_read_only = ملء النصوص المقروءة فقط
    .about = تُعطى النصوص المقروءة فقط التي لا نص لها نصَّ مصدرها.
settings-kind-generate-generate = ملف إحصاءات
    .about = ملف بحالة الترجمة.
settings-kind-generate-prefill = ترجمات مملوءة مسبقًا
    .about = تُعطى النصوص غير المترجمة نصَّ مصدرها ليُعدّل.
settings-kind-generate-pseudolocale = لغة زائفة
    .about = لغة للاختبار: نصوص لغة أخرى أطول وبين أقواس.
settings-kind-gettext-authors = مؤلفو ملفات gettext
    .about = من ترجموا، في التعليق في رأس ملف PO.
settings-kind-gettext-configure = ALL_LINGUAS
    .about = قائمة اللغات في ALL_LINGUAS من configure أو configure.in أو configure.ac.
settings-kind-gettext-customize = لفّ ملفات gettext
    .about = كيف تُلفّ أسطر ملفات PO.
settings-kind-gettext-linguas = LINGUAS
    .about = قائمة اللغات في LINGUAS.
settings-kind-gettext-mo = ملفات MO
    .about = ملف MO بجانب كل ملف PO.
settings-kind-gettext-msgmerge = تحديث ملفات gettext
    .about = تتبع الترجمات القالب كما يفعل msgmerge من gettext.
settings-kind-git-squash = إيداعات أقل
    .about = تصبح الإيداعات التي لم تُدفع بعد إيداعًا واحدًا، أو واحدًا لكل لغة أو ملف أو مؤلف.
settings-kind-json-customize = تنسيق ملفات JSON
    .about = الإزاحة وترتيب المفاتيح في ملفات JSON.
settings-kind-properties-sort = ترتيب ملفات properties
    .about = مدخلات ملفات properties بترتيب مفاتيحها.
settings-kind-removal-comments = إزالة التعليقات القديمة
    .about = تزول التعليقات القديمة.
settings-kind-removal-suggestions = إزالة الاقتراحات القديمة
    .about = تزول الاقتراحات القديمة.
settings-kind-resx-update = تحديث ملفات الموارد
    .about = لملفات موارد الترجمات ما في الملف الأساسي من نصوص.
settings-kind-xml-customize = تنسيق ملفات XML
    .about = كيف تُكتب العناصر الخالية من المحتوى في ملفات XML.
settings-kind-yaml-customize = تنسيق ملفات YAML
    .about = الإزاحة والعرض ونهايات الأسطر في ملفات YAML.

## إشعارات الدفع

settings-hooks = إشعارات الدفع
settings-hooks-about = حين تُعلمنا منصة الاستضافة بالدفع تُؤخذ التغييرات فورًا. أدخل هناك عنوانها المذكور أدناه بوصفه خطاف ويب يرسل JSON، ومعه السر الذي تُثبت به هويتها. إن لم يكن للمشروع سر سرى سر الخادم، وإن لم يوجد هو أيضًا أمكن لأي شخص طلب التحديث.
settings-hooks-off = هذا المشروع لا ينتبه إلى الدفع: فعّل ذلك في الأعلى.
settings-hooks-set = يوجد سر
settings-hooks-not-set = لا يوجد سر
settings-hooks-addresses = عناوين تُدخَل في منصة الاستضافة
settings-hooks-made = السر الذي يُدخَل في منصة الاستضافة
settings-hooks-given = سر أنشأته المنصة
settings-hooks-given-about = رموز التوقيع في GitLab (⁦whsec_…⁩) ومفاتيح Pagure تُنشأ هناك. اترك الحقل فارغًا لغيرهما فيُنشأ سر. وفي Azure DevOps هو كلمة المرور في الاستيثاق الأساسي.
settings-hooks-make = إنشاء سر
settings-hooks-make-anew = إنشاء سر جديد
settings-hooks-keep = استعمال هذا السر
settings-hooks-replace = استبدال السر
settings-hooks-replace-about = يُرفض من الآن كل ما يأتي بالسر القديم: أدخل الجديد في كل منصة تُعلم هذا المشروع بالدفع.
settings-hooks-remove = إزالة السر
settings-hooks-remove-about = يسري عندها سر الخادم، وإن لم يوجد أمكن لأي شخص طلب التحديث.

## بيانات الدخول إلى منصات الاستضافة

settings-forges = بيانات الدخول إلى منصات الاستضافة
settings-forges-about = بها تُفتح طلبات السحب والدمج وتُحدَّث. تُحفظ مشفّرة ولا تُرسل إلا إلى مضيفها ولا تُعرض أبدًا. وإن لم يكن للمشروع بيانات سرت بيانات الخادم.
settings-forges-none = ليس للمشروع بيانات خاصة به
settings-forge-add = إضافة بيانات دخول
settings-forge-save = حفظ بيانات الدخول
settings-forge-replace = استبدال
settings-forge-replace-of = استبدال بيانات الدخول إلى { $name }
settings-forge-remove = إزالة
settings-forge-remove-of = إزالة بيانات الدخول إلى { $name }
settings-forge-remove-about = لا يمكن استعادتها. تُفتح طلبات المكوّنات على هذا المضيف ببيانات الخادم، أو لا تُفتح إن لم تكن له بيانات.
settings-forge-kind = المنصة
settings-forge-host = المضيف
    .hint = كما في عنوان المستودع، مع المنفذ إن وُجد: git.example.org:8443
settings-forge-type = بيانات الدخول
settings-forge-type-token = رمز
settings-forge-type-password = اسم وكلمة مرور
settings-forge-type-app = تطبيق GitHub
settings-forge-token = الرمز
settings-forge-username = اسم المستخدم
    .hint = يلزم للرموز الشخصية في Bitbucket Cloud (عنوان البريد) ولاستعمال git عبر HTTPS في Pagure.
settings-forge-password = كلمة المرور
settings-forge-app = معرّف التطبيق
settings-forge-key = المفتاح الخاص
    .hint = ملف PEM كاملًا كما أنشأه GitHub للتطبيق.
settings-forge-installation = رقم التثبيت
    .hint = فارغ: يُبحث عنه.
settings-forge-api = عنوان الواجهة
    .hint = فقط حين لا يُستدل عليه من المضيف.
