activity-title = النشاط
activity-none = لم يحدث شيء هنا بعد
activity-did-other = غيّر شيئًا
activity-did-0 = أعاد قراءة الملفات
activity-did-1 = أكمل الترجمة
activity-did-2 = غيّر ترجمة
activity-did-4 = قدّم اقتراحًا
activity-did-5 = ترجم
activity-did-6 = ترجم آليًا
activity-did-7 = قبل اقتراحًا
activity-did-9 = رفع ترجمة
activity-did-13 = أضاف نصًا مصدريًا
activity-did-14 = قفل المكوّن
activity-did-15 = فتح المكوّن
activity-did-17 = أودع التغييرات
activity-did-18 = دفع التغييرات
activity-did-19 = أعاد ضبط المستودع
activity-did-21 = أعاد البناء على تغييرات المنبع
activity-did-22 = لم يستطع الدمج
activity-did-23 = لم يستطع إعادة البناء
activity-did-24 = صادف ملفًا لا يُقرأ
activity-did-25 = أزال ترجمة
activity-did-30 = غيّر نصًا مصدريًا
activity-did-31 = أضاف نصًا
activity-did-36 = اعتمد ترجمة
activity-did-37 = وسم ترجمة للتحرير
activity-did-20 = دمج تغييرات المنبع
activity-did-27 = استبدل نصًا
activity-did-28 = لم يستطع الدفع
activity-did-46 = نشر إعلانًا
activity-did-47 = صادف ما يستدعي الانتباه
activity-did-48 = أضاف لغة
activity-did-49 = طلب لغة
activity-did-50 = أنشأ المشروع
activity-did-51 = أنشأ المكوّن
activity-did-59 = جلب تغييرًا من المستودع
activity-did-60 = ثبّت إضافة
activity-did-61 = غيّر إضافة
activity-did-63 = أزال نصًا
activity-did-71 = جلب نصًا من المستودع
activity-changes = التغييرات
activity-action = ما جرى
activity-any-action = أي شيء
activity-filters = تضييق القائمة
activity-project = المشروع
activity-any-project = كل المشاريع
activity-component = المكوّن
activity-any-component = كل المكوّنات
activity-language = اللغة
activity-any-language = كل اللغات
activity-after = من
activity-before = إلى
activity-feed = خلاصة (RSS)
activity-count = { $count ->
    [zero] لا تغييرات
    [one] تغيير واحد
    [two] تغييران
    [few] { $number } تغييرات
    [many] { $number } تغييرًا
   *[other] { $number } تغيير
  }
activity-did-3 = أضاف تعليقًا
activity-did-57 = أضاف لقطة شاشة
activity-did-66 = غيّر شرحًا
activity-user = اسم المستخدم
activity-show = اعرض
activity-show-all = اعرض كل التغييرات
activity-nothing = لا تغيير كهذا
activity-pages = صفحات التغييرات
activity-newer = الأحدث
activity-older = الأقدم
activity-all = كل التغييرات
activity-person = { $translated ->
    [zero] { $translated } نص مترجم
    [one] نص مترجم واحد
    [two] نصان مترجمان
    [few] { $translated } نصوص مترجمة
    [many] { $translated } نصًا مترجمًا
   *[other] { $translated } نص مترجم
  }، { $languages ->
    [zero] { $languages } لغة
    [one] لغة واحدة
    [two] لغتان
    [few] { $languages } لغات
    [many] { $languages } لغة
   *[other] { $languages } لغة
  }

## How active a place or a person is.

activity-insights = الإحصاءات
activity-insights-of = إحصاءات { $name }
activity-table = إحصاءات (CSV)
activity-by-day = التغييرات حسب اليوم
activity-span = المدة
activity-last-days = آخر { $days } يومًا
activity-still = لم يحدث شيء في هذه المدة
activity-sum = التغييرات في { $days } يومًا: { $changes }، منها نصوص غُيّرت: { $edits }.
activity-all-changes = كل التغييرات
activity-edits = نصوص غُيّرت
activity-added-up = نصوص غُيّرت، مجموعة
activity-as-table = عرض كجدول
activity-day = اليوم
activity-by-person = التغييرات حسب الشخص
activity-nobody = لم يغيّر أحد شيئًا في هذه المدة
activity-person-name = الشخص
activity-share = الحصة
activity-last = آخر تغيير
