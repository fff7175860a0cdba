import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const delays = translate<(typeof english)['delays'], 'ar'>({
  Seconds: {
    zero: '{count} ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: '{count} ثوانٍ',
    many: '{count} ثانية',
    other: '{count} ثانية',
  },
  Minutes: {
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  Hours: {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  Days: {
    zero: '{count} يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
});

export const faultHeaders = translate<(typeof english)['faultHeaders'], 'ar'>({
  cards: 'البطاقات المتحركة',
  buttons: 'نص مع أزرار',
  text: 'النص',
  quickReply: 'رد سريع',
  media: 'الوسائط',
  time: 'تعديل الوقت',
  button: 'تعديل الزر',
});

export const faults = translate<(typeof english)['faults'], 'ar'>({
  title: 'أصلح هذا قبل أن تحفظ:',
  noText: 'لا يمكن ترك النص فارغًا',
  noTitle: 'لا يمكن ترك العنوان فارغًا',
  noSubtitle: 'لا يمكن ترك العنوان الفرعي فارغًا',
  noButtonTitle: 'لا يمكن ترك عنوان الزر فارغًا',
  emptyAddress: 'لا يمكن ترك الرابط فارغًا',
  badAddress: 'يجب أن يبدأ الرابط بـ https:// أو http://',
  noPhone: 'لا يمكن ترك رقم الهاتف فارغًا',
  badPhone: 'أدخل رقم هاتف صالحًا يبدأ بعلامة + ورمز الدولة',
  repeatedTitle: 'لا يمكن أن يحمل ردّان العنوان نفسه',
  answersAlone: 'تحتاج الردود إلى رسالة فوقها',
});

export const testNotes = translate<(typeof english)['testNotes'], 'ar'>({
  unsaved: 'لا يتضمن الاختبار ما غيّرته ولم تحفظه بعد.',
  unsavedAndWrong: 'لا يتضمن الاختبار ما غيّرته ولم تحفظه بعد. ويمكن أن يتضمنه بعد إصلاح أخطائه.',
  written: 'تُرسَل كما هي مكتوبة هنا، محفوظةً أو غير محفوظة. أما ردودها فتقود إلى ما حُفظ آخر مرة.',
});

export const tooLong = translate<(typeof english)['tooLong'], 'ar'>({
  title: 'لا يمكن أن يتجاوز عدد أحرف العنوان {most}',
  subtitle: 'لا يمكن أن يتجاوز عدد أحرف العنوان الفرعي {most}',
  buttonTitle: 'لا يمكن أن يتجاوز عدد أحرف عنوان الزر {most}',
});

export const units = translate<(typeof english)['units'], 'ar'>({
  Seconds: { zero: 'ثانية', one: 'ثانية', two: 'ثوانٍ', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
  Minutes: { zero: 'دقيقة', one: 'دقيقة', two: 'دقائق', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  Hours: { zero: 'ساعة', one: 'ساعة', two: 'ساعات', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  Days: { zero: 'يوم', one: 'يوم', two: 'أيام', few: 'أيام', many: 'يومًا', other: 'يوم' },
});
