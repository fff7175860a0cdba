import { translate } from '#platform/language/catalogue.ts';
import { account, auth } from './ar-whatsapp-account-failures.ts';
import type * as english from './en-whatsapp-failures.ts';

export const whatsappFailures: (typeof english)['whatsappFailures'] = {
  transient: translate<(typeof english)['whatsappFailures']['transient'], 'ar'>({
    '1': { happened: 'حدث خلل في WhatsApp نفسه.', merchant: 'لا يلزمك فعل شيء.' },
    '2': { happened: 'توقف WhatsApp لحظة.', merchant: 'لا يلزمك فعل شيء.' },
    '131000': { happened: 'حدث خطأ لدى WhatsApp، ولم يذكر ما هو.', merchant: 'لا يلزمك فعل شيء.' },
    '131016': { happened: 'كانت خدمة WhatsApp مثقلة.', merchant: 'لا يلزمك فعل شيء.' },
    '131057': {
      happened: 'كانت ترقية رقمك جارية، فلم يتمكن من الإرسال لدقيقة.',
      merchant: 'لا يلزمك فعل شيء: أصبح أسرع الآن.',
    },
    '133004': { happened: 'لم يكن خادم WhatsApp متاحًا.', merchant: 'لا يلزمك فعل شيء.' },
  }),
  rate: translate<(typeof english)['whatsappFailures']['rate'], 'ar'>({
    '4': { happened: 'أرسل Bellbird إلى WhatsApp طلبات كثيرة دفعة واحدة.', merchant: 'لا يلزمك فعل شيء.' },
    '17': { happened: 'أرسل من ربط رقمك إلى WhatsApp طلبات كثيرة دفعة واحدة.', merchant: 'لا يلزمك فعل شيء.' },
    '32': { happened: 'أرسلت صفحتك إلى WhatsApp طلبات كثيرة دفعة واحدة.', merchant: 'لا يلزمك فعل شيء.' },
    '613': { happened: 'وصلت إلى WhatsApp في لحظة طلبات أكثر مما يسمح به.', merchant: 'لا يلزمك فعل شيء.' },
    '80007': { happened: 'بلغ حسابك على WhatsApp Business حد السرعة مؤقتًا.', merchant: 'لا يلزمك فعل شيء.' },
    '80008': {
      happened: 'استعلم Bellbird عن حسابك على WhatsApp Business مرات كثيرة دفعة واحدة.',
      merchant: 'لا يلزمك فعل شيء.',
    },
    '130429': {
      happened: 'أُرسلت من رقمك في الثانية رسائل أكثر مما يسمح به WhatsApp.',
      merchant: 'لا يلزمك فعل شيء.',
    },
  }),
  pairRate: translate<(typeof english)['whatsappFailures']['pairRate'], 'ar'>({
    '131056': { happened: 'أُرسلت إلى هذا الشخص رسائل كثيرة خلال بضع ثوانٍ.', merchant: 'لا يلزمك فعل شيء.' },
  }),
  perUserMarketing: translate<(typeof english)['whatsappFailures']['perUserMarketing'], 'ar'>({
    '130472': {
      happened: 'حجب WhatsApp هذا العرض لأن الشخص ضمن إحدى تجاربه.',
      merchant: 'لا يلزمك فعل شيء: ستنتهي التجربة تلقائيًا.',
    },
    '131049': {
      happened: 'حجب WhatsApp هذا العرض لأن الشخص يتلقى رسائل تسويقية كثيرة من الشركات كلها معًا.',
      merchant: 'رقمك سليم. العروض الأقل والأفضل تصل أكثر.',
    },
  }),
  optedOut: translate<(typeof english)['whatsappFailures']['optedOut'], 'ar'>({
    '131050': {
      happened: 'أوقف هذا الشخص عروضك في WhatsApp نفسه.',
      merchant: 'احترم رغبته. يمكنه أن يشترك من جديد في متجرك.',
    },
  }),
  undeliverable: translate<(typeof english)['whatsappFailures']['undeliverable'], 'ar'>({
    '130497': {
      happened: 'لا يُسمح لحسابك بمراسلة أشخاص في هذه الدولة.',
      merchant: 'أزل هذه الدولة من جمهورك.',
    },
    '131021': { happened: 'كانت الرسالة موجهة إلى رقمك أنت.', merchant: 'اختبر بهاتف آخر.' },
    '131026': {
      happened: 'تعذّر تسليم الرسالة: الرقم ليس على WhatsApp، أو تطبيقه قديم جدًا.',
      merchant: 'تحقق من الرقم مع العميل، أو تواصل معه بطريقة أخرى.',
    },
    '131030': {
      happened: 'رقمك في وضع الاختبار، وهذا الشخص ليس ضمن قائمة المختبِرين.',
      merchant: 'أخرج الرقم من وضع الاختبار في WhatsApp Manager.',
    },
    '131051': {
      happened: 'لا يستطيع WhatsApp لدى هذا الشخص عرض هذا النوع من الرسائل.',
      merchant: 'استخدم رسالة أبسط، فيها نص وصورة.',
    },
  }),
  windowClosed: translate<(typeof english)['whatsappFailures']['windowClosed'], 'ar'>({
    '131047': {
      happened: 'مرت أكثر من 24 ساعة على آخر رسالة كتبها هذا الشخص إليك، وبعدها لا تُرسَل إلا القوالب.',
      merchant: 'أرسل قالبًا معتمدًا بدلًا منها.',
    },
  }),
  template: translate<(typeof english)['whatsappFailures']['template'], 'ar'>({
    '132000': {
      happened: 'عدد المتغيرات في القالب غير عددها في الرسالة.',
      merchant: 'قدّم القالب للاعتماد من جديد.',
    },
    '132001': {
      happened: 'القالب غير موجود بهذه اللغة، أو لم يعتمده WhatsApp بعد.',
      merchant: 'راجعه ضمن «القوالب» وقدّمه للاعتماد من جديد.',
    },
    '132007': {
      happened: 'يخالف محتوى القالب إحدى قواعد WhatsApp.',
      merchant: 'غيّر نصه وقدّمه للاعتماد من جديد.',
    },
    '132012': {
      happened: 'مُلئ أحد المتغيرات بصيغة غير التي يتوقعها القالب.',
      merchant: 'تحقق من متغيرات القالب.',
    },
    '132015': {
      happened: 'أوقف WhatsApp هذا القالب مؤقتًا لأنه لم يعجب العملاء.',
      merchant: 'انتظر حتى يُسمح به من جديد، أو اكتب قالبًا أفضل.',
    },
    '132016': { happened: 'عطّل WhatsApp هذا القالب نهائيًا بعد شكاوى متكررة.', merchant: 'اكتب قالبًا جديدًا.' },
    '132068': { happened: 'النموذج داخل هذا القالب محظور.', merchant: 'غيّر القالب إلى قالب بلا نموذج.' },
    '132069': { happened: 'يُفتح النموذج داخل هذا القالب مرات كثيرة جدًا.', merchant: 'حاول مجددًا لاحقًا.' },
  }),
  request: translate<(typeof english)['whatsappFailures']['request'], 'ar'>({
    '100': {
      happened: 'لم يفهم WhatsApp جزءًا من هذه الرسالة.',
      merchant: 'أبلغ من يدير خادم Bellbird لديك.',
    },
    '131008': {
      happened: 'ينقص هذه الرسالة جزء يحتاج إليه WhatsApp.',
      merchant: 'تحقق من متغيرات القالب وصوره.',
    },
    '131009': {
      happened: 'في هذه الرسالة قيمة لا يقبلها WhatsApp.',
      merchant: 'تحقق من متغيرات القالب وروابطه.',
    },
    '131062': {
      happened: 'لا يعرف WhatsApp هذا الشخص إلا باسم لا يمكن إرسال هذه الرسالة إليه.',
      merchant: 'اطلب منه رقم هاتفه.',
    },
    '132005': {
      happened: 'أصبح النص طويلًا جدًا بعد إدراج قيم هذا الشخص فيه.',
      merchant: 'إذا تكرر ذلك كثيرًا، فاختصر نص القالب.',
    },
    '132008': {
      happened: 'في أحد متغيرات هذه الرسالة قيمة لا يسمح بها WhatsApp هناك.',
      merchant: 'تحقق مما تُملأ به متغيرات القالب.',
    },
    '132018': {
      happened: 'في هذه الرسالة قيمة لا تناسب نص القالب أو ترويسته أو أزراره.',
      merchant: 'إذا حدث ذلك مع كل رسالة، فقدّم القالب للاعتماد من جديد.',
    },
    '135000': { happened: 'رفض WhatsApp الرسالة دون أن يذكر أي جزء منها.', merchant: 'جرّب قالبًا آخر.' },
  }),
  media: translate<(typeof english)['whatsappFailures']['media'], 'ar'>({
    '131052': {
      happened: 'تعذّر جلب الصورة أو الملف الذي أرسله هذا الشخص.',
      merchant: 'اطلب منه إرساله من جديد.',
    },
    '131053': {
      happened: 'تعذّر على WhatsApp تحميل الصورة أو الملف في هذه الرسالة.',
      merchant: 'استبدله: حجم الصورة 5 ميغابايت على الأكثر، بصيغة JPEG أو PNG.',
    },
  }),
  account: account,
  auth: auth,
};
