import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rules.ts';

export const chatReach = translate<(typeof english)['chatReach'], 'ar'>({
  nobody: 'لا مشتركين في صفحتك على Messenger بعد',
  linked: {
    zero: 'المرتبطون بمتجرك: {linked} من أصل {count} مشترك على Messenger',
    one: 'المرتبطون بمتجرك: {linked} من أصل مشترك واحد على Messenger',
    two: 'المرتبطون بمتجرك: {linked} من أصل مشتركَين على Messenger',
    few: 'المرتبطون بمتجرك: {linked} من أصل {count} مشتركين على Messenger',
    many: 'المرتبطون بمتجرك: {linked} من أصل {count} مشتركًا على Messenger',
    other: 'المرتبطون بمتجرك: {linked} من أصل {count} مشترك على Messenger',
  },
  short: 'لا تصل هذه الحملة إلا إلى المشتركين المرتبطين بمتجرك.',
  why: 'لا تصل هذه الحملة إلا إلى المشتركين المرتبطين بمتجرك، لأن Messenger لا يخبرنا من هم في متجرك. ويرتبط المشترك بمتجرك عندما ينقر على الزر الثابت أو النافذة المنبثقة في المتصفح الذي يتسوق به، أو يفتح فيه رابطًا من محادثتك، أو يسجّل الدخول إلى متجرك من هناك.',
  otherPages: {
    zero: '{count} مشترك على Messenger ينتمي إلى صفحة Facebook ربطتها سابقًا. ولا يمكن لغير تلك الصفحة مراسلته.',
    one: 'مشترك واحد على Messenger ينتمي إلى صفحة Facebook ربطتها سابقًا. ولا يمكن لغير تلك الصفحة مراسلته.',
    two: 'مشتركان على Messenger ينتميان إلى صفحة Facebook ربطتها سابقًا. ولا يمكن لغير تلك الصفحة مراسلتهما.',
    few: '{count} مشتركين على Messenger ينتمون إلى صفحة Facebook ربطتها سابقًا. ولا يمكن لغير تلك الصفحة مراسلتهم.',
    many: '{count} مشتركًا على Messenger ينتمون إلى صفحة Facebook ربطتها سابقًا. ولا يمكن لغير تلك الصفحة مراسلتهم.',
    other:
      '{count} مشترك على Messenger ينتمون إلى صفحة Facebook ربطتها سابقًا. ولا يمكن لغير تلك الصفحة مراسلتهم.',
  },
});

export const comparison = translate<(typeof english)['comparison'], 'ar'>({
  nobody:
    'لا أحد في مجموعة المقارنة، فلا يمكن معرفة ما تضيفه هذه الحملة. لمعرفة ذلك، حدّد حصة لمجموعة المقارنة في إعداداتها.',
  shares: 'طلب {written}% ممن تلقوها، و{heldOut}% ممن لم يتلقوها.',
  helps: 'تضيف {low} إلى {high} نقطة، بثقة 95%.',
  harms: 'تُنقص {low} إلى {high} نقطة، بثقة 95%.',
  equal: 'قد يكون ذلك مصادفة: النتيجة متساوية لدى المجموعتين حتى الآن.',
  needed: 'قد يكون ذلك مصادفة: للتأكد يلزم نحو {people} شخص في كل مجموعة، وفي أصغر المجموعتين {fewest}.',
});

export const drops = translate<(typeof english)['drops'], 'ar'>({
  campaignOff: 'كانت حملتها معطّلة. فعّلها لتُرسَل الرسائل التالية.',
  notInPlan: 'لم تعد باقتك تشمل هذه الحملة. اختر باقة تشملها لتُرسَل الرسائل التالية.',
  notSubscribed: 'لم يشترك أحد بهذا الرقم. يلزم الاشتراك به في متجرك.',
  unsubscribed: 'كان العميل قد ألغى اشتراكه. وهو وحده من يمكنه تغيير ذلك، برسالة منه.',
  noConsent: 'لم يوافق العميل قط على تلقي العروض. يلزم اشتراكه في متجرك.',
  noSender: 'لم يكن هناك رقم أو صفحة للإرسال منها. اربط رقمًا أو صفحة في الإعدادات.',
  templateUnknown: 'لم يعد قالبها معروفًا. اختر قالبًا آخر للحملة.',
  discountMissing: 'يعرض قالبها خصمًا لم يُحدَّد. حدّد خصمًا، أو اختر قالبًا آخر.',
  pictureMissing: 'يعرض قالبها صورة، ولم تكن هناك صورة. اختر قالبًا بلا صورة.',
  valueMissing: 'تذكر رسالتها قيمة غير معروفة، مثل رقم الدعم. أدخل القيمة، أو اختر قالبًا آخر.',
  nothingToShow: 'لم يكن هناك ما يُعرض فيها.',
  heldOut: 'العميل في مجموعة المقارنة لهذه الحملة، وهي لا تتلقى شيئًا. تجد حصتها في إعدادات الحملة.',
  gotOneLately:
    'تلقى العميل رسالة مثلها قبل مدة قصيرة. تجد في إعدادات الحملة بعد كم يومًا يمكنه تلقي رسالة أخرى.',
  subjectGone: 'لم يعد معروفًا ما كان يجب أن تتبعه.',
  madeBefore: 'تلقى العميل هذه الرسالة من قبل، ولا تُرسَل إلا مرة واحدة.',
});

export const orderNotes = translate<(typeof english)['orderNotes'], 'ar'>({
  customer: 'ألغاه العميل في المحادثة.',
  prepaid: 'دفعه العميل عبر الإنترنت بدلًا من الدفع عند الاستلام.',
  noAnswer: 'لم يؤكده العميل خلال يومين.',
  inPlaceOf: 'بدلًا من الطلب {order} الذي كان سيُدفع عند الاستلام.',
  paidOnline: 'مدفوع عبر الإنترنت',
});

export const pastDrops = translate<(typeof english)['pastDrops'], 'ar'>({
  expired: 'كانت ستنتظر حتى يفوت أوانها.',
  orderedSince: 'طلب العميل قبل أن يمكن إرسالها.',
  cartEmptied: 'أُفرغت السلة قبل أن يمكن إرسالها.',
  cartReplaced: 'بدأ العميل سلة أخرى قبل أن يمكن إرسالها.',
  noConsent: 'لم يكن العميل قد وافق على تلقيها، أو كان قد ألغى اشتراكه.',
  notReachable: 'لم يكن هناك رقم أو معرّف للإرسال إليه.',
  windowClosed: 'لم يكتب العميل إلى صفحتك خلال 24 ساعة، ولا يقبل Messenger أي عرض بعدها.',
  orderCancelled: 'أُلغي الطلب قبل ذلك.',
  orderSettled: 'حُسم الطلب قبل ذلك.',
  overtaken: 'حدث ما هو أحدث قبل ذلك.',
});

export const pastWaits = translate<(typeof english)['pastWaits'], 'ar'>({
  quietHours: 'كانت ستنتظر حتى تنتهي ساعات الهدوء.',
  frequencyCap: 'كانت ستنتظر حتى يُسمح للعميل بتلقي عرض آخر.',
  unknown: 'كانت ستنتظر قبل إرسالها.',
});

export const templateUses = translate<(typeof english)['templateUses'], 'ar'>({
  campaign: 'الحملة «{campaign}»',
});

export const unknownDrop = translate<(typeof english)['unknownDrop'], 'ar'>({
  sentence: 'تقرر عدم إرسالها: {reason}.',
});
