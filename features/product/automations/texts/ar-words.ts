import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const afterRejection = translate<(typeof english)['afterRejection'], 'ar'>({
  WA: 'غيّرها حيث تدير رقمك، في WhatsApp Manager من Meta أو في Gupshup، وقدّمها من هناك للاعتماد من جديد. ويعرف Bellbird النتيجة تلقائيًا.',
  FB: 'تراجع Meta الرسائل التي ترسلها صفحتك عن الطلبات. لا يمكنك تغيير هذا النص: راسلنا من «الدعم» لنقدّم نصًا آخر للاعتماد.',
});

export const awaited = translate<(typeof english)['awaited'], 'ar'>({
  label: 'النص الذي تنتظره {message}',
  title: 'نصك الخاص',
  change: 'تغيير النص',
  keepOld: 'الإبقاء على النص القديم',
  pending: 'يراجع WhatsApp نصك.',
  untilApproved: 'يستمر إرسال النص القديم حتى يعتمد WhatsApp نصك.',
  namedUntilApproved: 'يستمر إرسال النص «{name}» حتى يعتمد WhatsApp نصك.',
  thenYours: 'وبعدها تستخدم هذه الرسالة نصك تلقائيًا.',
  approved: 'اعتمد WhatsApp نصك، وستستخدمه هذه الرسالة بعد لحظات.',
  rejected: 'لم يعتمد WhatsApp نصك.',
  submitAgain: 'غيّر نصك وقدّمه للاعتماد من جديد.',
  paused: 'أوقف WhatsApp نصك مؤقتًا.',
  disabled: 'عطّل WhatsApp نصك.',
  goesOn: 'يستمر إرسال النص القديم.',
  namedGoesOn: 'يستمر إرسال النص «{name}».',
  value: 'لا توجد قيمة لـ {value} في هذه الرسالة، لذلك لا يُستخدم نصك.',
  discount: 'يعرض نصك خصمًا، ولا خصم لهذه الرسالة.',
  setDiscount: 'حدّد خصمًا، لتستخدم هذه الرسالة نصك بعد اعتماده.',
  answers: 'تتبع ردود هذه الرسالة رسائل أخرى، لذلك لا يُستخدم نصك.',
});

export const editQuestion = translate<(typeof english)['editQuestion'], 'ar'>({
  title: 'هل تريد حفظ تغييراتك أولًا؟',
  faultTitle: 'هناك ما يجب إصلاحه أولًا',
  text: 'يُحفظ ما غيّرته في هذه الصفحة قبل تعديل المسار.',
  notNow: 'ليس الآن',
  gotIt: 'حسنًا!',
  save: 'حفظ ومتابعة',
});

export const editor = translate<(typeof english)['editor'], 'ar'>({
  edit: 'تعديل',
  editOf: 'تعديل {message}',
  editCampaign: 'تعديل {campaign}',
  timeAndAnswers: 'تعديل الوقت والردود',
  timeAndAnswersOf: 'تعديل وقت {message} وردودها',
  time: 'تغيير الوقت',
  timeOf: 'تغيير الوقت: {message}',
  toolFaults: 'يُرجى إصلاح الأخطاء في أدوات الاشتراك قبل تعديل المسار.',
  unsaved: 'في مسارك تغييرات غير محفوظة',
  what: 'المسار',
});

export const known = translate<(typeof english)['known'], 'ar'>({
  all: 'كل شيء معروف',
  nameless: 'الاسم الأول غير معروف',
  undiscounted: 'لا يوجد خصم',
  none: 'لا شيء معروف',
});

