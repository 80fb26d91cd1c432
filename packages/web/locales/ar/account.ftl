### تسجيل الدخول والحساب الشخصي.

account-sign-in = تسجيل الدخول
account-to-site = إلى { $site }
account-name-or-mail = اسم المستخدم أو البريد
account-password = كلمة السر
account-forgotten = نسيتها؟
account-or = أو
account-none-open = ليس لديك حساب؟ { $create } أو { $look } من دونه.
account-none-invitation = تُنشأ الحسابات هنا بالدعوة. يمكنك أن { $look } من دونها.
account-create-one = أنشئ حسابًا
account-look-around = تتجول
account-phrases = عبارة واحدة بثماني لغات

## الحساب الشخصي

account-needed = لم تسجّل الدخول
account-needed-about = هذه الصفحة عن حسابك. سجّل الدخول لتعود إليها.
account-yours = حسابك
account-profile = الملف الشخصي
account-security = الدخول والأمان
account-notifications = الإشعارات
account-tokens = رموز الواجهة البرمجية
account-never = أبدًا
account-actions = إجراءات
account-field-full_name = الاسم الكامل
account-field-email = البريد الإلكتروني
account-full-name-hint = يظهر مع ترجماتك، وفي الملفات أيضًا.

## الرموز

account-tokens-none = لا رموز بعد
account-tokens-none-about = يحتاج إليها برنامج ليتحدث باسمك: نص برمجي، أو مهمة تكامل مستمر، أو عميل سطر الأوامر.
account-token-new = رمز جديد
account-token-name = الاسم
account-token-name-hint = غرضه، كاسم البرنامج.
account-token-expires = ينتهي في
account-token-expires-hint = فارغ: لا ينتهي.
account-token-may = يسمح له
account-token-used = آخر استخدام
account-token-all = كل ما يُسمح لك
account-token-some = { $count ->
    [0] النظر فقط
    [zero] { $count } صلاحية
    [one] صلاحية واحدة
    [two] صلاحيتان
    [few] { $count } صلاحيات
    [many] { $count } صلاحية
   *[other] { $count } صلاحية
  }
account-token-for-all = كل ما يُسمح لك
account-token-for-look = النظر فقط
account-token-for-translate = ترجمة النصوص
account-token-for-files = تنزيل الملفات ورفعها
account-token-make = أنشئ الرمز
account-token-made = أُنشئ الرمز
account-token-revoke = إبطال
account-token-revoke-title = أتبطل الرمز «{ $name }»؟
account-token-revoke-about = كل ما يستخدمه يُرفض من بعدها. لا رجعة في ذلك.

## الملف الشخصي

account-appearance = الشكل
account-save = حفظ
account-saved = حُفظ

## كلمة السر

account-password-current = كلمة السر الحالية
account-password-current-hint = فارغة إن لم تكن لك واحدة بعد.
account-password-new = كلمة السر الجديدة
account-password-hint = عشرة أحرف على الأقل. الجملة مناسبة.
account-password-change = غيّر كلمة السر
account-password-changed = تغيرت كلمة السر، وانتهت كل الجلسات الأخرى.

## الجلسات

account-sessions = أماكن تسجيل دخولك
account-sessions-end-others = سجّل الخروج من كل مكان آخر
account-sessions-none = لا متصفح مسجَّل الدخول بجلسة
account-session-this = هنا
account-session-end = تسجيل الخروج
account-session-facts = { $address }، آخر استخدام { $time }
account-device-unknown = جهاز غير معروف

## ما جرى للحساب

account-acts = ما جرى
account-act = ماذا
account-act-time = متى
account-act-device = الجهاز
account-act-address = العنوان
account-act-signed-in = تسجيل دخول
account-act-sign-in-failed = دخول فاشل
account-act-signed-out = تسجيل خروج
account-act-session-ended = انتهاء جلسة
account-act-password-set = تعيين كلمة السر
account-act-reset-asked = طلب تعيين كلمة سر جديدة
account-act-sign-in-link-made = إنشاء رابط دخول
account-act-registered = إنشاء الحساب
account-act-email-changed = تغيير البريد
account-act-token-made = إنشاء رمز
account-act-token-revoked = إبطال رمز

## الإشعارات

account-news-strings = النصوص
account-news-people = الناس
account-news-projects = المشاريع والمستودعات
account-scope-watched = المشاريع المتابَعة
account-scope-administered = المشاريع التي تديرها
account-scope-all = كل المشاريع
account-frequency-off = أبدًا
account-frequency-instant = فورًا
account-frequency-daily = كل يوم
account-frequency-weekly = كل أسبوع
account-frequency-monthly = كل شهر
account-news-of-ToDoStringsNotification = نصوص تنتظر الترجمة
account-news-of-NewStringNotificaton = نصوص جديدة
account-news-of-ChangedStringNotificaton = ترجمات تغيرت
account-news-of-TranslatedStringNotificaton = ترجمات جديدة
account-news-of-ApprovedStringNotificaton = ترجمات اعتُمدت
account-news-of-MentionCommentNotificaton = تعليقات تذكرك
account-news-of-LastAuthorCommentNotificaton = تعليقات على ترجماتك
account-news-of-NewCommentNotificaton = كل التعليقات
account-news-of-NewSuggestionNotificaton = اقتراحات جديدة
account-news-of-PendingSuggestionsNotification = اقتراحات تنتظر المراجعة
account-news-of-NewContributorNotificaton = مساهمون جدد
account-news-of-NewAnnouncementNotificaton = إعلانات
account-news-of-NewTranslationNotificaton = لغات جديدة وطلباتها
account-news-of-NewComponentNotificaton = مكونات جديدة
account-news-of-NewAlertNotificaton = تنبيهات
account-news-of-MergeFailureNotification = عمليات دمج فاشلة
account-news-of-ParseErrorNotification = ملفات لا تُقرأ
account-news-of-RepositoryNotification = عمليات المستودعات
account-news-of-LockNotification = أقفال
account-news-of-LicenseNotification = تراخيص واتفاقات

