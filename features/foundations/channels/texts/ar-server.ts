import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-server.ts';

export const loginAnswer = translate<(typeof english)['loginAnswer'], 'ar'>({
  title: 'تسجيل الدخول عبر Facebook · Bellbird',
  granted: 'سجّلت الدخول عبر Facebook. يمكنك إغلاق هذه النافذة الآن.',
  ended: 'انتهى تسجيل الدخول عبر Facebook. يمكنك إغلاق هذه النافذة الآن.',
  failed: '{sentence} المرجع: {reference}',
});

export const numberNotes = translate<(typeof english)['numberNotes'], 'ar'>({
  businessRejected:
    'راجع WhatsApp نشاطك التجاري ولم يعتمده. افتح WhatsApp Manager لمعرفة السبب وطلب مراجعة أخرى.',
  nameRefused: {
    unknown: 'رفض WhatsApp الاسم الذي طلبته. اختر اسمًا آخر في WhatsApp Manager.',
    person: 'رفض WhatsApp الاسم الذي طلبته لأنه يسمّي شخصًا. اختر اسمًا آخر في WhatsApp Manager.',
    otherBusiness:
      'رفض WhatsApp الاسم الذي طلبته لأنه يسمّي نشاطًا تجاريًا آخر. اختر اسمًا آخر في WhatsApp Manager.',
    form: 'رفض WhatsApp الاسم الذي طلبته لأنه لا يقبل صيغته. اختر اسمًا آخر في WhatsApp Manager.',
    notConsistent:
      'رفض WhatsApp الاسم الذي طلبته لأن نشاطك التجاري يستخدم اسمًا مختلفًا في أماكن أخرى. اختر اسمًا آخر في WhatsApp Manager.',
  },
});

export const receiptPrices = translate<(typeof english)['receiptPrices'], 'ar'>({
  kinds: {
    marketing: 'تسويق',
    marketing_lite: 'تسويق مخفّف',
    utility: 'خدمات',
    authentication: 'مصادقة',
    service: 'دعم',
  },
  counted: 'تحسبها Meta رسالة {kind}.',
  billable: 'تحسبها Meta رسالة {kind}، برسوم.',
  free: 'تحسبها Meta رسالة {kind}، مجانًا.',
  freeAfterAd: 'تحسبها Meta رسالة {kind}، مجانًا، خلال {hours} ساعة من إعلان.',
  freeOfMonth: 'تحسبها Meta رسالة {kind}، مجانًا، ضمن ردود الشهر المجانية.',
  freeAnswer: 'تحسبها Meta رسالة {kind}، مجانًا، كرد خلال 24 ساعة.',
});

export const replyPrices = translate<(typeof english)['replyPrices'], 'ar'>({
  free: 'أول {free} رد من رقمك في الشهر مجانية، وكذلك الردود من تطبيق الهاتف والردود خلال {hours} ساعة من إعلان.',
  charged:
    'منذ {day} يفرض WhatsApp رسومًا على ردودك أيضًا، وعلى قوالب الخدمات خلال 24 ساعة من رسالة العميل، بسعر الخدمات في بلد العميل. {free}',
});

export const stops = translate<(typeof english)['stops'], 'ar'>({
  deleted: 'حُذف حساب WhatsApp Business. اربط رقمًا آخر.',
  partner: 'أُزيل Bellbird من حساب WhatsApp Business. اربط الرقم مجددًا.',
  restriction: 'قيّد WhatsApp هذا الحساب لمخالفته قواعده. افتح WhatsApp Manager لمعرفة السبب والاعتراض.',
  restrictionEnds:
    'قيّد WhatsApp هذا الحساب لمخالفته قواعده. افتح WhatsApp Manager لمعرفة السبب والاعتراض. سيستأنف الإرسال تلقائيًا عند انتهاء التقييد.',
  ban: 'عطّل WhatsApp هذا الحساب لمخالفته قواعده. افتح WhatsApp Manager لمعرفة السبب والاعتراض.',
  offboarding:
    'نُقل الرقم إلى هاتف آخر أو سُجّل من جديد، ففصله WhatsApp. سيُرسل مجددًا بعد إعادة ربطه في تطبيق WhatsApp Business.',
  whatsAppToken: 'لم يعد WhatsApp يسمح لـ Bellbird بالتصرف باسم هذا الرقم. اربط الرقم مجددًا.',
  facebookRemoved: 'أُزيل Bellbird من حساب Facebook الذي ربط الصفحة. اربط الصفحة مجددًا.',
  facebookConfirm: 'يطلب Facebook أن تؤكد شيئًا على facebook.com أولًا. اربط الصفحة مجددًا.',
  facebookPassword: 'تغيّرت كلمة مرور حساب Facebook الذي ربط الصفحة. اربط الصفحة مجددًا.',
  facebookExpired: 'انتهت صلاحية تسجيل الدخول إلى Facebook الذي ربط الصفحة. اربط الصفحة مجددًا.',
  facebookUnconfirmed: 'حساب Facebook الذي ربط الصفحة غير مؤكَّد. اربط الصفحة مجددًا.',
  facebookLoggedOut: 'سُجّل خروج حساب Facebook الذي ربط الصفحة. اربط الصفحة مجددًا.',
  facebookRole: 'فقد حساب Facebook الذي ربط الصفحة دوره فيها. اربط الصفحة مجددًا.',
  facebookToken: 'لم يعد Facebook يسمح لـ Bellbird بالتصرف باسم الصفحة. اربط الصفحة مجددًا.',
  metaPolicy: 'منعت Meta هذه الصفحة من الإرسال: خالفت سياسة من سياسات منصة Messenger.',
  metaPolicyWords: 'منعت Meta هذه الصفحة من الإرسال: {reason}',
  replaced: 'رُبط مُرسِل آخر مكانه.',
  disconnected: 'فُصلت الصفحة.',
});
