import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flight.ts';

export const flight = translate<typeof english.flight, 'ar'>({
  title: 'فحص ما قبل الإرسال',
  what: 'فحص ما قبل الإرسال',
  check: 'فحص',
  checkAgain: 'إعادة الفحص',
  hint: 'اعرف من سيتلقاها، ومتى تصل إلى آخر شخص، وكم يتقاضى WhatsApp، وكيف تبدو لأشخاص حقيقيين. لا يُرسَل شيء.',
  hintUnsaved: 'احفظ تغييراتك أولًا. يعتمد الفحص على ما هو محفوظ.',
  recounting: 'لا نزال نحسب التغييرات الأخيرة. وتتحدّث الأرقام أدناه تلقائيًا.',
});

export const flightReady = translate<typeof english.flightReady, 'ar'>({
  title: 'ما تم فحصه',
  settings: 'الإعدادات',
  day: 'الحد اليومي',
  checks: { template: 'القالب', link: 'الروابط', number: 'الرقم', plan: 'الباقة' },
  good: 'على ما يرام',
  bad: 'بحاجة إلى انتباهك',
  fine: 'على ما يرام',
  finish: '<strong>تكتمل نحو</strong> {when}.',
  finishAtRate: '<strong>تكتمل نحو</strong> {when}. الرسائل في الثانية: حتى {rate}.',
});

export const limits = translate<typeof english.limits, 'ar'>({
  dayMissing: {
    zero: 'لن يتلقى {count} عميل الرسائل في ذلك اليوم.',
    one: 'لن يتلقى عميل واحد الرسائل في ذلك اليوم.',
    two: 'لن يتلقى عميلان الرسائل في ذلك اليوم.',
    few: 'لن يتلقى {count} عملاء الرسائل في ذلك اليوم.',
    many: 'لن يتلقى {count} عميلًا الرسائل في ذلك اليوم.',
    other: 'لن يتلقى {count} عميل الرسائل في ذلك اليوم.',
  },
  dayTaken: '{booked} من {limit} محجوزة في ذلك اليوم.',
  planMissing: {
    zero: 'لن يتلقى {count} عميل الرسائل.',
    one: 'لن يتلقى عميل واحد الرسائل.',
    two: 'لن يتلقى عميلان الرسائل.',
    few: 'لن يتلقى {count} عملاء الرسائل.',
    many: 'لن يتلقى {count} عميلًا الرسائل.',
    other: 'لن يتلقى {count} عميل الرسائل.',
  },
  raisePlan: 'اختر باقة أكبر لتصل إلى الجميع.',
  planLeft: {
    messages: 'الرسائل المتبقية في باقتك: {left} من {most} حتى {until}.',
    conversations: 'المحادثات المتبقية في باقتك: {left} من {most} حتى {until}.',
  },
});

export const flightSteps = translate<typeof english.flightSteps, 'ar'>({
  title: 'من سيتلقاها',
});

export const flightAbTest = translate<typeof english.flightAbTest, 'ar'>({
  title: 'أي نص يتلقون',
  textA: 'النص A أولًا',
  textB: 'النص B أولًا',
  rest: 'ينتظرون النتيجة',
});

export const flightCost = translate<typeof english.flightCost, 'ar'>({
  title: 'كم تكلّف',
  country: 'الدولة',
  people: 'الأشخاص',
  each: 'لكل شخص',
  total: 'الإجمالي',
  otherCountry: 'دول أخرى',
  otherCountries: {
    zero: '{count} دولة أخرى',
    one: 'دولة أخرى',
    two: 'دولتان أخريان',
    few: '{count} دول أخرى',
    many: '{count} دولة أخرى',
    other: '{count} دولة أخرى',
  },
});

export const flightPeople = translate<typeof english.flightPeople, 'ar'>({
  title: 'كيف يرونها',
  choice: 'هاتف مَن',
  person: 'الشخص {number}',
  personWithText: '{person}، النص {arm}',
  phone: '{phone}، اللغة: {language}',
  noPhone: 'بلا رقم، اللغة: {language}',
});