## طرق الدخول

account-by-host = تسجّل الدخول في مكان آخر
account-by-host-about = البرنامج المحيط هو من يسجّل الدخول: سجّل الدخول هناك.
account-use-passkey = استخدم مفتاح مرور
account-continue-with = تابع عبر { $name }
account-second = شيء آخر
account-second-about = يطلب حسابك دليلًا ثانيًا على أنك أنت.
account-app-code = رمز تطبيقك
account-app-code-hint = ستة أرقام تتغير كل نصف دقيقة.
account-recovery-code = رمز استرداد
account-recovery-code-hint = واحد مما عُرض عليك مرة. يصلح كل منها مرة واحدة.
account-use-app = استخدم التطبيق
account-use-recovery = استخدم رمز استرداد
account-another = سجّل الدخول باسم آخر
account-go-on = تابع
account-other-way = سجّل الدخول بطريقة أخرى
account-back = العودة إلى تسجيل الدخول
account-sign-up = إنشاء حساب
account-create = أنشئ الحساب
account-have-one = لديك حساب؟ { $enter }.
account-closed = لا يمكن لأحد إنشاء حساب هنا
account-closed-about = اطلب دعوة ممن يديرون هذا الموقع.
account-look-into-mail = انظر في بريدك
account-mail-sent = أُرسل رابط إلى { $mail }
account-mail-sent-about = يصلح مرة واحدة ولساعات. إن لم يصل شيء فانظر في الرسائل غير المرغوبة أو حاول مجددًا.
account-field-username = اسم المستخدم
account-confirm = أهلًا بك
account-confirm-about = هذا الرابط يؤكد عنوانك. اختر كلمة سر إن لم تفعل بعد.
account-reset = كلمة سر منسية
account-reset-about = اكتب عنوانك ليُرسل إليه رابط تختار به كلمة جديدة.
account-reset-send = أرسل الرابط
account-reset-sent = إن كان لحساب هذا العنوان فالرابط في الطريق. يصلح مرة واحدة.
account-half-link = هذا الرابط غير كامل
account-half-link-about = افتحه من رسالة البريد مرة أخرى، أو انسخه كاملًا إلى شريط العنوان.
account-invited = أنت مدعو
account-invited-to = إلى { $to }
account-invited-by = إلى { $to } من { $inviter }
account-join = انضم
account-join-as = تنضم باسم { $name }.
account-has-one = للعنوان { $mail } حساب من قبل
account-has-one-about = سجّل الدخول أولًا ثم افتح الرابط مجددًا.

## العوامل الثانية ومفاتيح المرور

account-factors = العامل الثاني
account-factors-on = مفعّل
account-factors-off = معطّل
account-factors-about = تطبيق على هاتفك يعرض رمزًا جديدًا كل نصف دقيقة. { $codes ->
    [0] لا رموز استرداد.
    [zero] بقي { $codes } رمز استرداد.
    [one] بقي رمز استرداد واحد.
    [two] بقي رمزا استرداد.
    [few] بقيت { $codes } رموز استرداد.
    [many] بقي { $codes } رمز استرداد.
   *[other] بقي { $codes } رمز استرداد.
  }
account-factors-set-up = أعدّ تطبيقًا
account-factors-remove = أزل التطبيق
account-recovery-codes = رموز الاسترداد: احفظها بعيدًا عن هاتفك
account-recovery-renew = أنشئ رموز استرداد جديدة
account-proof-hint = مضى وقت على دخولك: أثبت مرة أخرى أنك أنت.
account-scan = امسح هذا بالتطبيق ثم اكتب الرمز الذي يعرضه.
account-qr = رمز للمسح
account-or-type = أو اكتب هذا في التطبيق:
account-passkey = مفتاح مرور
account-passkeys = مفاتيح المرور
account-passkey-add = أضف مفتاح مرور
account-passkeys-none = لا مفاتيح مرور بعد
account-passkeys-none-about = مفتاح المرور يدخلك بجهازك بلا كلمة سر، ولا يمكن أن يُعطى خطأً.
account-passkey-made = أُنشئ { $time }
account-passkey-used = آخر استخدام { $time }
account-remove = أزل
account-identities = حسابات في أماكن أخرى
account-identity-tie = اربطه بهذا الحساب

## طريقة العمل

account-work = كيف تعمل
account-languages = اللغات التي تترجم إليها
account-languages-hint = تعرض صفحة البداية ما ينتظر فيها.
account-secondary_languages = لغات تقرؤها
account-secondary_languages-hint = تظهر ترجماتها بجانب النص الذي تعمل عليه.
account-remove-language = أزل { $language }
account-enter-saves = مفتاح الإدخال يحفظ
account-enter-saves-hint = عندها يبدأ السطر الجديد بمفتاح العالي مع الإدخال.
account-act-second-factor-added = إعداد تطبيق الرموز
account-act-second-factor-removed = إزالة تطبيق الرموز
account-act-recovery-codes-made = إنشاء رموز استرداد
account-act-recovery-code-used = استخدام رمز استرداد
account-act-passkey-added = إضافة مفتاح مرور
account-act-passkey-removed = إزالة مفتاح مرور
account-act-identity-linked = ربط حساب من مكان آخر
account-act-identity-unlinked = إزالة حساب من مكان آخر
account-mail-again = إرسال الرسالة مجددًا
account-mail-sent-again = أُرسلت مجددًا
