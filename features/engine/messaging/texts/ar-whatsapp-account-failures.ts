import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-whatsapp-account-failures.ts';

export const account = translate<(typeof english)['account'], 'ar'>({
  '33': {
    happened: 'لم يعد WhatsApp يعرف الرقم الذي أُرسلت منه، أو لم يعد مسموحًا لـ Bellbird باستخدامه.',
    merchant: 'اربط رقمك من جديد في الإعدادات.',
  },
  '368': {
    happened: 'حظر WhatsApp حسابك مؤقتًا بسبب قواعده.',
    merchant: 'افتح WhatsApp Manager لتعرف السبب ومدة الحظر.',
  },
  '803': {
    happened: 'لا يعرف WhatsApp الرقم الذي أُرسلت منه هذه الرسالة.',
    merchant: 'اربط رقمك من جديد في الإعدادات.',
  },
  '131031': {
    happened: 'أقفل WhatsApp حسابك.',
    merchant: 'افتح WhatsApp Manager لتعرف السبب وتقدّم اعتراضًا.',
  },
  '131037': { happened: 'لم يُعتمد الاسم المعروض لرقمك.', merchant: 'اختر اسمًا آخر في WhatsApp Manager.' },
  '131042': {
    happened: 'تعذّر على WhatsApp تحصيل الرسوم من حسابك.',
    merchant: 'أضف طريقة الدفع أو جدّدها في WhatsApp Manager.',
  },
  '131045': { happened: 'رقمك غير مسجّل لدى WhatsApp.', merchant: 'اربط الرقم من جديد في الإعدادات.' },
  '131048': {
    happened: 'قيّد WhatsApp رقمك لأن كثيرين حظروه أو أبلغوا عنه.',
    merchant: 'لا ترسل شيئًا لمدة يوم، ثم اقتصر على من اشترى مؤخرًا.',
  },
  '131063': {
    happened: 'الرسائل التسويقية معطّلة لحسابك على WhatsApp.',
    merchant: 'اطلب تفعيلها من دعم WhatsApp.',
  },
  '131064': { happened: 'حسابك مقيّد ولا يمكنه الإرسال الآن.', merchant: 'افتح WhatsApp Manager لتعرف السبب.' },
  '133000': {
    happened: 'كانت إزالة رقمك من WhatsApp جارية ولم تكتمل.',
    merchant: 'اربط الرقم من جديد في الإعدادات.',
  },
  '133005': {
    happened: 'رمز PIN لرقمك غير صحيح.',
    merchant: 'عيّن رمز PIN جديدًا في WhatsApp Manager، ثم اربط الرقم من جديد.',
  },
  '133006': {
    happened: 'يطلب WhatsApp إثبات ملكية رقمك من جديد.',
    merchant: 'أثبت ملكيته في WhatsApp Manager، ثم اربط الرقم من جديد.',
  },
  '133008': {
    happened: 'أُدخل رمز PIN لرقمك خطأً مرات كثيرة.',
    merchant: 'انتظر المدة التي يذكرها WhatsApp Manager، ثم اربط الرقم من جديد.',
  },
  '133009': {
    happened: 'جُرّب رمز PIN لرقمك بسرعة زائدة.',
    merchant: 'انتظر بضع دقائق، ثم اربط الرقم من جديد.',
  },
  '133010': {
    happened: 'رقمك غير مسجّل للإرسال لدى WhatsApp. وكثيرًا ما يحدث ذلك بعد نقل الرقم.',
    merchant: 'اربط الرقم من جديد في الإعدادات.',
  },
  '133015': {
    happened: 'حُذف رقمك من WhatsApp قبل لحظات.',
    merchant: 'انتظر خمس دقائق، ثم اربط الرقم من جديد في الإعدادات.',
  },
  '133016': {
    happened: 'سُجّل رقمك وأُزيل مرات كثيرة خلال وقت قصير.',
    merchant: 'انتظر ثلاثة أيام، ثم اربط الرقم من جديد.',
  },
  '134011': {
    happened: 'لم يقبل حسابك شروط WhatsApp للمدفوعات.',
    merchant: 'اقبلها في WhatsApp Manager، ثم استأنف الإرسال.',
  },
});

export const auth = translate<(typeof english)['auth'], 'ar'>({
  '0': { happened: 'لم يقبل WhatsApp وصول Bellbird.', merchant: 'اربط رقمك من جديد في الإعدادات.' },
  '3': {
    happened: 'ينقص Bellbird أحد أذونات حسابك على WhatsApp.',
    merchant: 'اربط رقمك من جديد، مع جميع الأذونات.',
  },
  '10': { happened: 'لم يُمنح أحد الأذونات، أو سُحب.', merchant: 'اربط رقمك من جديد، مع جميع الأذونات.' },
  '101': {
    happened: 'لا يعرف WhatsApp التطبيق الذي يرسل Bellbird من خلاله.',
    merchant: 'أبلغ من يدير خادم Bellbird لديك.',
  },
  '102': { happened: 'انتهت جلسة Bellbird مع WhatsApp.', merchant: 'اربط رقمك من جديد في الإعدادات.' },
  '104': { happened: 'لم يقبل WhatsApp توقيع Bellbird.', merchant: 'أبلغ من يدير خادم Bellbird لديك.' },
  '190': { happened: 'انتهت صلاحية وصول Bellbird إلى رقمك.', merchant: 'اربط رقمك من جديد في الإعدادات.' },
  '2500': {
    happened: 'اتصل Bellbird بـ WhatsApp من دون وصول صالح.',
    merchant: 'اربط رقمك من جديد في الإعدادات.',
  },
  '131005': {
    happened: 'لا يُسمح لـ Bellbird بالإرسال من هذا الرقم.',
    merchant: 'اربط الرقم من جديد بصفتك مسؤولًا عن حسابه.',
  },
});
