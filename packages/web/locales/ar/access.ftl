### من يستطيع ماذا: الفرق والناس والأدوار والرموز.

access-title = الوصول إلى { $name }
access-about = تأتي الصلاحيات من الفرق. لكل فريق أدوار، وكل دور يسمح بأشياء.
access-may-not = لا يمكنك رؤية من لديه وصول ولا تغييره
access-saved = حُفظ.
access-save = حفظ التغييرات
access-name = الاسم
access-actions = إجراءات
access-never = أبدًا
access-username = اسم المستخدم
access-nobody = لا أحد بهذا الاسم.

access-teams = الفرق
access-teams-none = ليست لهذا المشروع فرق خاصة به
access-teams-none-about = اختر ظهورًا غير «مخصّص» فتُنشأ الفرق المعتادة.
access-team = الفريق
access-team-new = فريق جديد
access-team-make = إنشاء الفريق
access-team-change = تغيير
access-team-change-of = تغيير { $name }
access-team-all-languages = في كل اللغات
access-team-languages = { $count ->
    [0] في لا لغة
   *[other] في { $languages }
  }
access-team-empty = لا أحد في هذا الفريق بعد.
access-languages = اللغات
    .hint = رموز بينها فواصل مثل cs, de. فارغ: كل اللغات.
access-roles = الأدوار
access-role-nothing = يرى أعضاؤه المشروع ولا شيء أكثر.
access-role-means = { $count ->
    [zero] ما يستطيعه أعضاؤه: لا شيء
    [one] ما يستطيعه أعضاؤه: أمر واحد
    [two] ما يستطيعه أعضاؤه: أمران
    [few] ما يستطيعه أعضاؤه: { $count } أمور
    [many] ما يستطيعه أعضاؤه: { $count } أمرًا
   *[other] ما يستطيعه أعضاؤه: { $count } أمر
  }
access-member-add = إضافة عضو
access-member-added = { $name } في الفريق الآن.
access-member-remove = إخراج من الفريق
access-member-remove-of = إخراج { $name } من { $team }
access-member-remove-about = يبقى ما عمله، وتبقى له الصلاحيات التي تمنحها فرق أخرى.

access-invitations = الدعوة بالبريد
access-invitations-about = لمن ليس له حساب بعد. تقوده الرسالة إلى هذا المشروع وإلى الفريق.
access-invite = إرسال الدعوة
access-invited = أُرسلت الدعوة إلى { $email }.
access-invitation-link = لم يُضبط البريد هنا: أرسل هذا الرابط بنفسك
access-mail = عنوان البريد
access-invitation-until = { $team }، حتى { $date }
access-invitation-revoke = سحب
access-invitation-revoke-of = سحب دعوة { $email }

access-visibility = من يراه
access-visibility-change = تغيير من يراه
access-level-0 = عام
access-level-0-about = يراه الجميع، ويترجم كل من له حساب.
access-level-1 = محمي
access-level-1-about = يراه الجميع، وتترجم فرقه.
access-level-100 = خاص
access-level-100-about = لا تراه إلا فرقه.
access-level-200 = مخصّص
access-level-200-about = تراه فرق تنشئها بنفسك، ولا تُنشأ له فرق تلقائيًا.

access-blocks = الممنوعون
access-blocks-none = لا أحد ممنوع.
access-block = منع
access-block-ends = حتى
    .hint = فارغ: نهائيًا.
access-block-for-good = نهائيًا
access-block-until = حتى { $date }
access-unblock = سماح
access-unblock-of = السماح لـ { $name } من جديد

access-tokens = رموز المشروع
access-tokens-about = البرنامج الذي يحمل رمزًا يعمل في هذا المشروع وحده بصلاحيات مديريه.
access-token-name = الغرض منه
access-token-make = إنشاء رمز
access-token-made = أُنشئ الرمز
access-token-used = آخر استخدام
access-token-expires = ينتهي
access-token-revoke = إبطال
access-token-revoke-of = إبطال { $name }
access-token-revoke-about = تُرفض البرامج التي تستخدمه من الآن.

