import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const booking = translate<(typeof english)['booking'], 'ar'>({
  warnings: 'تحقق من هذا أولًا',
  warning: '{check}: {problem}',
  what: 'الأرقام',
  counting: 'نحسب من سيتلقاها وكم تكلّف. يمكنك المتابعة دون انتظار الأرقام.',
  recounting: 'لا نزال نحسب التغييرات الأخيرة. وتتحدّث الأرقام تلقائيًا.',
  unchecked: 'يمكنك المتابعة دون الأرقام.',
  unanswered: 'لم نتلقَّ ردًا، فلا نعرف هل نجح الأمر. حاول مجددًا: لا تُرسَل الحملة الجماعية مرتين أبدًا.',
  back: 'رجوع',
  people: 'الأشخاص',
  recipients: {
    zero: '{count} شخص',
    one: 'شخص واحد',
    two: 'شخصان',
    few: '{count} أشخاص',
    many: '{count} شخصًا',
    other: '{count} شخص',
  },
  cost: 'التكلفة',
  starts: 'البدء',
  startsNow: 'الآن. تُرسَل أول رسالة نحو {when}.',
  startsAt: 'تُرسَل أول رسالة نحو {when}.',
  takes: 'المدة',
  takesMoment: 'أقل من دقيقة، حتى {when}.',
  takesAbout: 'نحو {time}، حتى {when}.',
  plan: 'الباقة',
  day: 'الحد اليومي لرقمك',
});

export const bookingConfirms = translate<(typeof english)['bookingConfirms'], 'ar'>({
  now: 'إرسال الحملة',
  later: 'جدولة الحملة',
});

export const bookingTitles = translate<(typeof english)['bookingTitles'], 'ar'>({
  now: 'هل تريد إرسال هذه الحملة الجماعية الآن؟',
  later: 'هل تريد جدولة هذه الحملة الجماعية؟',
});

export const cancelSchedule = translate<(typeof english)['cancelSchedule'], 'ar'>({
  title: 'هل تريد إلغاء الجدولة؟',
  text: 'تعود الحملة الجماعية مسودة ولا تُرسَل. ويمكنك جدولتها من جديد في أي وقت.',
  confirm: 'إلغاء الجدولة',
  cancel: 'الإبقاء على الجدولة',
});

export const changedElsewhere = translate<(typeof english)['changedElsewhere'], 'ar'>({
  title: 'غيّر شخص آخر هذه الحملة الجماعية',
  text: 'حُفظت في نافذة أخرى منذ أن فتحتها. وما كتبته لم يُحفظ بعد.',
  how: 'أغلق هذه النافذة لترى ما كتبته. وإذا عرضت النسخة الأخرى، فستفقد ما كتبته.',
  showTheirs: 'عرض النسخة الأخرى',
  saveMine: 'حفظ نسختي',
});

export const changesRequired = translate<(typeof english)['changesRequired'], 'ar'>({
  title: 'يلزم إجراء تغييرات!',
  close: 'حسنًا',
});

export const editor = translate<(typeof english)['editor'], 'ar'>({
  settings: 'الإعدادات العامة',
  name: 'الاسم',
  nameHint: 'لا يراه غيرك.',
  nameMissing: 'أدخل اسمًا.',
  audience: 'اختر الجمهور:',
  scheduledFor: 'في {when}',
  saveDraft: 'حفظ كمسودة',
  saveAndSchedule: 'حفظ وجدولة',
  sendNow: 'إرسال الآن',
  scheduled: 'مجدولة',
  cancel: 'إلغاء',
  previewEmpty: 'اختر قالبًا لترى رسالتك هنا.',
  sampleName: 'ليلى',
});

export const firstGroup = translate<(typeof english)['firstGroup'], 'ar'>({
  title: 'المجموعة الأولى',
  switch: 'تجربتها على عدد قليل أولًا',
  hint: 'يتلقى عدد قليل من الأشخاص الرسالة أولًا. وإذا فشل كثير من هذه الرسائل، أو ألغى كثير منهم الاشتراك، يتوقف الإرسال تلقائيًا ويسألك.',
  hintBlocked: 'لاختبار A/B مجموعته الأولى الخاصة. أوقف الاختبار لتختار مجموعة هنا.',
  size: 'الحجم',
  sizes: { percent: 'نسبة من الجمهور', people: 'عدد من الأشخاص' },
  percent: 'النسبة من الجمهور',
  people: 'عدد الأشخاص',
  watched: 'مدة المراقبة',
  minutes: 'دقيقة',
  failed: 'حد الفشل',
  optedOut: 'حد إلغاء الاشتراك',
});

