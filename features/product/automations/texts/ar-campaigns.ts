import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-campaigns.ts';

export const abandonedCart = translate<(typeof english)['abandonedCart'], 'ar'>({
  title: 'حملة السلة المتروكة',
  words: {
    about: 'تذكّر المشترك بالسلة التي تركها، وتعيده إليها.',
    delayPhrase: 'من ترك السلة',
    rightAfter: 'بعد ترك السلة مباشرةً',
    heldBack: 'لا تُرسَل إلى من قدّم الطلب في هذه الأثناء، أو ألغى اشتراكه.',
    recipients: 'المشتركين الذين لم يكملوا الشراء ولم يطلبوا بعد ذلك',
    reasons: {
      orderedSince: 'طلب العميل قبل موعد التذكير.',
      cartEmptied: 'أُفرغت السلة، فلم يعد هناك ما يُذكَّر به.',
      cartReplaced: 'بدأ العميل سلة أخرى بعدها، وهي التي تُحتسب.',
      noPhone: 'لم يُذكر رقم هاتف، فلم يكن هناك من يُراسَل.',
      noWayBack: 'لم يقدّم متجرك رابطًا يعيد العميل إلى هذه السلة.',
    },
  },
  pastNote: 'لا تُعرف السلة إلا كما تُركت آخر مرة: فالتي تُركت ثم عاد إليها العميل وتركها من جديد تظهر مرة واحدة.',
  limits: 'لا يقبل Messenger التذكير إلا خلال 24 ساعة من آخر رسالة كتبها العميل إلى صفحتك.',
});

export const browserAbandonment = translate<(typeof english)['browserAbandonment'], 'ar'>({
  title: 'حملة التصفّح بلا شراء',
  words: {
    about: 'تذكّر المشترك بآخر منتج شاهده، وتعيده إليه.',
    delayPhrase: 'من مشاهدة المنتج',
    rightAfter: 'بعد مشاهدة المنتج مباشرةً',
    heldBack: 'لا تُرسَل إلى من ملأ سلة أو قدّم طلبًا في هذه الأثناء، أو ألغى اشتراكه.',
    recipients: 'المشتركين الذين شاهدوا منتجًا ولم يضيفوا شيئًا إلى سلتهم بعد ذلك',
    reasons: {
      lookedAgain: 'شاهده العميل مرة أخرى لاحقًا، وتلك المشاهدة هي التي تُحتسب.',
      productGone: 'لم يعد متجرك يبيع هذا المنتج.',
      orderedSince: 'طلب العميل قبل موعد التذكير.',
      cartedSince: 'أضاف العميل شيئًا إلى سلته بعد ذلك، فلم يعد هناك ما يُذكَّر به.',
      cartReplaced: 'ملأ العميل سلة قبل موعد التذكير، وهي التي تُحتسب.',
      lookedOn: 'شاهد العميل منتجًا آخر بعده، وهو الذي يُحتسب.',
      remindedBefore: 'تلقى العميل تذكيرًا بهذا المنتج خلال آخر 7 أيام.',
    },
  },
  pastNote: 'لا تُحفظ لكل منتج إلا آخر مشاهدة من كل عميل، ولا تظهر المشاهدات السابقة.',
  limits: 'لا يقبل Messenger التذكير إلا خلال 24 ساعة من آخر رسالة كتبها العميل إلى صفحتك.',
});

export const channelTitles = translate<(typeof english)['channelTitles'], 'ar'>({
  WA: '{campaign} على WhatsApp',
  FB: '{campaign} على Facebook',
});

export const followUps = translate<(typeof english)['followUps'], 'ar'>({
  words: {
    delayPhrase: 'من الاشتراك',
    rightAfter: 'بعد الاشتراك مباشرةً',
    heldBack: 'تُرسَل ما دامت أداة اشتراكها مفعّلة، ولا تُرسَل إلى من ألغى اشتراكه في هذه الأثناء.',
    recipients: 'كل من يشترك عبر هذه الأداة، مرة واحدة كل 30 يومًا',
    reasons: {
      toolOff: 'عُطّلت أداة اشتراكها. فعّل الأداة لتُرسَل الرسائل التالية.',
      welcomedBefore: 'تلقى العميل الترحيب عبر هذه الأداة خلال آخر 30 يومًا.',
    },
  },
  withoutSwitch: 'ترسل ما دامت أداة اشتراكها مفعّلة',
  pastNote: 'نعدّ أداتها مفعّلة في الماضي إذا كانت مفعّلة الآن.',
  limits: 'لا يقبلها Messenger إلا خلال 24 ساعة من آخر ما فعله العميل في محادثتك.',
});

export const getStarted = translate<(typeof english)['getStarted'], 'ar'>({
  title: 'بدء الاستخدام',
  words: {
    about: 'ترحّب بكل من يفتح محادثة صفحتك لأول مرة.',
    delayPhrase: 'من النقر على «بدء الاستخدام»',
    rightAfter: 'بعد النقر على «بدء الاستخدام» مباشرةً',
    heldBack: 'لا تُرسَل إلى من تلقى الترحيب من قبل، أو جاء من أداة اشتراك لها ترحيبها الخاص، أو ألغى اشتراكه.',
    recipients: 'كل من ينقر على «بدء الاستخدام» في محادثة صفحتك، مرة واحدة',
    reasons: {
      greetedBefore: 'تلقى العميل الترحيب عندما فتح المحادثة أول مرة.',
      toolWelcomes: 'جاء العميل من أداة اشتراك ترحّب به بنفسها.',
    },
  },
  withoutSwitch: 'مفعّلة دائمًا: ترد على «بدء الاستخدام»',
  pastReason:
    'ترد على النقر على «بدء الاستخدام» في Messenger. ولا يُحفظ أي النقرات فتحت محادثة، فلا يمكن تجربتها على ما مضى.',
});

export const names = translate<(typeof english)['names'], 'ar'>({
  abandonedCart: 'سلة متروكة',
  browserAbandonment: 'تصفّح بلا شراء',
  orderReceipt: 'إيصال الطلب',
  shipmentUpdates: 'تحديثات الشحن',
  CODConfirmation: 'تأكيد الدفع عند الاستلام',
  reorderingWA: 'إعادة الطلب',
  crossSellWA: 'بيع متقاطع',
  reviewWA: 'طلب تقييم',
  getStarted: 'بدء الاستخدام',
  visualPopup: 'متابعة النافذة المنبثقة',
  spinTheWheel: 'متابعة عجلة الحظ',
  persistentPill: 'متابعة الزر الثابت',
});

export const persistentPill = translate<(typeof english)['persistentPill'], 'ar'>({
  title: 'متابعة زر الخصم الثابت',
  about: 'ترحّب بالعميل الذي يشترك من الزر الثابت في زاوية متجرك.',
});

export const spinTheWheel = translate<(typeof english)['spinTheWheel'], 'ar'>({
  title: 'متابعة عجلة الحظ',
  about: 'ترسل الجائزة إلى العميل الذي يشترك من عجلة الحظ.',
});

export const visualPopup = translate<(typeof english)['visualPopup'], 'ar'>({
  title: 'متابعة النافذة المنبثقة',
  about: 'ترحّب بالعميل الذي يشترك من نافذتك المنبثقة، وتعطيه الخصم الموعود.',
});
