import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-files.ts';

export const answers = translate<(typeof english)['answers'], 'ar'>({
  soon: 'تم الإرسال. ستصلك رسالة إلكترونية بالبيانات خلال 5 دقائق.',
  tomorrow: 'تم الإرسال. ستصلك رسالة إلكترونية بالبيانات خلال 24 ساعة.',
});

export const cells = translate<(typeof english)['cells'], 'ar'>({
  yes: 'نعم',
  no: 'لا',
  touches: { code: 'استُخدم رمزها', click: 'نُقر رابطها قبل الطلب', read: 'قُرئت قبل الطلب' },
});

export const failures = translate<(typeof english)['failures'], 'ar'>({
  crashed: 'توقف الخادم ثلاث مرات أثناء كتابة هذا الملف. لم يُحفظ منه شيء. اطلبه مجددًا.',
  broken: 'حدث خطأ لدينا ثلاث مرات وسُجّل. لم يُحفظ من الملف شيء. اطلبه مجددًا لاحقًا.',
});

export const fileColumns = translate<(typeof english)['fileColumns'], 'ar'>({
  when: 'الوقت ({timeZone})',
  day: 'اليوم ({timeZone})',
  channel: 'القناة',
  campaign: 'الحملة',
  drip: 'الخطوة',
  name: 'الاسم',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  locale: 'اللغة',
  state: 'الحالة',
  why: 'السبب',
  readAt: 'وقت القراءة ({timeZone})',
  clickedAt: 'وقت النقر ({timeZone})',
  order: 'الطلب',
  revenue: 'الإيرادات ({currency})',
  what: 'المصدر',
  sent: 'تم الإرسال',
  delivered: 'تم التسليم',
  read: 'تمت القراءة',
  clicked: 'تم النقر',
  failed: 'فشل',
  orders: 'الطلبات',
  earned: 'الإيرادات ({currency})',
  optIns: 'الاشتراكات',
  seen: 'المشاهدات',
  whyCredited: 'سبب الإسناد',
  touched: 'وقت التفاعل ({timeZone})',
  amount: 'المبلغ ({currency})',
  wentBack: 'المسترد ({currency})',
  messageId: 'معرّف الرسالة',
  agreed: 'وافق على العروض',
  optInTool: 'أداة الاشتراك',
  optedInAt: 'وقت الاشتراك ({timeZone})',
  optedOutAt: 'وقت إلغاء الاشتراك ({timeZone})',
  knownSince: 'معروف منذ ({timeZone})',
  mail: 'البريد الإلكتروني',
  unsubscribed: 'ألغى الاشتراك ({timeZone})',
  changedAt: 'وقت التغيير ({timeZone})',
  changedBy: 'غيّره',
  role: 'الدور',
  ipAddress: 'عنوان IP',
  action: 'التغيير',
  change: 'قبل وبعد',
});

export const mailNotes = translate<(typeof english)['mailNotes'], 'ar'>({
  taken: 'سُلّمت الرسالة الإلكترونية إلى {email} إلى خادم البريد. إن لم تصل، فالملف هنا.',
  waiting: 'لم يقبل خادم البريد الرسالة إلى {email} بعد، ويعيد Bellbird المحاولة. الملف هنا على أي حال.',
  unknown: 'لا يُعرف هل وصلت الرسالة إلى {email}. الملف هنا على أي حال.',
  refused: 'تعذّر إرسال الرسالة إلى {email}، فلم يصل الرابط. الملف هنا على أي حال.',
  refusedBecause:
    'تعذّر إرسال الرسالة إلى {email}، فلم يصل الرابط. الملف هنا على أي حال. رد الخادم: {reason}.',
  noServer: 'تعذّر إرسال البريد الإلكتروني إلى {email} لعدم إعداد خادم بريد. الملف متاح هنا على كل حال.',
});

export const mails = translate<(typeof english)['mails'], 'ar'>({
  readySubject: 'ملفك جاهز: {title}',
  failedSubject: 'تعذّرت كتابة ملفك: {title}',
  hello: 'مرحبًا،',
  ready: 'الملف الذي طلبته جاهز: {title}، {rows}.',
  rows: {
    zero: '{count} صف',
    one: 'صف واحد ({count})',
    two: 'صفان ({count})',
    few: '{count} صفوف',
    many: '{count} صفًا',
    other: '{count} صف',
  },
  download: 'نزّله من هنا:',
  linkLives: 'يعمل الرابط دون تسجيل الدخول حتى {expires} لكل من لديه. شاركه بحذر: في الملف معلومات عن عملائك.',
  failed: 'تعذّرت كتابة الملف الذي طلبته: {title}.',
});

export const titles = translate<(typeof english)['titles'], 'ar'>({
  subscribers: 'بيانات المشتركين',
  unsubscribers: 'ملغو الاشتراك',
  orders: 'طلبات حققتها الرسائل',
  figures: 'أرقام كل يوم',
  activity: 'نشاط الفريق',
  campaignReport: 'تقرير التسليم، {campaign}',
  broadcastReport: 'تقرير التسليم، الحملة الجماعية «{broadcast}»',
});
