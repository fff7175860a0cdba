import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-design.ts';

export const chat = translate<(typeof english)['chat'], 'ar'>({
  WA: 'دردشة WhatsApp',
  FB: 'دردشة Messenger',
  colour: 'لون زر الدردشة',
  greetingColour: 'لون الترحيب',
  startColour: 'لون «بدء الدردشة»',
  loggedIn: 'نص الترحيب لمن سجّل الدخول',
  loggedOut: 'نص الترحيب لمن لم يسجّل الدخول',
  supportNumber: 'رقم الدعم',
  supportNumberHint: 'مع رمز الدولة. تصل إليه رسائل العملاء.',
  heading: 'عنوان الدردشة',
  subheading: 'العنوان الفرعي للدردشة',
  greeting: 'نص الترحيب',
  widgetText: 'النص على زر الدردشة',
  firstWords: 'بداية أول رسالة من العميل',
  collectPhone: 'طلب رقم هاتف العميل',
  position: 'موضع زر الدردشة',
  positions: { left: 'يسار', right: 'يمين' },
  distance: 'بُعد زر الدردشة',
  pixels: 'بكسل',
  distanceHint: '0 يعني 2% من النافذة.',
});

export const code = translate<(typeof english)['code'], 'ar'>({
  label: 'رمز الخصم',
  sample: 'ضع رمزك محل الرمز النموذجي {code} لتفعّل الأداة.',
  percent: 'إذا حددت نسبة، يُنشأ الرمز في متجرك، ما لم يكن موجودًا فيه.',
  created: 'أصبح {code} في متجرك، لخصم {percent}%.',
  exists: 'الرمز {code} موجود في متجرك بالفعل، وتسري شروطه هو.',
});

export const colours = translate<(typeof english)['colours'], 'ar'>({
  background: 'لون الخلفية',
  cross: 'لون علامة الإغلاق',
  font: 'لون الخط',
  button: 'لون الزر',
  buttonText: 'لون نص الزر',
  code: 'لون الرمز',
});

export const discount = translate<(typeof english)['discount'], 'ar'>({
  title: 'الخصم',
  asks: 'هل يحصل العملاء على خصم مقابل الاشتراك؟',
  yes: 'نعم',
  no: 'لا',
  which: 'أي رمز؟',
  fixed: 'رمز واحد للجميع',
  unique: 'رمز لكل عميل',
  validDays: 'مدة صلاحية كل رمز',
  winnersValidDays: 'مدة صلاحية رموز الفائزين',
  days: 'يوم',
});

export const general = translate<(typeof english)['general'], 'ar'>({
  title: 'الإعدادات العامة',
  back: 'الرجوع إلى الإعدادات العامة',
  partOfView: '{part} · {view}',
  designs: 'تصاميم جاهزة',
  designsTry: 'جرّب تصميمًا',
  designsNote: 'يأتي التصميم الجاهز بألوان وخطوط وصورة ونصوص قصيرة.',
  designsKeep: 'تبقى النصوص التي كتبتها.',
  designsKeepTitle: 'يبقى عنوانك ليقرأ العملاء عن خصمك. وتبقى أيضًا النصوص التي كتبتها.',
  layout: 'التخطيط (للعرض المفتوح والمكتمل)',
  layouts: {
    pill: 'بطاقة عند الحافة',
    modalImageAtTop: 'الصورة في الأعلى',
    modalImageBehind: 'الصورة في الخلفية',
    modalImageAtRight: 'الصورة على اليمين',
    modalImageAtPillClick: 'تُفتح من زر ثابت',
    byItself: 'تُفتح تلقائيًا',
  },
  texts: 'النصوص',
  titleText: 'نص العنوان',
  subtitleText: 'نص العنوان الفرعي',
  messenger: 'إعدادات Messenger',
  about: 'عن هذه الأداة',
  name: 'الاسم',
  nameHint: 'لا يراه غيرك.',
  wording: 'ما يوافق عليه العملاء',
  wordingInChat: 'يظهر عندما تطلب الدردشة رقم هاتف العميل. وحتى ذلك الحين، لا يشترك أحد هنا.',
  wordingBelowField: 'يظهر تحت حقل الرقم، ويُحفظ مع كل اشتراك إثباتًا.',
  wordingAboveButton: 'يظهر فوق الزر، ويُحفظ مع كل اشتراك إثباتًا.',
  confirms: 'يؤكد كل مشترك برسالة منه على WhatsApp',
  offersChat: 'يمكن للعملاء مراسلتك بدلًا من كتابة رقم',
  offersChatHint:
    'يفتح رابط (على الهواتف) أو رمز QR (على أجهزة الكمبيوتر) تطبيق WhatsApp مع الرسالة التي تسجّل اشتراكهم.',
  offersChatWaits: 'يظهر هذا عندما يكون لمتجرك رقم WhatsApp يمكن مراسلته.',
});

