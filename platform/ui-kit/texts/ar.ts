import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'ar'>({
  buttons: {
    cancel: 'إلغاء',
    close: 'إغلاق',
    tryAgain: 'إعادة المحاولة',
    clearAll: 'مسح الكل',
    copy: 'نسخ {name}',
    copied: 'تم النسخ',
  },
  switches: { on: 'مفعّل', off: 'معطّل' },
  loading: { what: 'جارٍ تحميل {what}', long: 'لا تزال المحاولة جارية…', done: 'تم التحميل بنجاح' },
  failures: {
    title: 'تعذّر تحميل {what}',
    reference: 'الرقم المرجعي: {reference}',
    withReference: '{message} الرقم المرجعي: {reference}',
    help: '{what} إذا تكرر الفشل، فاضغط «الدردشة معنا» في أعلى الصفحة.',
    helpWithReference:
      '{what}. حاول مجددًا. وإذا تكرر الفشل، فاضغط «الدردشة معنا» في أعلى الصفحة وأرسل إلينا هذا الرقم المرجعي: {reference}',
    code: 'الرمز {code}',
    codeWithDetail: 'الرمز {code}: {detail}',
  },
  stores: { copyNamed: 'نسخ {name} إلى متجر آخر' },
  leaving: { unsaved: 'لديك تغييرات غير محفوظة' },
  unsavedChanges: {
    note: 'لا تزال في هذا المتصفح تغييرات غير محفوظة من {when}.',
    restore: 'استعادة التغييرات',
    discard: 'تجاهل التغييرات',
    outdated:
      'لا تزال في هذا المتصفح تغييرات غير محفوظة من {when}، أُجريت على نسخة محفوظة أقدم. راجعها قبل الحفظ.',
  },
  lists: {
    filters: 'عوامل التصفية',
    activeFilters: 'عوامل التصفية النشطة',
    removeFilter: 'إزالة عامل التصفية: {filter}',
    all: 'الكل',
  },
  choice: {
    label: 'الصفوف المحددة',
    all: 'تحديد الكل في هذه الصفحة',
    row: 'تحديد {name}',
    chosen: 'المحدد: {count}',
    clear: 'إلغاء التحديد',
    tooMany: 'حدد {most} كحد أقصى في المرة الواحدة.',
    partly: 'تم: {done}. لم يتم: {refused}. {reasons}',
  },
  downloads: {
    csv: 'CSV',
    downloadCsv: 'تنزيل CSV',
    download: 'تنزيل {what} بتنسيق CSV',
    rows: {
      zero: '{count} صف',
      one: 'صف واحد',
      two: 'صفان',
      few: '{count} صفوف',
      many: '{count} صفًا',
      other: '{count} صف',
    },
  },
  charts: {
    byDay: '{label} يومًا بيوم',
    readByKeys: '{label} يومًا بيوم. استخدم مفاتيح الأسهم لقراءة كل يوم.',
    day: 'اليوم',
    before: 'سابقًا',
    valueOnDay: '{value} في {day}',
    beforeOnDay: 'سابقًا، {day}: {value}',
  },
  plan: { locked: 'غير متاح في باقتك', seePlans: 'عرض الباقات' },
  rights: {
    missing: 'دورك ({role}) لا يسمح بذلك',
    noPage: 'هذه الصفحة ليست لدورك',
    noPageText: 'دورك في هذا المتجر {role}، ولا يشمل هذه الصفحة. اطلبها من مالك المتجر إذا احتجت إليها.',
  },
  lostPage: { title: 'هل ضللت الطريق؟' },
  toasts: { close: 'إغلاق هذه الرسالة', undo: 'تراجع', undoing: 'جارٍ التراجع', undone: 'تم التراجع' },
  phone: {
    chat: 'دردشة {app} مع {name}، كما يراها العميل',
    business: 'حساب أعمال',
    today: 'اليوم',
    answer: 'الرد {title}',
    answers: 'الردود الممكنة',
    buttons: 'أزرار هذه الرسالة',
    cards: 'بطاقات هذه الرسالة',
    list: 'خيارات القائمة',
    read: 'تمت القراءة',
    waiting: 'بانتظار الإرسال',
    sent: 'أُرسلت',
    delivered: 'تم التسليم',
    media: 'صورة أو فيديو هذه الرسالة',
    picture: 'صورة',
    video: 'فيديو',
    sound: 'رسالة صوتية',
    document: 'مستند',
    place: 'موقع',
    offerEnds: 'ينتهي {when}',
    code: 'الرمز {code}',
    order: 'الطلب {number}',
    total: 'الإجمالي',
  },
  terms: {
    holdOut: {
      question: 'ما مجموعة المقارنة؟',
      answer:
        'نسبة صغيرة من الأشخاص لا تصلهم رسائل عن قصد. تُظهر مقارنة مشترياتهم بمشتريات غيرهم ما تضيفه رسائلك فعلًا.',
    },
    utm: {
      question: 'ما معلمات UTM؟',
      answer:
        'كلمات في نهاية الرابط تخبر أدوات مثل Google Analytics من أين جاء الزائر. تظهر الزيارات من هذه الرسالة هناك بهذه الأسماء.',
    },
    quality: {
      question: 'ما جودة الرقم؟',
      answer:
        'تقييم WhatsApp لرقمك بحسب عدد مرات حظر رسائلك أو الإبلاغ عنها. إذا انخفضت فقد يوقف WhatsApp رقمك.',
    },
    messagingLimit: {
      question: 'ما حد المراسلة؟',
      answer:
        'عدد الأشخاص الذين يمكن لرقمك بدء محادثة معهم خلال 24 ساعة. يرفعه WhatsApp عندما ترسل كثيرًا وتبقى الجودة عالية.',
    },
    optInRate: {
      question: 'ما معدل الاشتراك؟',
      answer: 'نسبة من اشتركوا عبر هذه الأداة من كل المتسوقين الذين رأوها.',
    },
    category: {
      question: 'ما فئة القالب؟',
      answer: 'قوالب التسويق للعروض، وقوالب الخدمات للطلبات. يتحقق WhatsApp من الفئة، ويتوقف السعر عليها.',
    },
    credited: {
      question: 'ما الطلب المُسنَد؟',
      answer:
        'طلب جاء بعد إحدى رسائلك: استخدم المتسوق رمزها أو نقر رابطها أو قرأها. يُحسب كل طلب لرسالة واحدة.',
    },
    abTest: {
      question: 'ما اختبار A/B؟',
      answer: 'تتلقى مجموعتان نصين مختلفين، ويقارن Bellbird النتائج. ثم يُرسل النص الأفضل إلى الباقين.',
    },
    quietHours: {
      question: 'ما ساعات الهدوء؟',
      answer: 'ساعات لا تصل فيها العروض إلى الأشخاص، بحسب الوقت في مكان إقامتهم. تنتظر الرسائل حتى تنتهي.',
    },
    cap: {
      question: 'ما حد العروض؟',
      answer:
        'أقصى عدد من العروض يمكن أن يتلقاه شخص واحد منك خلال مدة. يمنع ذلك انزعاج الأشخاص وإلغاء اشتراكهم.',
    },
    segment: {
      question: 'ما الشريحة؟',
      answer:
        'مجموعة قواعد محفوظة تعثر على أشخاص، مثل كل من طلب مرتين. يطبق Bellbird القواعد في كل مرة، فتبقى محدثة دائمًا.',
    },
    conversation: {
      question: 'ما المحادثة؟',
      answer: 'متسوق واحد في يوم واحد، مهما كان عدد الرسائل. هذا ما تحسبه الباقات القائمة على المحادثات.',
    },
    firstGroup: {
      question: 'ما المجموعة الأولى؟',
      answer:
        'عدد قليل من الأشخاص يتلقون رسالة البث أولًا. إذا فشلت رسائل كثيرة أو ألغى كثيرون اشتراكهم فلا يُرسل الباقي.',
    },
    attribution: {
      question: 'ما الإسناد؟',
      answer:
        'طريقة Bellbird في تحديد الرسالة التي جلبت الطلب. أنت تحدد المدة بعد الرسالة التي يُحسب الطلب خلالها لها.',
    },
  },
});
