import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-page.ts';

export const cod = translate<(typeof english)['cod'], 'ar'>({
  title: 'الدفع عند الاستلام',
  prepaid: 'تحويل الدفع عند الاستلام إلى دفع مسبق',
  prepaidNote: 'يمكن للعملاء الدفع عبر الإنترنت بالخصم الذي تحدده، بدلًا من الدفع عند الباب.',
  notActive: 'تواصل مع الدعم لتفعيل التحويل إلى الدفع المسبق',
  prepaidDiscount: 'الخصم عند الدفع عبر الإنترنت',
  cancel: 'إتاحة الإلغاء',
  cancelNote: 'يمكن للعملاء إلغاء طلب لم يعودوا يريدونه، قبل أن تشحنه.',
  inStore: 'إلغاء الطلب في المتجر',
  inStoreNote: 'عند التعطيل يُضاف إلى الطلب الوسم COD-CANCELLED فقط، وتلغيه أنت بنفسك.',
  expiries: { fulfillment: 'عند تنفيذ الطلب', delay: 'بعد عدد من الساعات' },
  linkExpires: 'انتهاء صلاحية رابط الدفع',
  linkHours: 'انتهاء صلاحية رابط الدفع: الساعات',
  cancelExpires: 'انتهاء إمكانية الإلغاء',
  cancelHours: 'انتهاء إمكانية الإلغاء: الساعات',
  names: 'أسماؤك الخاصة للدفع عند الاستلام',
  namesNote: 'اسم واحد في كل سطر. الأسماء مثل «Cash on Delivery (COD)» معروفة بالعربية والإنجليزية والهندية.',
});

export const discount = translate<(typeof english)['discount'], 'ar'>({
  none: 'لا يعرض هذا النص خصمًا.',
  title: 'الخصم',
  type: 'نوع الخصم',
  types: { unique: 'رمز لكل عميل', fixed: 'رمز واحد للجميع' },
  percentage: 'نسبة الخصم',
  code: 'رمز الخصم',
  expiry: 'مدة الصلاحية',
  unit: 'الوحدة',
  units: { Days: 'أيام', Hours: 'ساعات', Minutes: 'دقائق', Seconds: 'ثوانٍ' },
});

export const emptyPage = translate<(typeof english)['emptyPage'], 'ar'>({
  title: 'لا رسائل بعد',
  text: 'تُعدّ رسائل هذه الحملة عند ربط المتجر. أعد تحميل هذه الصفحة بعد دقيقة.',
  again: 'إعادة التحقق',
});

export const holdOut = translate<(typeof english)['holdOut'], 'ar'>({
  title: 'حصة مجموعة المقارنة',
  note: 'لا تتلقى هذه الحصة من العملاء أي رسالة من هذه الحملة، وهم الأشخاص أنفسهم دائمًا. ومع 0% يتلقاها الجميع.',
});

export const linkSettings = translate<(typeof english)['linkSettings'], 'ar'>({
  redirect: 'رابط التحويل',
  redirectNote: 'الصفحة التي يفتحها رابط الرسالة، بدلًا من الصفحة التي تتحدث عنها.',
  redirectHint: 'https://',
  utm: 'معلمات UTM لروابطها',
});

export const messages = translate<(typeof english)['messages'], 'ar'>({
  title: 'الرسالة {number}',
  spoken: 'الرسالة {number}',
  time: 'وقت {message}',
  howMany: 'وقت {message}: العدد',
  unit: 'وقت {message}: الوحدة',
  row: 'بعد {delay} {phrase}',
  sendsWithCampaign: 'لا تُرسَل إلا إذا كانت الحملة مفعّلة أيضًا.',
  send: 'إرسال الرسالة {number}',
  sendToo: 'إرسال هذه الرسالة أيضًا',
  what: 'النصوص المتاحة للاختيار',
  choice: 'نص الرسالة {number}',
  restart: 'بدء المحادثة من جديد',
});

export const moreSettings = translate<(typeof english)['moreSettings'], 'ar'>({
  ofCampaign: 'إعدادات أخرى<spoken> للحملة</spoken>',
  ofMessage: 'إعدادات أخرى<spoken>: {message}</spoken>',
});

export const noResponse = translate<(typeof english)['noResponse'], 'ar'>({
  title: 'إلغاء الطلب إذا لم يصل رد خلال يومين',
  note: 'عند التفعيل، يُلغى الطلب في متجرك إذا لم يؤكده العميل ولم يلغه.',
});

export const ownTemplates = translate<(typeof english)['ownTemplates'], 'ar'>({
  choose: 'اختيار أحد قوالبي',
  chooseFor: 'اختيار أحد قوالبي للرسالة {number}',
  one: 'قالبك الخاص',
  words: 'نصك الخاص',
});

export const phoneLook = translate<(typeof english)['phoneLook'], 'ar'>({
  dark: 'عرض هاتف داكن',
  light: 'عرض هاتف فاتح',
  rtl: 'العرض من اليمين إلى اليسار',
  ltr: 'العرض من اليسار إلى اليمين',
});

export const problems = translate<(typeof english)['problems'], 'ar'>({
  details: 'يُرجى إدخال تفاصيل الخصم',
  holdOut: 'أدخل نسبة مئوية صحيحة من 0 إلى 50',
  time: 'يجب أن يكون الوقت صالحًا',
  address: 'أدخل عنوانًا يبدأ بـ https://',
  days: 'أدخل عدد أيام صحيحًا، 365 على الأكثر',
  expiry: 'أدخل عددًا صحيحًا من 1 إلى 9999، أو اتركه فارغًا',
  hours: 'أدخل عدد ساعات صحيحًا',
});

export const saveBar = translate<(typeof english)['saveBar'], 'ar'>({
  label: 'حفظ',
  save: 'حفظ',
  saved: 'تم الحفظ',
  saving: 'جارٍ حفظ تغييراتك',
  wrong: 'تغييرات غير محفوظة. صحّح الحقول المميّزة لتحفظها.',
  missing: 'ينقص شيء ما. ابحث عن الحقول المميّزة.',
  allSaved: 'كل التغييرات محفوظة',
  unsaved: 'تغييرات غير محفوظة',
});

export const supportNumber = translate<(typeof english)['supportNumber'], 'ar'>({
  title: 'رقم الدعم',
  what: 'رقم الدعم',
  country: 'الدولة',
  number: 'الرقم',
  missing: 'أدخل الرقم الذي يمكن للعملاء الاتصال به أو مراسلته.',
  unreachable: 'هذا ليس رقمًا من تلك الدولة. تحقق من الأرقام.',
  save: 'حفظ',
  saved: 'تم الحفظ',
  none: 'لا يوجد رقم بعد.',
  note: 'تعرضه الحملات وأدوات الاشتراك التي ليس لها رقم دعم خاص بها.',
  ofCampaign: 'تستخدمه رسائل هذه الحملة التي تعرض رقم دعم.',
  orOfShop: 'تستخدمه الرسائل التي تعرض رقم دعم. وإذا كان فارغًا، تستخدم رقم متجرك: {number}.',
});

export const upsell = translate<(typeof english)['upsell'], 'ar'>({
  cooldown: 'الأيام بين عرضين إضافيين',
  cooldownNote: 'لا يتلقى العميل أكثر من عرض إضافي واحد خلال هذا العدد من الأيام.',
  onCod: 'عرض إضافي مع طلبات الدفع عند الاستلام أيضًا',
  onCodOf: 'طلبات الدفع عند الاستلام أيضًا، {message}',
});
