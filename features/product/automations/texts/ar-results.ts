import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-results.ts';

export const dashboard = translate<(typeof english)['dashboard'], 'ar'>({
  title: 'الحملات التلقائية',
  download: 'الحملات التلقائية',
  createLabel: 'إنشاء حملة تلقائية',
  create: 'إنشاء',
  what: 'الحملات',
  list: 'قائمة الحملات التلقائية',
  campaign: 'الحملة',
  sent: 'تم الإرسال',
  delivered: 'تم التسليم',
  read: 'نسبة القراءة',
  readOf: 'نسبة القراءة: {campaign}',
  readPercent: 'القراءة %',
  ctr: 'نسبة النقر',
  ctrOf: 'نسبة النقر: {campaign}',
  ctrPercent: 'النقر %',
  clicked: 'تم النقر',
  failed: 'فشل',
  orders: 'الطلبات',
  revenue: 'الإيرادات',
  revenueIn: 'الإيرادات ({currency})',
  on: 'مفعّلة',
  onOrOff: 'التفعيل',
});

export const figures = translate<(typeof english)['figures'], 'ar'>({
  label: 'الأرقام، كل الوقت',
  ofMessage: 'أرقام هذه الرسالة، كل الوقت',
  what: 'الأرقام',
  notSent: 'لم تُرسَل إلى أحد بعد.',
  revenue: 'الإيرادات',
  sent: 'تم الإرسال',
  delivered: 'تم التسليم',
  failed: 'فشل',
  read: 'نسبة القراءة',
  ctr: 'نسبة النقر',
  messagesRead: 'من الرسائل تمت قراءتها',
  messagesClicked: 'من الرسائل تم النقر فيها',
  steps: { read: 'تمت القراءة', clicked: 'تم النقر', orders: 'الطلبات المُسنَدة' },
  ofDelivered: '{percent} مما تم تسليمه',
  terms: {
    sent: {
      question: 'ما الذي يُحسب ضمن ما تم إرساله؟',
      answer: 'الرسائل التي قبلها WhatsApp أو Messenger من Bellbird.',
    },
    delivered: {
      question: 'ما الذي يُحسب ضمن ما تم تسليمه؟',
      answer: 'الرسائل التي وصلت إلى هاتف العميل.',
    },
    read: {
      question: 'ما الذي يُحسب ضمن ما تمت قراءته؟',
      answer:
        'الرسائل التي فتحها العميل، بحسب ما يبلّغ به تطبيقه. يوقف بعض الأشخاص هذا الإبلاغ، لذا قد يكون عدد من قرأوا رسائلك أكبر.',
    },
    clicked: {
      question: 'ما الذي يُحسب ضمن ما تم النقر فيه؟',
      answer: 'الرسائل التي فتح العميل رابطها أو زرها. تُحسب كل رسالة مرة واحدة، مهما تكرر النقر.',
    },
  },
});

export const lift = translate<(typeof english)['lift'], 'ar'>({
  title: 'ما الذي تضيفه',
  what: 'المقارنة',
  verdicts: { helps: 'تفيد', harms: 'تضر', unknown: 'غير معروف بعد' },
  notYet:
    '{percent}% في مجموعة المقارنة، ولم تمر بعد على أي منهم خمسة أيام ليطلب. وبعدها يظهر هنا ما تضيفه الحملة.',
  how: 'نقارن من تلقى رسالة بمن هم في مجموعة المقارنة، ابتداءً من أول مرة انطبقت فيها هذه الحملة على كل منهم. يُحتسب الطلب إذا جاء خلال 5 أيام، سواء أُسنِد إلى رسالة أم لا. ولا يُحتسب بعد من لم تمر عليه 5 أيام.',
  since: 'منذ {when}، و{percent}% في مجموعة المقارنة.',
  sinceOver: 'منذ {when}، ولم يعد أحد في مجموعة المقارنة.',
  sinceOfSample: 'منذ {when} (لا يُحتسب إلا أحدث الأشخاص)، و{percent}% في مجموعة المقارنة.',
  sinceOfSampleOver: 'منذ {when} (لا يُحتسب إلا أحدث الأشخاص)، ولم يعد أحد في مجموعة المقارنة.',
  written: 'تلقوا رسالة',
  heldOut: 'مجموعة المقارنة',
  difference: 'الفرق',
  points: '{points} نقطة',
  interval: '{low} إلى {high}',
  ordered: '{ordered} من {people} قدّموا طلبًا',
  nobody: 'لا أحد بعد',
  credited: 'أُسنِد إليها {amount} منذ ذلك الحين.',
  tooFew: 'عدد من طلبوا حتى الآن قليل، فلا نعرف كم كان سيأتي من دونها.',
  tooDifferent: 'تتفاوت قيم الطلبات كثيرًا، فلا يمكن بعد معرفة كم كان سيأتي من دونها.',
  added: 'نحو {amount} منها ما كان ليأتي من دونها (من {low} إلى {high}، بثقة 95%).',
});

export const partFigures = translate<(typeof english)['partFigures'], 'ar'>({
  title: 'كل جزء، كل الوقت',
  part: 'الجزء',
  sent: 'تم الإرسال',
  read: 'نسبة القراءة',
  tapped: 'نسبة النقر',
  after: 'بعد «{answer}»',
  messagesTapped: 'من الرسائل تم النقر على رابطها أو ردها',
});

