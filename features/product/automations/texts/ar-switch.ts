import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-switch.ts';

export const delays = translate<(typeof english)['delays'], 'ar'>({ after: 'بعد {delay} {phrase}' });

export const oneSent = translate<(typeof english)['oneSent'], 'ar'>({
  plain: 'تُرسَل الرسالة {number} {when}.',
  fixed: 'تُرسَل الرسالة {number} {when}، مع رمزك {code} لخصم {percent}%.',
  unique:
    'تُرسَل الرسالة {number} {when}، وتنشئ في متجرك كل مرة رمزًا يُستخدم مرة واحدة لخصم {percent}%، صالحًا لمدة {time}.',
});

export const onlySent = translate<(typeof english)['onlySent'], 'ar'>({
  plain: 'تُرسَل {when}.',
  fixed: 'تُرسَل {when}، مع رمزك {code} لخصم {percent}%.',
  unique: 'تُرسَل {when}، وتنشئ في متجرك كل مرة رمزًا يُستخدم مرة واحدة لخصم {percent}%، صالحًا لمدة {time}.',
});

export const sending = translate<(typeof english)['sending'], 'ar'>({
  waits: 'تنتظر خلال ساعات الهدوء، أو إذا بلغ العميل حدك.',
  heldOut: '{percent}% منهم لا يتلقون شيئًا: حصة مجموعة المقارنة في إعداداتها.',
});

export const state = translate<(typeof english)['state'], 'ar'>({
  goesTo: 'تُرسَل إلى: {recipients}.',
  off: 'ما دامت معطّلة، لا تُرسَل أي من رسائلها.',
  nothingSent: 'مفعّلة، لكنها لا ترسل',
  notAllSent: 'مفعّلة، لكن بعض رسائلها لا يُرسَل',
});

export const switching = translate<(typeof english)['switching'], 'ar'>({
  holdOn: 'مهلًا… هناك تغييرات عليك إجراؤها!',
  oneMore: 'بقي شيء واحد!',
  supportNeeded: 'أدخل رقم دعم. تعرضه نصوص هذه الحملة لمن يحتاج إلى مساعدة من العملاء.',
  discountNeeded: 'أدخل رمز الخصم ونسبته، أو اختر نصًا بلا خصم: الرسالة تعرض خصمًا.',
  saveFirst: 'لم تُحفظ تغييراتك بعد. احفظها أولًا، ليُرسَل ما تراه هنا.',
  addDiscount: 'تعرض رسالتها خصمًا لم تُحدَّد نسبته بعد، ولا يمكن تفعيلها من دونه. هل تريد إضافة خصم؟',
  noDiscount: 'ليس الآن',
  yesDiscount: 'نعم، أضف خصمًا',
  notNow: 'ليس الآن',
  gotIt: 'حسنًا!',
  changeNow: 'تغيير الآن',
  confirmTitle: 'هل تريد تفعيل {campaign}؟',
  confirm: 'تفعيل',
  cancel: 'ليس الآن',
  liveTitle: 'حملتك تعمل الآن',
  live: 'لا تُرسَل رسائلها إلا إلى من اشترك من العملاء على {channel}. وتجلب لك أدوات الاشتراك في متجرك المزيد منهم.',
  close: 'إغلاق',
  setUpTools: 'إعداد أدوات الاشتراك',
});