export const laterSteps = translate<(typeof english)['laterSteps'], 'ar'>({
  capped: {
    zero: '{count} منهم تلقى مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقاها لاحقًا.',
    one: 'واحد منهم تلقى مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقاها لاحقًا.',
    two: 'اثنان منهم تلقيا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقيانها لاحقًا.',
    few: '{count} منهم تلقوا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقونها لاحقًا.',
    many: '{count} منهم تلقوا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقونها لاحقًا.',
    other: '{count} منهم تلقوا مؤخرًا أقصى ما تسمح به حدودك من العروض، وقد يتلقونها لاحقًا.',
  },
  quietHours: {
    zero: '{count} منهم في ساعات الهدوء عندئذٍ، ويتلقاها بعد انتهائها.',
    one: 'واحد منهم في ساعات الهدوء عندئذٍ، ويتلقاها بعد انتهائها.',
    two: 'اثنان منهم في ساعات الهدوء عندئذٍ، ويتلقيانها بعد انتهائها.',
    few: '{count} منهم في ساعات الهدوء عندئذٍ، ويتلقونها بعد انتهائها.',
    many: '{count} منهم في ساعات الهدوء عندئذٍ، ويتلقونها بعد انتهائها.',
    other: '{count} منهم في ساعات الهدوء عندئذٍ، ويتلقونها بعد انتهائها.',
  },
});

export const schedule = translate<(typeof english)['schedule'], 'ar'>({
  title: 'الجدولة',
  choice: 'موعد الإرسال',
  now: 'الآن',
  later: 'في وقت محدد',
  nowHint: 'تُرسَل بمجرد أن تؤكدها. ومن كان في ساعات الهدوء يتلقاها بعد انتهائها.',
  day: 'اليوم',
  time: 'الوقت',
  localTime: 'في هذا الوقت بالتوقيت المحلي لكل شخص',
  localTimeHint:
    'يتلقاها كل شخص عندما يحين هذا الوقت حيث يعيش. يبدأ الإرسال من المنطقة الزمنية الأسبق. وحيث يكون الوقت قد فات، يتلقاها الأشخاص فورًا.',
  missing: 'اختر يومًا ووقتًا. التوقيت هو توقيت متجرك: {zone}.',
  at: 'تُرسَل في {exact}. التوقيت هو توقيت متجرك: {zone}.',
  skipped: 'تُقدَّم الساعة في ذلك الوقت، لذلك تُرسَل في {shown}: {exact}. التوقيت هو توقيت متجرك: {zone}.',
  twice:
    'تتكرر تلك الساعة مرتين في ذلك اليوم، وتُرسَل في الأولى منهما: {exact}. التوقيت هو توقيت متجرك: {zone}.',
});

export const template = translate<(typeof english)['template'], 'ar'>({
  title: 'اختر القالب:',
  legend: 'القالب',
  ownWords: 'نصك الخاص',
  choose: 'اختيار قالب',
  offer: 'نص العرض',
  support: 'رقم الدعم',
  supportHint: 'أرقام مع رمز الدولة، مثل 49-15215550101.',
  supportInvalid: 'يُرجى استخدام رقم هاتف صالح للدعم.',
  missing: 'أكمل هذا الحقل.',
  spaces: 'أزل علامات الجدولة (Tab)، وأي أكثر من أربع مسافات متتالية.',
  offerLines: 'لا يُسمح بأسطر جديدة، وستُزال تلقائيًا عندما نرسل حملاتك!',
  variableLines: 'لا يُسمح بأسطر جديدة في المتغيرات',
  link: 'عنوان الرابط «{name}»',
  linkStart: 'https://',
  leadsTo: 'يقود إلى {address}',
  leadsOtherwise: 'إذا تركته فارغًا، يقود إلى {address}.',
  leadsToShop: 'إذا تركته فارغًا، يقود إلى الصفحة الرئيسية لمتجرك.',
  linkInvalid: 'هذا ليس عنوان ويب. اكتبه هكذا: https://shop.example/sale',
});

export const testSend = translate<(typeof english)['testSend'], 'ar'>({
  title: 'إرسال اختبار',
  arm: 'النص المراد اختباره',
  phone: 'رقم الجوال، مع رمز الدولة',
  send: 'إرسال اختبار',
  check: 'هل وصل؟',
  sent: 'ستُرسَل رسالة WhatsApp إلى {phone}. إذا لم تصل، فتحقق من الرقم.',
  hint: 'تحل الأمثلة محل كل ما لم يُملأ بعد. ولا تُحتسب الاختبارات في أرقامك.',
  hintUnsaved:
    'لا يشمل الاختبار تغييراتك غير المحفوظة. وتحل الأمثلة محل كل ما لم يُملأ بعد. ولا تُحتسب الاختبارات في أرقامك.',
});

export const toasts = translate<(typeof english)['toasts'], 'ar'>({
  saving: 'جارٍ حفظ الحملة',
  saved: 'تم حفظ الحملة كمسودة بنجاح',
  scheduling: 'جارٍ جدولة الحملة',
  scheduled: 'تمت جدولة الحملة بنجاح',
  starting: 'جارٍ بدء الحملة الجماعية',
  started: 'انطلقت الحملة الجماعية',
});

export const unsaved = translate<(typeof english)['unsaved'], 'ar'>({
  text: 'في هذه الحملة الجماعية تغييرات غير محفوظة.',
  leave: 'تجاهل التغييرات',
  stay: 'متابعة التعديل',
  save: 'حفظ المسودة',
});