access-explain = ماذا يستطيع شخص ما؟
access-explain-ask = اسأل
access-permission = الصلاحية
access-allowed = نعم
access-denied = لا

access-group-strings = الترجمات
access-group-source = النصوص الأصلية
access-group-talk = الاقتراحات
access-group-comments = التعليقات
access-group-languages = اللغات
access-group-files = الملفات والتقارير
access-group-glossary = المسرد
access-group-help = ذاكرة الترجمة والآلات
access-group-screenshots = لقطات الشاشة
access-group-repository = المستودع
access-group-managing = إدارة المشروع
access-group-site = الموقع كله


access-team-more = { $count ->
    [zero] ولا أحد غيرهم
    [one] وواحد آخر
    [two] واثنان آخران
    [few] و{ $count } آخرون
    [many] و{ $count } آخر
   *[other] و{ $count } آخر
  }
access-team-remove-about = يفقد أعضاؤه ما يمنحه لهم، ويبقون هم وما عملوه.
access-remove = إزالة
access-remove-of = إزالة { $name }
access-roles-about = الدور صلاحيات تحت اسم واحد. تمنح الفرق أدوارًا لأعضائها.
access-role-new = دور جديد
access-role-remove-about = تفقده الفرق، ويفقد أعضاؤها ما يسمح به.
access-users-find = البحث ببداية اسم المستخدم
access-users-count = { $count ->
    [zero] لا حساب
    [one] حساب واحد
    [two] حسابان، يظهر { $shown }
    [few] { $count } حسابات، يظهر منها { $shown }
    [many] { $count } حسابًا، يظهر منها { $shown }
   *[other] { $count } حساب، يظهر منها { $shown }
  }
access-full-name = الاسم الكامل
access-user-new = حساب جديد
access-user-make = إنشاء الحساب
access-user-state = الحالة
access-user-login = آخر دخول
access-user-inactive = مغلق
access-user-superuser = مدير أعلى
access-user-bot = برنامج
access-user-is_active = نشط
    .hint = من ليس كذلك لا يدخل، وتُرفض رموزه.
access-user-is_superuser = مدير أعلى
    .hint = يستطيع كل شيء في كل مكان.
access-user-is_bot = برنامج
    .hint = يدخل بالرموز وحدها ولا يُعد من الناس.
access-team-remove = إزالة الفريق
access-team-removed = أُزيل الفريق { $name }.
access-team-remove-people = { $count ->
    [zero] ليس فيه أحد.
    [one] يغادره عضو واحد.
    [two] يغادره عضوان.
    [few] يغادره { $count } أعضاء.
    [many] يغادره { $count } عضوًا.
   *[other] يغادره { $count } عضو.
  }
access-role-not-given = لا تملك كل حقوق هذا الدور، فلا يمكنك منحه.
access-members = الأعضاء
access-members-none = لا أحد في فرق هذا المشروع بعد
access-members-none-about = أضف من له حساب، أو ادعُه بالبريد.
access-members-count = { $count ->
    [zero] لا أعضاء
    [one] عضو واحد
    [two] عضوان
    [few] { $count } أعضاء
    [many] { $count } عضوًا
   *[other] { $count } عضو
  }
access-members-find = البحث بالاسم
access-member-administrator = يديره
access-member-teams = الفرق
access-member-teams-of = الفرق التي فيها { $name }
access-way-added = أضافه مدير
access-way-automatic = انضم بنفسه
access-way-creation = أنشأ المشروع
access-way-invitation = جاء بدعوة
access-way-provider = جاء عبر مزوّد تسجيل دخول
access-way-token = أُنشئ مع رمز
access-previous = الصفحة السابقة
access-next = الصفحة التالية
access-unblocked = عاد الوصول إلى { $name }.
access-member-removed = لم يعد { $name } في { $team }.
access-invitation-resend = إرسال مجددًا
access-invitation-resend-of = إرسال مجددًا: دعوة { $email }
