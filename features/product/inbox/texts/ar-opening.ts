import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-opening.ts';

export const opening = translate<(typeof english)['opening'], 'ar'>({
  title: 'ساعات العمل',
  what: 'ساعات عملك',
  back: 'العودة إلى صندوق الوارد',
  openUntil: 'مفتوح حتى {when}',
  open: 'مفتوح',
  closedUntil: 'مغلق حتى {when}',
  closed: 'مغلق',
  nowOpenUntil: 'مفتوح الآن حتى {when}.',
  nowOpen: 'مفتوح الآن.',
  nowClosedAway: 'مغلق الآن: من يكتب إليك يتلقى رسالة الغياب.',
  nowClosed: 'مغلق الآن: من يكتب إليك لا يتلقى ردًا تلقائيًا.',
  nowOff: 'ساعات العمل متوقفة، فلا تُرسَل رسالة الغياب.',
  save: 'حفظ',
  discard: 'تجاهل',
  saving: 'جارٍ الحفظ',
  saved: 'تم الحفظ',
});

export const hours = translate<(typeof english)['hours'], 'ar'>({
  title: 'ساعات العمل',
  text: 'متى يجيب فريقك، بالمنطقة الزمنية لمتجرك: {zone}.',
  switch: 'استخدام ساعات العمل',
  from: '{day}، يفتح في',
  until: '{day}، يغلق في',
  closed: 'مغلق',
  add: 'إضافة ساعات',
  addTo: 'إضافة ساعات: {day}',
  remove: 'إزالة {from}–{until}: {day}',
  copy: 'نسخ إلى كل الأيام',
  copyFrom: 'نسخ إلى كل الأيام: {day}',
  overlap: 'هذه الساعات متداخلة. غيّر إحداها.',
  closedDays: 'أيام الإغلاق',
  closedDaysText: 'أيام عطلة لا يجيب فيها أحد.',
  addDay: 'إضافة يوم إغلاق',
  removeDay: 'إزالة {day}',
  daysFull: 'الحد الأقصى 60 يومًا. أزِل يومًا لم تعد تحتاج إليه.',
});

export const away = translate<(typeof english)['away'], 'ar'>({
  title: 'رسالة الغياب',
  explanation:
    'تُرسَل مرة واحدة عندما يبدأ عميل بالانتظار وأنت مغلق: مرة كل أربع ساعات وثلاث مرات في اليوم على الأكثر. وتبقى المحادثة في انتظارك.',
  switch: 'إرسال رسالة الغياب',
  needsHours: 'شغّل ساعات العمل أولًا.',
  text: 'النص',
  insertName: 'إدراج الاسم الأول',
  unknown: '{variable} ليس متغيرًا. استخدم {known} فقط.',
  needsText: 'اكتب نصًا أولًا.',
  preview: 'معاينة',
  sampleQuestion: 'مرحبًا، أين طلبي؟',
  sampleName: 'ميرا',
  usual: 'مرحبًا {{first name}}، شكرًا على رسالتك. نحن مغلقون الآن وسنجيبك فور عودتنا.',
  automatic: '{source}، أُرسلت تلقائيًا',
});