export const ownWords = translate<(typeof english)['ownWords'], 'ar'>({
  edit: 'تعديل النص',
  editOf: 'تعديل النص: {message}',
  label: 'نص {message}',
  hint: 'ما تقوله رسالتك',
  note: 'تبقى وظائف الأزرار كما هي. يجب أن يعتمد WhatsApp نصك، وحتى ذلك الحين يستمر إرسال النص الحالي. ويتلقى كل عميل نصك كما تكتبه، مهما كانت لغته.',
  titles: {
    of: 'أزرار {message}',
    most: 'الحد الأقصى لأحرف نص الزر هو {most}.',
    link: 'الزر {number}، يفتح صفحة',
    reply: 'الزر {number}، يرد',
    stop: 'الزر {number}، يلغي الاشتراك',
    call: 'الزر {number}، يتصل برقم',
    form: 'الزر {number}، يفتح نموذجًا',
  },
  cancel: 'إلغاء',
  submit: 'تقديم للاعتماد',
  unsubmitted: 'لم تقدّم نصك للاعتماد بعد.',
  leave: 'تجاهل النص',
  stay: 'متابعة الكتابة',
});

export const preview = translate<(typeof english)['preview'], 'ar'>({
  label: 'معاينة',
  approved:
    'لا يمكن اختصار الرسائل المعتمدة. إذا لم يُعرف الاسم، تُرسَل التحية من دونه. وإذا نقص غيره، تُرسَل النسخة التي تخلو منه، أو لا يُرسَل شيء.',
  where: 'العرض في حالة',
  whereNote: 'لا يرى العميل أبدًا اسم متغير.',
});

export const stopped = translate<(typeof english)['stopped'], 'ar'>({
  ofMessage: 'الرسالة {number}: {reason}',
  noDiscount: 'تعرض خصمًا لم يُحدَّد، فلا تُرسَل.',
  setDiscount: 'تحديد الخصم',
});

export const templateMeanings = translate<(typeof english)['templateMeanings'], 'ar'>({
  ENABLED: 'اعتمد {reviewer} هذه الرسالة، ويمكن إرسالها.',
  PENDING: 'يراجع {reviewer} هذه الرسالة، وتُرسَل بعد اعتمادها.',
  REJECTED: 'لم يعتمد {reviewer} هذه الرسالة، فلا تُرسَل.',
  PAUSED: 'أوقف {reviewer} هذه الرسالة مؤقتًا، فلا تُرسَل حاليًا.',
  DISABLED: 'عطّل {reviewer} هذه الرسالة، فلا تُرسَل.',
});

export const templateStates = translate<(typeof english)['templateStates'], 'ar'>({
  ENABLED: 'معتمد',
  PENDING: 'قيد المراجعة',
  REJECTED: 'مرفوض',
  PAUSED: 'متوقف مؤقتًا',
  DISABLED: 'معطّل',
});

export const templates = translate<(typeof english)['templates'], 'ar'>({
  unnamed: 'نص هذه الرسالة',
  calledThere: 'اسمه لدى Meta هو {template}.',
});

export const testSend = translate<(typeof english)['testSend'], 'ar'>({
  title: 'إرسال اختبار',
  of: 'إرسال اختبار: {message}',
  ofThis: 'هذه الرسالة',
  about: {
    WA: 'تُرسَل الرسالة بإعداداتها مع قيم نموذجية إلى هاتفك على WhatsApp. ولا تُحتسب الاختبارات في أرقامك.',
    FB: 'تُرسَل الرسالة بإعداداتها مع قيم نموذجية على Messenger إلى شخص كتب إلى صفحتك خلال آخر 24 ساعة، ويُفضَّل أن تكون أنت. ولا تُحتسب الاختبارات في أرقامك.',
  },
  number: 'رقم الجوال، مع رمز الدولة',
  close: 'إغلاق',
  send: 'إرسال',
  again: 'إرسال من جديد',
  sentToNumber: 'الاختبار في طريقه إلى {number}. إذا لم يصل، فتحقق من الرقم.',
  sentToPerson: 'الاختبار في طريقه. إذا لم يصل، فتحقق من أن المحادثة لا تزال مفتوحة.',
  what: 'من كتبوا إلى صفحتك',
  nobody:
    'لم يكتب أحد إلى صفحتك خلال آخر 24 ساعة، ولا يوصل Messenger الاختبارات إلى غيرهم. اكتب إلى صفحتك من حسابك أنت، ثم تحقق من جديد.',
  check: 'إعادة التحقق',
  person: 'من يتلقاه',
  wrote: '{name}، كتب {when}',
  namelessWrote: 'شخص بلا اسم، كتب {when}',
});
