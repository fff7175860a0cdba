import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-credit.ts';

export const billed = translate<(typeof english)['billed'], 'ar'>({
  code: 'تحتسبه الباقات التي تحاسبك على الإيرادات: استُخدم رمزه.',
  click: 'تحتسبه الباقات التي تحاسبك على الإيرادات: جاء من رمز، أو من نقرة خلال 5 أيام.',
  onlyRead: 'لا تحتسبه الباقات التي تحاسبك على الإيرادات: جاء من القراءة فقط.',
  noMessage: 'لا تحتسبه الباقات التي تحاسبك على الإيرادات: لم يأتِ من أي رسالة.',
  tooLongAgo: 'لا تحتسبه الباقات التي تحاسبك على الإيرادات: مر بين النقرة والطلب أكثر من 5 أيام.',
});

export const credit = translate<(typeof english)['credit'], 'ar'>({
  code: 'استُخدم في الطلب الرمز الذي حملته هذه الرسالة.',
  click: 'نقر العميل على رابطها قبل {span} من الطلب.',
  read: 'قرأها العميل قبل {span} من الطلب، ولا نقرة منه تُحتسب.',
});

export const noCredit = translate<(typeof english)['noCredit'], 'ar'>({
  laterCode: 'حملت رسالة لاحقة رمزًا استُخدم في الطلب.',
  later: { click: 'تُحتسب نقرة لاحقة.', read: 'تُحتسب قراءة لاحقة.' },
  codeFirst: 'الرمز المستخدم في الطلب مقدَّم على النقر والقراءة.',
  clickFirst: 'النقر مقدَّم على القراءة، مهما تأخرت القراءة.',
  noReads: 'لا تُسنِد إعداداتك شيئًا إلى القراءة وحدها.',
  outside: {
    click: 'كانت قبل {span} من الطلب، وأنت تحتسب النقر خلال {window}.',
    read: 'كانت قبل {span} من الطلب، وأنت تحتسب القراءة خلال {window}.',
  },
});

export const spans = translate<(typeof english)['spans'], 'ar'>({
  moment: 'أقل من دقيقة',
  minutes: {
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  hours: {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  days: {
    zero: '{count} يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
});

export const windowBounds = translate<(typeof english)['windowBounds'], 'ar'>({
  clicks: 'يمكن احتساب النقر من ساعة واحدة إلى 30 يومًا، بساعات كاملة.',
  reads: 'يمكن احتساب القراءة حتى 5 أيام، بساعات كاملة. ومع القيمة 0 لا تُحتسب.',
});
