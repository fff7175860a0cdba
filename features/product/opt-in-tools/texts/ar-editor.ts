import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-editor.ts';

export const behaviour = translate<(typeof english)['behaviour'], 'ar'>({
  when: 'متى تظهر؟',
  where: 'أين تظهر؟',
  who: 'لمن تظهر؟',
  pages: 'في أي صفحات؟',
  triggers: {
    scroll: 'تظهر بعد التمرير لأسفل',
    exit: 'تظهر عند المغادرة (ليس على الهواتف)',
    time: 'تظهر بعد مدة',
    welcome: 'تظهر عند الوصول',
    allTime: 'تظهر طوال الوقت',
    show: 'تظهر طوال الوقت',
    hide: 'تظهر عند النقر عليها',
    fade: 'يظهر الترحيب ثم يتلاشى',
  },
  howFar: 'مقدار التمرير',
  after: 'بعد',
  percentOfPage: '% من الصفحة',
  seconds: 'ثانية',
  pixels: 'بكسل',
  scrollMeaning: 'الجزء الذي رآه العميل من الصفحة، من أعلاها حتى الحافة السفلى للنافذة.',
  scrollRange: 'يجب أن تكون نسبة التمرير بين 0 و100',
  allTimesMeaning: 'يبقى زر ثابت عند حافة الصفحة، وتُفتح العجلة عندما ينقر عليه العميل.',
  audiences: { unOpted: 'العملاء الذين لم يشتركوا بعد', everyone: 'الجميع' },
  positions: { right: 'يمين', bottomRight: 'أسفل اليمين', left: 'يسار', bottomLeft: 'أسفل اليسار' },
  distanceHint: '0 هو البعد المعتاد. زِده إذا كان في أسفل الثيم شريط.',
});

export const contrast = translate<(typeof english)['contrast'], 'ar'>({
  title: 'تصعب قراءة العنوان على هذا اللون.',
  ownText: 'تصعب قراءة هذا النص على خلفيته.',
  cross: 'تصعب رؤية علامة الإغلاق على خلفيتها.',
  crossOnPill: 'تصعب رؤية علامة الإغلاق على الزر الثابت.',
  pillText: 'تصعب قراءة النص على هذا اللون.',
  buttonText: 'تصعب قراءة النص على الزر.',
  code: 'تصعب قراءة الرمز على خلفيته.',
  offers: 'تصعب قراءة العروض على هذا الجزء من العجلة.',
  measured: 'التباين {contrast}، وما بلغ {readable} أو أكثر يقرؤه الجميع.',
  measuredInPart: 'التباين {contrast} في أحد المواضع، وما بلغ {readable} أو أكثر يقرؤه الجميع.',
});

export const devices = translate<(typeof english)['devices'], 'ar'>({
  desktop: { name: 'الكمبيوتر', position: 'الموضع على الكمبيوتر', distance: 'البعد عن الأسفل على الكمبيوتر' },
  phone: { name: 'الهاتف', position: 'الموضع على الهاتف', distance: 'البعد عن الأسفل على الهاتف' },
});

export const editor = translate<(typeof english)['editor'], 'ar'>({
  title: 'أداة اشتراك',
  what: 'أداة الاشتراك',
  tabs: 'الإعدادات',
  design: 'التصميم',
  behaviour: 'السلوك',
  followUp: 'المتابعة',
  noFollowUp: 'لا رسائل متابعة على WhatsApp',
  compare: 'مقارنة بما هو محفوظ',
  save: 'حفظ',
  saved: 'تم الحفظ',
  cannotSave: 'تعذّر الحفظ: {reason}',
  nameless: 'تحتاج الأداة إلى اسم',
  discountEmpty: 'لا يمكن ترك الخصم فارغًا',
  faultInView: '{view}: {fault}',
  test: 'عرضها في متجري',
  testIsSaved: 'يعرض متجرك آخر ما حفظته. احفظ أولًا لترى تغييراتك هناك.',
});

export const fields = translate<(typeof english)['fields'], 'ar'>({
  font: 'الخط',
  percent: 'نسبة الخصم',
  longest: 'بلغت الحد الأقصى للطول: {max}',
  longestGreeting: 'بلغت الحد الأقصى للطول: {max}.',
  pickColour: '{label}: اختيار',
  colourInvalid: 'اللون هو # ثم ستة أرقام أو أحرف من A إلى F',
  pictureSource: 'مصدرها',
  pictureSources: { URL: 'رابط صورة', Upload: 'رفع صورة', GIF: 'GIF' },
  pictureUrl: 'ألصق الرابط هنا',
  pictureMissing: 'تعذّر تحميل صورة من هذا العنوان. تحقق منه، فقد يرى العملاء مساحة فارغة.',
  pictureInvalid: 'هذا ليس عنوان صورة. يبدأ مثل هذا العنوان بـ https://.',
  searchGifs: 'البحث عن صور GIF',
  search: 'بحث',
  gifs: 'صور GIF',
  gifsFor: 'صور GIF عن {text}',
  gif: 'صورة GIF رقم {number}',
  noGif: 'لا توجد صورة GIF عن «{text}».',
});

export const followUps = translate<(typeof english)['followUps'], 'ar'>({
  title: 'ماذا يتبع الاشتراك؟',
  none: 'لا تتبع الاشتراك بهذه الأداة أي رسالة، لأنها بلا حملة.',
  nameless: 'قالب',
});

export const pageRules = translate<(typeof english)['pageRules'], 'ar'>({
  include: {
    title: 'فقط في الصفحات التي عنوانها',
    how: 'فقط في الصفحات التي عنوانها: كيف',
    what: 'فقط في الصفحات التي عنوانها: ماذا',
    delete: 'حذف القاعدة {number}: فقط في الصفحات التي عنوانها',
    none: 'كل الصفحات',
  },
  exclude: {
    title: 'ليس في الصفحات التي عنوانها',
    how: 'ليس في الصفحات التي عنوانها: كيف',
    what: 'ليس في الصفحات التي عنوانها: ماذا',
    delete: 'حذف القاعدة {number}: ليس في الصفحات التي عنوانها',
    none: 'لا صفحات مستثناة',
  },
  kinds: { contains: 'يحتوي على', startsWith: 'يبدأ بـ', is: 'هو' },
  example: '/collections/summer',
  add: 'إضافة قاعدة',
});

export const preview = translate<(typeof english)['preview'], 'ar'>({
  title: 'معاينة',
  view: 'العرض',
  device: 'الجهاز',
  monitor: 'شاشة كمبيوتر',
  phone: 'هاتف',
  hint: 'انقر على جزء من الأداة لتعديله.',
  failed: 'تعذّر تحميل المعاينة. احفظ تغييراتك، ثم أعد تحميل الصفحة.',
});

export const views = translate<(typeof english)['views'], 'ar'>({
  collapsed: 'العرض المطوي',
  minimized: 'العرض المصغّر',
  open: 'العرض المفتوح',
  completed: 'العرض المكتمل',
});
