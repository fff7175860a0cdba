import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-experiment.ts';

export const armNames = translate<(typeof english)['armNames'], 'ar'>({
  A: { name: 'التصميم A', about: 'الأداة كما كانت', picture: 'شكل التصميم A', none: 'لم يره أحد بعد' },
  B: { name: 'التصميم B', about: 'التصميم الآخر', picture: 'شكل التصميم B', none: 'لم يره أحد بعد' },
  heldOut: {
    name: 'بلا تصميم',
    about: 'زوار لم يروا أيًّا من التصميمين',
    picture: 'بلا تصميم',
    none: 'لم يأتِ أحد بعد',
  },
});

export const arms = translate<(typeof english)['arms'], 'ar'>({
  kept: 'بقي',
  better: 'الأفضل',
  signedUp: {
    zero: 'اشترك {optIns} من {count} زائر',
    one: 'اشترك {optIns} من زائر واحد',
    two: 'اشترك {optIns} من زائرين',
    few: 'اشترك {optIns} من {count} زوار',
    many: 'اشترك {optIns} من {count} زائرًا',
    other: 'اشترك {optIns} من {count} زائر',
  },
  interval: 'بين {low} و{high}، بثقة 95%',
});

export const beginExperiment = translate<(typeof english)['beginExperiment'], 'ar'>({
  title: 'مقارنة هذا التصميم بما هو محفوظ',
  notNow: 'ليس الآن',
  begin: 'بدء',
  tells: 'نعرض لك عدد من يشتركون مع كل تصميم، ومتى لا يعود الفرق مصادفة.',
  compared:
    'لا يُقارَن إلا شكل الأداة ونصوصها. أما وقت ظهورها ومكانه وعرضها وما يوافق عليه العملاء، فتبقى كما هي محفوظة.',
  isOff: 'الأداة معطّلة، لذلك لا يُحتسب شيء حتى تفعّلها.',
  heldOut: 'من لا يرى أيًّا من التصميمين، لتعرف كم تجلب الأداة',
  nobody: 'لا أحد',
  visitors: '{percent}% من الزوار',
});

export const experiment = translate<(typeof english)['experiment'], 'ar'>({
  what: 'المقارنة',
  title: 'تصميمان لـ {tool}',
  close: 'إغلاق',
  seeResults: 'عرض النتائج',
  hasEnded: 'انتهت المقارنة.',
  keep: 'إنهاء المقارنة والإبقاء على التصميم {design}',
  since: 'منذ {when}.',
  sinceHeldOut: 'منذ {when}، و{percent}% من الزوار لا يرون أيًّا من التصميمين.',
  goesOn: 'يرى كل زائر التصميم نفسه دائمًا. ولا يمكن تغيير الأداة حتى تنهي المقارنة.',
  ended: 'انتهت في {when}، وبقي التصميم {design}.',
  howTo:
    'لم تُجرَ أي مقارنة بعد. لتعرف أي تصميم يجلب اشتراكات أكثر، <editor>افتح المحرر</editor>، وغيّر شكل الأداة أو نصوصها، واختر «مقارنة بما هو محفوظ» بدلًا من «حفظ».',
  howToAgain:
    'للمقارنة من جديد، <editor>افتح المحرر</editor>، وغيّر شكل الأداة أو نصوصها، واختر «مقارنة بما هو محفوظ» بدلًا من «حفظ».',
});

export const experimentToasts = translate<(typeof english)['experimentToasts'], 'ar'>({
  begins: 'جارٍ بدء المقارنة',
  hasBegun: 'بدأت المقارنة',
  ends: 'جارٍ إنهاء المقارنة',
  hasEnded: 'انتهت المقارنة',
});

export const whoSees = translate<(typeof english)['whoSees'], 'ar'>({
  halves: 'من الآن فصاعدًا، يرى نصف زوارك التصميم المحفوظ (A)، ونصفهم التصميم الموجود هنا (B).',
  heldOut:
    'من الآن فصاعدًا، يرى {each}% من زوارك التصميم المحفوظ (A)، و{each}% التصميم الموجود هنا (B)، و{heldOut}% لا يرون أيًّا منهما.',
});
