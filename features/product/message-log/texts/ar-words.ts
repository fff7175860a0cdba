import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const states = translate<typeof english.states, 'ar'>({
  queued: 'التالية في الإرسال',
  waiting: 'قيد الانتظار',
  sending: 'جارٍ الإرسال',
  uncertain: 'لا رد بعد',
  sent: 'تم الإرسال',
  delivered: 'تم التسليم',
  read: 'تمت القراءة',
  skipped: 'لم تُرسَل',
  failed: 'فشل',
});

export const sources = translate<typeof english.sources, 'ar'>({
  upsell: 'بيع إضافي',
  broadcast: 'حملة جماعية',
  direct: 'رسالتك',
  stopConfirmation: 'تأكيد إلغاء الاشتراك',
  stopQuestion: 'هل أراد إلغاء الاشتراك؟',
});

export const sourceNames = translate<typeof english.sourceNames, 'ar'>({
  named: '{source} «{name}»',
  test: 'اختبار: {source}',
});

export const noMessage = translate<typeof english.noMessage, 'ar'>({
  timerRunning: 'لم يحن وقت رسالته بعد.',
  beforeInstall: 'حدث هذا قبل تثبيت Bellbird في متجرك.',
  noCampaign: 'لا توجد في هذا الإصدار من Bellbird حملة لهذا الحدث.',
  noneFound: 'لا يعرف Bellbird سببًا. قد تكون الرسالة في الطريق، فتحقق مجددًا بعد دقيقة.',
});

export const details = translate<typeof english.details, 'ar'>({
  code: 'الرمز {code}',
});

export const page = translate<typeof english.page, 'ar'>({
  title: 'الرسالة',
  what: 'الرسالة',
  heading: '{message} إلى {person}',
  person: 'كل شيء عن هذا الشخص',
  broadcast: 'عرض الحملة الجماعية',
  history: 'ما حدث',
  checks: 'ما تم فحصه قبل الإرسال',
  details: 'التفاصيل',
  template: 'القالب',
  text: 'النص',
  values: 'القيم في القالب',
  messageId: 'معرّف الرسالة',
  copyMessageId: 'معرّف الرسالة',
  providerId: 'المعرّف لدى المزوّد',
  copyProviderId: 'المعرّف لدى المزوّد',
  missing: 'لم يُعثر على الرسالة',
  missingText: 'ربما كان عنوان هذه الصفحة ناقصًا، أو كانت الرسالة لمتجر آخر.',
});

export const triggers = translate<typeof english.triggers, 'ar'>({
  checkout: 'ترك العميل سلة.',
  checkoutOf: 'ترك العميل سلة بقيمة {amount}.',
  order: 'وصل الطلب {order}.',
  orderOf: 'وصل الطلب {order} بقيمة {amount}.',
  optIn: 'اشترك العميل.',
  inbound: 'كتب إليك العميل.',
  inboundText: 'كتب العميل: «{text}».',
  broadcast: 'أرسلت حملة جماعية.',
  merchant: 'كتبت إلى هذا الشخص.',
  test: 'اختبرتها على هذا الرقم.',
  event: 'لم يعد ما أطلق هذه الرسالة محفوظًا.',
});
