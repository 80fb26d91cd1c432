### كلمات مشتركة بين كل الصفحات.

kit-home = إلى صفحة البداية
kit-place = أين أنت
kit-skip = انتقل إلى المحتوى
kit-loading = جارٍ التحميل
kit-close = إغلاق
kit-cancel = إلغاء
kit-try-again = حاول مجددًا
kit-just-now = الآن
kit-sign-in = تسجيل الدخول
kit-sign-out = تسجيل الخروج
kit-activity = نشاطك
kit-manage = الإدارة
kit-account = حسابك

kit-failed-unexpected = حدث خلل في الخادم. في سجله المزيد.
kit-failed-not-found = لا شيء في هذا العنوان، أو أنه لا يُعرض لك.
kit-failed-signed-out = لم تعد مسجَّل الدخول. سجّل الدخول مجددًا؛ نصك محفوظ.
kit-failed-too-many = طلبات كثيرة دفعة واحدة. حاول مجددًا بعد { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
  }.
kit-failed-network = لم يجب الخادم. نصك محفوظ.

## حالات النصوص

state-untranslated = غير مترجم
state-needs-editing = يحتاج إلى تحرير
state-translated = مترجم
state-approved = معتمد
state-read-only = للقراءة فقط
state-failing = فحص غير ناجح
state-warning = تحذير
state-suggestion = اقتراح
state-comment = تعليق

## فاتح وداكن

kit-language = اللغة
kit-theme = المظهر
kit-theme-system = كالنظام
kit-theme-light = فاتح
kit-theme-dark = داكن
kit-show-password = أظهر كلمة السر

## أسرار

kit-add = إضافة
kit-choose-language = اختر لغة
kit-copy = نسخ
kit-copy-of = نسخ عنوان { $name }
kit-copied = نُسخ
kit-shown-once = انسخه الآن: لن يُعرض مرة أخرى.

## Pages of a place

kit-tabs = صفحات هذا المكان
kit-tab-overview = نظرة عامة
kit-tab-glossary = المسرد
kit-tab-changes = التغييرات
kit-tab-insights = الإحصاءات
kit-tab-repository = المستودع
kit-tab-screenshots = لقطات الشاشة
kit-tab-labels = الوسوم
kit-tab-addons = الإضافات
kit-tab-access = الوصول
kit-tab-settings = الإعدادات

## Jumping to places by their names.

kit-jump = ابحث أو انتقل إلى
kit-jump-found = الأماكن الموجودة
kit-jump-nothing = لا يوجد مكان بهذا الاسم
kit-jump-kind-project = مشروع
kit-jump-kind-category = فئة
kit-jump-kind-component = مكوّن
kit-jump-kind-user = شخص
kit-jump-kind-language = لغة
kit-jump-kind-strings = ابحث في النصوص

## Pages of the administration

kit-admin-health = السلامة
kit-admin-users = الحسابات
kit-admin-teams = الفرق
kit-admin-roles = الأدوار
kit-admin-languages = اللغات
kit-admin-addons = الإضافات
kit-admin-tasks = المهام
kit-admin-ssh = SSH
kit-admin-lists = قوائم المكوّنات
kit-admin-memory = ذاكرة الترجمة
kit-admin-backups = النسخ الاحتياطية
kit-admin-closed = الإدارة ليست مفتوحة لك
kit-admin-closed-about = يلزم حق استخدامها، وهو لدى المديرين الأعلين ويمكنهم منحه.

## What one may not do

kit-may-not = يمكنك الاطلاع هنا دون تغيير أي شيء.
kit-may-not-why = لماذا؟
kit-may-not-needs = { $count ->
    [one] ينقصك هذا الحق:
   *[other] ينقصك أحد هذه الحقوق:
  }
kit-may-not-project = يمكن لمن يديرون الوصول إلى هذا المشروع أن يمنحوك إياه: أخبرهم أن اسمك { $name }.
kit-may-not-site = يمكن لمن يديرون هذا الموقع أن يمنحوك إياه: أخبرهم أن اسمك { $name }.
kit-may-not-sign-in = سجّل الدخول، فقد يكون لك هذا الحق.
kit-undo = تراجع
