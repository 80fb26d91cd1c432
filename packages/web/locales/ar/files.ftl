### Files: down, up, and what an upload would do.


files-title = الملفات
files-of = ملفات { $component } بلغة { $language }
files-nowhere = هذا العنوان لا يدل على ترجمة.
files-no-upload = لا يمكنك رفع ملفات هنا

files-download = تنزيل
files-download-do = تنزيل
files-format = الصيغة
files-stored = كما هو محفوظ ({ $name })
files-format-csv = CSV (جداول)
files-format-xlsx = Excel
files-format-po = gettext PO
files-format-mo = gettext MO
files-format-xliff = ‏XLIFF 1.2 مع إضافات gettext
files-format-xliff11 = XLIFF 1.1
files-format-tmx = TMX (ذاكرة)
files-format-tbx = TBX (مسرد)
files-format-json = JSON
files-format-json-nested = JSON متداخل
files-format-aresource = مورد أندرويد
files-format-strings = نصوص iOS
files-query = نصوص استعلام فقط
files-query-hint = مثل state:needs-editing. فارغ لكل النصوص.
files-received = استُلم { $size } كيبيبايت
files-archives = الأرشيفات
files-archive-stored = كما هي محفوظة
files-archive-component = المكوّن كله
files-archive-project = المشروع كله

files-upload = رفع
files-drop = أفلت ملفًا هنا أو اختر واحدًا
files-drop-hint = تُظهر خطة ما سيحدث. لا يتغير شيء قبل أن تطبّقها.
files-chosen = { $size } كيبيبايت. أفلت ملفًا آخر ليحل محله.
files-method = ما يُفعل به
files-method-translate = إضافة كترجمات
files-method-translate-hint = تصبح نصوص الملف ترجمات.
files-method-approve = إضافة كترجمات معتمدة
files-method-approve-hint = تصبح نصوص الملف ترجمات معتمدة.
files-method-fuzzy = إضافة كنصوص تحتاج إلى تحرير
files-method-fuzzy-hint = يراجع أحدهم كل نص مرة أخرى.
files-method-suggest = إضافة كاقتراحات
files-method-suggest-hint = تبقى الترجمات كما هي؛ يقرر غيرك.
files-method-add = إضافة نصوص جديدة
files-method-add-hint = تُضاف النصوص التي ليست هنا بعد.
files-method-replace = استبدال الملف كله
files-method-replace-hint = يُستبدل الملف المحفوظ: تُحذف النصوص التي ليست في الجديد.
files-method-source = تحديث نصوص المصدر
files-method-source-hint = يصبح الملف قالبًا لكل اللغات.
files-conflicts = النصوص المترجمة من قبل
files-conflicts-keep = إبقاؤها
files-conflicts-replace-translated = استبدالها إلا المعتمدة
files-conflicts-replace-approved = استبدال المعتمدة أيضًا
files-fuzzy = النصوص التي يعدّها الملف تقريبية
files-fuzzy-skip = تجاوزها
files-fuzzy-process = أخذها كنصوص تحتاج إلى تحرير
files-fuzzy-approve = أخذها كترجمات

files-plan = خطة الرفع
files-plan-nothing-yet = لم يحدث شيء بعد
files-plan-apply = تطبيق الخطة
files-plan-discard = إهمال
files-plan-about = إن تغيّر شيء في هذه الأثناء فلن يُفعل شيء وسترى خطة جديدة.
files-plan-show = عرض
files-plan-all = الكل ({ $count })
files-plan-words = كلمات فيها
files-plan-strings = نصوص الخطة
files-plan-cut = في الخطة { $count } نص؛ يُعرض أولها.
files-plan-none = الملف لا يغيّر شيئًا.
files-plan-none-here = لا نص كهذا.
files-plan-again = عرض الخطة الجديدة
files-outdated = تغيّر شيء منذ وُضعت الخطة
files-outdated-about = لم يُفعل شيء. الملف محفوظ.
files-outcome-changed = متغيّر
files-outcome-added = جديد
files-outcome-removed = محذوف
files-outcome-suggested = مقترح
files-outcome-skipped = باقٍ
files-outcome-not_found = غير معروف هنا
files-applied = { $count ->
    [zero] طُبّقت. لم يلزم تغيير شيء.
    [one] طُبّقت: نص واحد.
    [two] طُبّقت: نصّان.
    [few] طُبّقت: { $count } نصوص.
    [many] طُبّقت: { $count } نصًا.
   *[other] طُبّقت: { $count } نص.
  }

files-shots = لقطات الشاشة
files-shots-of = لقطات شاشة { $name }
files-shots-drop = أفلت صورًا هنا أو ألصقها أو اخترها
files-shots-hint = ثم اربط كل صورة بالنصوص التي تظهر فيها.
files-shots-busy = تُرسل الصور.
files-shots-none = لا لقطات بعد
files-shots-none-about = يراها المترجمون بجانب النصوص المربوطة بها.
files-shots-zoom = عرض مكبّر: { $name }
files-shots-search = البحث عن نصوص تظهر فيها
files-shots-tie = ربط
files-shots-untie = فك الربط
files-shots-remove = حذف اللقطة
files-shots-remove-of = حذف: { $name }
files-shots-remove-about = تُحذف الصورة وتبقى النصوص كما هي.
files-shots-may-not = لا يمكنك إضافة لقطات شاشة هنا.
