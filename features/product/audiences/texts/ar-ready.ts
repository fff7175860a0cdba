import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const readyAudiences = translate<typeof english.readyAudiences, 'ar'>({
  newSubscribers: {
    name: 'المشتركون الجدد',
    purpose: 'عرّفهم بمتجرك، وأرِهم من أين يبدؤون.',
  },
  neverBought: { name: 'لم يشتروا قط', purpose: 'امنحهم سببًا صغيرًا لأول طلب.' },
  boughtIn30Days: {
    name: 'اشتروا خلال آخر 30 يومًا',
    purpose: 'أرِهم ما يناسب طلبهم، أو كيف يستخدمونه.',
  },
  boughtTwiceIn90Days: {
    name: 'اشتروا مرتين خلال 90 يومًا',
    purpose: 'اشكرهم، وأرِهم ما يناسب طلباتهم.',
  },
  boughtTwice: { name: 'اشتروا مرتين أو أكثر', purpose: 'أخبرهم بجديدك قبل غيرهم.' },
  boughtFiveTimes: {
    name: 'اشتروا خمس مرات أو أكثر',
    purpose: 'قدّم لهم ما لا يحصل عليه إلا أفضل عملائك.',
  },
  notBoughtFor60Days: {
    name: 'لم يشتروا منذ 60 يومًا',
    purpose: 'أعدهم قبل أن ينسوك.',
  },
  mayLeave: {
    name: 'عملاء جيدون قد يغادرون',
    purpose: 'اسألهم عما لم يعجبهم، أو قدّم لهم عرضًا.',
  },
  clickedOnly: { name: 'نقروا ولم يشتروا', purpose: 'أجب عن الأسئلة التي منعتهم من الشراء.' },
});