export const partNames = translate<(typeof english)['partNames'], 'ar'>({
  cards: 'بطاقات',
  image: 'صورة',
  video: 'فيديو',
  document: 'مستند',
  receipt: 'إيصال',
  text: 'نص',
});

export const past = translate<(typeof english)['past'], 'ar'>({
  title: 'ما كانت سترسله',
  about:
    'نجرّب هذه الحملة بإعداداتها الحالية، المحفوظة وغير المحفوظة، على ما حدث فعلًا في متجرك خلال آخر 30 يومًا. لا يُرسَل شيء، ولا يتغيّر شيء.',
  try: 'التجربة على آخر 30 يومًا',
  tryAgain: 'تجربة من جديد',
  stop: 'إيقاف',
  assumes:
    'نفترض هنا أن قوالبها كانت معتمدة وأن رقمك أو صفحتك كان بإمكانها الإرسال. ويحل ما كانت سترسله محل ما أرسلته فعلًا في تلك المدة.',
  what: 'ما مضى',
  looking: 'جارٍ فحص ما حدث.',
  looked: 'فُحص {done} من {all} من العملاء.',
  stopped: 'أُوقفت.',
  progress: 'العملاء الذين فُحصوا',
  nobody: 'لم تكن لتراسل أحدًا: لم يحدث شيء يطلقها.',
  sent: {
    zero: 'كانت ستُرسَل {count} رسالة إلى {people}.',
    one: 'كانت ستُرسَل رسالة واحدة إلى {people}.',
    two: 'كانت ستُرسَل رسالتان إلى {people}.',
    few: 'كانت ستُرسَل {count} رسائل إلى {people}.',
    many: 'كانت ستُرسَل {count} رسالة إلى {people}.',
    other: 'كانت ستُرسَل {count} رسالة إلى {people}.',
  },
  sentSoFar: {
    zero: 'حتى الآن كانت ستُرسَل {count} رسالة إلى {people}.',
    one: 'حتى الآن كانت ستُرسَل رسالة واحدة إلى {people}.',
    two: 'حتى الآن كانت ستُرسَل رسالتان إلى {people}.',
    few: 'حتى الآن كانت ستُرسَل {count} رسائل إلى {people}.',
    many: 'حتى الآن كانت ستُرسَل {count} رسالة إلى {people}.',
    other: 'حتى الآن كانت ستُرسَل {count} رسالة إلى {people}.',
  },
  people: {
    zero: '{count} شخص',
    one: 'شخص واحد',
    two: 'شخصين',
    few: '{count} أشخاص',
    many: '{count} شخصًا',
    other: '{count} شخص',
  },
  silent: {
    zero: 'ولم تكن لتمتنع عن الإرسال في أي مرة ({count}).',
    one: 'وكانت ستمتنع عن الإرسال مرة واحدة، وسببها أدناه.',
    two: 'وكانت ستمتنع عن الإرسال مرتين، وسبب كل منهما أدناه.',
    few: 'وكانت ستمتنع عن الإرسال {count} مرات، وسبب كل منها أدناه.',
    many: 'وكانت ستمتنع عن الإرسال {count} مرة، وسبب كل منها أدناه.',
    other: 'وكانت ستمتنع عن الإرسال {count} مرة، وسبب كل منها أدناه.',
  },
  waiting: {
    zero: 'ولم تكن أي رسالة لتنتظر موعدها ({count}).',
    one: 'وكانت رسالة واحدة ستظل تنتظر موعدها.',
    two: 'وكانت رسالتان ستظلان تنتظران موعدهما.',
    few: 'وكانت {count} رسائل ستظل تنتظر موعدها.',
    many: 'وكانت {count} رسالة ستظل تنتظر موعدها.',
    other: 'وكانت {count} رسالة ستظل تنتظر موعدها.',
  },
  cut: 'حدث أكثر مما يمكن فحصه، لذلك لا يُفحص إلا ما جاء بعد {when}.',
});

export const pastFile = translate<(typeof english)['pastFile'], 'ar'>({
  what: 'هؤلاء الأشخاص',
  soFar: 'يحتوي الملف على ما وُجد حتى الآن. أكمل التجربة لتحصل عليه كاملًا.',
  cut: 'حدث أكثر مما يمكن فحصه. لذلك يحتوي الملف على نتائج أحدث ما حدث، مثل القائمة.',
  when: 'الوقت ({timeZone})',
  name: 'الاسم',
  phone: 'الهاتف',
  happened: 'وقت الحدث ({timeZone})',
  worth: 'القيمة',
  currency: 'العملة',
  outcome: 'ما كان سيحدث',
  waited: 'سبب الانتظار',
});

export const pastTable = translate<(typeof english)['pastTable'], 'ar'>({
  label: 'الأشخاص وما كان سيحدث',
  choice: 'أي منهم',
  got: 'كانت ستصلهم',
  gotNot: 'لم تكن لتصلهم',
  none: 'لا أحد.',
  more: 'عرض المزيد من {count}',
  when: 'الوقت',
  person: 'الشخص',
  event: 'ما حدث',
  outcome: 'ما كان سيحدث',
  shortEvent: 'الحدث',
  shortOutcome: 'النتيجة',
  nameless: 'شخص ليس له اسم في متجرك',
  message: 'الرسالة',
  oneMessage: 'الرسالة {number}',
});
