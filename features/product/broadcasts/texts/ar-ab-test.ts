import { translate } from '#platform/language/catalogue.ts';
import type {
  abFields as englishFields,
  abRest as englishRest,
  abResult as englishResult,
  abShares as englishShares,
} from './en-ab-test.ts';

export const abFields = translate<typeof englishFields, 'ar'>({
  title: 'اختبار A/B',
  switch: 'تجربة نصين',
  hint: 'يتلقى بعض الأشخاص النص أعلاه، وبعضهم نصًا ثانيًا. ثم يتلقى الباقون النص الأفضل أداءً.',
  hintBlocked: 'للحملة الجماعية مجموعة أولى. أوقفها لتجرّب نصين.',
  textB: 'النص B',
  templateB: 'قالب النص B',
  missing: 'اختر نصًا ثانيًا.',
  size: 'حجم الاختبار',
  holdOut: 'مجموعة المقارنة، لا تتلقى شيئًا',
  metric: 'الأفضل هو النص الذي',
  metrics: {
    read: 'يقرؤه عدد أكبر',
    clicked: 'ينقر على رابطه عدد أكبر',
    ordered: 'يطلب بعده عدد أكبر',
  },
  decider: 'من يختار النص للباقين',
  deciders: { merchant: 'أنا أختار', rule: 'النص الأفضل، تلقائيًا' },
  after: 'الانتظار قبل الاختيار',
  minutes: 'دقيقة',
});

export const abResult = translate<typeof englishResult, 'ar'>({
  title: 'اختبار A/B',
  what: 'نتيجة الاختبار',
  chosen: 'يتلقى الباقون النص {arm}، وتم القرار في {when}.',
  decides: 'ابتداءً من {when}، يُرسَل النص الأفضل إلى الباقين تلقائيًا بمجرد أن يفوز أحدهما.',
  lapses: 'من ينتظر حتى {when} لا يتلقى أيًّا من النصين.',
  chart: 'مقارنة النصين',
  scale: 'من 0 إلى {most}. الخط هو ما تم عدّه، والشريط هو المجال الذي تقع فيه النسبة الحقيقية بثقة 95%.',
  winner: 'الفائز',
  nobodyHeldOut: 'لا أحد في مجموعة المقارنة.',
  nobodyYet: 'لم يتلقه أحد بعد.',
  table: 'ما تم عدّه لكل نص',
  text: 'النص',
  people: 'الأشخاص',
  delivered: 'تم التسليم',
  read: 'تمت القراءة',
  clicked: 'تم النقر',
  ordered: 'تم الطلب',
  revenue: 'الإيرادات',
});

export const abShares = translate<typeof englishShares, 'ar'>({
  read: 'قرأه {share}، بين {low} و{high}',
  clicked: 'نقر على رابطه {share}، بين {low} و{high}',
  ordered: 'طلب بعده {share}، بين {low} و{high}',
});

export const abRest = translate<typeof englishRest, 'ar'>({
  send: 'إرسال النص {arm} إلى الباقين',
  waiting: {
    zero: 'ينتظره {count} شخص.',
    one: 'ينتظره شخص واحد.',
    two: 'ينتظره شخصان.',
    few: 'ينتظره {count} أشخاص.',
    many: 'ينتظره {count} شخصًا.',
    other: 'ينتظره {count} شخص.',
  },
  title: 'هل تريد إرسال النص {arm} إلى الباقين؟',
  confirm: 'إرسال النص {arm}',
  now: {
    zero: 'يتلقى {count} شخص النص {arm} الآن.',
    one: 'يتلقى شخص واحد النص {arm} الآن.',
    two: 'يتلقى شخصان النص {arm} الآن.',
    few: 'يتلقى {count} أشخاص النص {arm} الآن.',
    many: 'يتلقى {count} شخصًا النص {arm} الآن.',
    other: 'يتلقى {count} شخص النص {arm} الآن.',
  },
  onResume: {
    zero: 'يتلقى {count} شخص النص {arm} بعد أن تستأنف الحملة الجماعية.',
    one: 'يتلقى شخص واحد النص {arm} بعد أن تستأنف الحملة الجماعية.',
    two: 'يتلقى شخصان النص {arm} بعد أن تستأنف الحملة الجماعية.',
    few: 'يتلقى {count} أشخاص النص {arm} بعد أن تستأنف الحملة الجماعية.',
    many: 'يتلقى {count} شخصًا النص {arm} بعد أن تستأنف الحملة الجماعية.',
    other: 'يتلقى {count} شخص النص {arm} بعد أن تستأنف الحملة الجماعية.',
  },
  noWinner: 'لا فائز بعد.',
  winner: 'هو الفائز في اختبارك.',
  loser: 'كان أداؤه أضعف في اختبارك.',
  final: 'لا يمكن التراجع عن ذلك.',
  sent: {
    zero: 'يُرسَل النص {arm} إلى {count} شخص.',
    one: 'يُرسَل النص {arm} إلى شخص واحد.',
    two: 'يُرسَل النص {arm} إلى شخصين.',
    few: 'يُرسَل النص {arm} إلى {count} أشخاص.',
    many: 'يُرسَل النص {arm} إلى {count} شخصًا.',
    other: 'يُرسَل النص {arm} إلى {count} شخص.',
  },
});
