import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const bodyFaults = translate<(typeof english)['bodyFaults'], 'ar'>({
  missing: 'لا يمكن أن يكون نص القالب فارغًا',
  emptyLines: 'لا يمكن أن يحتوي نص القالب على سطرين فارغين متتاليين.',
  gap: 'يجب أن تكون متغيرات النص {{1}} ثم {{2}} وهكذا، دون فجوة.',
  sample: 'كل متغير في النص يحتاج إلى مثال.',
  ends: 'لا يمكن أن يبدأ النص أو ينتهي بمتغير.',
  fewWords: 'في النص متغيرات أكثر مما يسمح به عدد كلماته.',
  spaces: 'لا يمكن أن يحتوي النص على علامات جدولة أو أكثر من أربع مسافات متتالية.',
  twice: 'لمتغيرين في النص الاسم نفسه.',
  offerTooLong: 'نص العرض المحدود المدة {most} حرف على الأكثر.',
});

export const draftFaults = translate<(typeof english)['draftFaults'], 'ar'>({
  unreadable: 'تعذّرت قراءة هذا القالب.',
  language: 'لا يعرف WhatsApp هذه اللغة. اختر رمزًا مثل en أو pt_BR.',
  languageForm: 'تُكتب اللغة مثل en، أو مع البلد مثل pt_BR.',
  malformed: 'اكتب المتغير هكذا {{name}}: قوسان معقوفان على كل جانب، وبينهما حروف وأرقام و _، والبداية بحرف.',
  fileMissing: {
    image: 'ارفع الصورة التي تظهر فوق النص.',
    video: 'ارفع الفيديو الذي يظهر فوق النص.',
    document: 'ارفع المستند الذي يظهر فوق النص.',
  },
  tooManyReplies: 'يحتوي القالب على {most} ردود سريعة على الأكثر.',
  tooManyLinks: 'يحتوي القالب على رابط واحد على الأكثر: نصّه وعنوانه.',
  repliesOrLink: 'يحتوي القالب على ردود سريعة أو رابط، لا كليهما.',
  shapeDiffers:
    'للقالب في كل لغة الفئة والترويسة والمتغيرات والأزرار نفسها: قارنه بالقالب المكتوب بلغة {language}.',
  notRejected: 'لا يمكن تغيير القالب إلا إذا رُفض، لأن لكل اسم نصًا واحدًا. انسخه باسم آخر.',
  stillSent: 'ما زال هذا القالب يُرسل: {use}. اختر قالبًا آخر هناك، ثم احذفه.',
});

export const headerFaults = translate<(typeof english)['headerFaults'], 'ar'>({
  missing: 'نص الترويسة مفقود.',
  tooLong: 'الترويسة أطول من {most} حرفًا.',
  notPlain: 'لا يمكن أن تحتوي الترويسة على فواصل أسطر أو تنسيق أو رموز تعبيرية.',
  oneVariable: 'يمكن أن تحتوي الترويسة على متغير واحد على الأكثر.',
  counted: 'يُكتب متغير الترويسة {{1}}.',
  sample: 'متغير الترويسة يحتاج إلى مثال.',
});

export const nameFaults = translate<(typeof english)['nameFaults'], 'ar'>({
  missing: 'لا يمكن أن يكون اسم القالب فارغًا',
  deleted: 'حُذف قالب باسم {name}، وما زالت رسائل أُرسلت به تعرضه. اختر اسمًا آخر.',
  tooMany: 'لديك {most} قالب، وهذا هو الحد الأقصى. احذف قالبًا قبل أن تنشئ آخر.',
});

export const partFaults = translate<(typeof english)['partFaults'], 'ar'>({
  footerMissing: 'التذييل فارغ.',
  footerTooLong: 'التذييل أطول من {most} حرفًا.',
  footerNotPlain: 'لا يمكن أن يحتوي التذييل على فواصل أسطر أو متغيرات.',
  variableName: 'يتكون اسم المتغير من 50 حرفًا ورقمًا و _ على الأكثر، ويبدأ بحرف.',
  sampleMissing: 'كل متغير يحتاج إلى مثال.',
  sampleTooLong: 'أحد الأمثلة أطول من {most} حرف.',
  sampleNotPlain: 'لا يحتوي المثال على فواصل أسطر أو علامات جدولة أو أكثر من أربع مسافات متتالية.',
  address: 'يبدأ العنوان بـ https.',
  addressTooLong: 'هذا العنوان أطول من {most} حرف.',
  buttonMissing: 'لا يمكن أن يكون نص الزر فارغًا.',
  buttonVariable: 'لا يمكن أن يحتوي نص الزر على متغيرات.',
  buttonNotPlain: 'لا يمكن أن يحتوي نص الزر على فواصل أسطر أو تنسيق أو رموز تعبيرية.',
  buttonTwice: 'لزرّين النص نفسه.',
  tooManyButtons: 'يحتوي القالب على {most} أزرار على الأكثر.',
});