export const looks = translate<(typeof english)['looks'], 'ar'>({
  buttonText: 'نص الزر',
  shows: 'ما تعرضه الصورة',
  showsHint: 'للعملاء الذين لا يمكنهم رؤيتها. اتركه فارغًا إذا كانت الصورة للزينة فقط.',
  logoUrl: 'رابط الشعار',
  wheelLogoUrl: 'رابط الشعار في وسط العجلة',
});

export const messenger = translate<(typeof english)['messenger'], 'ar'>({
  text: 'نص الزر',
  option: 'زر أو مربع اختيار',
  optionHint: 'مع مربع الاختيار، يحدد العملاء أنهم موافقون قبل أن يعمل الزر.',
  options: { button: 'زر', checkbox: 'مربع اختيار' },
  colour: 'اللون',
  colours: { Blue: 'أزرق', White: 'أبيض' },
  size: 'الحجم',
  sizes: { Small: 'صغير', Medium: 'متوسط', Large: 'كبير' },
});

export const offers = translate<(typeof english)['offers'], 'ar'>({
  title: 'العروض',
  offer: 'العرض: {text}',
  deleteNamed: 'حذف العرض: {text}',
  noDiscount: 'بلا خصم بعد',
  percent: '{percent}%',
  add: 'إضافة عرض',
  createCode: 'أنشئ رمز خصم في Shopify وأضفه هنا',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  text: 'العرض',
  orCode: 'أو رمز الخصم',
  codeHint: 'إذا حددت نسبة، يحصل كل فائز على رمز خاص به. أما الرمز الذي تكتبه فيجب أن يكون موجودًا في متجرك.',
  weight: 'الوزن',
  neverDrawn: 'لا يظهر أبدًا.',
  drawn: 'يظهر في {percent}% من الدورات.',
  message: 'رسالة للفائز',
  delete: 'حذف هذا العرض',
});

export const parts = translate<(typeof english)['parts'], 'ar'>({
  title: 'العنوان',
  subtitle: 'العنوان الفرعي',
  text: 'النص',
  pill: 'الزر الثابت',
  backgroundColor: 'لون الخلفية',
  backgroundImage: 'صورة الخلفية',
  logo: 'الشعار',
  sendToMessenger: 'الإرسال إلى Messenger',
  button: 'الزر',
  code: 'رمز الخصم',
  empty: 'فارغ',
  none: 'لا يوجد',
  hasLogo: 'نعم',
  imageSources: { URL: 'رابط', Upload: 'ملف مرفوع', GIF: 'GIF' },
});

export const wheel = translate<(typeof english)['wheel'], 'ar'>({
  background: 'إعدادات الخلفية',
  type: 'النوع',
  types: { color: 'لون', gradient: 'تدرّج', url: 'رابط صورة', upload: 'رفع صورة' },
  firstColour: 'اللون الأول',
  secondColour: 'اللون الثاني',
  rotate: 'تدوير التدرّج',
  degrees: {
    zero: '{count} درجة',
    one: 'درجة واحدة',
    two: 'درجتان',
    few: '{count} درجات',
    many: '{count} درجة',
    other: '{count} درجة',
  },
  settings: 'إعدادات العجلة',
  offerFont: 'خط العروض',
  markerColour: 'لون المؤشر',
  firstWedge: 'لون العجلة الأول',
  firstFont: 'لون الخط على الأول',
  secondWedge: 'لون العجلة الثاني',
  secondFont: 'لون الخط على الثاني',
});
